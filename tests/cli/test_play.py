"""Playing in the terminal: what is typed, and what is answered."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse import cli
from roundhouse.texts import Texts

SOLO = ("play", "tiles", "--seats", "1", "--seed", "5", "--lang", "en")
TWO = ("play", "tiles", "--seats", "2", "--seed", "5", "--humans", "2", "--lang", "en")
LEFT = "You have left the table."


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stars go here, not to whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "300")
    return tmp_path


def type_in(lines: Sequence[str], *args: str) -> str:
    result = CliRunner().invoke(cli.app, args, input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.exception or result.output
    return result.output


def typed_game(
    seats: int, seed: int, choose: Callable[[rh.State], rh.Move]
) -> tuple[list[str], rh.State]:
    """A whole game as a person types it: only where there is a choice, one word a line."""
    state = rh.game("tiles").new(seats, seed)
    lines: list[str] = []
    while state.result is None:
        seat = state.actors[0]
        move = choose(state)
        for at, word in enumerate(move):
            if at == 0 or len(state.words(move[:at], seat)) > 1:
                lines.append(state.say((word,)))
        state.play(move, seat)
    return lines, state


def at_random(state: rh.State, rng: rh.Rng) -> rh.Move:
    return state.random_move(state.actors[0], rng)


def test_a_whole_solo_game_word_by_word(home: Path):
    rng = rh.Rng(3)
    lines, end = typed_game(1, 5, lambda state: at_random(state, rng))
    assert end.result is not None
    said = type_in(lines, *SOLO)
    assert "eight rounds were played" in said
    assert f"1. Anna: {end.result.scores[0]} (" in said
    assert LEFT not in said
    (kept,) = (home / "data").rglob("progress.json")
    stars = end.result.facts["stars"]
    assert json.loads(kept.read_text()) == {"Anna": {"tiles": {"megalopolis": stars}}}
    assert "★" in said


def test_a_whole_game_of_whole_sentences_in_italian():
    rng = rh.Rng(4)
    sentences: list[str] = []

    def choose(state: rh.State) -> rh.Move:
        move = at_random(state, rng)
        sentences.append(state.say(move))
        return move

    _, end = typed_game(1, 5, choose)
    assert end.result is not None
    said = type_in(sentences, *SOLO[:-1], "it", "--name", "Zoe")
    assert "si sono giocati otto round" in said
    assert f"1. Zoe: {end.result.scores[0]} (" in said


def test_questions_help_and_unknown_words():
    said = type_in(["?", "", "help", "dance", "tak", "quit"], *TWO)
    assert said.count("start                            take a starting tile") == 3
    assert said.count("Type a choice, or a whole move.") == 4
    assert "Unknown: “dance”." in said
    assert "Unknown: “tak”. Did you mean: take?" in said
    assert said.rstrip().endswith(LEFT)


def test_refusals_say_why():
    said = type_in(["take 1", "place", "start car", "start 3", "start turn0", "quit"], *TWO)
    assert "now it is time to take a starting tile" in said
    assert "“place” can't follow here" in said or "is incomplete" in said
    assert "“car” doesn't fit here; expected: a tile." in said
    assert "“3” doesn't fit here; expected: a tile." in said
    italian = type_in(["take 1", "start car", "danza", "esci", "quit"], *TWO[:-1], "it")
    assert "adesso: prendi una tessera iniziale." in italian
    assert "«car» qui non va; ci vuole: una tessera." in italian
    assert "Sconosciuto: «danza»." in italian
    assert "Hai lasciato il tavolo." in italian


def first_start() -> tuple[rh.State, str]:
    state = rh.game("tiles").new(2, 5)
    return state, state.say(state.moves(state.actors[0])[0])


def test_the_prompt_shows_what_was_said():
    state, sentence = first_start()
    name = ("Anna", "Bruno")[state.actors[0]]
    tile = sentence.split()[1]
    said = type_in(["start", tile, "quit"], *TWO)
    assert f"{name} [] > " in said
    assert f"{name} [start] > " in said
    assert f"{name} [start {tile}] > " in said


def test_back_takes_a_word_back_and_another_can_be_said():
    _, sentence = first_start()
    tile = sentence.split()[1]
    said = type_in(["start", tile, "back", "back", "back", "quit"], *TWO)
    prompts = [line.partition(" > ")[0] for line in said.splitlines() if "] > " in line]
    assert [prompt.partition(" ")[2] for prompt in prompts] == [
        "[]",
        "[start]",
        f"[start {tile}]",
        "[start]",
        "[]",
        "[]",
    ]


def one_tile_in_hand() -> tuple[list[str], str]:
    """Sentences up to where one tile is left to be placed or refused, and its name."""
    state = rh.game("tiles").new(1, 5)
    rng = rh.Rng(1)
    sentences: list[str] = []
    while True:
        verbs = [state.say((word,)) for word in state.words((), 0)]
        if {"place", "refuse"} <= set(verbs):
            tiles = state.words(state.hear("place"), 0)
            if len(tiles) == 1 and len(state.words((*state.hear("place"), tiles[0]), 0)) > 1:
                return sentences, state.say((tiles[0],))
        move = state.random_move(0, rng)
        sentences.append(state.say(move))
        state.play(move, 0)


def test_back_passes_over_a_word_that_alone_could_follow():
    """`place` fills in the only tile; back leads to the verb, and the tile can be refused."""
    sentences, tile = one_tile_in_hand()
    said = type_in([*sentences, "place", "back", "refuse", "quit"], *SOLO)
    assert f"[place {tile}] > " in said
    assert f"Anna refuses {Texts('en', 'tiles').word(tile)}" in said


def test_undo_takes_moves_back_until_something_was_drawn():
    """Alone, taking a column discards the others but draws nothing: all goes back but that."""
    state = rh.game("tiles").new(1, 5)
    state.play(state.hear("take 1"), 0)
    sentence = state.say(state.moves(0)[0])
    said = type_in(["take 1", sentence, "undo", "undo", "undo", "quit"], *SOLO)
    assert said.count("Taken back.") == 2
    assert said.count("That can't be taken back") == 1


def test_undo_gives_the_very_same_position(home: Path):
    """Take, place, undo, and place otherwise: the record is that of the second way."""
    state = rh.game("tiles").new(1, 5)
    state.play(state.hear("take 1"), 0)
    one, other = [state.say(move) for move in state.moves(0)[:2]]
    state.play(state.hear(other), 0)
    file = home / "saved"
    type_in(["take 1", one, "undo", other, f"save {file}", "quit"], *SOLO)
    record = rh.read(file.read_text("utf-8"))
    assert [step.text for step in record.moves] == ["take 1", other]
    assert record.state.digest() == state.digest()


def test_undo_does_not_reach_behind_another_player():
    seed = next(s for s in range(50) if rh.game("tiles").new(2, s).actors[0] == 0)
    state = rh.game("tiles").new(2, seed)
    args = ("play", "tiles", "--seats", "2", "--bots", "random", "--lang", "en")
    said = type_in([state.say(state.moves(0)[0]), "undo", "quit"], *args, "--seed", str(seed))
    assert "Bruno starts with" in said
    assert "That can't be taken back" in said


def test_save_writes_a_record_that_can_be_replayed(home: Path):
    file = home / "saved game"
    said = type_in([f"save {file}", f"save {home}", "save a\0b", "save", "quit"], *SOLO)
    assert f"Written to {file}." in said
    assert "“a\0b” can't be written." in said
    assert f"“{home}” can't be written." in said
    assert "Unknown: “save”." in said
    record = rh.read(file.read_text("utf-8"))
    assert (record.game_id, record.seats, record.seed, record.moves) == ("tiles", 1, 5, [])
    assert record.tags == {"names": "Anna"}


@pytest.mark.parametrize("seed", ["-5", str(2**70)])
def test_a_game_with_any_seed_can_be_saved_and_read(home: Path, seed: str):
    file = home / "saved"
    type_in([f"save {file}", "quit"], "play", "tiles", "--seats", "1", "--seed", seed)
    assert rh.read(file.read_text("utf-8")).moves == []


@pytest.mark.parametrize("lines", [[], ["take"], ["take 1"], ["exit"], ["take", "quit"]])
def test_the_end_of_the_input_is_a_polite_end(lines: list[str]):
    assert type_in(lines, *SOLO).rstrip().endswith(LEFT)


def test_bots_play_among_themselves_when_nobody_sits_down():
    said = type_in([], *TWO[:6], "--humans", "0", "--bots", "random", "--lang", "en")
    assert "eight rounds were played" in said
    assert LEFT not in said


def test_a_person_alone_hears_what_is_meant_for_him_alone():
    """In Signals a bot's choice opens the round, and the card drawn is told to its owner only."""
    state = rh.game("signals").new(2, 1)
    card = state.say(state.moves(0)[0])
    args = ("play", "signals", "--seats", "2", "--seed", "1", "--bots", "random")
    said = type_in([card, "quit"], *args, "--humans", "1")
    assert said.count("signals-event-drawn") == 1
    both = type_in([card, "quit"], *args, "--humans", "0")
    assert "signals-event-drawn" not in both


