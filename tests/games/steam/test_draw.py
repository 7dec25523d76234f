"""What is drawn and shown agrees with the engine, and tells nothing that is hidden."""

import json
import math
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import roundhouse as rh
from roundhouse.games.steam.render.draw import draw, stop_now, stops_of, style
from roundhouse.games.steam.render.draw_board import cube_rows, draw_board, grid_of, still
from roundhouse.games.steam.render.draw_pieces import PICTURE
from roundhouse.games.steam.render.draw_track import (
    Grid,
    Rail,
    at_share,
    chain,
    length,
    link_path,
    path,
    point_along,
)
from roundhouse.games.steam.render.show import (
    CLOSED,
    DOWN,
    EXITS,
    GROWN,
    HIGH,
    LETTERS,
    NOBODYS,
    RIGHT,
    TOWN,
    WIDE,
    WIDTH,
    bid_text,
    cities_of,
    corner_of,
    legend,
    letters_of,
    plain,
    show,
    signed,
    total,
)
from roundhouse.games.steam.render.show import map_text as map_in_text
from roundhouse.games.steam.rules.box import COLOURS, FACES, TABLE
from roundhouse.games.steam.rules.land import MAPS, land_of
from roundhouse.games.steam.rules.phases import BUILDING, FIRST_ORDER, ORDER
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.rails.atlas.plane import centre
from roundhouse.rails.atlas.style import tokens
from roundhouse.rails.board import CITY, NONE, Board
from roundhouse.rails.faces import CENTRE, RAIL_ENDS
from roundhouse.rails.hexes import EDGES, ORIENTATIONS, STEPS, opposite
from roundhouse.rails.network import OPEN
from tests.games.steam.players import thrifty_move
from tests.games.steam.positions import say, table

GAME = rh.game("steam")
SVG = "{http://www.w3.org/2000/svg}"
LARGEST_PICTURE = 600_000
GAMES = [
    (3, 1, "northeast", "base"),
    (4, 3, "northeast", "standard"),
    (5, 2, "ruhr", "standard"),
    (6, 5, "ruhr", "base"),
]
Seen = Any


@cache
def positions(seats: int, seed: int, where: str, rules: str) -> list[SteamState]:
    """Positions of a random game, from the first to the last."""
    state = GAME.new(seats, seed, {"map": where, "rules": rules})
    assert isinstance(state, SteamState)
    rng = rh.Rng(seed)
    found = [state.copy()]
    while state.result is None:
        seat = state.actors[rng.below(len(state.actors))]
        state.play(thrifty_move(state, seat, rng), seat)
        if state.moves_made % 7 == 0 or state.result is not None:
            found.append(state.copy())
    return found


def seen(state: SteamState) -> Seen:
    return GAME.shown(state, None)


def edge_middle(orientation: str, side: float, edge: int) -> tuple[float, float]:
    """Half way to the hex beside."""
    x, y = centre(orientation, *STEPS[ORIENTATIONS.index(orientation)][edge])
    return x * side / 2, y * side / 2


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def is_near(a: tuple[float, float], b: tuple[float, float], off: float = 0.15) -> bool:
    return math.dist(a, b) < off


