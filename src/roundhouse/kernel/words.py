"""Vocabulary: the words of a game, as numbers and as text; and how sentences are shaped."""

from typing import Any, Final

from roundhouse.kernel.refusal import Illegal, Refused

Move = tuple[int, ...]

ENDLESS: Final = 1 << 20  # more words than any sentence has


def unknown(word: str, near: list[str]) -> Illegal:
    return Illegal("unknown-word", {"word": word, "guesses": len(near), "near": ", ".join(near)})


class Vocabulary:
    """Every word a table can use, in sections ("verb", "number", "tile", …), each word once.

    `grammar` gives the sections that follow each verb; `tile|objective` allows either,
    and a last `exit*` or `exit+` any number of words, `+` at least one.
    """

    def __init__(
        self, sections: list[tuple[str, list[str]]], grammar: dict[str, list[str]]
    ) -> None:
        self.sections = sections
        self.slugs: list[str] = []
        self.section_of: list[str] = []
        self.index: dict[str, int] = {}
        self.start: dict[str, int] = {}
        self.grammar = grammar
        for section, slugs in sections:
            self.start.setdefault(section, len(self.slugs))
            for slug in slugs:
                assert slug.isascii() and slug == slug.lower() and not set(slug) & set(" |="), slug
                assert slug not in self.index, slug
                self.index[slug] = len(self.slugs)
                self.slugs.append(slug)
                self.section_of.append(section)
        self.section_bit: list[int] = [
            1 << list(self.start).index(section) for section in self.section_of
        ]
        # By word, None for all but verbs: the sections that each following word may be of, as
        # bits; and whether the last of them may be repeated.
        self.shape: list[list[int] | None] = [None] * len(self.slugs)
        self.repeats: list[bool] = [False] * len(self.slugs)
        self.longest: list[int] = [ENDLESS] * len(self.slugs)  # sentence with this verb, in words
        for verb, slots in grammar.items():
            assert self.section_of[self.index[verb]] == "verb", verb
            self.shape[self.index[verb]] = [self._bits(slot.rstrip("*+")) for slot in slots]
            self.repeats[self.index[verb]] = bool(slots) and slots[-1][-1] in "*+"
            if not self.repeats[self.index[verb]]:
                self.longest[self.index[verb]] = 1 + len(slots)

    def _bits(self, slot: str) -> int:
        sections = list(self.start)
        return sum([1 << sections.index(section) for section in slot.split("|")])

    def __len__(self) -> int:
        return len(self.slugs)

    def __reduce__(self) -> Any:
        return (Vocabulary, (self.sections, self.grammar))

    def word(self, slug: str) -> int:
        """The number of a word that is known to exist."""
        return self.index[slug]

    def say(self, move: Move) -> str:
        for word in move:
            if not 0 <= word < len(self.slugs):
                raise Refused(unknown(str(word), []))
        return " ".join([self.slugs[word] for word in move])

    def hear(self, text: str) -> Move:
        said: list[int] = []
        for slug in text.lower().split():
            word = self.index.get(slug)
            if word is None:
                from difflib import get_close_matches

                near = get_close_matches(slug[:40], self.slugs, 3)
                raise Refused(unknown(slug[:40], near))
            said.append(word)
        return tuple(said)

    def full(self, move: Move) -> bool:
        """Whether nothing can follow, whatever the position."""
        return len(move) >= self.longest[move[0]]

    def _well_shaped(self, move: Move) -> bool:
        """Quick yes for an ordinary sentence; a no may still be a yes."""
        if not move:
            return False
        words = len(self.slugs)
        verb = move[0]
        if verb < 0 or verb >= words:
            return False
        shape = self.shape[verb]
        if shape is None or len(move) < 1 + len(shape):
            return False
        if len(move) > 1 + len(shape) and not self.repeats[verb]:
            return False
        for at in range(1, len(move)):
            word = move[at]
            if word < 0 or word >= words:
                return False
            if self.section_bit[word] & shape[min(at, len(shape)) - 1] == 0:
                return False
        return True

    def misshapen(self, move: Move) -> Illegal | None:
        """What is wrong with a sentence as a sentence, whatever the position."""
        if self._well_shaped(move):
            return None
        if not move:
            return Illegal("unfinished-sentence", {"said": "", "next": "verb"})
        for word in move:
            if not 0 <= word < len(self.slugs):
                return unknown(str(word), [])
        slots = self.grammar.get(self.slugs[move[0]])
        if slots is None:
            return Illegal("wrong-word", {"word": self.slugs[move[0]], "expected": "verb"})
        at = 1
        for slot in slots:
            many = slot[-1] in "*+"
            wanted = slot.rstrip("*+")
            if not many or slot[-1] == "+":
                wrong = self._wrong_at(move, at, wanted)
                if wrong is not None:
                    return wrong
                at += 1
            while many and at < len(move):
                wrong = self._wrong_at(move, at, wanted)
                if wrong is not None:
                    return wrong
                at += 1
        if at < len(move):
            return Illegal("wrong-word", {"word": self.slugs[move[at]], "expected": "end"})
        return None

    def _wrong_at(self, move: Move, at: int, wanted: str) -> Illegal | None:
        if at >= len(move):
            return Illegal("unfinished-sentence", {"said": self.say(move), "next": wanted})
        section = self.section_of[move[at]]
        if section == wanted or ("|" in wanted and section in wanted.split("|")):
            return None
        return Illegal("wrong-word", {"word": self.slugs[move[at]], "expected": wanted})
