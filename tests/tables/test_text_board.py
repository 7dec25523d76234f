"""The text board: positions under headings in every language, and questions about them."""

import re
from functools import cache
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.kernel.told import Gain, Listing, Say
from roundhouse.tables.text_board import COMMANDS, HELP, NEEDING, TextBoard, text_board
from roundhouse.texts import languages
from tests.kit.games import CASES
from tests.texts.test_spoken import faults

NAMES = ["Anna", "Bruno", "Chiara", "Dmitri", "Elena", "Farid"]
GAMES = sorted(case.game for case in CASES if case.own)
RECORDS = Path(__file__).parents[1] / "games"
EACH_GAME = pytest.mark.parametrize("game", GAMES)


@cache
def recorded(game: str) -> list[rh.Record]:
    """One of each map and end."""
    files = sorted((RECORDS / game / "records").glob("*.record"))
    return [rh.read(file.read_text("utf-8")) for file in files]


def at(record: rh.Record, share: float) -> rh.State:
    return record.state_at(int(len(record.moves) * share))


def board(state: rh.State, seat: int | None = 0, language: str = "en") -> TextBoard:
    return text_board(state, seat, language, NAMES)


def all_told(one: TextBoard) -> list[str]:
    """Headings, cells, places, and answers to all that can be asked."""
    found = []
    for section in one.sections():
        found += [section.title, *section.heads, *[cell for row in section.rows for cell in row]]
    places = one.places()
    found += [f"{place.name} – {place.about}" for place in places]
    for command in COMMANDS:
        found += one.answer(f"{command} {places[0].name}" if command in NEEDING else command)
    ends = [place.said[0] for place in places if place.said[0][0][0].isalpha()] or [["0", "0"]]
    return found + one.answer(f"{' '.join(ends[0])} > {' '.join(ends[-1])}")


@pytest.mark.some(2)
@EACH_GAME
def test_every_map_is_told_in_every_language(game: str):
    """Each recorded game in one language in its midst, in another at its end; one in all."""
    lines, spoken = 0, languages()
    for number, record in enumerate(recorded(game)):
        two = [(0.6, spoken[number % len(spoken)]), (1, spoken[(number + 2) % len(spoken)])]
        for share, language in two if number else [(0.4, one) for one in spoken]:
            for said in dict.fromkeys(all_told(board(at(record, share), 0, language))):
                lines += 1
                assert not re.search(r"\b(told|text|web)-[a-z]", said), said
                plain = re.sub(r"(?m)^(\?|↵|c …|n …|w …).*", "", said)
                assert not set(faults(plain, language)) - {"an empty list"}, (language, said)
    assert lines > 300


@pytest.mark.some(2)
@EACH_GAME
def test_a_seat_is_told_the_same_whatever_it_cannot_see(game: str):
    for record in recorded(game)[:4]:
        state = at(record, 0.5)
        for seat in range(record.seats):
            worlds = [state.imagine(seat, rh.Rng(dealt)) for dealt in (1, 2)]
            one, two = (all_told(board(world, seat)) for world in worlds)
            assert one == two


@EACH_GAME
def test_the_end_is_counted(game: str):
    record = recorded(game)[0]
    state = at(record, 1)
    assert state.result is not None
    section = board(state).sections()[0]
    assert section.title == "Final count"
    ranked = [NAMES[seat] for seat in state.result.ranking]
    assert [row[1] for row in section.rows] == ranked


@pytest.mark.parametrize(("game", "links"), [("railways", "Tratte"), ("steam", "Collegamenti")])
def test_links_are_called_as_their_game_calls_them(game: str, links: str):
    """The Italian booklets of two games have two words for one thing."""
    sections = board(at(recorded(game)[0], 0.5), 0, "it").sections()
    said = {head for section in sections for head in (section.title, *section.heads)}
    assert said & {"Tratte", "Collegamenti"} == {links}


@EACH_GAME
def test_every_place_that_a_move_names_is_there(game: str):
    """So that it can be chosen by walking there."""
    for record in recorded(game)[:3]:
        state = at(record, 0.3)
        seat = state.actors[0]
        known = {tuple(said) for place in board(state, seat).places() for said in place.said}
        places = {words[0] for words in known if len(words) == 1}
        sections = ("hex", "place", "space", "city", "factory", "station", "junction")
        for move in state.moves(seat)[:3000]:
            words = state.say(move).split()
            kinds = [state.vocabulary.section_of[word] for word in move]
            named = {word for word, kind in zip(words, kinds, strict=True) if kind in sections}
            assert named <= places, (game, words)


def own_links(state: rh.State, seat: int) -> list[Gain]:
    found = state.game.gains(state, seat)
    assert found is not None
    return found