# Track agrees with the faces.


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_every_face_is_drawn_to_its_own_edges_in_all_turns(orientation: str):
    side = 100.0
    grid = Grid(orientation, side, (0.0, 0.0))
    for laid in FACES.laid:
        edges = 0
        for number in FACES.rails[laid]:
            a, b = RAIL_ENDS[number]
            drawn = path(grid, 0, 0, a, b)
            found = numbers(drawn)
            ends = [(found[0], found[1]), (found[-2], found[-1])]
            for edge in range(EDGES):
                if any(is_near(end, edge_middle(orientation, side, edge)) for end in ends):
                    edges |= 1 << edge
            if b == CENTRE:
                assert is_near(ends[1], (0.0, 0.0))
        assert edges == FACES.exits[laid]


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_a_curve_leaves_its_edges_at_right_angles_and_bends_towards_the_middle(orientation: str):
    side = 100.0
    grid = Grid(orientation, side, (0.0, 0.0))
    for a in range(EDGES):
        for b in range(EDGES):
            if a == b or (a + 3) % EDGES == b:
                continue
            x1, y1, radius, _, _, _, sweep, x2, y2 = numbers(path(grid, 0, 0, a, b))
            # with sweep 1 the circle's middle lies to the right of the chord, with 0 to the left
            half = math.dist((x1, y1), (x2, y2)) / 2
            high = math.sqrt(radius**2 - half**2) / (2 * half) * (1 if sweep else -1)
            middle = ((x1 + x2) / 2 - (y2 - y1) * high, (y1 + y2) / 2 + (x2 - x1) * high)
            for x, y in ((x1, y1), (x2, y2)):
                # from an edge's middle, the way to the circle's middle runs along the edge
                along = (middle[0] - x) * x + (middle[1] - y) * y
                assert abs(along) < 0.01 * radius * side
            rail = Rail(0, a, b)
            way = 0.0
            before = (x1, y1)
            for step in range(1, 201):
                point = point_along(grid, 0, 0, rail, step / 200)
                assert math.dist(point, middle) == pytest.approx(radius, abs=0.1)
                way += math.dist(before, point)
                before = point
            assert is_near(before, (x2, y2))
            assert way == pytest.approx(length(rail) * side, rel=0.01)


@pytest.mark.parametrize("form", range(len(ORIENTATIONS)))
def test_the_letters_of_a_track_stand_beside_each_other_across_every_edge(form: int):
    assert len({*EXITS[form]}) == EDGES
    for edge, (x, y) in enumerate(EXITS[form]):
        q, r = STEPS[form][edge]
        there = EXITS[form][opposite(edge)]
        dx = RIGHT[form][0] * q + RIGHT[form][1] * r + there[0] - x
        dy = DOWN[form][0] * q + DOWN[form][1] * r + there[1] - y
        assert max(abs(dx), abs(dy)) == 1


def test_every_face_is_shown_with_its_own_edges_in_all_turns():
    state = table()
    board = state.land.board
    towns = [board.place_hex[p] for p in range(board.places) if not state.network.is_city[p]]
    plain = board.hex_of["g8"]
    assert board.place_at[plain] == NONE
    for laid in FACES.laid:
        h = towns[0] if FACES.is_town(laid) else plain
        after = state.copy()
        after.network.put(h, laid, 2)
        letters = cell(map_in_text(seen(after), board), board, h)
        for edge, (x, y) in enumerate(EXITS[board.orientation]):
            taken = FACES.exits[laid] >> edge & 1
            assert (letters[y][x] == LETTERS[2]) == bool(taken)


def cell(rows: list[str], board: Board, h: int) -> list[str]:
    """The text of one hex."""
    spots = [corner_of(board, other) for other in range(board.size)]
    x = corner_of(board, h)[0] - min(spot[0] for spot in spots)
    y = corner_of(board, h)[1] - min(spot[1] for spot in spots)
    wide, high = WIDE[board.orientation], HIGH[board.orientation]
    return [row.ljust(x + wide)[x : x + wide] for row in rows[y : y + high]]


@pytest.mark.parametrize("played", GAMES)
def test_a_link_is_one_line_from_end_to_end_through_its_own_rails(played: Any):
    for state in positions(*played):
        board, network = state.land.board, state.network
        grid = grid_of(still(board).picture)
        for link in seen(state)["links"]:
            rails = chain(board, link)
            given = [(board.hex_of[word], a, b) for word, a, b in link["rails"]]
            walked = [(r.h, min(r.start, r.end), max(r.start, r.end)) for r in rails]
            assert walked == given
            for one, two in zip(rails, rails[1:]):
                assert board.neighbour[one.h * EDGES + one.end] == two.h
                assert two.start == opposite(one.end)
            assert len(rails) == network.length[link["link"]]
            line = link_path(grid, board, rails)
            assert line.count("M") == 1
            assert len(re.findall("[LA]", line)) == len(rails)


def test_the_middle_of_a_link_has_as_much_track_before_it_as_after_it():
    board = land_of("northeast").board
    grid = Grid("flat", 100.0, (0.0, 0.0))
    h = board.hex_of["g8"]
    rails = [Rail(h, 0, 3), Rail(board.beside[h * EDGES + 3], 0, 3)]
    assert is_near(at_share(grid, board, rails, 0.5)[0], grid.point(board.q[h], board.r[h], 3))
    assert at_share(grid, board, rails, 0.25)[1] == rails[0]
    assert at_share(grid, board, rails, 0.75)[1] == rails[1]


