"""Words get their numbers as they are told, and say what they name."""

import pickle

import pytest

from roundhouse.kernel.grammar import Grammar, Section


def told() -> tuple[Grammar, Section, Section]:
    grammar = Grammar()
    assert grammar.verb("build", "place colour") == 0
    assert grammar.verb("pass") == 1
    colour = grammar.section("colour", ["red", "blue"])
    return grammar, colour, grammar.section("place", ["albany", "utica", "rome"], first=1)


def test_a_vocabulary_has_the_words_as_they_were_told():
    words = told()[0].vocabulary()
    assert words.slugs == ["build", "pass", "red", "blue", "albany", "utica", "rome"]
    assert words.grammar == {"build": ["place", "colour"], "pass": []}
    assert words.misshapen(words.hear("build utica blue")) is None


def test_a_section_tells_what_its_words_name():
    grammar, colour, place = told()
    move = grammar.vocabulary().hear("build utica blue")
    assert (place.of(move[1]), colour.of(move[2])) == (2, 1)
    assert grammar.vocabulary().say((0, place.word(2), colour.word(1))) == "build utica blue"
    assert place.words([3, 1]) == [6, 4]
    assert place.between(1, 2) == [4, 5]
    assert [place.has(word) for word in (3, 4, 6, 7)] == [False, True, True, False]
    assert len(place) == 3


def test_a_map_goes_on_and_leaves_the_game_as_it_is():
    grammar = told()[0]
    more = grammar.more()
    assert more.section("hex", ["a1", "a2"]).start == 7
    assert more.verb("dig", "hex") == 9
    words = more.vocabulary()
    assert words.misshapen(words.hear("dig a2")) is None
    assert grammar.slugs() == ["build", "pass", "red", "blue", "albany", "utica", "rome"]


def test_sections_are_joined_where_they_count_on():
    grammar = Grammar()
    city = grammar.section("city", ["albany", "utica"])
    town = grammar.section("town", ["rome"], first=2)
    both = city.joined(town)
    assert [both.of(word) for word in (0, 2)] == [0, 2] and both.has(2)
    other = grammar.section("other", ["troy"])
    with pytest.raises(AssertionError):
        both.joined(other)


def test_a_section_can_be_sent_to_another_process():
    place = told()[2]
    assert pickle.loads(pickle.dumps(place)).word(2) == place.word(2)
