"""The box: tiles, cubes and figures as published."""

from roundhouse.games.steam.rules.box import ACTION_NUMBER, ACTIONS, COLOURS, FACES, TABLE, UPGRADES
from roundhouse.kernel.data import read_toml
from roundhouse.rails.faces import BARE_TOWN

TILES = read_toml("roundhouse.games.steam", "data/tiles.toml")["tile"]


def tiles_with(slug: str) -> int:
    return sum(tile["count"] for tile in TILES if slug in tile["faces"])


def test_STM_S4_there_are_136_tiles():
    assert sum(tile["count"] for tile in TILES) == 136
    assert all(len(tile["faces"]) == 2 for tile in TILES)


def test_STM_S4_every_configuration_has_its_published_number():
    assert tiles_with("straight") == tiles_with("gentle") == 86
    assert tiles_with("town-straight") == tiles_with("town-gentle") == 10
    assert tiles_with("sharp") == tiles_with("town-sharp") == 8
    rare = sorted(
        (tiles_with(slug), slug)
        for slug in FACES.slug
        if slug not in ("straight", "gentle", "sharp")
        and slug not in ("town-straight", "town-gentle", "town-sharp")
    )
    assert [count for count, _ in rare] == [2] * 4 + [4] * 8 + [8] * 3
    assert [slug for count, slug in rare if count == 2] == [
        *("pass-gentle", "pass-left", "pass-right", "pass-straight")
    ]
    assert {"town-end", "cross-straight"} <= {slug for count, slug in rare if count == 8}


def test_STM_B6_no_tile_has_a_face_that_could_replace_its_other_face():
    """So it never matters whether a replaced tile returns before or after the new one is taken."""
    for laid in FACES.laid:
        for new in UPGRADES[laid - BARE_TOWN]:
            slugs = {FACES.slug[FACES.face(laid)], FACES.slug[FACES.face(new)]}
            kinds = [i for i, tile in enumerate(TILES) if slugs & set(tile["faces"])]
            for kind in kinds:
                assert not slugs <= set(TILES[kind]["faces"])


def test_STM_S1_there_are_96_cubes():
    assert dict(zip(COLOURS, TABLE.goods)) == {
        "red": 20, "yellow": 20, "purple": 20, "blue": 20, "grey": 16
    }  # fmt: skip
    assert dict(zip(COLOURS, TABLE.new_cities)) == {
        "red": 1, "yellow": 1, "purple": 1, "blue": 1, "grey": 4
    }  # fmt: skip


def test_STM_A1_to_A7_the_seven_action_tiles_have_their_numbers():
    assert list(zip(ACTIONS, ACTION_NUMBER)) == [
        ("turn-order", 1),
        ("first-move", 2),
        ("engineer", 3),
        ("first-build", 4),
        ("city-growth", 5),
        ("locomotive", 6),
        ("urbanization", 7),
    ]