def test_track_that_runs_into_itself_has_no_open_end():
    state = table()
    board = state.land.board
    here = board.hex_of["g8"]
    around = [
        (here, 0, 1),
        (board.beside[here * EDGES], 2, 3),
        (board.beside[here * EDGES + 1], 4, 5),
    ]
    for count, (h, a, b) in enumerate(around, start=1):
        state.network.put(h, FACES.showing(1 << RAIL_ENDS.index((a, b))), 0)
        buffers = used(groups(GAME.draw(state) or "")["pieces"], "buffer")
        assert len(buffers) == (0 if count == len(around) else 2)


# The whole table.


def groups(picture: str) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(picture)
    return {group.get("class", ""): group for group in root.iter(f"{SVG}g") if group.get("class")}


def used(element: ElementTree.Element, start: str) -> list[ElementTree.Element]:
    found = element.iter(f"{SVG}use")
    return [one for one in found if one.get("href", "").startswith(f"#rh-steam-{start}")]


def moved(element: ElementTree.Element) -> tuple[float, float]:
    x, y, *_ = numbers(element.get("transform", ""))
    return x, y


@pytest.mark.parametrize("played", GAMES)
def test_pictures_are_sound_and_complete(played: Any):
    for state in positions(*played)[::3]:
        view = seen(state)
        board, network = state.land.board, state.network
        picture = draw(view, board, state.actors)
        assert len(picture.encode()) < LARGEST_PICTURE
        root = ElementTree.fromstring(picture)
        ids = [one.get("id") for one in root.iter() if one.get("id")]
        assert len(ids) == len(set(ids))
        for one in root.iter(f"{SVG}use"):
            assert one.get("href", "")[1:] in ids
        parts = groups(picture)
        ends = [
            end
            for link in network.links()
            for end in (network.end_a[link], network.end_b[link])
            if end == OPEN
        ]
        assert len(used(parts["pieces"], "buffer")) == len(ends)
        for seat in range(state.seats):
            owned = [link for link in network.links() if network.owner[link] == seat]
            assert len(used(parts["owners"], f"seat-{seat}")) == len(owned)
        for number, colour in enumerate(COLOURS):
            lying = sum(state.cubes[number :: len(COLOURS)])
            assert len(used(parts["pieces"], f"cube-{colour}")) == lying
            waiting = sum(state.sets[number :: len(COLOURS)])
            assert len(used(root, f"cube-{colour}")) == lying + waiting
        assert len(used(parts["pieces"], "grown")) == sum(state.grown)
        said = [one.text for one in root.iter(f"{SVG}text")]
        out = [player for player in view["players"] if player["bankrupt"]]
        auction = view.get("auction")
        bids = [bid_text(auction, seat) for seat in auction["bidders"]] if auction else []
        # four figures, then three parts and their sum
        assert said.count("–") == 8 * len(out) + bids.count("–")
        for player in view["players"]:
            if player in out:
                continue
            assert f"€{player['cash']}" in said
            assert str(player["points"]) in said
            assert signed(player["income"]) in said
            assert plain(total(player)) in said
        for face, left in view["box"].items():
            assert face in FACES.slug and str(left) in said
        for slug in board.slug:
            assert slug in said or board.place_at[board.hex_of[slug]] != NONE


