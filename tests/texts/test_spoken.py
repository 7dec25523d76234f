"""How texts read once they are put together: rules over every sentence of the recorded games."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import roundhouse
from roundhouse.kernel.record import Record, read
from roundhouse.study.transcript import sentences, texts_of
from roundhouse.texts import Texts, keys, languages, sources, sources_of
from tests.kit.games import CASES

GAMES = sorted(case.game for case in CASES if case.own)
RECORDS = Path(__file__).parents[1] / "games"
PACKAGE = Path(roundhouse.__file__).parent

# What no composed text may show, whatever the language.
WRONG = {
    "two stops": r"(?<!\.)\.\.(?!\.)",
    "an empty list": r": \.|\(\)|, ,|: *$|: \(|, \.",
    "a gap": r"  | ,| \.(?!\d)",
    "a placeable": r"[{}]|\?\?\?",
    "a hyphen for minus": r"(?:^|[\s($€])-\d",
    "a coordinate": r"(?<![\w-])[a-z]{1,2}\d{1,2}(?![\w-])|(?<![\w-])\d[a-s](?![\w-])",
}
# One of something, said as several.
MANY = {
    "en": r"\b1 (points|dollars|stars|tiles|cubes|spaces|links|cards|markers|loans|steps|cities"
    r"|turns|rounds|moves|bonds|exits|trains|tokens|pawns|builds|deliveries|days|hours)\b",
    "de": r"\b1 (Punkte|Sterne|Städte|Orte|Verbindungen|Karten|Felder|Anleihen|Züge|Schritte"
    r"|Runden|Ausgänge|Loks|Figuren|Lieferungen|Aufträge|Tage|Stunden)\b",
    "es": r"\b1 (puntos|dólares|estrellas|losetas|cubos|espacios|enlaces|cartas|bonos|pasos"
    r"|turnos|rondas|jugadas|ciudades|préstamos|salidas|trenes|fichas|peones|días|horas)\b",
    "fr": r"\b[01] (points|étoiles|tuiles|cubes|cases|liaisons|cartes|obligations|villes"
    r"|tours|manches|coups|emprunts|sorties|trains|jetons|pions|livraisons|jours|heures)\b",
    "it": r"\b1 (punti|dollari|stelle|tessere|cubetti|spazi|tratte|carte|prestiti|passi"
    r"|turni|collegamenti|obbligazioni|uscite|treni|segnalini|pedine|consegne|giorni|ore)\b",
}
# What one language alone does wrong: English in another, or no space before a French colon.
ENGLISH = r"\b(the|and|with|your|you|takes|gets|pays|builds|delivers|from|cube|tile)\b"
OWN = {
    **dict.fromkeys(("de", "es", "it"), ENGLISH),
    "fr": ENGLISH.replace("|pays", "").replace("|cube", "")
    + r"|(?<![\u00a0\u202f\d]):(?=\s)|(?<![\u00a0\u202f])[;!?»](?=\s|$)|«(?![\u00a0\u202f])",
}
# The engine's own words, which mean nothing to a player.
ENGINE = {
    "en": r"\b(words?|sentences?|outlook|turned \d)\b|\bsay\b",
    "de": r"\b(W[oö]rt(er)?n?|Satz|Sätze|sag(en|e|st|t)?|gedreht \d)\b",
    "es": r"\b([Pp]alabras?|[Ff]rases?|[Dd]ecir|[Dd]i|[Dd]ices?|giros? \d)\b",
    "fr": r"\b([Mm]ots?|[Pp]hrases?|[Dd]ire|[Dd]is|[Dd]it|perspective|tournée? \d)\b",
    "it": r"\b(parol[ae]|fras[ei]|prospettiva|giri \d|dire)\b|\b[Dd]i['’] ",
}
# What two readers found in texts and rule books, and put right: one thing has one name.
GONE = {
    "en": r"decides at the same time|are delivered already|There are no \{|looks just like"
    r"|Type a word|complete sentence|take back a word|places and words|No word begins"
    r"|Nobody here knows|can't stand here|is not finished; next|has moved on to"
    r"|= (Nearer|Farther|fit)$|To the start|times are the last|= Take over$|does not come: remove"
    r"|a bot plays on|or no longer, good|it was written down|nobody here understands"
    r"|What nobody could see|a star waits|track ★|factories refill|to who is there"
    r"|markers bring the end|hasn't the cash|lead back to no city|as a pass|what you are to load"
    r"|\(urbanize\)|Most (points|prestige|money) wins?|Only if none of the five|published is only"
    r"|In the program|as ever\b|(?<!-)\bdear\b|(^|\. )Who [^?]*$",
    "it": r"\} è \{ \$colour|una carta \{|= (gialla|rossa)$|si è ritirato"
    r"|arriva per primo|Sei appena arrivato|giri \{|prospettiva|= Parole$|rendita|Grandi linee"
    r"|Collegamento a ovest|capi aperti|Tabellone della stazione|Popolazione|costruire binari"
    r"|verbale|tracc\. ★|\(urbanizza\)|tutto sommato|nostra (regola|decisione)|Moscow|Munich"
    r"|(5|prime) gratis",
}
# Texts of the terminal, of bots and of those who look after a server may speak of words.
TECHNICAL = re.compile(r"bot-|cli-|study-|web-my-data|web-rules|word-|.*-option-")


def faults(said: str, language: str) -> list[str]:
    rules = {**WRONG, "one as many": MANY[language], "the engine's words": ENGINE[language]}
    if language in OWN:
        rules["not its own"] = OWN[language]
    return [name for name, pattern in rules.items() if re.search(pattern, said)]


@cache
def told(game: str) -> list[tuple[Record, list[tuple[int, list]]]]:
    """Every recorded game with what happened in each of its moves."""
    found = []
    for path in sorted((RECORDS / game / "records").glob("*.record")):
        record = read(path.read_text("utf-8"))
        found.append((record, [(step.seat, events) for step, events, _ in record.steps()]))
    assert found, game
    return found


@cache
def source(language: str) -> dict[str, str]:
    """Every message as it is written."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for path in sources(language)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    }