def test_names_are_not_markup():
    said = type_in(["quit"], *SOLO, "--name", "[/bold]Zoe[red]")
    assert "[/bold]Zoe[red] [] > " in said


def test_stars_that_cannot_be_kept_do_not_spoil_the_end(
    home: Path, monkeypatch: pytest.MonkeyPatch
):
    (home / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    rng = rh.Rng(3)
    lines, _ = typed_game(1, 5, lambda state: at_random(state, rng))
    said = type_in(lines, *SOLO)
    assert "eight rounds were played" in said
    assert "Your stars could not be kept" in said


def test_a_bot_program_that_fails_is_told_in_words():
    seed = next(s for s in range(50) if rh.game("tiles").new(2, s).actors[0] == 1)
    args = ("play", "tiles", "--seats", "2", "--bots", "cmd:true", "--seed", str(seed))
    error = CliRunner().invoke(cli.app, args).exception
    assert isinstance(error, rh.Refused) and error.rule == "bot-failed"


def test_a_map_of_ones_own_is_played_as_soon_as_it_is_begun(tmp_path: Path):
    source = tmp_path / "lakes.toml"
    assert CliRunner().invoke(cli.app, ["map", "new", str(source)]).exit_code == 0
    said = type_in(["quit"], "play", "steam", "--map", str(source), "--seed", "5", "--lang", "en")
    assert "milano" in said and LEFT in said


def test_a_map_that_is_broken_is_not_played(tmp_path: Path):
    source = tmp_path / "lakes.toml"
    CliRunner().invoke(cli.app, ["map", "new", str(source)])
    text = source.read_text("utf-8")
    source.write_text(text.replace('"flat"', '"round"').replace("hex_km", "hex_miles"), "utf-8")
    refused = CliRunner().invoke(cli.app, ["play", "steam", "--map", str(source)]).exception
    assert isinstance(refused, rh.Refused) and refused.rule == "bad-map"
    why = str(refused.facts["why"])
    assert "orientation" in why and "hex_km" in why, "all faults at once"


def test_the_text_board_answers_what_is_asked():
    """Nothing is drawn, and a question is no move."""
    asked = ("s", "h", "d", "l", "clock", "t", "n 0 0", "quit")
    said = type_in(asked, *SOLO, "--text")
    assert "Anna: points 0, stars" in said
    assert "h: these commands" in said
    assert "In this game nothing is delivered." in said
    assert "Nothing has happened since your last move." in said
    assert "No clock runs at this table." in said
    assert "Station board:" in said
    assert "Nothing here is called “0 0”." in said
    assert "RAILROAD TILES" not in said


def test_a_place_is_told_and_a_choice_is_still_a_choice():
    steam = ("play", "steam", "--seed", "5", "--bots", "random", "--lang", "en")
    said = type_in(["albany", "from albany to amsterdam", "bid", "quit"], *steam)
    assert "Albany: city (purple)" in said
    assert "Albany – Amsterdam: 1 tile, €3" in said
    assert "Anna [bid]" in said


OWN = {
    "spike": ("hand: ", "route from "),
    "empires": ("contract: ",),
    "railways": ("Your barons ",),
}


@pytest.mark.parametrize("game", OWN)
def test_who_is_alone_at_the_screen_sees_what_is_his(game: str):
    """His hand, his contract, his baron; nobody's where several sit at one screen."""
    start = ("play", game, "--seats", "2", "--seed", "5", "--bots", "random", "--lang", "en")
    alone, together = [type_in(["quit"], *start, "--humans", many) for many in ("1", "2")]
    for mine in OWN[game]:
        assert alone.count(f"\n{mine}") == 1
        assert f"\n{mine}" not in together