@pytest.mark.parametrize("played", GAMES)
def test_every_cube_lies_in_its_city_and_every_disc_on_its_link(played: Any):
    state = positions(*played)[-1]
    board = state.land.board
    picture = still(board).picture
    grid = grid_of(picture)
    parts = groups(
        f'<svg xmlns="http://www.w3.org/2000/svg">{draw_board(seen(state), board)[0]}</svg>'
    )
    middles = {
        slug: grid.point(
            board.q[board.place_hex[board.place_of[slug]]],
            board.r[board.place_hex[board.place_of[slug]]],
            CENTRE,
        )
        for slug in cities_of(seen(state))
    }
    for slug, city in cities_of(seen(state)).items():
        inside = [
            one.get("href", "").rpartition("-")[2]
            for one in used(parts["pieces"], "cube")
            if math.dist(moved(one), middles[slug]) < 0.8 * picture["side"]
        ]
        assert sorted(inside) == sorted(c for c, n in city["cubes"].items() for _ in range(n))
    discs = [(moved(one), one.get("href", "")[-1]) for one in used(parts["owners"], "seat")]
    links = [link for link in seen(state)["links"] if link["owner"] >= 0]
    for (spot, seat), link in zip(discs, links):
        assert int(seat) == link["owner"]
        near = [
            math.dist(spot, at_share(grid, board, chain(board, link), share / 200)[0])
            for share in range(201)
        ]
        assert min(near) < 2


@pytest.mark.parametrize("played", GAMES)
def test_text_has_every_place_cube_player_link_and_tile(played: Any):
    for state in positions(*played):
        view = seen(state)
        board = state.land.board
        said = show(view, board, state.actors)
        assert max(len(line) for line in said.split("\n")) <= WIDTH
        rows = map_in_text(view, board)
        cities = cities_of(view)
        for h in range(board.size):
            here = cell(rows, board, h)
            place = board.place_at[h]
            slug = board.place_slug[place] if place != NONE else ""
            if slug in cities:
                city = cities[slug]
                assert here[0].startswith(f"[{city['colour'][0]}]")
                assert (GROWN in here[0]) == city["grown"] == state.grown[place]
                assert "".join(here[2:]).strip() == letters_of(city["cubes"])
            else:
                assert board.slug[h] in here[1]
                assert (TOWN in here[2]) == (place != NONE)
                for edge, (x, y) in enumerate(EXITS[board.orientation]):
                    link = state.network.link_at[h * EDGES + edge]
                    if link != NONE:
                        owner = state.network.owner[link]
                        assert here[y][x] == (LETTERS[owner] if owner >= 0 else NOBODYS)
                    else:
                        assert here[y][x] not in LETTERS + NOBODYS
        assert all(slug in said for slug in board.place_slug)
        for seat, player in enumerate(view["players"]):
            row = next(line for line in said.split("\n") if f"{LETTERS[seat]} player " in line)
            told = (f"€{player['cash']}", signed(player["income"]), str(player["points"]))
            for figure in ("–", "bankrupt") if player["bankrupt"] else told:
                assert figure in row
            assert row.startswith(">") == (seat in state.actors)
            assert (player["action"] or "") in row
        for face, left in view["box"].items():
            assert f"{face} {left}" in said
        for space, cubes in enumerate(view["display"], start=1):
            assert f"{space} {letters_of(cubes) or '–'}" in said


@pytest.mark.parametrize("played", GAMES)
def test_what_is_hidden_is_not_drawn(played: Any):
    rng = rh.Rng(1)
    for state in positions(*played)[::5]:
        other = state.imagine(None, rng)
        assert GAME.show(other) == GAME.show(state) == str(state)
        assert GAME.draw(other) == GAME.draw(state) == state._repr_svg_()


def test_every_phase_has_a_stop_and_the_end_is_past_the_last():
    found = set()
    for played in GAMES:
        for state in positions(*played):
            view = seen(state)
            found.add(view["phase"])
            assert (stop_now(view) == len(stops_of(view))) == (state.result is not None)
    assert found >= {"first-order", "capital", "order", "choose", "build", "goods", "end"}


def test_a_new_city_loses_its_town_and_gets_a_plate_of_its_colour():
    state = table()
    place = state.land.board.place_of["utica"]
    before = groups(GAME.draw(state) or "")["names"]
    state.network.found_city(place)
    state.colour[place] = COLOURS.index("grey")
    state.cubes[place * len(COLOURS) + 1] = 2
    after = groups(GAME.draw(state) or "")
    assert "Utica" in "".join(before.itertext())
    assert "Utica" not in "".join(after["names"].itertext())
    assert "UTICA" in "".join(after["names"].itertext())
    plate = next(one for one in after["names"] if one.get("data-place") == "utica")
    assert any(one.get("fill") == "var(--g-grey)" for one in plate.iter(f"{SVG}rect"))
    assert "utica [g] yy" in str(state)


