"""Rng: chance, in a few bytes that are copied with the state."""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF
MASK64: Final = 0xFFFFFFFFFFFFFFFF
KEY_BITS: Final = 128
NUMBERS_IN_A_BLOCK: Final = 16


def stirred(x: i64) -> i64:
    """32 bits to 32 bits, one to one. Every product stays below 2**63: exact in C, too."""
    x += 0x9E3779B9
    x &= MASK32
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & MASK32
    x ^= x >> 15
    x = (x * 0x735A2D97) & MASK32
    x ^= x >> 15
    return x


@mypyc_attr(serializable=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A counter-based generator: the n-th number is a hash of a 64-bit seed and n.

    It also counts what was shown, so one object tells whether chance or a secret
    came into a move; from that the kernel proves that the move may be undone.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK64
        self.low: i64 = seed & MASK32
        self.high: i64 = (seed >> 32) & MASK32
        # Neighbouring seeds must not share numbers, so the seed itself is stirred first.
        self.high ^= stirred(self.low)
        self.low ^= stirred(self.high)
        self.high ^= stirred(self.low)
        self.low ^= stirred(self.high)
        self.drawn = 0
        self.shown = 0

    def next32(self) -> int:
        """The next number of 32 bits."""
        n: i64 = self.drawn
        self.drawn += 1
        x = stirred((n ^ self.low) & MASK32)
        return stirred((x + self.high + (n >> 32)) & MASK32)

    def next64(self) -> int:
        high = self.next32()
        return high << 32 | self.next32()

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        assert 0 < n <= 1 << 32
        among: i64 = n
        fair = (MASK32 + 1) // among * among
        x: i64 = self.next32()
        while x >= fair:
            x = self.next32()
        return x % among

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def showing(self) -> None:
        """A secret became visible to somebody."""
        self.shown += 1

    def copy(self) -> "Rng":
        cls: Any = Rng
        other: Rng = cls.__new__(cls)
        other.seed = self.seed
        other.low = self.low
        other.high = self.high
        other.drawn = self.drawn
        other.shown = self.shown
        return other

    def packed(self) -> list[Any]:
        return [self.seed, self.drawn, self.shown]

    @staticmethod
    def unpacked(parts: list[Any]) -> "Rng":
        rng = chance(parts[0])
        rng.drawn, rng.shown = parts[1:]
        return rng

    def fresh(self, rng: "Rng") -> "Rng":
        """Another future, drawn from `rng`, with the same past counted."""
        other = rng.child()
        other.drawn = self.drawn
        other.shown = self.shown
        return other

    def child(self) -> "Rng":
        """Another one of the same kind."""
        return Rng(self.next64())


@mypyc_attr(serializable=True)
class KeyedRng(Rng):
    """Chance that nobody can foretell: the n-th number is cut from a keyed hash of n.

    The quick generator can be run backwards by whoever has seen enough of its numbers; here
    all numbers but one tell nothing of that one.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.low = self.high = 0
        self.drawn = self.shown = 0
        self.block = -1
        self.numbers = b""

    def next32(self) -> int:
        block, at = divmod(self.drawn, NUMBERS_IN_A_BLOCK)
        self.drawn += 1
        if block != self.block:
            key = self.seed.to_bytes(KEY_BITS // 8, "big")
            self.numbers = blake2b(block.to_bytes(8, "big"), key=key).digest()
            self.block = block
        return int.from_bytes(self.numbers[4 * at : 4 * at + 4], "big")

    def copy(self) -> "KeyedRng":
        other = KeyedRng(self.seed)
        other.drawn = self.drawn
        other.shown = self.shown
        other.block = self.block
        other.numbers = self.numbers
        return other

    def child(self) -> "KeyedRng":
        return KeyedRng(keyed(self.next64() << 64 | self.next64()))


def keyed(number: int) -> int:
    """A seed of the kind that is a key: its highest bit is set."""
    return number & ((1 << KEY_BITS) - 1) | 1 << KEY_BITS - 1


def seed_of(number: int) -> int:
    """What is kept of a number as a seed: 64 bits, or the whole of a key."""
    return number if number >> 64 and number == keyed(number) else number & MASK64


def chance(seed: int) -> Rng:
    """The quick generator for a seed of 64 bits; for a key the one that keeps its secret."""
    seed = seed_of(seed)
    return KeyedRng(seed) if seed > MASK64 else Rng(seed)
