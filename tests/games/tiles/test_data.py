"""The data files of Railroad Tiles keep what the rules and the tile mix promise."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tests.games.books import LANGUAGES, marks_a_ruling

GAME = Path(__file__).parents[3] / "src" / "roundhouse" / "games" / "tiles"
KINDS = ("car", "train", "traveller")
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read(name: str) -> dict[str, Any]:
    with (GAME / "data" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


TABLE = read("table")
DERIVED = TABLE["derived"]
COLUMNS: dict[str, list[int]] = {**TABLE["columns"], **DERIVED["columns"]}
TOKENS: list[dict[str, Any]] = DERIVED["token"]
TILES: list[dict[str, Any]] = read("tiles")["tile"]
OBJECTIVES: list[dict[str, Any]] = read("objectives")["objective"]
CHALLENGES: list[dict[str, Any]] = read("challenges")["challenge"]
ROUTE_TILES = 106


def pattern(edges: str) -> str:
    """The same for every rotation and mirror image of the edges."""
    mirrored = edges[0] + edges[3] + edges[2] + edges[1]
    return min(side[turn:] + side[:turn] for side in (edges, mirrored) for turn in range(4))


def number(wanted: str) -> int:
    """How many of the 106 tiles have `wanted`: a flag of the tile or a kind of spot."""
    return sum(
        tile["count"] for tile in TILES if tile.get(wanted) is True or tile.get("spot") == wanted
    )


def edges_of(kind: str) -> int:
    return sum(tile["edges"].count(kind) * tile["count"] for tile in TILES)


def share(figure: int) -> float:
    return figure / ROUTE_TILES


def assert_well_formed(piece: dict[str, Any]) -> None:
    assert SLUG.fullmatch(piece["name"])
    assert re.fullmatch(r"[rh.]{4}", piece["edges"]), piece["name"]
    assert piece["edges"] != "....", piece["name"]
    assert isinstance(piece["urban"], bool), piece["name"]
    assert isinstance(piece["station"], bool), piece["name"]


# Route tiles


def test_TIL_S1_there_are_106_route_tiles() -> None:
    assert all(tile["count"] >= 1 for tile in TILES)
    assert sum(tile["count"] for tile in TILES) == ROUTE_TILES


def test_TIL_S1_the_bag_never_runs_dry() -> None:
    """Most tiles leave when the smallest column is left over in every round."""
    for players, columns in COLUMNS.items():
        kept = 0 if players == "1" else min(columns)
        starting = 0 if players == "1" else int(players)
        drawn = sum(columns) + (TABLE["rounds"] - 1) * (sum(columns) - kept)
        assert drawn + starting <= ROUTE_TILES


def test_TIL_S2_each_tile_is_well_formed() -> None:
    for tile in TILES:
        assert_well_formed(tile)
        assert set(tile) <= {"name", "edges", "urban", "station", "spot", "count"}, tile["name"]
        assert tile.get("spot", "car") in KINDS, tile["name"]


def test_TIL_S2_names_are_unique_words() -> None:
    names = [piece["name"] for piece in TILES + OBJECTIVES]
    assert len(set(names)) == len(names)
    assert 55 <= len(TILES) <= 75


def test_TIL_S2_a_name_says_what_is_on_the_tile() -> None:
    for tile in TILES:
        words = tile["name"].split("-")
        assert ("urban" in words) == tile["urban"]
        assert ("station" in words) == tile["station"]
        named = [word for word in words if word in KINDS]
        assert named == ([tile["spot"]] if "spot" in tile else [])


def test_TIL_S2_no_two_designs_are_the_same_tile() -> None:
    designs = [
        (pattern(tile["edges"]), tile["urban"], tile["station"], tile.get("spot")) for tile in TILES
    ]
    assert len(set(designs)) == len(designs)


def test_TIL_S2_a_station_joins_a_railway_and_a_highway() -> None:
    for tile in TILES:
        if tile["station"]:
            assert {"r", "h"} <= set(tile["edges"]), tile["name"]


def test_TIL_S2_only_an_overpass_has_both_kinds_without_a_station() -> None:
    apart = [tile for tile in TILES if {"r", "h"} <= set(tile["edges"]) and not tile["station"]]
    assert {tile["edges"] for tile in apart} == {"rhrh"}
    assert all(tile["name"].startswith("overpass") for tile in apart)


def test_TIL_S2_a_spot_lies_beside_its_own_network() -> None:
    for tile in TILES:
        spot = tile.get("spot")
        if spot == "car":
            assert "h" in tile["edges"], tile["name"]
        if spot == "train":
            assert "r" in tile["edges"], tile["name"]


def test_TIL_R14_a_traveller_always_knows_his_network() -> None:
    for tile in TILES:
        if tile.get("spot") == "traveller" and not tile["station"]:
            assert len(set(tile["edges"]) - {"."}) == 1, tile["name"]


def test_TIL_S2_every_shape_is_there() -> None:
    plain = {pattern(tile["edges"]) for tile in TILES if not tile["station"]}
    with_station = {pattern(tile["edges"]) for tile in TILES if tile["station"]}
    for kind in "rh":
        for shape in ("x.x.", "xx..", "xxx.", "xxxx", "x..."):
            assert pattern(shape.replace("x", kind)) in plain
    for edges in ("r.h.", "rh..", "rhr.", "hrh.", "rrh.", "hhr.", "rhrh", "rrhh", "rrrh", "hhhr"):
        assert pattern(edges) in with_station


def test_TIL_S2_the_mix_of_grounds_stations_and_spots() -> None:
    spots = [number(kind) for kind in KINDS]
    assert 0.40 <= share(number("urban")) <= 0.50
    assert 0.25 <= share(number("station")) <= 0.35
    assert 0.35 < share(sum(spots)) < 0.45  # fewer than the tokens call for, so spots are collected
    assert max(spots) <= 1.1 * sum(spots) / 3
    assert min(spots) >= 0.9 * sum(spots) / 3


def test_TIL_S2_half_of_the_car_and_train_spots_lie_where_their_line_ends() -> None:
    """So that joining many of them takes junctions: what keeps the third star dear."""
    lines = {"car": "h", "train": "r"}
    for kind, line in lines.items():
        ends = [t for t in TILES if t.get("spot") == kind and t["edges"].count(line) == 1]
        assert 2 * sum(tile["count"] for tile in ends) >= number(kind), kind


def test_TIL_S2_railway_and_highway_are_balanced() -> None:
    assert edges_of("r") == edges_of("h")


def test_TIL_S3_starting_tiles_can_always_differ() -> None:
    """At least as many patterns as players, or redrawing would never end."""
    patterns = Counter(pattern(tile["edges"]) for tile in TILES)
    assert len(patterns) >= max(int(players) for players in COLUMNS)


# The table


def test_TIL_S1_tokens_pawns_and_stars() -> None:
    tokens = Counter((token["kind"], token["flag"]) for token in TOKENS)
    flagged = {(kind, flag): 1 for kind in KINDS for flag in (False, True)}
    assert tokens == Counter({**flagged, ("either", False): 1})
    assert TABLE["pawns_of_each_kind"] == 18
    assert TABLE["stars"] == 10
    assert TABLE["stars_at_start"] == 1


def test_TIL_R1_columns_of_the_station_board() -> None:
    assert COLUMNS == {
        "1": [2, 3, 4],
        "2": [2, 3, 3, 4],
        "3": [2, 3, 3, 4],
        "4": [2, 2, 3, 3, 4],
    }


def test_TIL_R12_the_last_token_leaves_the_waiting_room_in_the_last_round() -> None:
    assert TABLE["rounds"] == 8 == len(TOKENS) + 1


def test_TIL_R6_R9_E1_E3_figures() -> None:
    assert TABLE["refusals"] == 2
    assert TABLE["pawn_points_max"] == 5
    assert (TABLE["city_size"], TABLE["city_points"]) == (3, 5)
    assert TABLE["free_interruptions"] == 5


def test_TIL_1_solo_rewards_name_columns_of_the_solo_board() -> None:
    assert TABLE["solo_reward"] == [
        {"tiles": 2, "stars": 1, "points": 0},
        {"tiles": 3, "stars": 0, "points": 1},
    ]
    assert {reward["tiles"] for reward in TABLE["solo_reward"]} < set(TABLE["columns"]["1"])


# Objectives


def test_TIL_O1_seven_objectives_three_a_game() -> None:
    assert [objective["name"] for objective in OBJECTIVES] == [
        "town-hall",
        "metropolis",
        "central-station",
        "stadium",
        "airport",
        "temple",
        "service-station",
    ]
    assert TABLE["objectives_per_game"] == 3


def test_TIL_O2_three_flags_for_three_objectives() -> None:
    flags = sum(token["flag"] for token in TOKENS)
    assert flags == TABLE["objectives_per_game"]


def test_TIL_O3_figures_and_points() -> None:
    for objective in OBJECTIVES:
        assert_well_formed(objective)
        assert set(objective) == {"name", "edges", "urban", "station", "needs", "points"}
    assert [objective["needs"] for objective in OBJECTIVES] == [2, 5, 5, 3, 1, 0, 8]
    assert {objective["points"] for objective in OBJECTIVES} == {5}


def test_TIL_O3_published_grounds_and_edges() -> None:
    by_name = {objective["name"]: objective for objective in OBJECTIVES}
    assert by_name["metropolis"]["urban"]
    assert by_name["central-station"]["station"]
    assert set(by_name["central-station"]["edges"]) == {"r"}
    assert set(by_name["service-station"]["edges"]) == {"h", "."}
    assert by_name["service-station"]["edges"].count("h") >= 2


# Challenges


def test_TIL_2_fifteen_challenges_with_their_figures_and_stars() -> None:
    figures = [(c["name"], c["needs"], c["stars"][0]) for c in CHALLENGES]
    assert figures == [
        ("megalopolis", 10, 30),
        ("route-66", 14, 40),
        ("trans-europe-express", 14, 40),
        ("perfection", 3, 40),
        ("flat-earth", 3, 40),
        ("volcano", 2, 30),
        ("holes", 3, 30),
        ("far-friends", 12, 40),
        ("station-chaos", 10, 40),
        ("car-paradise", 8, 40),
        ("train-paradise", 8, 40),
        ("four-cities", 4, 40),
        ("strict-rules", 1, 35),
        ("regulated-traffic", 2, 30),
        ("tired-travellers", 1, 40),
    ]
    for challenge in CHALLENGES:
        one, two, three = challenge["stars"]
        assert (two - one, three - two) == (10, 10), challenge["name"]


# Every file says whose figures it holds


def test_each_file_says_where_its_figures_come_from() -> None:
    files = sorted((GAME / "data").glob("*.toml"))
    origins = {path.stem: read(path.stem) for path in files if path.stem != "sources"}
    assert {name: data["origin"] for name, data in origins.items()} == {
        "challenges": "published",
        "milestones": "ours",
        "objectives": "ours",
        "table": "published",
        "tiles": "ours",
    }
    for data in origins.values():
        assert data["origin"] == "published" or data["why"].strip()
    published = {f"{name}.toml" for name in origins if origins[name]["origin"] == "published"}
    assert set(read("sources")) == published


def test_TIL_S1_tokens_and_columns_that_are_derived_are_not_called_published() -> None:
    assert TABLE["origin"] == "published"
    assert DERIVED["origin"] == "ours" and DERIVED["why"].strip()
    assert set(TABLE["columns"]) == {"1", "4"} and set(DERIVED["columns"]) == {"2", "3"}
    assert "token" not in TABLE and len(TOKENS) == 7


# Rulebooks

RULE_IDS = (
    [f"TIL-S{n}" for n in range(1, 6)]
    + [f"TIL-R{n}" for n in range(1, 16)]
    + [f"TIL-E{n}" for n in range(1, 6)]
    + [f"TIL-O{n}" for n in range(1, 5)]
    + [f"TIL-{n}" for n in range(1, 5)]
)


def rulebook(language: str) -> str:
    return (GAME / f"rulebook.{language}.md").read_text(encoding="utf-8")


def headings(language: str) -> list[tuple[str, str]]:
    lines = [line for line in rulebook(language).splitlines() if line.startswith("### ")]
    found = [re.fullmatch(r"### (TIL-[SREO]?\d+) (\S.*)", line) for line in lines]
    assert None not in found, lines[found.index(None)]
    return [(match[1], match[2]) for match in found if match]


def test_each_rule_has_one_heading_in_each_rulebook() -> None:
    for language in LANGUAGES:
        assert sorted(rule for rule, _ in headings(language)) == sorted(RULE_IDS)


def test_rulebooks_tell_the_rules_in_the_same_order() -> None:
    for language in LANGUAGES:
        assert [rule for rule, _ in headings(language)] == [rule for rule, _ in headings("en")]


def test_links_inside_a_rulebook_lead_to_a_heading() -> None:
    for language in LANGUAGES:
        anchors = {
            f"{rule} {title}".lower().replace(" ", "-") for rule, title in headings(language)
        }
        links = re.findall(r"\]\(#([^)]*)\)", rulebook(language))
        assert links
        assert set(links) <= anchors


def test_rulebooks_name_every_shape_objective_and_challenge() -> None:
    """The shape is a tile's name without its ground and its spot."""
    shapes = [re.sub(r"(-urban)?(-car|-train|-traveller)?$", "", tile["name"]) for tile in TILES]
    others = [piece["name"] for piece in OBJECTIVES + CHALLENGES]
    for language in LANGUAGES:
        text = rulebook(language)
        assert [name for name in shapes + others if f"`{name}`" not in text] == []