@pytest.mark.some(3)
@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_game_reads_well(game: str):
    lines, wrong = 0, []
    for record, steps in told(game):
        state = record.state_at(0)
        for language in languages():
            texts = texts_of(record, language)
            for seat, events in [(0, state.events), *steps]:
                for said in dict.fromkeys(sentences(texts, events, seat)):
                    lines += 1
                    wrong += [f"{language}: {fault}: {said}" for fault in faults(said, language)]
    assert lines > 1000
    assert not wrong, f"{len(wrong)} wrong:\n" + "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("language", languages())
def test_points_of_a_delivery_or_a_line_are_told_once(language: str):
    """With the cube, or with the line; not once more by themselves."""
    heard = {"cube-delivered": "delivery", "line-completed": "major-line"}
    counts = dict.fromkeys(heard, 0)
    for record, moves in told("railways"):
        texts = texts_of(record, language)
        for _, events in moves:
            names = [one.name for one in events]
            left = [one.args["for"] for one in texts.sifted(events) if one.name == "points-scored"]
            for name, purpose in heard.items():
                counts[name] += names.count(name)
                assert purpose not in left
    assert all(counts.values())


@pytest.mark.some(3)
@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_move_reads_well(game: str):
    """As its words stand in the list of choices and beside Confirm."""
    wrong = []
    for record, _ in told(game):
        moves = {tuple(step.text.split()) for step in record.moves}
        for language in languages():
            texts = texts_of(record, language)
            for said in {word for move in moves for word in texts.phrase(move)}:
                wrong += [f"{language}: {fault}: {said}" for fault in faults(said, language)]
    assert not wrong, f"{len(wrong)} wrong:\n" + "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_questions_read_well(game: str, language: str):
    """What is asked of a player, and the names of parts, figures and phases."""
    texts = Texts(language, game)
    asked = [
        key
        for path in sources_of(game, language)
        for key in keys(path)
        if re.search(r"-(ask|which|phase|figure|part|reason|label|do)-[\w-]+$", key)
    ]
    assert len(asked) > 20
    plain = [key for key in asked if "$" not in source(language)[key]]
    wrong = {key: faults(texts.say(key), language) for key in plain}
    assert not {key: found for key, found in wrong.items() if found}


@pytest.mark.some(5)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_slugs_are_translated(game: str, language: str):
    """A slug of several words never stands in a text."""
    for record, steps in told(game):
        state = record.state_at(0)
        texts = texts_of(record, language)
        slugs = [slug for slug in state.vocabulary.slugs if re.search(r"[a-z]-[a-z]", slug)]
        shown = [slug for slug in slugs if texts.word(slug).lower() == slug]
        any_of = re.compile(r"(?<!\w)(" + "|".join(set(slugs) - set(shown)) + r")(?!\w)")
        for seat, events in steps:
            for said in sentences(texts, events, seat):
                assert not slugs or not any_of.search(said), said


@pytest.mark.parametrize("language", languages())
def test_no_text_for_players_speaks_the_engines_language(language: str):
    wrong = []
    for key, written in source(language).items():
        text = written.partition("=")[2]
        shown = re.sub(r"\$\w+|\[[\w-]+\]", "", text)
        if not TECHNICAL.match(key) and re.search(ENGINE[language], shown):
            wrong.append(f"{key} = {text.strip()}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", sorted(GONE))
def test_what_readers_found_stays_gone(language: str):
    texts = [*sources(language), *PACKAGE.glob(f"games/*/rulebook.{language}.md")]
    assert len(texts) > 40
    wrong = [
        f"{path.relative_to(PACKAGE)}: {line}"
        for path in texts
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#") and re.search(GONE[language], line)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_rules_find_what_they_are_for():
    assert re.search(GONE["en"], "web-nearer = Nearer")
    assert re.search(GONE["it"], "web-chat = Parole")
    for said, fault in (
        ("A link: Washington D.C..", "two stops"),
        ("Cities of Anna: .", "an empty list"),
        ("Anna builds on k7.", "a coordinate"),
        ("Anna builds at 1e (plain).", "a coordinate"),
        ("Anna scores 1 points.", "one as many"),
        ("Straight, turned 2.", "the engine's words"),
        ("Anna gets $-1.", "a hyphen for minus"),
    ):
        assert fault in faults(said, "en"), said
    assert not faults("Anna scores 1 point (delivery): Albany, towards Utica.", "en")
    for language, said in (
        ("de", "Anna baut with Gleise."),
        ("fr", "Anna livre: rouge."),
        ("fr", "Où ?"),
        ("it", "Anna paga the treno."),
    ):
        assert "not its own" in faults(said, language), said
    assert not faults("Anna livre\u00a0: un cube.", "fr")


@pytest.mark.some(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_headings_for_rounds_and_for_what_all_do_at_once(game: str):
    stages: set[str] = set()
    rounds: set[int] = set()
    for record, _ in told(game):
        for _, _, state in record.steps():
            stages.add(state.game.stage(state))
            rounds.add(state.game.round(state))
    assert stages - {""}, "no part of a round has a heading"
    assert len(rounds) > 1
    for language in languages():
        said = texts_of(told(game)[0][0], language)
        assert all(said.has(f"web-{game}-phase-{stage}") for stage in stages - {""}), language
