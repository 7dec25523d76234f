"""Sentences: words as numbers and as text, and how they are shaped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roundhouse as rh

WORDS = rh.Vocabulary(
    [
        ("verb", ["build", "deliver", "tour", "swap", "pass"]),
        ("place", ["new-york", "albany"]),
        ("colour", ["red", "blue"]),
        ("exit", ["n", "s"]),
    ],
    {
        "build": ["place"],
        "deliver": ["colour", "place", "exit+"],
        "tour": ["place", "exit*"],
        "swap": ["place|colour"],
        "pass": [],
    },
)


def judged(text: str) -> rh.Illegal | None:
    return WORDS.misshapen(WORDS.hear(text))


def test_words_have_numbers_in_the_order_of_the_sections():
    assert len(WORDS) == 11
    assert WORDS.hear("build new-york") == (0, 5)
    assert WORDS.word("albany") == 6
    assert [WORDS.section_of[word] for word in (0, 5, 7, 10)] == ["verb", "place", "colour", "exit"]
    assert WORDS.start == {"verb": 0, "place": 5, "colour": 7, "exit": 9}


def test_a_sentence_is_full_where_its_shape_leaves_no_room():
    full = {"build albany": True, "build": False, "pass": True, "swap red": True}
    endless = {"tour albany": False, "deliver red albany n s": False}
    for text, is_full in {**full, **endless}.items():
        assert WORDS.full(WORDS.hear(text)) == is_full, text


@given(st.lists(st.integers(0, 10)))
def test_what_is_said_is_heard(words: list[int]):
    move = tuple(words)
    assert WORDS.hear(WORDS.say(move)) == move


def test_capitals_and_spaces_do_not_matter():
    assert WORDS.hear("  Build\tNEW-YORK ") == WORDS.hear("build new-york")


def test_an_unknown_word_comes_with_suggestions():
    with pytest.raises(rh.Refused) as refused:
        WORDS.hear("build new-yrok")
    assert refused.value.rule == "unknown-word"
    assert refused.value.facts == {"word": "new-yrok", "guesses": 1, "near": "new-york"}


def test_a_word_like_no_other_comes_without():
    with pytest.raises(rh.Refused) as refused:
        WORDS.hear("zzzz")
    assert refused.value.facts == {"word": "zzzz", "guesses": 0, "near": ""}


def test_a_monstrous_word_is_cut_short():
    with pytest.raises(rh.Refused) as refused:
        WORDS.hear("x" * 100_000)
    assert refused.value.facts["word"] == "x" * 40


@pytest.mark.parametrize("word", [-1, 11, 2**70])
def test_a_number_that_is_no_word_is_refused(word: int):
    with pytest.raises(rh.Refused) as refused:
        WORDS.say((0, word))
    assert refused.value.illegal == rh.Illegal(
        "unknown-word", {"word": str(word), "guesses": 0, "near": ""}
    )
    assert WORDS.misshapen((0, word)) == refused.value.illegal


@pytest.mark.parametrize(
    "text",
    [
        "build albany",
        "pass",
        "deliver red albany n",
        "deliver blue albany n s n",
        "tour albany",
        "tour albany s s",
        "swap red",
        "swap albany",
    ],
)
def test_a_well_shaped_sentence(text: str):
    assert judged(text) is None


@pytest.mark.parametrize(
    ("text", "rule", "facts"),
    [
        ("", "unfinished-sentence", {"said": "", "next": "verb"}),
        ("build", "unfinished-sentence", {"said": "build", "next": "place"}),
        (
            "deliver red albany",
            "unfinished-sentence",
            {"said": "deliver red albany", "next": "exit"},
        ),
        ("swap", "unfinished-sentence", {"said": "swap", "next": "place|colour"}),
        ("albany", "wrong-word", {"word": "albany", "expected": "verb"}),
        ("build red", "wrong-word", {"word": "red", "expected": "place"}),
        ("build build", "wrong-word", {"word": "build", "expected": "place"}),
        ("build albany albany", "wrong-word", {"word": "albany", "expected": "end"}),
        ("pass red", "wrong-word", {"word": "red", "expected": "end"}),
        ("swap n", "wrong-word", {"word": "n", "expected": "place|colour"}),
        ("deliver red albany red", "wrong-word", {"word": "red", "expected": "exit"}),
        ("deliver red albany n red", "wrong-word", {"word": "red", "expected": "exit"}),
        ("tour albany n albany", "wrong-word", {"word": "albany", "expected": "exit"}),
    ],
)
def test_a_misshapen_sentence_is_told_what_should_come(text: str, rule: str, facts: dict):
    assert judged(text) == rh.Illegal(rule, facts)


@given(st.lists(st.integers(-3, 14)))
def test_any_numbers_are_judged_without_a_crash(words: list[int]):
    wrong = WORDS.misshapen(tuple(words))
    if wrong is None:
        assert WORDS.slugs[words[0]] in WORDS.grammar
    else:
        assert wrong.rule in ("unknown-word", "unfinished-sentence", "wrong-word")


@pytest.mark.parametrize("slug", ["New-York", "new york", "a|b", "a=b", "città"])
def test_a_slug_that_could_be_misread_is_a_mistake(slug: str):
    with pytest.raises(AssertionError):
        rh.Vocabulary([("verb", [slug])], {})


def test_a_word_stands_in_one_section_only():
    with pytest.raises(AssertionError):
        rh.Vocabulary([("verb", ["go"]), ("place", ["go"])], {})


def test_a_sentence_begins_with_a_verb():
    with pytest.raises(AssertionError):
        rh.Vocabulary([("verb", ["go"]), ("place", ["rome"])], {"rome": []})