def test_TIL_2_rulebooks_show_the_stars_of_each_challenge() -> None:
    for language in LANGUAGES:
        for challenge in CHALLENGES:
            row = next(
                line
                for line in rulebook(language).splitlines()
                if line.startswith("| ") and f" `{challenge['name']}` " in line
            )
            cells = [cell.strip() for cell in row.strip("|").split("|")]
            assert [int(cell) for cell in cells[2:]] == challenge["stars"]


def section(language: str, rule: str) -> str:
    """What a rulebook says under a heading."""
    return rulebook(language).split(f"### {rule} ")[1].split("\n### ")[0]


def test_TIL_S1_R7_O2_4_readings_of_ours_are_marked_as_rulings() -> None:
    for rule in ("TIL-S1", "TIL-R7", "TIL-O2", "TIL-4"):
        for language in LANGUAGES:
            assert marks_a_ruling(language, section(language, rule)), (language, rule)


def test_TIL_4_rulebooks_count_the_whole_ring_around_a_hole() -> None:
    for language in LANGUAGES:
        said = section(language, "TIL-4")
        assert re.search(r"1 × 1 .* 8 .* 2 × 2 .* 12", " ".join(said.split()))


def test_moves_in_the_rulebooks_name_tiles_of_the_box() -> None:
    names = {tile["name"] for tile in TILES}
    for language in LANGUAGES:
        said = re.findall(r"`(?:start|place|refuse) ([a-z-]+)\b", rulebook(language))
        assert len(said) == 3
        assert set(said) <= names
