"""An operator's folder of maps: what is good is offered and played, what is broken is told."""

import json
from collections.abc import Iterator

import pytest

from tests.server.harness import Server, Someone, play_on
from tests.server.own_maps import BROKEN, write_maps


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def house(tmp_path_factory, kept) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("own-maps")
    maps = write_maps(folder / "maps")
    made = Server(folder, str(folder / "t.sqlite"), maps=str(maps), kept=str(kept / "made"))
    try:
        yield made.start()
    finally:
        made.close()


def option(someone: Someone, game: str) -> dict[str, object]:
    (known,) = [one for one in someone.get("/api/games") if one["id"] == game]
    (found,) = [one for one in known["options"] if one["name"] == "map"]
    return dict(found)


def test_own_maps_stand_behind_ours_with_their_titles(house: Server) -> None:
    anna = Someone(house, "Anna")
    steam, railways = option(anna, "steam"), option(anna, "railways")
    assert steam["choices"] == ["northeast", "ruhr", "ireland", "italy", "lakes"]
    assert steam["titles"] == {"lakes": "The Italian Lakes"}
    assert railways["choices"][-2:] == ["iberia", "po"]  # type: ignore[index]
    assert railways["titles"] == {"po": "Along the Po"}


def test_what_the_board_is_drawn_from_is_served(house: Server) -> None:
    anna = Someone(house, "Anna")
    hexes = anna.get("/api/games/railways/maps/po.json")
    assert [place["name"] for place in hexes["places"]][:2] == ["Milano", "Bergamo"]
    assert hexes["names"]["it"] == {"milano": "Milàn"}
    assert 'data-map="po"' in anna.ask("GET", "/api/games/railways/maps/po.svg").text
    small = anna.get("/api/games/steam/maps/lakes.small.json")
    assert small["hexes"].startswith("M") and small["players"]["advised"] == [3, 4]
    for path in ("lakes.toml", "lakes.picture.json", "..%2Flakes.json", "pink.json"):
        answer = anna.ask("GET", f"/api/games/steam/maps/{path}")
        assert answer.status_code in (400, 404, 422), path


def test_every_broken_map_is_told_with_its_faults_and_left_out(house: Server) -> None:
    log = house.log.read_text()
    for name in (*BROKEN, "binary.toml"):
        assert f"{name}: left out" in log, name
    for said in (
        "letters.toml:2: not TOML",
        "northeast.toml: steam has a map of that name",
        "nobody.toml: game is 'chess', and no such game has maps",
        "pink.toml:34: city Milano: colour 'pink', should be red",
        "pink.toml” won't do as a map: milano needs a colour",
        " hexes, at most 1200",
        "heavy.toml: more than 1000000 bytes",
        "other.toml:5: name is 'lakes', but the file is called other",
        "cards.toml” won't do as a map: 'rome'",
        "lakes.toml: offered, though `roundhouse map check` finds 13 faults",
    ):
        assert said in log, (said, log)
    assert "Traceback" not in log and "lakes.toml: left out" not in log


@pytest.mark.parametrize(("game", "name"), [("steam", "lakes"), ("railways", "po")])
def test_a_game_on_an_own_map_is_played_with_bots(house: Server, game: str, name: str) -> None:
    anna = Someone(house, "Anna")
    bot = {"kind": "bot", "level": "easy"}
    id = anna.make(game, "me", bot, bot, options={"map": name})["id"]
    play_on(id, {0: anna}, 8)
    assert anna.table(id)["position"]["status"] == "playing"
    assert "has failed" not in house.log.read_text()


def test_a_visitor_still_names_no_file(house: Server) -> None:
    anna = Someone(house, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    options = {"map": str(house.folder / "maps" / "lakes.toml")}
    status, rule, _ = anna.refused("/api/tables", game="steam", seats=seats, options=options)
    assert (status, rule) == (422, "bad-option")


def test_without_its_map_a_table_is_refused_in_words_and_comes_back_with_it(tmp_path, kept) -> None:
    maps = write_maps(tmp_path / "maps")
    own = Server(tmp_path, str(tmp_path / "t.sqlite"), maps=str(maps), kept=str(kept / "made"))
    try:
        anna = Someone(own.start(), "Anna")
        bot = {"kind": "bot"}
        id = anna.make("steam", "me", bot, bot, options={"map": "lakes"})["id"]
        own.stop()
        (maps / "lakes.toml").rename(maps / "lakes.away")
        own.start()
        answer = anna.ask("GET", f"/api/tables/{id}")
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["facts"]["map"] == "lakes", answer.text
        assert anna.get("/api/health")["tables"] == 0
        own.stop()
        (maps / "lakes.away").rename(maps / "lakes.toml")
        own.start()
        assert anna.table(id)["options"]["map"] == "lakes"
    finally:
        own.close()


def test_a_folder_that_is_not_there_is_refused(tmp_path) -> None:
    from roundhouse.kernel.refusal import Refused
    from roundhouse.server.own_maps import prepare

    with pytest.raises(Refused, match="no-such-file"):
        prepare(str(tmp_path / "nowhere"), tmp_path, print)


def test_what_is_made_is_kept_by_content(tmp_path, kept) -> None:
    """The second start compiles nothing that is good; `house` has made it."""
    from roundhouse.server.own_maps import prepare

    maps = write_maps(tmp_path / "maps")
    for name in BROKEN:
        (maps / name).unlink()
    before = {path: path.stat().st_mtime_ns for path in (kept / "made").iterdir()}
    told: list[str] = []
    ready = prepare(str(maps), kept / "made", told.append)
    assert {path: path.stat().st_mtime_ns for path in (kept / "made").iterdir()} == before
    assert sorted(ready) == ["railways", "steam"] and json.dumps(ready)
    assert told == ["binary.toml: can't be read\nbinary.toml: left out"]


@pytest.mark.parametrize(
    "line", ["order = " + "9" * 5000, "x = [" + "[" * 3000], ids=["digits", "deep"]
)
def test_a_source_that_python_cannot_count_is_left_out(tmp_path, line: str) -> None:
    from roundhouse.server.own_maps import prepare

    maps = tmp_path / "maps"
    maps.mkdir()
    (maps / "vast.toml").write_text(f'game = "steam"\n{line}\n', "utf-8")
    told: list[str] = []
    assert prepare(str(maps), tmp_path / "made", told.append) == {}
    assert "vast.toml: left out" in told[0]


def test_where_nothing_can_be_written_the_maps_are_left_out_in_words(tmp_path) -> None:
    from roundhouse.server.own_maps import prepare

    maps = write_maps(tmp_path / "maps")
    (tmp_path / "made").write_text("a file, no folder", "utf-8")
    told: list[str] = []
    assert prepare(str(maps), tmp_path / "made", told.append) == {}
    assert any("lakes.toml" in line and "can't be written" in line for line in told)
