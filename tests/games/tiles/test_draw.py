"""What is drawn and shown agrees with the engine, and tells nothing that is hidden."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import roundhouse as rh
from roundhouse.games.tiles.render.draw import draw, laid_tiles, style
from roundhouse.games.tiles.render.draw_tile import PICTURE, definitions, tile
from roundhouse.games.tiles.render.show import (
    HIGH,
    LEVEL,
    NARROW,
    NOTES,
    OPEN,
    RIM,
    UPRIGHT,
    WIDE,
    WIDTH,
    legend,
    open_sides,
    player_lines,
    show,
    signed,
    territory_text,
    tile_text,
    told_beside,
    total,
)
from roundhouse.games.tiles.rules.box import BLANK, KINDS, RAIL, ROAD, TILES, TURNS
from roundhouse.games.tiles.rules.phases import PLACING, POPULATING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.rules.territory import NOWHERE, cell_at, column_of, row_of

GAME = rh.game("tiles")
SVG = "{http://www.w3.org/2000/svg}"
MIDDLES = {(50.0, 0.0): 0, (100.0, 50.0): 1, (50.0, 100.0): 2, (0.0, 50.0): 3}
LARGEST_PICTURE = 400_000
GAMES = [(1, 1), (2, 2), (3, 3), (4, 4), (4, 5)]


def positions(seats: int, seed: int, every: int = 1) -> list[TilesState]:
    """Positions of a random game, from the first to the last."""
    state = GAME.new(seats, seed, {"objectives": seed % 2 == 0})
    rng = rh.Rng(seed)
    found = [state.copy()]
    while state.result is None:
        seat = state.actors[rng.below(len(state.actors))]
        state.play(state.random_move(seat, rng), seat)
        if state.moves_made % every == 0 or state.result is not None:
            found.append(state.copy())
    assert all(isinstance(one, TilesState) for one in found)
    return found  # type: ignore[return-value]


def packed(edges: list[int]) -> int:
    return sum(kind << 2 * side for side, kind in enumerate(edges))


def drawn_edges(name: str, turn: str) -> list[int]:
    """The kinds that the drawn paths bring to the middle of each side."""
    picture = tile(name, turn, 0, 0, 100)
    root = ElementTree.fromstring(f"<svg>{definitions(picture)}</svg>")
    lines = [group for group in root if group.get("id", "").startswith("rh-lines")]
    edges = [BLANK] * 4
    for path in lines[0].iter("path"):
        kinds = {"var(--tile-bed)": RAIL, "var(--road-case)": ROAD}
        kind = kinds.get(path.get("stroke", ""), 0)
        if not kind or path.get("stroke-dasharray"):
            continue
        for piece in re.findall(r"M[^M]+", path.get("d", "")):
            points = [float(number) for number in re.findall(r"-?[\d.]+", piece)]
            for point in ((points[0], points[1]), (points[-2], points[-1])):
                if point in MIDDLES:
                    assert edges[MIDDLES[point]] in (BLANK, kind)
                    edges[MIDDLES[point]] = kind
    return edges


def shown_edges(name: str, turn: str, wide: int) -> list[int]:
    """The kinds of the characters in the middle of each side."""
    rows = tile_text(name, turn, wide=wide)
    assert [len(row) for row in rows] == [wide] * HIGH
    upright = {char: kind for kind, char in UPRIGHT.items()}
    level = {char: kind for kind, char in LEVEL.items()}
    return [
        upright.get(rows[0][wide // 2], BLANK),
        level.get(rows[1][-1], BLANK),
        upright.get(rows[2][wide // 2], BLANK),
        level.get(rows[1][0], BLANK),
    ]


@pytest.mark.parametrize("name", TILES.names)
def test_every_tile_is_drawn_and_shown_with_its_own_edges_in_all_eight_turns(name: str):
    for turn, word in enumerate(TURNS):
        edges = TILES.edges[TILES.names.index(name)][turn]
        assert packed(drawn_edges(name, word)) == edges
        assert packed(shown_edges(name, word, WIDE)) == edges
        assert packed(shown_edges(name, word, NARROW)) == edges


@pytest.mark.parametrize("name", TILES.names)
def test_every_tile_shows_its_ground_its_station_and_its_position(name: str):
    design = TILES.names.index(name)
    words = "\n".join(tile_text(name))
    assert ("░" in words) == TILES.urban[design]
    assert ("■" in words) == TILES.station[design]
    letters = {"": "", "car": "c", "train": "t", "traveller": "w"}
    assert "".join(re.findall(r"[ctw]", words)) == letters[KINDS[TILES.spot[design]]]
    picture = tile(name, "turn0", 0, 0, 100)
    made = definitions(picture)
    assert ("var(--urban)" in made) == TILES.urban[design]
    assert ('x="32" y="36.5"' in made) == TILES.station[design]
    spot = KINDS[TILES.spot[design]]
    assert re.findall(r"#rh-spot-(\w+)", picture) == ([spot] if spot else [])
    assert ("#rh-medal-" + name in picture) == (name in TILES.objectives)


def test_a_pawn_hides_the_position_it_stands_on():
    picture = tile("station-curve-train", "flip2", 0, 0, 100, "pawn-train")
    assert "#rh-pawn-train" in picture
    assert "#rh-spot" not in picture
    assert "(T)" in tile_text("station-curve-train", "flip2", "(T)")[0]
    assert tile_text("station-curve-train", "flip2", "(T)", NARROW)[0].endswith("T")


def test_two_tiles_in_words():
    assert tile_text("station-rail-bend-urban-car", "turn1") == [" ░░░ c ", "───■═══", " ░░║░░ "]
    assert tile_text("overpass") == ["·  ║  ·", "───╫───", "·  ║  ·"]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_text_has_every_tile_every_point_and_every_open_end(seats: int, seed: int):
    for state in positions(seats, seed):
        view: Any = state.view(None)
        said = show(view)
        for column in view["columns"]:
            assert all(name in said for name in column["tiles"])
        for seat, player in enumerate(view["players"]):
            lines = "\n".join(player_lines(view, seat))
            assert f"points {signed(total(player))}" in lines
            for points in player["points"].values():
                assert signed(points) in lines
            for name in [*player["refused"], *player["objectives"]]:
                assert all(part in lines for part in name.split("-"))
                assert name in "".join([line.strip() for line in told_beside(player, NOTES)])
            grid = "\n".join(territory_text(player))
            tiles = player["territory"]["tiles"]
            assert grid.count(OPEN) == player["territory"]["open_ends"]
            assert len(open_sides(tiles)) == player["territory"]["open_ends"]
            pawns = sum("pawn" in laid for laid in tiles)
            assert len(re.findall(r"\([CTW]\)", grid)) == pawns
        if state.phase == PLACING:
            assert all(name in said for name in view["hand"])
        assert max(len(line) for line in said.split("\n")) <= WIDTH


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_each_tile_stands_where_the_rim_says(seats: int, seed: int):
    state = positions(seats, seed, 1000)[-1]
    view: Any = state.view(None)
    for player in view["players"]:
        rows = [line.ljust(WIDTH) for line in territory_text(player)]
        heads = {int(m.group()): m.start() for m in re.finditer(r"-?\d+", rows[0])}
        numbers = {int(row[:RIM]): i for i, row in enumerate(rows) if i and row[:RIM].strip()}
        for laid in player["territory"]["tiles"]:
            middle = heads[laid["column"]] + (1 if laid["column"] < 0 else 0)
            row = numbers[laid["row"]]
            found = rows[row][middle]
            assert found == tile_text(laid["tile"], laid["turn"])[1][WIDE // 2]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_tiles_and_barriers_lie_in_the_picture_where_they_lie_in_the_territory(
    seats: int, seed: int
):
    state = positions(seats, seed, 1000)[-1]
    view: Any = state.view(None)
    for territory, player in zip(state.territories, view["players"]):
        west = min(column_of(cell) for cell in territory.cells)
        north = min(row_of(cell) for cell in territory.cells)
        root = ElementTree.fromstring(f"<svg>{laid_tiles(player, west, north)}</svg>")
        tiles: list[tuple[int, int, str]] = []
        for group in root.findall("g"):
            ground = group[0].get("href", "").removeprefix("#rh-ground-")
            tiles.append((*moved(group), TILES.names[int(ground)]))
        barriers = [moved(one) for one in root.findall("use") if "barrier" in one.get("href", "")]
        lying: list[tuple[int, int, str]] = []
        ends: list[tuple[int, int]] = []
        for slot, cell in enumerate(territory.cells):
            x, y = 100 * (column_of(cell) - west), 100 * (row_of(cell) - north)
            lying.append((x, y, TILES.names[territory.designs[slot]]))
            for (right, down), side in MIDDLES.items():
                kind = territory.edges[slot] >> 2 * side & 3
                if kind != BLANK and territory.next[4 * slot + side] == NOWHERE:
                    ends.append((x + int(right), y + int(down)))
        assert tiles == lying
        assert sorted(barriers) == sorted(ends)


def moved(element: ElementTree.Element) -> tuple[int, int]:
    found = re.search(r"translate\((\d+) (\d+)\)", element.get("transform", ""))
    return (int(found[1]), int(found[2])) if found else (0, 0)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_pictures_are_sound_and_complete(seats: int, seed: int):
    for state in positions(seats, seed, 7):
        view: Any = state.view(None)
        picture = draw(view)
        assert picture == draw(state.view(None))
        assert len(picture) < LARGEST_PICTURE
        root = ElementTree.fromstring(picture)
        body = "".join(ElementTree.tostring(one, encoding="unicode") for one in root)
        made = {one.get("id") for one in root.iter(f"{SVG}g") if one.get("id")}
        used = {one.get("href", "")[1:] for one in root.iter(f"{SVG}use")}
        assert used == made
        players = view["players"]
        ends = sum(player["territory"]["open_ends"] for player in players)
        key = 1 if seats == 3 else 0
        assert body.count('href="#rh-barrier"') == ends + key
        tiles = sum(len(player["territory"]["tiles"]) for player in players)
        tiles += sum(len(player["refused"]) for player in players)
        tiles += sum(len(column["tiles"]) for column in view["columns"]) + len(view["starters"])
        tiles += len(view["hand"]) + 5 * key
        if view["objective_due"]:
            tiles += len(players[view["actors"][0]]["objectives"])
        assert body.count('href="#rh-rim"') == tiles
        said = [one.text for one in root.iter(f"{SVG}text")]
        for player in players:
            assert signed(total(player)) in said
            assert all(signed(points) in said for points in player["points"].values())


def test_every_colour_is_a_token_of_both_themes_and_the_dark_ones_come_after_the_light():
    sheet = style()
    state = positions(4, 4, 1000)[-1]
    for name in re.findall(r"var\(--([\w-]+)\)", draw(state.view(None))):
        assert name in PICTURE["light"]
    assert sheet.index("--bg:#E7DECA") < sheet.index("prefers-color-scheme:dark")
    assert "http" not in sheet and "@import" not in sheet and "url(" not in sheet
    assert all(
        rule.startswith((".rh-tiles", "@media")) for rule in re.findall(r"[^{};]+(?={)", sheet)
    )


def test_each_objective_has_a_sign():
    assert [name for name in TILES.objectives if name not in PICTURE["signs"]] == []


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_is_hidden_is_not_drawn(seats: int, seed: int):
    rng = rh.Rng(seed)
    for state in positions(seats, seed, 5):
        other = state.imagine(None, rng)
        assert GAME.show(other) == GAME.show(state) == str(state)
        assert GAME.draw(other) == GAME.draw(state) == state._repr_svg_()


def test_the_columns_that_a_lone_player_left_are_said_to_be_discarded():
    state = GAME.new(1, 3)
    state.play(state.hear("take 2"), 0)
    assert "1  discarded\n2  taken by player 1\n3  discarded" in str(state)
    assert (GAME.draw(state) or "").count(">discarded<") == 2


def test_a_choice_is_shown_to_its_seat_alone():
    held = 0
    for state in positions(4, 4):
        if state.phase != POPULATING:
            continue
        for seat in range(4):
            view: Any = state.view(seat)
            chosen = view["players"][seat].get("chosen", [])
            held += len(chosen)
            mine = show(view)
            assert mine.count("chosen: ") == len(chosen)
            assert len(re.findall(r"\[[CTW]\]", mine)) == len(chosen)
            assert draw(view).count('href="#rh-chosen-') == len(chosen)
        assert "chosen" not in str(state)
        assert "chosen" not in (GAME.draw(state) or "")
    assert held > 0


def test_a_long_territory_is_drawn_narrower():
    state = GAME.new(1, 1)
    assert isinstance(state, TilesState)
    straight = TILES.names.index("rail-straight")
    for column in range(16):
        state.territory(0).lay(straight, cell_at(column, 0), 1)
    said = str(state)
    assert OPEN + LEVEL[RAIL] * 16 * NARROW + OPEN in said
    assert max(len(line) for line in said.split("\n")) <= WIDTH
    ElementTree.fromstring(GAME.draw(state) or "")


def test_the_legend_explains_every_sign():
    explained = legend()
    for sign in "═─■╨o╫╪·░×":
        assert sign in explained
