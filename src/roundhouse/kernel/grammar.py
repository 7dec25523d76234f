"""Grammar: a game's words told one after the other; each gets its number when it is told.

    GRAMMAR: Final = Grammar()
    BUILD: Final = GRAMMAR.verb("build", "place colour")
    PASS: Final = GRAMMAR.verb("pass")
    COLOUR: Final = GRAMMAR.section("colour", ["red", "blue"])
    PLACE: Final = GRAMMAR.section("place", ["albany", "utica"])
    VOCABULARY: Final = GRAMMAR.vocabulary()

So nobody counts words. A verb is its number; a section turns words into the numbers of what they
name, and back: in a move (BUILD, …) `PLACE.of(move[1])` is the place and `COLOUR.of(move[2])` the
colour; `PLACE.words([1, 0])` offers utica and albany. Where a map brings words of its own they
follow in a grammar that goes on: `words = GRAMMAR.more(); land.hex = words.section("hex", slugs)`.
"""

from typing import Any

from roundhouse.kernel.words import Vocabulary


class Section:
    """Words in a row, for things that are numbered from `first` on."""

    def __init__(self, start: int, end: int, first: int = 0) -> None:
        self.start = start
        self.end = end  # the word after the last
        self.first = first
        self.zero = start - first  # what the word for 0 would be

    def of(self, word: int) -> int:
        """What a word of this section names."""
        return word - self.zero

    def word(self, number: int) -> int:
        return self.zero + number

    def words(self, numbers: list[int]) -> list[int]:
        zero = self.zero
        return [zero + number for number in numbers]

    def between(self, low: int, high: int) -> list[int]:
        """The words for low, high and what lies between."""
        return list(range(self.zero + low, self.zero + high + 1))

    def has(self, word: int) -> bool:
        return self.start <= word < self.end

    def joined(self, following: "Section") -> "Section":
        """Both, where the second goes on counting what the first has begun to count."""
        assert self.end == following.start and self.zero == following.zero
        return Section(self.start, following.end, self.first)

    def __len__(self) -> int:
        return self.end - self.start

    def __reduce__(self) -> Any:
        return (Section, (self.start, self.end, self.first))


class Grammar:
    """Verbs, each with the sections that follow it, and sections: see `Vocabulary`."""

    def __init__(self) -> None:
        self.sections: list[tuple[str, list[str]]] = []
        self.following: dict[str, list[str]] = {}
        self.count = 0

    def verb(self, slug: str, following: str = "") -> int:
        """Its number; `following` are the sections that follow it, parted by spaces."""
        if not self.sections or self.sections[-1][0] != "verb":
            self.sections.append(("verb", []))
        self.sections[-1][1].append(slug)
        self.following[slug] = following.split()
        self.count += 1
        return self.count - 1

    def section(self, name: str, slugs: list[str], first: int = 0) -> Section:
        self.sections.append((name, slugs[:]))
        self.count += len(slugs)
        return Section(self.count - len(slugs), self.count, first)

    def also(self, verb: str, section: str) -> None:
        """Let words of one more section stand in the last place of a verb's sentences."""
        slots = self.following[verb]
        many = slots[-1][-1] if slots[-1][-1] in "*+" else ""
        self.following[verb] = [*slots[:-1], f"{slots[-1].rstrip('*+')}|{section}{many}"]

    def slugs(self) -> list[str]:
        """All words so far."""
        return [slug for _, slugs in self.sections for slug in slugs]

    def more(self) -> "Grammar":
        """One that goes on from here."""
        other = Grammar()
        other.sections = [(name, slugs[:]) for name, slugs in self.sections]
        other.following = self.following.copy()
        other.count = self.count
        return other

    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self.sections, self.following)