@pytest.mark.some(1)
@pytest.mark.parametrize("game", ["steam", "railways"])
def test_deliveries_are_those_that_can_be_made(game: str):
    """As many as there are such moves, wherever one may deliver or go on."""
    seen, halts = 0, 0
    for record in recorded(game):
        then = [step.text for step in record.moves[1:]]
        for number, (_, _, state) in enumerate(record.steps()):
            if not state.actors or (number % 12 and not then[number].endswith("halt")):
                continue
            seat = state.actors[0]
            verbs = {state.say((word,)) for word in state.words((), seat)}
            if verbs & {"deliver", "continue"}:
                said = [state.say(move) for move in state.moves(seat)]
                made = [one for one in said if one.startswith(("deliver", "continue"))]
                found = own_links(state, seat)
                assert len(found) == len(made)
                halts += len([1 for _, what in found if what[0] == "told-halt"])
                seen += 1
    assert seen > 3 and (halts or game == "steam")


def test_deliveries_come_by_gain():
    record = recorded("spike")[0]
    lines = board(at(record, 0.3)).answer("d")
    pays = [int(line.rpartition("$")[2]) for line in lines if "$" in line]
    assert pays == sorted(pays, reverse=True) and len(pays) > 2


def first(game: str, seats: int = 3, **options: object) -> TextBoard:
    return board(rh.game(game).new(seats, 7, options))


def test_ways_cost_what_the_rules_ask():
    steam = first("steam")
    assert steam.answer("from albany to amsterdam") == ["Albany – Amsterdam: 1 tile, €3"]
    spike = first("spike")
    assert spike.answer("minneapolis > duluth")[0] == "Minneapolis – Duluth: 1 space to build"
    empires = first("empires")
    here, there = [one.name for one in empires.places() if "-" in one.said[0][0]][:2]
    line = empires.answer(f"{here} > {there}")[0]
    assert re.fullmatch(rf"{here} – {there}: \d+ tracks? to build, \$\d+", line)


def test_a_way_is_no_dearer_than_one_build():
    """In Railways the plans of a build are laid on a copy of the table."""
    state = rh.game("railways").new(3, 7, {"auction": "beginners"})
    seat = state.actors[0]
    while "build" not in [state.say((word,)) for word in state.words((), seat)]:
        state.play(state.moves(seat)[0], seat)
        seat = state.actors[0]
    told = board(state, seat)
    found = [one for one in state.game.plans(state, seat, "boston", []) if one.to.isalpha()]
    assert found
    for plan in found:
        (line, *more) = told.answer(f"boston > {plan.to}")
        price = re.search(r"\$(\d+)$", more[-1] if more else line)
        assert price and int(price[1]) <= plan.price, (plan.to, line, plan.price)


def test_a_game_without_ways_and_deliveries_says_so():
    tiles = first("tiles")
    tiles.state.play(tiles.state.moves(tiles.state.actors[0])[0], tiles.state.actors[0])
    tiles = board(tiles.state)
    assert tiles.answer("0 0 > 0 1") == ["In this game nothing is built from one place to another."]
    assert tiles.answer("d") == ["In this game nothing is delivered."]


def test_places_are_found_by_what_they_are_called():
    steam = first("steam")
    montreal = steam.answer("montreal")[0]
    assert montreal.startswith("Montréal: city (")
    assert steam.answer("c Montréal")[0] == steam.answer("Mont")[0] == montreal
    assert steam.answer("l9")[0].startswith(steam.say("l9"))
    assert len(steam.answer("n albany")) == 6
    assert steam.answered("zzz") == []
    assert steam.answer("zzz") == ["Nothing here is called “zzz”."]
    assert all("red" in line for line in steam.answer("w red")[:-1])


def test_visitors_ask_as_far_as_they_see():
    record = recorded("spike")[0]
    hand = [row for one in board(at(record, 0.5), None).sections() for row in one.rows]
    assert "in hand" not in [row[0] for row in hand]
    assert board(at(record, 0.5), None).answer("d") == ["Only a player can ask this."]


def test_all_that_is_answered_stands_in_the_help():
    assert set(COMMANDS) <= {key.split()[0] for key in HELP}
    assert len(first("tiles").answer("h")) == len(HELP)


def test_a_game_that_tells_nothing_is_told_by_its_figures():
    state = rh.game("signals").new(2, 7)
    told = board(state)
    assert told.sections()[0].rows[0][0] == "Anna"
    assert told.places() == [] and told.answer("s")


def test_a_fact_that_is_empty_is_a_dash():
    told = first("tiles")
    assert told.say(Say("told-wants")) == "wants"
    assert told.say(Say("told-room-for", {"value": []})) == "room for: –"
    assert told.section(Listing("told-supply", ["told-what"], [[[]]])).rows == [["–"]]
