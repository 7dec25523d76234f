"""Chance: the same for ever, fair, and independent from seed to seed."""

import hashlib
import pickle

import pytest

import roundhouse as rh
from roundhouse.kernel.rng import MASK64, KeyedRng, chance, keyed, seed_of, stirred


def numbers(seed: int, count: int) -> list[int]:
    rng = rh.Rng(seed)
    return [rng.next32() for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 / expected for n in counts)


def test_the_numbers_of_a_seed_never_change():
    """Every record ever written depends on these."""
    assert numbers(0, 4) == [3017211953, 2868536700, 1274603047, 1477224454]
    assert numbers(2**64 - 1, 2) == [3596795539, 3104478580]
    assert rh.Rng(7).next64() == 10480042771479130857
    rng = rh.Rng(12345)
    assert [rng.below(n) for n in (2, 6, 52, 1000, 2**32)] == [1, 3, 40, 243, 3395764487]
    items = list(range(10))
    rh.Rng(3).shuffle(items)
    assert items == [8, 0, 4, 1, 7, 9, 3, 6, 2, 5]


def test_the_counter_reaches_beyond_32_bits():
    rng = rh.Rng(1)
    rng.drawn = 2**32
    assert rng.next32() not in numbers(1, 1000)


def test_a_seed_is_64_bits_of_any_number():
    assert numbers(-1, 3) == numbers(2**64 - 1, 3)
    assert rh.Rng(-1).seed == 2**64 - 1
    assert numbers(5, 3) == numbers(2**64 + 5, 3)


@pytest.mark.parametrize("bit", [0, 1, 7, 31, 32, 40, 63])
def test_neighbouring_seeds_share_no_numbers(bit: int):
    """Games with seeds 0, 1, 2, … must be as different as any."""
    shared = differing = 0
    for seed in range(50):
        mine, theirs = numbers(seed, 64), numbers(seed ^ 1 << bit, 64)
        shared += len(set(mine) & set(theirs))
        differing += sum((a ^ b).bit_count() for a, b in zip(mine, theirs, strict=True))
    assert shared == 0
    assert 15.8 < differing / (50 * 64) < 16.2  # of 32 bits


