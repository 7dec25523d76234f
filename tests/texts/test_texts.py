"""Every sentence a person can meet, in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import roundhouse as rh
from roundhouse import kit
from roundhouse.kernel.facts import kind_of, merged
from roundhouse.kit import Case
from roundhouse.study.transcript import result_lines
from roundhouse.texts import FACTS, Texts, complete, languages, missing, sources_of
from roundhouse.texts import sources as text_files
from tests.kit.games import CASES
from tests.texts.test_spoken import faults

SRC = Path(rh.__file__).parent
OWN = [case for case in CASES if case.own]
EACH_OWN = pytest.mark.parametrize("case", OWN, ids=lambda case: case.game)
EACH_LANGUAGE = pytest.mark.parametrize("language", [*filter(complete, languages())])
NAMES = ("Anna", "Bruno", "Chiara", "Dmitri", "Elena", "Farid")


class Parts(Visitor):
    """The variables of a message, and those of each case that a selector on `why` tells apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.reasons: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ftl.VariableReference) and selector.id.name == "why":
            for variant in node.variants:
                assert isinstance(variant.key, ftl.Identifier)
                inside = Parts()
                inside.visit(variant.value)
                self.reasons[variant.key.name] = inside.variables
        self.generic_visit(node)

    def needs(self, words: set[str]) -> set[str]:
        """What must be told by a function in which these words stand."""
        if not self.reasons:
            return self.variables
        told = [needs for reason, needs in self.reasons.items() if reason in words]
        return {"why"}.union(*told)


@cache
def messages(language: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for path in text_files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


SAYING = ("Illegal", "refuse", "tell")


def sources() -> list[Path]:
    """The house, and the games that are finished enough to be in the kit."""
    own = {case.game for case in OWN}
    games = SRC / "games"
    paths = [path for path in sorted(SRC.rglob("*.py")) if "skeleton" not in path.parts]
    return [p for p in paths if games not in p.parents or p.relative_to(games).parts[0] in own]


def words_in(node: ast.AST) -> set[str]:
    """Every text in a function: among them the keys of its facts."""
    constants = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


@cache
def calls() -> list[tuple[str, Path, str, set[str]]]:
    """Calls such as `refuse("rule", {…})`: name, file, first word, all words of the function and
    of those that make its facts."""
    found: list[tuple[str, Path, str, set[str]]] = []
    for path in sources():
        text = path.read_text("utf-8")
        if not any(f"{name}(" in text for name in SAYING):
            continue
        functions = [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.FunctionDef)]
        facts = set().union(*[words_in(one) for one in functions if one.name == "facts"])
        for function in functions:
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or not call.args:
                    continue
                name = getattr(call.func, "id", getattr(call.func, "attr", ""))
                first = call.args[0]
                passed_on = any(isinstance(arg, ast.Attribute) for arg in call.args)
                if name in SAYING and isinstance(first, ast.Constant) and not passed_on:
                    found.append((name, path, str(first.value), words_in(function) | facts))
    return found


def called(names: set[str]) -> Iterator[tuple[Path, str, set[str]]]:
    return ((path, first, words) for name, path, first, words in calls() if name in names)


def test_every_language_says_the_same_things():
    """But options: their English help stands in the game."""
    there = {
        language: {key for key in messages(language) if "-option-" not in key}
        for language in languages()
    }
    assert len(there) >= 2 and len(there["en"]) > 100
    for language in languages():
        assert there[language] <= there["en"], language
        assert not complete(language) or there[language] == there["en"], language
        assert (missing(language) == {}) == (there[language] == there["en"]), language


def test_every_language_uses_facts_that_the_others_use():
    for language in languages():
        for key, said in messages(language).items():
            if key in messages("en"):  # an option may be said in other languages alone
                english = messages("en")[key]
                assert list(said.reasons) == list(english.reasons), key
                assert said.variables <= english.variables, (language, key)


@EACH_LANGUAGE
def test_every_refusal_in_the_sources_has_a_text(language: str):
    rules = 0
    for path, rule, words in called({"Illegal", "refuse"}):
        assert rule in messages(language), f"{path.name}: {rule}"
        missing = messages(language)[rule].needs(words) - words
        assert not missing, f"{path.name}: {rule} is not told {missing}"
        rules += 1
    assert rules > 30


@EACH_LANGUAGE
def test_every_reason_of_the_house_has_its_own_words(language: str):
    for path, rule, first in (
        ("kernel/record.py", "broken-record", r'_broken\([^"]*?, "([a-z-]+)"'),
        ("kernel/record.py", "broken-replay", r'_astray\([^"]*?, "([a-z-]+)"'),
        ("bots/command.py", "bot-failed", r'_failed\("([a-z-]+)"'),
    ):
        used = set(re.findall(first, (SRC / path).read_text("utf-8")))
        assert used == set(messages(language)[rule].reasons), rule