@pytest.mark.parametrize("where", MAPS.names)
def test_a_name_keeps_to_its_plate_whatever_face_it_is_set_in(where: str):
    board = land_of(where).board
    for place, drawn in enumerate(still(board).names):
        group = ElementTree.fromstring(drawn)
        (name,) = group.iter("text")
        assert name.get("lengthAdjust") == "spacingAndGlyphs"
        if board.place_kind[place] == CITY:
            inner = float(list(group.iter("rect"))[-1].get("width", "0"))
            held, x = float(name.get("textLength", "0")), float(name.get("x", "0"))
            assert 0 < x + held / 2 < inner / 2


def test_up_to_a_dozen_cubes_have_room_in_a_city():
    for count in range(13):
        rows = cube_rows(count)
        assert sum(rows) == count
        assert len(rows) <= 3 and all(0 < row <= 4 for row in rows)


def test_every_colour_is_a_token_of_both_themes_and_the_sheet_stays_in_its_picture():
    sheet = style()
    light = {**tokens()["light"], **PICTURE["light"]}
    dark = {**tokens()["dark"], **PICTURE["dark"]}
    assert set(dark) < set(light)
    state = positions(*GAMES[3])[-1]
    for name in re.findall(r"var\(--([\w-]+)\)", GAME.draw(state) or ""):
        assert name in light
    assert sheet.index("--bg:#E7DECA") < sheet.rindex("prefers-color-scheme:dark")
    assert "http" not in sheet and "@import" not in sheet and "url(" not in sheet
    for rule in re.findall(r"[^{};\n]+(?={)", sheet):
        assert "atlas" in rule or "rh-steam" in rule or rule.startswith("@media")


def test_six_players_have_six_colours_and_letters():
    assert len(PICTURE["player"]) == len(LETTERS) == 6
    assert len({player["fill"] for player in PICTURE["player"]}) == 6


def test_the_legend_explains_every_sign():
    explained = legend()
    for sign in (NOBODYS, CLOSED, TOWN, GROWN, "^", "~", *[f"{c[0]} {c}" for c in COLOURS]):
        assert sign in explained


def test_the_builder_is_told_how_much_is_left():
    state = table()
    while state.phase != BUILDING:
        state.play(state.moves(state.actors[0])[0], state.actors[0])
    letter = LETTERS[state.actors[0]]
    assert f"{letter}: Build track, builds left {state.builds_left}" in str(state).split("\n")[0]
    assert TABLE.builds <= state.builds_left
    say(state, "end")
    assert (
        not str(state).split("\n")[0].endswith(f"{letter}: Build track, builds left {TABLE.builds}")
    )


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_a_bid_of_nothing_is_a_bid_and_the_highest_stands_with_its_bidder(rules: str):
    state = table(3, rules=rules)
    while state.phase not in (FIRST_ORDER, ORDER):
        state.play(state.moves(state.actors[0])[0], state.actors[0])
    first, second = state.bidders[:2]
    state.cash[second] = 2

    def bids() -> list[str]:
        return [bid_text(seen(state)["auction"], seat) for seat in (first, second)]

    assert bids() == ["–", "–"]
    say(state, "bid 0")
    assert bids() == ["€0", "–"]
    say(state, "bid 2")
    assert bids()[1] == "€2"
    assert f"{LETTERS[second]} €2" in str(state)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_another_map_is_drawn_from_its_hexes(orientation: str, tmp_path: Path):
    source = json.loads(MAPS.text("northeast"))
    source["orientation"] = orientation
    source["closed"] = []
    where = tmp_path / "mine.json"
    where.write_text(json.dumps(source), "utf-8")
    state = GAME.new(4, 1, {"map": str(where), "beginners": True})
    assert isinstance(state, SteamState)
    assert still(state.land.board).picture["lands"] == []
    rng = rh.Rng(1)
    while state.turn < 4 and state.result is None:
        seat = state.actors[0]
        state.play(thrifty_move(state, seat, rng), seat)
    parts = groups(GAME.draw(state) or "")
    lettered = "".join(parts["names"].itertext()).lower()
    assert all(name.lower() in lettered for name in state.land.board.place_name)
    said = str(state)
    assert all(slug in said for slug in state.land.board.place_slug)
