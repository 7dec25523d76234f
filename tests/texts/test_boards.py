"""Boards in a terminal: every word on them comes from a text, in every language."""

import re
from functools import cache

import pytest

from roundhouse.kernel.record import read
from roundhouse.kernel.speech import spoken_by
from roundhouse.kernel.state import State
from roundhouse.study.transcript import texts_of
from roundhouse.texts import Texts, complete, languages
from tests.texts.test_spoken import GAMES, MANY, RECORDS

EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH_LANGUAGE = pytest.mark.parametrize("language", [*filter(complete, languages())])
TITLES = {
    "railroad",
    "tiles",
    "small",
    "empires",
    "steam",
    "spike",
    "railways",
    "world",
}  # own names
PIECES = re.compile("[abcdkyrpgsw]+", re.I)  # cubes and tracks, a letter each


class Silent(Texts):
    """Says nothing, whatever it is asked for."""

    def say(self, key: str, facts: object = None) -> str:
        return "¤"

    def word(self, slug: str) -> str:
        return "¤"


@cache
def positions(game: str) -> list[tuple[State, Texts]]:
    """Of the two shortest recorded games: the beginning, the middle and the end."""
    paths = (RECORDS / game / "records").glob("*.record")
    found = []
    for path in sorted(paths, key=lambda path: path.stat().st_size)[:2]:
        record = read(path.read_text("utf-8"))
        for at in (0, len(record.moves) // 2, len(record.moves)):
            found.append((record.state_at(at), texts_of(record, "en")))
    return found


def as_all_see_it(state: State) -> str:
    """By a visitor, and from every seat, with what it alone knows."""
    return "\n".join(state.game.show(state, seat) for seat in (None, *range(state.seats)))


def slugs_of(state: State) -> set[str]:
    words = set(state.vocabulary.slugs) | set(map(str, state.options.values()))
    for word in list(words):
        words |= {word.replace("-", ""), *word.split("-")}
    return words


@EACH_GAME
def test_every_word_on_a_board_is_a_text_or_a_word_of_moves(game: str):
    for state, _ in positions(game):
        slugs = slugs_of(state)
        with spoken_by(Silent("en", game)):
            shown = str(state)
        for word in re.findall(r"[^\W\d_]{4,}", shown):
            lower = word.lower()
            on_map = word.isupper() and (len(word) == 3 or any(s.startswith(lower) for s in slugs))
            known = lower in slugs or lower in {game, *TITLES} or PIECES.fullmatch(word)
            assert known or on_map, word


@EACH_GAME
def test_every_word_on_a_picture_is_a_text(game: str):
    """Of the board, its places and seas, and of what lies beside it."""
    for state, _ in positions(game)[1:3]:
        with spoken_by(Silent("en", game)):
            picture = state.game.draw(state) or ""
        said = re.findall(r"<(?:text|title)[^>]*>([^<]+)<", picture)
        words = {word.lower() for text in said for word in re.findall(r"[^\W\d_]{3,}", text)}
        assert len(said) > 20 and words <= TITLES | {"the"}, words - TITLES


@EACH_GAME
@EACH_LANGUAGE
def test_a_board_is_said_whole(game: str, language: str):
    for state, english in positions(game):
        called = state.game.names(state.options, language)
        texts = Texts(language, game, english.names, called, english.gazetteer)
        with spoken_by(texts):
            shown = as_all_see_it(state)
        assert not re.search(r"[{}]|\?\?\?|\(\)|-board-|web-", shown), shown
        assert not re.search(MANY[language], shown)
        if language != "en":
            assert shown.split("\n", maxsplit=1)[0] != str(state).split("\n")[0]


@EACH_GAME
def test_what_a_board_says_is_one_line_and_no_more_than_facts(game: str):
    """So it is said without Fluent, too, and the same, but for the players' names."""
    for state, english in positions(game):
        with spoken_by(Texts("en", game, (), {}, {})):
            shown = str(state)
        assert shown.split("\n", maxsplit=1)[0] == str(state).split("\n")[0]
        with spoken_by(Texts("en", game, english.names, {}, {})):
            named = str(state)
        assert all(name.lower() in named.lower() for name in english.names)
        assert "{" not in as_all_see_it(state)