def test_the_first_number_of_successive_seeds_is_uniform():
    counts = [0] * 64
    for seed in range(32_000):
        counts[rh.Rng(seed).below(64)] += 1
    assert chi_square(counts) < 115  # one chance in 100,000 with 63 degrees of freedom


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_below_is_uniform(n: int):
    rng = rh.Rng(99)
    counts = [0] * n
    for _ in range(300 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < n + 5 * (2 * n) ** 0.5 + 10


def test_successive_numbers_are_independent():
    rng = rh.Rng(4)
    counts = [0] * 64
    for _ in range(12_800):
        counts[rng.below(8) * 8 + rng.below(8)] += 1
    assert chi_square(counts) < 115


def test_every_bit_is_set_half_of_the_time():
    drawn = numbers(8, 20_000)
    for bit in range(32):
        assert 9_650 < sum(x >> bit & 1 for x in drawn) < 10_350


def test_below_has_no_bias_where_the_range_does_not_divide():
    """Of 3 * 2**30 numbers, 2**32 would give the first third twice as often by remainder."""
    n = 3 << 30
    rng = rh.Rng(1)
    thirds = [0] * 3
    for _ in range(3_000):
        x = rng.below(n)
        assert 0 <= x < n
        thirds[x // (1 << 30)] += 1
    assert rng.drawn > 3_000  # unfair numbers were thrown away
    assert chi_square(thirds) < 23


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_of_an_impossible_range_is_a_mistake_not_a_hang(n: int):
    with pytest.raises(AssertionError):
        rh.Rng(1).below(n)


def test_shuffle_reaches_every_order_equally_often():
    rng = rh.Rng(6)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 65


def test_a_copy_goes_on_alike_and_apart():
    rng = rh.Rng(11)
    rng.next64()
    rng.showing()
    copy = rng.copy()
    assert (copy.seed, copy.drawn, copy.shown) == (rng.seed, 2, 1)
    following = [copy.next32() for _ in range(5)]
    assert rng.drawn == 2
    assert [rng.next32() for _ in range(5)] == following


def test_fresh_has_the_same_past_and_another_future():
    rng = rh.Rng(11)
    rng.next64()
    rng.showing()
    fresh = rng.fresh(rh.Rng(5))
    assert (fresh.drawn, fresh.shown) == (rng.drawn, rng.shown)
    assert fresh.seed != rng.seed
    assert fresh.next32() != rng.copy().next32()
    other_truth = rh.Rng(77)
    other_truth.next64()
    other_truth.showing()
    again = other_truth.fresh(rh.Rng(5))
    assert again.seed == fresh.seed  # whatever the truth was


# Keys: chance that can't be foretold

KEY = keyed(0x0123456789ABCDEF0123456789ABCDEF)


def test_the_numbers_of_a_key_are_cut_from_a_keyed_hash():
    """Every record of a shared table depends on these."""
    rng = chance(KEY)
    blocks = [hashlib.blake2b(bytes(7) + bytes([n]), key=KEY.to_bytes(16)).digest() for n in (0, 1)]
    cut = [int.from_bytes(b"".join(blocks)[at : at + 4]) for at in range(0, 128, 4)]
    assert [rng.next32() for _ in range(32)] == cut
    assert cut[:2] == [1830679128, 2966362464]


def test_the_quick_generator_tells_its_secret_and_a_key_does_not():
    """Of the quick one a known half and a single number give the other half; nothing that is
    drawn from a key lies in it or in what is known of it."""
    quick = rh.Rng(0xFEDCBA9876543210)
    seen = quick.next32()
    half = (unstirred(seen) - stirred(quick.low)) & 0xFFFFFFFF
    assert half == quick.high
    secret = chance(KEY)
    secret.next32()
    assert (secret.low, secret.high) == (0, 0)


def unstirred(x: int) -> int:
    """What `stirred` was given: it is one to one, and so can be run backwards."""
    for product in (0x735A2D97, 0x21F0AAAD):
        x ^= x >> 15 ^ x >> 30
        x = x * pow(product, -1, 1 << 32) & 0xFFFFFFFF
    return ((x ^ x >> 16) - 0x9E3779B9) & 0xFFFFFFFF


def test_a_number_is_a_key_if_its_highest_bit_is_set():
    assert seed_of(KEY) == KEY and isinstance(chance(KEY), KeyedRng)
    for number, seed in ((5, 5), (-1, 2**64 - 1), (2**64 + 5, 5), (2**128 + KEY, KEY & MASK64)):
        assert seed_of(number) == seed and type(chance(number)) is rh.Rng
    assert keyed(5) == 2**127 + 5


def test_a_key_s_numbers_are_fair():
    rng = chance(KEY)
    counts = [0] * 64
    for _ in range(12_800):
        counts[rng.below(8) * 8 + rng.below(8)] += 1
    assert chi_square(counts) < 115


def test_a_copy_and_a_parcel_of_a_keyed_one_go_on_alike():
    rng = chance(KEY)
    rng.next64()
    rng.showing()
    following = [rng.copy().next32(), pickle.loads(pickle.dumps(rng)).next32()]
    assert following == [rng.next32()] * 2
    assert rng.copy().shown == 1


def test_fresh_is_of_the_kind_of_what_it_is_drawn_from():
    assert type(chance(KEY).fresh(rh.Rng(5))) is rh.Rng  # a bot's imagination is quick
    fresh = chance(KEY).fresh(chance(KEY + 1))
    assert isinstance(fresh, KeyedRng) and fresh.seed not in (KEY, KEY + 1)
    assert fresh.seed == rh.Rng(3).fresh(chance(KEY + 1)).seed


@pytest.mark.parametrize("game", [id for id in rh.games() if id != "signals"])
def test_a_game_of_a_key_is_written_read_and_replayed(game: str):
    record = rh.Record(game, rh.game(game).seats[0], KEY)
    rng = rh.Rng(1)
    for _ in range(30):
        if record.state.result is None:
            seat = record.state.actors[0]
            record.play(record.state.random_move(seat, rng), seat)
    again = rh.read(record.write())
    assert again.seed == KEY
    assert again.replay().digest() == record.state.digest()