def derived(words: set[str]) -> set[str]:
    """Facts that the texts make of others."""
    known = {"joins": {"hex", "face", "turns"}, "shares": {"owners"}, "square": {"column", "row"}}
    return {fact for fact, needs in known.items() if needs <= words}


@EACH_LANGUAGE
def test_every_event_in_the_sources_has_a_text_and_no_text_is_idle(language: str):
    for case in OWN:
        told = set()
        for path, event, words in called({"tell"}):
            if case.game not in path.relative_to(SRC).parts:
                continue
            key = f"{case.game}-event-{event}"
            assert key in messages(language), f"{path.name}: {key}"
            missing = messages(language)[key].variables - words - derived(words)
            assert not missing, f"{path.name}: {key} is not told {missing}"
            told.add(key)
        events = {key for key in messages(language) if key.startswith(f"{case.game}-event-")}
        assert told == events


@cache
def heard(game: str) -> tuple[list[rh.Event], list[rh.Illegal], list[rh.State]]:
    """Events, refusals and last positions of a random game of every set-up."""
    case = next(case for case in OWN if case.game == game)
    events: dict[str, rh.Event] = {}
    refusals: dict[str, rh.Illegal] = {}
    ends: list[rh.State] = []
    for number, setup in enumerate(case.setups):
        rng = rh.Rng(number)
        for at, (state, seat, _, told) in enumerate(kit.random_game(case, setup, number)):
            events.update((repr(sorted(event.args)) + event.name, event) for event in told)
            if at % 8 == 0:
                for sentence in kit.sentences(state, seat, [], rng):
                    illegal = state.check(sentence, seat)
                    if illegal is not None:
                        refusals[f"{illegal.rule} {illegal.facts.get('why')}"] = illegal
        events.update((repr(sorted(event.args)) + event.name, event) for event in state.events)
        ends.append(state)
    return list(events.values()), list(refusals.values()), ends


@EACH_OWN
@EACH_LANGUAGE
def test_what_happens_and_what_is_refused_can_be_said(case: Case, language: str):
    """`say` raises if a sentence lacks a fact; what comes of it reads well."""
    texts = speaker(case.game, language)
    events, refusals, _ = heard(case.game)
    assert events and refusals
    for event in events:
        said = texts.event(event.name, event.args)
        assert spoken(said) and not faults(said, language), (said, event)
        named(texts, event.args)
    for illegal in refusals:
        said = texts.refusal(illegal.rule, illegal.facts)
        assert spoken(said) and not faults(said, language), (said, illegal)
        assert not said[0].islower(), (said, illegal)
        assert illegal.rule in messages(language)
        reasons = messages(language)[illegal.rule].reasons
        assert not reasons or illegal.facts["why"] in reasons, illegal
        named(texts, illegal.facts)


def said_by(file: Path) -> set[str]:
    """The facts that a file's texts say."""
    parts = Parts()
    parts.visit(FluentParser().parse(file.read_text("utf-8")))
    return parts.variables


def test_every_fact_that_a_text_says_is_declared():
    """So it isn't guessed from its name whether it is a seat, a word or an amount."""
    house = {name for file in (SRC / "texts/en").glob("*.ftl") for name in said_by(file)}
    assert house <= set(FACTS) and len(house) > 40
    for case in OWN:
        known = merged(FACTS, rh.game(case.game).facts)
        files = sources_of(case.game, "en")
        # fetched by those who ask for them
        apart = ("board", "challenges", "lessons", "milestones", "what", "why")
        assert [file.stem for file in files if file.stem not in apart] == ["game", "web"]
        assert {name for file in files for name in said_by(file)} <= set(known), case.game


def speaker(game: str, language: str) -> Texts:
    """With the names of all maps that were played on."""
    called: dict[str, str] = {}
    gazetteer: dict[str, Any] = {}
    for state in heard(game)[2]:
        called |= state.game.names(state.options, language)
        for part, names in state.game.gazetteer(state).items():
            merge = isinstance(names, dict)
            gazetteer[part] = {**gazetteer.get(part, {}), **names} if merge else names
    return Texts(language, game, NAMES, called, gazetteer)


def spoken(said: str) -> bool:
    """Whole: no variable is left in it. Dollars are figures."""
    return " " in said and not re.search(r"\{|(?<!\d\s)\$(?!\d)|\?\?\?", said)


def named(texts: Texts, facts: dict[str, object]) -> None:
    """Slugs in facts have names for people."""
    for name, value in facts.items():
        listed = isinstance(value, list)
        for one in value if isinstance(value, list) else [value]:
            if kind_of(texts.facts[name], one, listed) not in ("word", "place"):
                continue
            for slug in str(one).split("|"):
                keys = (f"{texts.game}-word-{slug}", f"word-{slug}")
                has = slug in texts.called or any(texts.has(key) for key in keys)
                has = has or slug in texts.gazetteer.get("names", {})
                assert has or plain(slug), (name, slug)


def plain(slug: str) -> bool:
    """A number, or a hex such as d7 or 3a: the table says what it is called."""
    return re.fullmatch(r"-?\d+|[a-z]{1,2}\d{1,2}|\d[a-z]", slug) is not None


