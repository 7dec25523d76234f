"""Options: every value is checked, and what is wrong is said."""

import pytest

import roundhouse as rh
from roundhouse.kernel.options import with_defaults

OPTIONS = (
    rh.Option("flags", False, "With flags."),
    rh.Option("rounds", 8, "How many rounds.", low=-2, high=9),
    rh.Option("map", "italy", "Where.", choices=("italy", "spain")),
    rh.Option("author", "", "Anything."),
    rh.Option("cards", ["a", "b"], "Which two.", choices=("a", "b", "c"), count=2),
    rh.Option("solo", "easy", "Alone.", choices=("easy", "hard"), seats=(1, 1)),
)
MAPS = ("italy", "spain")
SPANISH = {"spain": ["a", "b", "c"]}
TRACKS = {"spain": ["own", "long"]}
BY_MAP = (
    OPTIONS[2],
    rh.Option("ferries", True, "With ferries.", maps=MAPS, on=lambda board: board == "italy"),
    rh.Option("out", [], "Out.", maps=MAPS, choices_on=lambda board: SPANISH.get(board, [])),
    rh.Option("track", "own", "", maps=MAPS, choices_on=lambda board: TRACKS.get(board, [])),
)
BY_NAME = {option.name: option for option in OPTIONS}


def refusal(call, *args) -> rh.Illegal:
    with pytest.raises(rh.Refused) as refused:
        call(*args)
    return refused.value.illegal


def test_defaults_fill_what_is_not_given():
    assert with_defaults(OPTIONS, 2, {"rounds": 3}) == {
        "flags": False,
        "rounds": 3,
        "map": "italy",
        "author": "",
        "cards": ["a", "b"],
    }


def test_an_option_for_other_player_counts_is_left_out_and_refused():
    assert with_defaults(OPTIONS, 1, {})["solo"] == "easy"
    assert refusal(with_defaults, OPTIONS, 2, {"solo": "hard"}) == rh.Illegal(
        "option-not-for-seats", {"option": "solo", "seats": 2, "low": 1, "high": 1}
    )


def test_what_an_option_is_on_each_map():
    italy = {"map": "italy", "ferries": True, "out": [], "track": "own"}
    spain = {**italy, "map": "spain", "ferries": False}
    assert with_defaults(BY_MAP, 2, {}) == with_defaults(BY_MAP, 2, italy) == italy
    assert with_defaults(BY_MAP, 2, {"map": "spain"}) == with_defaults(BY_MAP, 2, spain) == spain
    assert with_defaults(BY_MAP, 2, {"ferries": False})["ferries"] is False
    chosen = {"map": "spain", "out": ["c", "a"], "track": "long"}
    assert with_defaults(BY_MAP, 2, chosen) == {**spain, "out": ["a", "c"], "track": "long"}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"map": "spain", "ferries": True}, "map=italy"),
        ({"map": "spain", "ferries": 1}, "map=italy"),
        ({"out": ["a"]}, "map=spain"),
        ({"track": "long"}, "map=spain"),
        ({"map": "spain", "out": ["d"]}, "a, b, c"),
        ({"map": "spain", "out": ["a", "a"]}, "a, b, c"),
        ({"map": "spain", "out": "a"}, "a, b, c"),
        ({"map": "spain", "out": [["a"]]}, "a, b, c"),
        ({"map": "spain", "track": "short"}, "own, long"),
        ({"map": "france", "out": ["a"]}, "italy, spain"),
    ],
)
def test_an_option_of_another_map_is_refused_with_those_it_is_for(given, expected):
    illegal = refusal(with_defaults, BY_MAP, 2, given)
    assert illegal.rule == "bad-option" and illegal.facts["expected"] == expected


def test_an_unknown_option_is_refused_with_those_there_are():
    illegal = refusal(with_defaults, OPTIONS, 2, {"x" * 100: 1})
    assert illegal.rule == "unknown-option"
    assert illegal.facts == {
        "option": "x" * 40,
        "known": "flags, rounds, map, author, cards, solo",
    }


