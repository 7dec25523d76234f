"""A map of one's own, from a file: played like ours, and refused in words where it can't be."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.railways.bot.ways import NEAR, ways_of
from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules.land import MAPS, land_of
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import Rng

OWN_CARDS = {
    "card": [
        {
            "slug": "first-run",
            "class": "circle",
            "start": True,
            "effect": "first-delivery",
            "links": 1,
            "points": 2,
        },
        {"slug": "grant", "class": "hand", "count": 12, "effect": "land-grant"},
        {"slug": "growth", "class": "cross", "count": 12, "effect": "city-growth", "cubes": 2},
    ]
}


def source_of(name: str = "mexico") -> dict[str, Any]:
    source: dict[str, Any] = json.loads(MAPS.text(name))
    return source


def written(tmp_path: Path, source: dict[str, Any]) -> str:
    path = tmp_path / "own.json"
    path.write_text(json.dumps(source), "utf-8")
    return str(path)


def test_a_copy_of_our_map_is_the_same_game(tmp_path: Path):
    path = tmp_path / "copy.json"
    path.write_text(MAPS.text("mexico"), "utf-8")
    ours, own = game.new(2, 5, {"map": "mexico"}), game.new(2, 5, {"map": str(path)})
    assert own.view(0) == ours.view(0)
    assert game.data_hash(own.options) == game.data_hash(ours.options)


def test_a_source_can_be_played_and_its_record_carries_its_mark(tmp_path: Path):
    path = tmp_path / "mine.toml"
    source = MAPS.file("mexico", ".toml").read_text("utf-8").replace("cubes = 2", "cubes = 3", 1)
    path.write_text(source, "utf-8")
    record = rh.Record("railways", 2, 5, {"map": str(path)})
    assert f"data {game.data_hash({'map': str(path)})}" in record.write()
    assert read(record.write()).state.digest() == record.state.digest()
    assert game.data_hash({"map": str(path)}) != game.data_hash({"map": "mexico"})


def test_options_follow_the_facts_of_the_file(tmp_path: Path):
    west = written(tmp_path, source_of("western_us"))
    state = game.new(3, 1, {"map": west})
    assert state.options["depots"] is True and state.options["rotors"] is True
    with pytest.raises(Refused, match="bad-option"):
        game.new(2, 1, {"map": west, "golden_spikes": True})


def test_a_map_brings_its_own_cards_and_barons(tmp_path: Path):
    source = source_of()
    source["facts"]["deck"] = OWN_CARDS
    source["facts"]["barons"] = {
        "baron": [
            {"slug": f"baron-{n}", "effect": "most-money", "points": n + 1} for n in range(12)
        ]
    }
    state = game.new(2, 3, {"map": written(tmp_path, source)})
    assert isinstance(state, RailwaysState)
    for number in range(60):
        seat = state.actors[0]
        state.play(state.random_move(seat, Rng(number)), seat)
    again = pickle.loads(pickle.dumps(state))
    assert again.view(None) == state.view(None) and again.land is state.land


def test_bots_know_two_maps_of_one_name_apart(tmp_path: Path):
    source = source_of("sweden")
    source["name"] = "mexico"
    ours, own = land_of("mexico"), land_of(written(tmp_path, source))
    assert own.board.name == ours.board.name
    assert len(NEAR.of(ours).beside) == ours.board.places
    assert len(NEAR.of(own).beside) == own.board.places != ours.board.places
    assert len(ways_of(own).tiles) != len(ways_of(ours).tiles)
    state = game.new(2, 5, {"map": str(tmp_path / "own.json")})
    moves = game.worth_weighing(state, state.actors[0])
    assert ask(GreedyBot(1), state, state.actors[0], Rng(1)) in moves


def test_a_map_that_is_drawn_from_its_hexes_alone(tmp_path: Path):
    source = source_of("portugal")  # with islands
    source["name"] = "own"
    drawn = game.draw(game.new(2, 3, {"map": written(tmp_path, source)}))
    assert drawn is not None and drawn.count("data-place=") == 2 * len(source["places"])


def test_a_file_by_the_name_of_our_map_is_another(tmp_path: Path):
    source = source_of()
    source["places"][0]["cubes"] = 5
    path = written(tmp_path, source)
    own = land_of(path)
    assert own.board.name == "mexico" and own is not land_of("mexico")
    assert pickle.loads(pickle.dumps(own)) is own
    assert pickle.loads(pickle.dumps(land_of("mexico"))) is land_of("mexico")


BAD = {
    "flat": lambda m: m.__setitem__("orientation", "flat"),
    "town": lambda m: m["places"][0].__setitem__("kind", "town"),
    "colour": lambda m: m["places"][0].__setitem__("colour", "pink"),
    "cubes": lambda m: m["places"][0].pop("cubes"),
    "too many cubes": lambda m: m["places"][0].__setitem__("cubes", 200),
    "terrain": lambda m: m["hexes"][0].__setitem__(3, "swamp"),
    "deck": lambda m: m["facts"].__setitem__("deck", "nobody's"),
    "cards of elsewhere": lambda m: m["facts"].__setitem__("deck", "nippon"),
    "no deck": lambda m: m["facts"].pop("deck"),
    "a deck without cards": lambda m: m["facts"].__setitem__("deck", {}),
    "box": lambda m: m["facts"].__setitem__("box", "small"),
    "income": lambda m: m["facts"].__setitem__("income", "none"),
    "players": lambda m: m["facts"].__setitem__("players", 3),
    "too many players": lambda m: m["facts"]["players"].__setitem__("most", 40),
    "markers": lambda m: m["facts"].__setitem__("markers", {}),
    "lines": lambda m: m["facts"]["major_lines"][0].__setitem__("cities", ["rome", "mexico-city"]),
    "a word twice": lambda m: m["places"][0].__setitem__("slug", "build"),
    "format": lambda m: m.__setitem__("format", 99),
    "shape": lambda m: m.pop("hexes"),
    "exits": lambda m: m["places"][0].__setitem__("exits", ["up"]),
    "hex": lambda m: m["places"][0].__setitem__("hex", 4000),
}


@pytest.mark.parametrize("name", BAD)
def test_a_map_that_cannot_be_played_is_refused_in_words(tmp_path: Path, name: str):
    source = source_of()
    BAD[name](source)
    with pytest.raises(Refused, match="bad-map") as caught:
        game.new(2, 1, {"map": written(tmp_path, source)})
    assert caught.value.facts["why"]


def test_a_word_of_a_part_or_of_a_card_means_nothing_else(tmp_path: Path):
    source = source_of("eastern_us")
    for word in ("west", "hotel-chicago"):
        source["hexes"][0][0] = word
        with pytest.raises(Refused, match="bad-map") as caught:
            game.new(2, 1, {"map": written(tmp_path, source)})
        assert caught.value.facts["why"] == f"the word {word} means something else already"
    other = source_of("mexico")  # which has no Western Link, and so no verb for it
    other["hexes"][0][0] = "west"
    game.new(2, 1, {"map": written(tmp_path, other)})


def test_a_map_that_is_not_there_is_refused(tmp_path: Path):
    (tmp_path / "source.toml").write_text("name = 1", "utf-8")
    (tmp_path / "text.json").write_text("{", "utf-8")
    files = [tmp_path / name for name in ("source.toml", "text.json")]
    for name in ("", "nowhere", "none.json", "a\0.json", *map(str, files)):
        with pytest.raises(Refused, match="bad-map"):
            game.new(2, 1, {"map": name})
    with pytest.raises(Refused, match="bad-option"):
        game.new(2, 1, {"map": str(files[0])}, files=False)


@pytest.mark.parametrize("figure", [{"count": 1_000_000}, {"points": -3}, {"points": 2.5}])
def test_figures_of_cards_and_lines_have_bounds(tmp_path: Path, figure: dict[str, float]):
    """A deck of a million cards would be copied with every position."""
    for fact in ("deck", "major_lines"):
        source = source_of()
        source["facts"]["deck"] = json.loads(json.dumps(OWN_CARDS))
        own = {"deck": source["facts"]["deck"]["card"]}.get(fact, source["facts"]["major_lines"])
        own[0] |= figure
        with pytest.raises(Refused) as refused:
            game.new(2, 3, {"map": written(tmp_path, source)})
        (name,) = figure
        assert f"{own[0]['slug']} needs {name} from 0 to 20" in str(refused.value.facts["why"])