@EACH_OWN
@EACH_LANGUAGE
def test_every_word_has_a_name(case: Case, language: str):
    _, _, ends = heard(case.game)
    for state in ends:
        texts = Texts(language, case.game, (), state.game.names(state.options, language))
        for slug in state.vocabulary.slugs:
            keys = (f"{case.game}-word-{slug}", f"word-{slug}")
            assert plain(slug) or slug in texts.called or any(texts.has(key) for key in keys), slug
        for section in set(state.vocabulary.section_of):
            assert texts.has(f"word-{section}"), section


@EACH_OWN
def test_no_word_is_a_command_of_the_terminal(case: Case):
    commands = {"?", "back", "exit", "help", "quit", "save", "undo"}
    for state in heard(case.game)[2]:
        assert not commands & set(state.vocabulary.slugs)


@EACH_OWN
@EACH_LANGUAGE
def test_every_option_is_explained(case: Case, language: str):
    texts = Texts(language, case.game)
    for option in rh.game(case.game).options:
        assert len(str(option.schema()["help"])) > 10
        if language != "en":
            assert texts.has(f"{case.game}-option-{option.name}"), option.name
    names = {f"{case.game}-option-{option.name}" for option in rh.game(case.game).options}
    assert {key for key in messages(language) if f"{case.game}-option-" in key} <= names


@EACH_OWN
@EACH_LANGUAGE
def test_every_result_can_be_said(case: Case, language: str):
    texts = Texts(language, case.game, NAMES)
    assert texts.has(f"{case.game}-name")
    for state in heard(case.game)[2]:
        result = state.result
        assert result is not None
        assert texts.has(f"{case.game}-reason-{result.reason}")
        for part in result.breakdown:
            assert all(texts.has(f"{case.game}-part-{name}") for name in part)
        for name, value in result.facts.items():
            assert texts.has(f"{case.game}-fact-{name}")
            assert "True" not in texts.fact(name, value) and "False" not in texts.fact(name, value)
        said = "\n".join(result_lines(texts, result))
        assert f"{case.game}-" not in said
        assert all(NAMES[seat] in said for seat in range(state.seats))


def test_what_a_person_typed_is_said_as_typed():
    """“number” is also a kind of word, with a name."""
    texts = Texts("en")
    assert "“number”" in texts.refusal("unknown-bot", {"bot": "number", "known": "verb"})
    assert "are: verb" in texts.refusal("unknown-bot", {"bot": "number", "known": "verb"})
    assert "“verb”" in texts.refusal("unknown-game", {"game": "verb", "known": "tiles"})
    assert "expected: a verb." in texts.refusal("wrong-word", {"word": "end", "expected": "verb"})
    assert "a tile / a number" in texts.refusal(
        "wrong-word", {"word": "end", "expected": "tile|number"}
    )


def test_a_kind_of_word_is_not_mistaken_for_a_word_of_the_game():
    """In Steam a player says “end”."""
    facts = {"word": "4", "expected": "end"}
    assert "expected: nothing more." in Texts("en", "steam").refusal("wrong-word", facts)
    assert Texts("en", "steam").word("end") == "finish building"


def test_seats_are_called_by_name_and_by_number_without_one():
    facts = {"seat": 1, "to_move": [0, 2]}
    assert Texts("en", names=("Anna", "Bruno")).refusal("not-your-turn", facts) == (
        "It is not Bruno's turn. To move: Anna, 3."
    )
    texts = Texts("en", "steam", ("Anna", "Bruno"))
    assert texts.fact("bankrupt", [1, 2]) == "bankrupt: Bruno, 3"
    assert "is Bruno's" in texts.refusal("STM-B3", {"hex": "d7", "edge": "n", "owner": 1})


def test_a_language_we_do_not_speak_is_english():
    assert Texts("xx").say("game-over") == Texts("en").say("game-over")
    assert Texts("..").say("game-over") == Texts("en").say("game-over")


def test_every_language_has_its_own_words():
    said = {Texts(language).say("game-over") for language in languages()}
    assert len(said) == len(languages())


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", r"\w'\w| [;:!?](\s|$)"),  # a space before ; : ! ? doesn't break
        (
            "it",
            r"\w'\w|[\d}][ \u00a0]%|[a-zàèìòù] …$|[“”]",
        ),  # 40 %, pensando … are other languages'
    ],
)
def test_apostrophes_curl_and_signs_stand_as_in_print(language, wrong):
    for path in text_files(language):
        lines = [line for line in path.read_text("utf-8").split("\n") if not line.startswith("#")]
        assert [line for line in lines if re.search(wrong, line)] == [], path.name


def test_a_text_without_its_facts_is_a_mistake():
    with pytest.raises(AssertionError):
        Texts("en").say("no-such-file", {})


def test_an_unknown_key_is_said_as_it_is():
    assert Texts("it").say("no-such-key") == "no-such-key"