def test_the_settled_list_is_nobody_elses():
    with_defaults(OPTIONS, 2, {})["cards"].append("c")  # type: ignore[attr-defined]
    assert with_defaults(OPTIONS, 2, {})["cards"] == ["a", "b"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("flags", 1),
        ("flags", "true"),
        ("flags", None),
        ("rounds", 10),
        ("rounds", -3),
        ("rounds", True),
        ("rounds", 3.0),
        ("rounds", "3"),
        ("rounds", None),
        ("map", "france"),
        ("map", ""),
        ("map", 7),
        ("map", ["italy"]),
        ("author", 7),
        ("cards", ["a"]),
        ("cards", ["a", "a"]),
        ("cards", ["a", "x"]),
        ("cards", ["a", "b", "c"]),
        ("cards", ["a", 1]),
        ("cards", ["a", ["b"]]),
        ("cards", "ab"),
        ("cards", ("a", "b")),
        ("cards", {"a": "b"}),
    ],
)
def test_a_value_of_the_wrong_sort_is_refused(name: str, value: object):
    illegal = refusal(with_defaults, OPTIONS, 2, {name: value})
    assert illegal == rh.Illegal(
        "bad-option",
        {"option": name, "value": str(value), "expected": BY_NAME[name].expected()},
    )


def test_a_monstrous_value_is_cut_short():
    assert refusal(with_defaults, OPTIONS, 2, {"map": "x" * 10_000}).facts["value"] == "x" * 80


def test_what_is_expected_is_said():
    assert [option.expected() for option in OPTIONS] == [
        "true, false",
        "-2–9",
        "italy, spain",
        "",
        "2: a, b, c",
        "easy, hard",
    ]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("flags", "true", True),
        ("flags", "YES", True),
        ("flags", "on", True),
        ("flags", "1", True),
        ("flags", "False", False),
        ("flags", "no", False),
        ("flags", "off", False),
        ("flags", "0", False),
        ("rounds", "7", 7),
        ("rounds", "-2", -2),
        ("map", "spain", "spain"),
        ("author", "12", "12"),
        ("cards", "c,a", ["c", "a"]),
        ("cards", "", []),
    ],
)
def test_what_a_person_types_is_heard(name: str, text: str, value: object):
    assert BY_NAME[name].hear(text) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("flags", ""),
        ("flags", "maybe"),
        ("rounds", ""),
        ("rounds", "-"),
        ("rounds", "--2"),
        ("rounds", "3.5"),
        ("rounds", "٣"),
        ("rounds", "²"),
        ("rounds", "10"),
        ("rounds", "9" * 10_000),
        ("map", "Spain"),
        ("cards", "a"),
        ("cards", "a;b"),
    ],
)
def test_what_a_person_mistypes_is_refused(name: str, text: str):
    illegal = refusal(BY_NAME[name].hear, text)
    assert illegal.rule == "bad-option"
    assert illegal.facts["option"] == name


def test_a_schema_says_all_about_an_option():
    assert BY_NAME["cards"].schema() == {
        "name": "cards",
        "kind": "words",
        "default": ["a", "b"],
        "choices": ["a", "b", "c"],
        "low": 0,
        "high": 0,
        "count": 2,
        "seats": [1, 99],
        "maps": [],
        "choices_on": {},
        "help": "Which two.",
    }
    schema = BY_MAP[2].schema()
    assert (schema["maps"], schema["choices"]) == (["spain"], ["a", "b", "c"])
    assert schema["choices_on"] == {"spain": ["a", "b", "c"]}
    assert [option.kind for option in OPTIONS] == ["bool", "int", "word", "word", "words", "word"]


def test_a_path_stands_in_for_a_choice_only_where_files_may_be_named():
    option = rh.Option("map", "here", "", choices=("here", "there"), file=True)
    assert option.accept("there", files=False) == "there"
    assert option.accept("my/map.toml") == "my/map.toml"
    with pytest.raises(rh.Refused) as refused:
        option.accept("/etc/passwd", files=False)
    assert refused.value.rule == "bad-option"


def test_a_text_from_outside_names_no_files_of_this_machine(tmp_path):
    record = rh.Record("steam", 3, 1)
    record.options["map"] = f"{tmp_path}/secret.toml"
    with pytest.raises(rh.Refused) as refused:
        rh.read(record.write(), files=False)
    assert refused.value.rule == "bad-option"
