"""The kit: what every game must stand, whatever it is about.

Each check takes a case, a set-up and a seed and returns how much it looked at; it fails by an
assertion. Whoever brings a game calls them from his own tests (docs/add-a-game.md).
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import roundhouse as rh
from roundhouse.kernel.facts import merged, misfit
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.views import checker, schema_of
from roundhouse.texts import FACTS

SOAK = bool(os.environ.get("ROUNDHOUSE_SOAK"))
QUICK = bool(os.environ.get("ROUNDHOUSE_QUICK"))
DAY = int(os.environ.get("ROUNDHOUSE_DAY", date.today().toordinal()))
MOST_MOVES = 20_000
MANY = 3000  # moves are not all listed
SECRETS = 8  # so often must something be hidden before imaginations that never differ are a fault


@dataclass(frozen=True)
class Setup:
    seats: int
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """A game, the set-ups to try and what must stay true after every move."""

    game: str
    setups: list[Setup]
    invariants: Callable[[rh.State], None]
    own: bool = True  # with a rulebook, texts and recorded games in the house
    records: int = 1  # recorded games it must have: one per map and end reason


Check = Callable[[Case, Setup, int], Counter[str]]


def sample(case: Case, games: int, soak: int = 1) -> list[tuple[Setup, int]]:
    """Today's set-ups and seeds; one of them in a quick run, every one in a soak."""
    number = soak * len(case.setups) if SOAK else 1 if QUICK else games
    return [(case.setups[(DAY + i) % len(case.setups)], DAY * 1000 + i) for i in range(number)]


def random_game(
    case: Case, setup: Setup, seed: int
) -> Iterator[tuple[rh.State, int, rh.Move, list[rh.Event]]]:
    """Positions of a random game, each with the seat and move about to be made.

    The same state object goes on; `events` are those of the move that led here.
    """
    rng = rh.Rng(seed ^ 0x5EED)
    state = rh.game(case.game).new(setup.seats, seed, setup.options)
    events = state.events
    for _ in range(MOST_MOVES):
        if state.result is not None:
            return
        seat = state.actors[rng.below(len(state.actors))]
        move = state.random_move(seat, rng)
        yield state, seat, move, events
        events = state.play(move, seat)
    raise AssertionError(f"{case.game}: no end after {MOST_MOVES} moves (seed {seed})")


def dump(thing: Any) -> Any:
    """Everything a state holds, hidden parts too, as plain data that compares; without what its
    classes say is no part of a position."""
    if isinstance(thing, list | tuple):
        return [one if type(one) is int else dump(one) for one in thing]
    if isinstance(thing, dict):
        return [[dump(key), dump(value)] for key, value in sorted(thing.items())]
    if isinstance(thing, rh.Game | rh.Vocabulary):
        return None
    if thing is None or isinstance(thing, str | int | float | bytes | bytearray | bool):
        return thing
    names = {*getattr(thing, "__dict__", {})}
    aside = {"__dict__"}
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        aside.update(getattr(cls, "ASIDE", ()))
    return {name: dump(getattr(thing, name)) for name in sorted(names - aside)}


def plays_to_the_end(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """A state that isn't over always offers a move; nothing is lost or made on the way."""
    counts: Counter[str] = Counter()
    for state, seat, move, _ in random_game(case, setup, seed):
        assert move, "a state that isn't over always offers a move"
        assert state.check(move, seat) is None
        assert state.actors == sorted(set(state.actors), key=state.actors.index)
        for other in range(state.seats):
            if other not in state.actors:
                assert state.words((), other) == []
        case.invariants(state)
        counts["moves"] += 1
    result = state.result
    assert result is not None and state.actors == []
    case.invariants(state)
    assert [sum(part.values()) for part in result.breakdown] == result.scores
    assert min(result.places) == 1 and len(result.places) == setup.seats
    assert not state.words((), 0) and not state.moves(0)
    counts["games"] += 1
    return counts


def first_moves(state: rh.State, seat: int, most: int) -> list[rh.Move]:
    """The first moves in the order of the words: a game may have more than can be listed."""
    found: list[rh.Move] = []

    def finish(said: rh.Move) -> None:
        following = state.words(said, seat)
        if said and not following:
            found.append(said)
        for word in following:
            if len(found) < most:
                finish((*said, word))

    finish(())
    return found


def said_by_words(state: rh.State, move: rh.Move, seat: int) -> bool:
    """Whether the words lead to this sentence, and it is complete."""
    offered = (word in state.words(move[:at], seat) for at, word in enumerate(move))
    return bool(move) and all(offered) and not state.words(move, seat)


def sentences(state: rh.State, seat: int, known: list[rh.Move], rng: rh.Rng) -> list[rh.Move]:
    """Well-shaped sentences near the legal ones: each word of a legal move exchanged
    for another of its kind, sentences of earlier positions, and wild ones."""
    vocabulary = state.vocabulary
    by_section: dict[str, list[int]] = {}
    for word, section in enumerate(vocabulary.section_of):
        by_section.setdefault(section, []).append(word)
    found = list(known)
    for move in known[-12:] + first_moves(state, seat, 12):
        for at in range(1, len(move)):
            others = by_section[vocabulary.section_of[move[at]]]
            for _ in range(3):
                other = others[rng.below(len(others))]
                found.append((*move[:at], other, *move[at + 1 :]))
    for verb in vocabulary.grammar:
        for _ in range(4):
            words = [vocabulary.word(verb)]
            for slot in vocabulary.grammar[verb]:
                # a kind of which this table has no word is left out
                kinds = [kind for kind in slot.rstrip("*+").split("|") if kind in by_section]
                if not kinds:
                    break
                choice = by_section[kinds[rng.below(len(kinds))]]
                repeat = rng.below(3) + 1 if slot[-1] in "*+" else 1
                words += [choice[rng.below(len(choice))] for _ in range(repeat)]
            else:
                found.append(tuple(words))
    return found


def generator_agrees_with_judge(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """What may be said is exactly what is not refused."""
    counts: Counter[str] = Counter()
    rng = rh.Rng(seed)
    known: list[rh.Move] = []
    for number, (state, seat, move, _) in enumerate(random_game(case, setup, seed)):
        known = [*known[-30:], move]
        if (number + seed) % (1 if SOAK else 4):
            continue
        legal = first_moves(state, seat, MANY)
        as_set = set(legal)
        assert len(as_set) == len(legal), "a move is offered once"
        all_listed = len(legal) < MANY
        assert not all_listed or legal == state.moves(seat)
        assert move in as_set if all_listed else said_by_words(state, move, seat)
        for one in legal if len(legal) < 300 else legal[rng.below(7) :: 7]:
            illegal = state.check(one, seat)
            assert illegal is None, f"{state.say(one)} is offered and refused: {illegal}"
        for one in sentences(state, seat, known, rng):
            refused = state.check(one, seat)
            offered = one in as_set if all_listed else said_by_words(state, one, seat)
            assert (refused is None) == offered, (
                f"{state.say(one)}: the generator says {offered}, the judge {refused}"
            )
            counts["sentences judged"] += 1
    return counts


def copies_are_independent(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """No old copy ever changes, and a copy plays on like the original."""
    kept: list[tuple[rh.State, Any]] = []
    moves: list[tuple[int, rh.Move]] = []
    twin = None
    for number, (state, seat, move, _) in enumerate(random_game(case, setup, seed)):
        if number % 5 == 0:
            kept.append((state.copy(), dump(state)))
        if twin is None and number == 7:
            twin = state.copy()
        if twin is not None:
            moves.append((seat, move))
    for copy, before in kept:
        assert dump(copy) == before, "an old copy has changed"
    if twin is not None:
        for seat, move in moves:
            twin.play(move, seat)
        assert dump(twin) == dump(state)
    return Counter({"copies kept": len(kept)})


def imagination_is_honest(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """The laws of `imagine`, and that nobody sees more than his seat.

    Two imaginations of one seat differ only in what it can't see; so view, words,
    refusals and events must not tell them apart, nor from the truth.
    """
    counts: Counter[str] = Counter()
    private = changed = 0
    for number, (state, seat, move, _) in enumerate(random_game(case, setup, seed)):
        if (number + seed) % (2 if SOAK else 5):
            continue
        eyes: list[int | None] = [None, *range(state.seats)]
        before = dump(state)
        for eye in eyes:
            worlds = [state.imagine(eye, rh.Rng(seed + i)) for i in range(3)]
            again = [world.imagine(eye, rh.Rng(9)) for world in [state, *worlds]]
            for world in worlds:
                assert world.view(eye) == state.view(eye)
                assert world.actors == state.actors
                if eye is not None:
                    assert world.words((), eye) == state.words((), eye)
                    assert world.key(eye) == state.key(eye)
                    assert world.random_move(eye, rh.Rng(1)) == state.random_move(eye, rh.Rng(1))
            for other in again[1:]:
                assert dump(other) == dump(again[0]), "imagine depends on the hidden truth"
            counts["imagined states"] += len(worlds) + len(again)
            seen, other_seen = secrets_seen(state, worlds, eye)
            private += seen
            changed += other_seen
            if eye is not None:
                same_refusals([state, *worlds], eye)
                same_events(state, worlds, eye, seat, move)
        if len(state.actors) > 1:
            same_hearing(state, seat)
        assert dump(state) == before, "imagining or looking has changed the state"
    assert private < SECRETS or changed, "imagine keeps the truth"
    return counts


def observations_are_honest(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """As numbers a seat sees what its view shows, neither more nor less, in parts that never
    change their places."""
    counts: Counter[str] = Counter()
    described = rh.game(case.game).new(setup.seats, 1, setup.options).observe(0, described=True)
    parts = [(part.name, part.axes, part.sizes, part.start) for part in described.parts]
    views: dict[tuple[int, ...], Mapping[str, object]] = {}
    for number, (state, *_) in enumerate(random_game(case, setup, seed)):
        if (number + seed) % (2 if SOAK else 5):
            continue
        for eye in range(state.seats):
            seen = state.observe(eye, described=True)
            numbers = seen.listed()
            assert [(one.name, one.axes, one.sizes, one.start) for one in seen.parts] == parts
            assert len(numbers) == len(described.listed()), "an observation changes its length"
            assert state.observe(eye).listed() == numbers
            imagined = state.imagine(eye, rh.Rng(seed + number))
            assert imagined.observe(eye).listed() == numbers, "an observation tells a secret"
            for world in (state, state.imagine(None, rh.Rng(seed))):  # with another hand
                known = tuple(world.observe(eye).listed())
                view = views.setdefault(known, world.view(eye))
                assert view == world.view(eye), "two views look the same in numbers"
                counts["observations"] += 1
    return counts


def observations_can_be_kept(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """One that is written over and over again, through two games and the worlds that its observer
    may imagine, is always as a new one."""
    counts: Counter[str] = Counter()
    kept = [Observation(setup.seats, eye, kept=True) for eye in range(setup.seats)]
    for game in (seed, seed + 1):
        for number, (state, *_) in enumerate(random_game(case, setup, game)):
            worlds = [state]
            if number % (3 if SOAK else 10) == 0:
                worlds = [state.imagine(None, rh.Rng(game + number)), state]
            for world in worlds:
                for seen in kept:
                    world.observe_again(seen)
                    new = world.observe(seen.seat).listed()
                    assert seen.listed() == new, "a part was kept though it has changed"
                    counts["observations kept"] += 1
    return counts


def secrets_seen(state: rh.State, worlds: list[rh.State], eye: int | None) -> tuple[int, int]:
    """Is there a seat that sees what a visitor doesn't, and does an imagination change it?"""
    visitor = state.view(None)
    secret = [seat for seat in range(state.seats) if seat != eye]
    secret = [seat for seat in secret if state.view(seat) != visitor]
    differ = [w for w in worlds for seat in secret if w.view(seat) != state.view(seat)]
    return bool(secret), bool(differ)


def same_hearing(state: rh.State, seat: int) -> None:
    """Where several decide at once, others hear the same whatever a seat chooses,
    as long as they see the same afterwards."""
    heard: dict[tuple[int | None, bytes], list[rh.Event]] = {}
    for move in first_moves(state, seat, 8):
        after = state.copy()
        events = after.play(move, seat)
        for eye in (None, *range(state.seats)):
            if eye == seat:
                continue
            seen = (eye, after.seen_by(eye))
            told = [event for event in events if event.meant_for(eye)]
            assert heard.setdefault(seen, told) == told, "others hear what was chosen in secret"


def same_refusals(worlds: list[rh.State], eye: int) -> None:
    rng = rh.Rng(5)
    for sentence in sentences(worlds[0], eye, [], rng)[:20]:
        answers = [world.check(sentence, eye) for world in worlds]
        assert answers.count(answers[0]) == len(answers), "a refusal tells a secret"


def same_events(
    state: rh.State, worlds: list[rh.State], eye: int, seat: int, move: rh.Move
) -> None:
    """As long as nothing is drawn or shown, a move looks the same in all worlds.

    Another seat's move may end its secret choices in one world and not in another;
    that it has chosen is for all to see.
    """
    truth = state.copy()
    told = [event for event in truth.play(move, seat) if event.meant_for(eye)]
    if not truth.reversible:
        return
    for world in worlds:
        if seat != eye and world.check(move, seat) is not None:
            continue
        heard = [event for event in world.play(move, seat) if event.meant_for(eye)]
        assert world.reversible
        if world.actors != truth.actors:
            assert seat != eye
            continue
        assert heard == told
        assert world.view(eye) == truth.view(eye)


def undo_is_proved(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """A move called reversible has the same outcome whatever the future and the secrets are."""
    counts: Counter[str] = Counter()
    for state, seat, move, _ in random_game(case, setup, seed):
        after = state.copy()
        after.play(move, seat)
        counts["moves proved reversible" if after.reversible else "moves not reversible"] += 1
        if not after.reversible:
            continue
        assert after.rng.drawn == state.rng.drawn
        for i in range(2):
            world = state.imagine(seat, rh.Rng(seed + i))
            world.play(move, seat)
            assert world.view(seat) == after.view(seat)
    return counts


def text_goes_round(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """Moves, positions and whole games, written and read again."""
    record = rh.Record(case.game, setup.seats, seed, setup.options, {"names": "Anna, Bruno"})
    counts: Counter[str] = Counter()
    for state, seat, move, _ in random_game(case, setup, seed):
        said = state.say(move)
        assert said.isascii() and state.hear(said) == move and state.hear(said.upper()) == move
        if (counts["moves"] + seed) % (3 if SOAK else 15) == 0:
            position_goes_round(state, seat, move)
            counts["positions"] += 1
        record.play(said if counts["moves"] % 2 else move, seat)
        counts["moves"] += 1
    text = record.write()
    again = rh.read(text)
    assert again.write() == text
    assert dump(again.state) == dump(state) == dump(record.replay())
    middle = len(record.moves) // 2
    assert dump(record.state_at(middle)) == dump(again.state_at(middle))
    counts["records"] += 1
    return counts


def position_goes_round(state: rh.State, seat: int, move: rh.Move) -> None:
    """A position that is read is the one that was written, and goes on like it; for an eye it tells
    what the eye sees, whatever the truth is."""
    again = state.game.read(state.write())
    assert dump(again) == dump(state) and again.write() == state.write()
    assert again.play(move, seat) == state.copy().play(move, seat)
    for eye in (None, *range(state.seats)):
        text = state.write(eye)
        imagined = state.imagine(eye, rh.Rng(7))
        assert imagined.write(eye) == text, "a position written for an eye depends on the truth"
        assert dump(state.game.read(text, rh.Rng(9))) == dump(state.imagine(eye, rh.Rng(9)))
        assert state.game.read(text).view(eye) == state.view(eye)


def views_are_as_declared(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """What anybody sees has the shape that the game says, and nothing else."""
    counts: Counter[str] = Counter()
    declared = rh.game(case.game).view
    assert declared is not None, f"{case.game} doesn't say what a view is"
    misfit = checker(schema_of(declared))

    def look(state: rh.State) -> None:
        for eye in (None, *range(state.seats)):
            wrong = misfit(state.view(eye))
            assert not wrong, f"view{wrong}"
            counts["views"] += 1

    for state, *_ in random_game(case, setup, seed):
        look(state)
    look(state)
    return counts


def facts_are_as_declared(case: Case, setup: Setup, seed: int) -> Counter[str]:
    """What happens, why not and how it ended is told in facts that the game has declared."""
    counts: Counter[str] = Counter()
    rng = rh.Rng(seed)
    declared = merged(FACTS, rh.game(case.game).facts)

    def told(what: str, facts: dict[str, object]) -> None:
        wrong = misfit(declared, facts)
        assert not wrong, f"{what}: {wrong}"
        counts["events and refusals"] += 1

    for number, (state, seat, _, events) in enumerate(random_game(case, setup, seed)):
        for event in events:
            told(event.name, event.args)
        if (number + seed) % (1 if SOAK else 4):
            continue
        for sentence in sentences(state, seat, [], rng):
            illegal = state.check(sentence, seat)
            if illegal is not None:
                told(illegal.rule, illegal.facts)
    for event in state.events:
        told(event.name, event.args)
    assert state.result is not None
    told("result", state.result.facts)
    return counts


CHECKS: list[Check] = [
    plays_to_the_end,
    generator_agrees_with_judge,
    copies_are_independent,
    imagination_is_honest,
    observations_are_honest,
    observations_can_be_kept,
    undo_is_proved,
    text_goes_round,
    views_are_as_declared,
    facts_are_as_declared,
]
