"""The day's challenge over HTTP: one try that counts, the same for everybody, and its results."""

import asyncio
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from roundhouse.server.daily import solved_by
from roundhouse.server.day_bots import DayBots
from roundhouse.server.tasks import Tasks
from roundhouse.tables.daily import FIRST, Day
from roundhouse.tables.kept import BotTried
from roundhouse.tables.store import open_store
from tests.days import due
from tests.server.harness import Server, Someone, heard, play_on, wait_for
from tests.server.postgres import fresh_database

DAY = due("tiles", FIRST + timedelta(7))

# Each game has a new challenge before each of the old ones, which ask for something else now.
OTHER_FILES = """
from dataclasses import replace
from roundhouse.tables import challenges, goals
known = challenges.read
def read(text, game):
    old = [replace(one, goal=goals.Goal("lead", (900, 901, 902))) for one in known(text, game)]
    new = [replace(one, name=f"new-{one.name}") for one in known(text, game)]
    return tuple(one for pair in zip(new, old) for one in pair)
challenges.read = read
"""


@pytest.fixture
def house(own_server: Server) -> Server:
    """On a day of Railroad Tiles."""
    own_server.settings["today"] = str(DAY.date)
    return own_server.start()


def begin(person: Someone, **more: Any) -> Any:
    return person.post("/api/daily", **more)


def test_a_day_is_tried_once_and_its_results_are_told(house: Server) -> None:
    anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
    told = anna.get("/api/daily")
    assert told["day"] == {
        "date": str(DAY.date),
        "number": DAY.number,
        "game": "tiles",
        "challenge": DAY.challenge.name,
    }
    assert told["results"] == [] and told["mine"] == [] and told["in_a_row"] == 0
    table = begin(anna)
    assert table["day"] == str(DAY.date) and not table["hints"] and not table["practice"]
    assert table["position"]["stars"] == "day"
    assert begin(anna)["id"] == table["id"]
    assert bruno.ask("GET", f"/api/tables/{table['id']}").status_code == 403
    assert anna.refused(f"/api/tables/{table['id']}/hint", seat=0)[1] == "hints-for-practice-only"
    play_on(table["id"], {0: anna})
    score = anna.table(table["id"])["position"]["result"]["scores"][0]
    (mine,) = anna.get("/api/daily")["mine"]
    assert mine["came"] == score and mine["over"]
    anna_again = anna.get("/api/daily")
    assert anna_again["in_a_row"] == anna_again["longest"] == 1
    begin(bruno)
    rows = [(one["name"], one["mine"], one["place"]) for one in bruno.get("/api/daily")["results"]]
    assert rows == [("Anna", False, 1), ("Bruno", True, None)]
    assert begin(anna)["practice"], "from now on for practice"
    assert anna.get("/api/me/export")["days"] == [mine]
    anna.ask("DELETE", "/api/me")
    assert [one["name"] for one in bruno.get("/api/daily")["results"]] == ["Bruno"]


def test_the_first_are_told_and_mine_in_any_case(house: Server) -> None:
    most = 20
    crowd = [Someone(house, f"P{n}") for n in range(most + 2)]
    for one in crowd:
        id = begin(one)["id"]
    last = crowd[-1]
    play_on(id, {0: last})
    told = last.get("/api/daily")
    assert (told["people"], told["left_out"], len(told["results"])) == (1, 2, most)
    assert told["results"][0]["mine"] and told["results"][0]["place"] == 1
    told = crowd[-2].get("/api/daily")
    assert (told["left_out"], len(told["results"])) == (1, most + 1)
    assert [one["name"] for one in told["results"] if one["mine"]] == [f"P{most}"]


def test_the_seed_can_not_be_read_while_it_is_played(house: Server) -> None:
    anna = Someone(house, "Anna")
    id = begin(anna)["id"]
    anna.move(id, 0)
    at = f"/api/tables/{id}"
    texts = [
        anna.ask("GET", path).text
        for path in (at, f"{at}/history", f"{at}/record", f"{at}/at/1", "/api/daily", "/api/games")
    ]
    texts += [anna.ask("GET", "/api/me/export").text, anna.ask("GET", f"{at}/gazetteer").text]
    with anna.socket(id) as socket:
        texts.append(json.dumps(heard(socket, "hello")))
    assert not any(str(DAY.seed) in text for text in texts)
    assert anna.table(id)["seed"] is None
    assert anna.ask("GET", f"{at}/record").json()["rule"] == "not-over"
    fork = anna.refused(f"{at}/fork", move=0, seat=0)
    assert fork[1] == "not-over"


def test_all_get_the_same_and_bots_answer_alike(own_server: Server) -> None:
    """Two people who do the same meet the same, in a game with rivals."""
    day = due("spike", rivals="easy")
    own_server.settings["today"] = str(day.date)
    server = own_server.start()
    lines = []
    for name in ("Anna", "Bruno"):
        person = Someone(server, name)
        table = begin(person)
        assert len(table["position"]["seats"]) == day.challenge.seats
        play_on(table["id"], {0: person}, moves=6)
        wait_for(lambda: person.table(table["id"])["position"]["asked"] == [0])  # noqa: B023
        history = person.get(f"/api/tables/{table['id']}/history")["moves"]
        lines.append([(one["seat"], one["text"]) for one in history])
    assert lines[0] == lines[1]
    assert any(seat not in (None, 0) for seat, _ in lines[0])


def test_a_day_that_is_past_is_shown_and_practised(house: Server) -> None:
    anna = Someone(house, "Anna")
    before = str(DAY.date - timedelta(1))
    told = anna.get("/api/daily", date=before)
    assert told["day"]["date"] == before and told["ends"] == 0
    assert begin(anna, date=before)["practice"]
    after = str(DAY.date + timedelta(1))
    assert anna.ask("GET", "/api/daily", params={"date": after}).json()["rule"] == "no-such-day"
    assert anna.refused("/api/daily", date=after)[:2] == (404, "no-such-day")
    assert anna.ask("GET", "/api/daily", params={"date": "tomorrow"}).status_code == 400


def test_the_best_bots_game_is_shown_after_the_try(own_server: Server) -> None:
    own_server.settings.update(today=str(DAY.date), day_bots=["easy", "medium"])
    anna = Someone(own_server.start(), "Anna")
    id = begin(anna)["id"]

    def bots() -> list[Any]:
        found = [one for one in anna.get("/api/daily")["results"] if one["bot"]]
        return found if len(found) == 2 else []

    best = max(wait_for(bots, 300), key=lambda one: (one["came"], one["bot"]))
    day = {"date": str(DAY.date)}
    assert anna.get("/api/daily")["solution"] is None
    assert anna.refused("/api/daily/solution", **day)[:2] == (403, "no-solution-yet")
    play_on(id, {0: anna})
    told = anna.get("/api/daily")
    assert told["solution"] == best["bot"] and told["tries"] == [told["mine"][0]["came"]]
    shown = anna.post("/api/daily/solution", **day)
    position = shown["position"]
    assert position["status"] == "record" and position["result"]["scores"][0] == best["came"]
    assert position["seats"][0]["bot"] == best["bot"] and position["moves"] > 10
    assert shown["day"] == str(DAY.date) and shown["challenge"] == DAY.challenge.name
    assert shown["goal"]["stars"] == list(DAY.challenge.goal.stars)
    assert anna.post("/api/daily/solution", **day)["id"] == shown["id"], "once"
    bruno = Someone(own_server, "Bruno")
    assert bruno.refused("/api/daily/solution", **day)[:2] == (403, "no-solution-yet")
    assert bruno.ask("GET", f"/api/tables/{shown['id']}").status_code == 403
    assert len(anna.get("/api/daily")["mine"]) == 1 and not anna.get("/api/me/stars")


def test_only_a_game_that_was_kept_is_offered() -> None:
    """Bots that played before games were kept have a result and nothing to show."""
    easy, hard = [
        BotTried(bot, "tiles", "small", came, 0, 1.0) for bot, came in (("easy", 3), ("hard", 9))
    ]
    assert solved_by([easy, hard], ["easy", "hard"]) == "hard"
    assert solved_by([easy, structs.replace(hard, recorded=False)], ["easy", "hard"]) == "easy"
    assert solved_by([structs.replace(easy, recorded=False)], ["easy", "hard"]) is None


def test_a_day_stays_what_it_was_when_it_was_tried(house: Server) -> None:
    """Another version of the house has another challenge for the same date."""
    anna = Someone(house, "Anna")
    play_on(begin(anna)["id"], {0: anna})
    before = anna.get("/api/daily")
    house.kill()
    house.before(OTHER_FILES)
    house.start()
    after = anna.get("/api/daily")
    for told in ("day", "goal", "results", "mine"):
        assert after[told] == before[told], told
    assert after["week"][-1] == before["week"][-1]
    assert any(one["challenge"].startswith("new-") for one in after["week"])


def test_bots_take_it_up_when_somebody_has(own_server: Server) -> None:
    own_server.settings.update(today=str(DAY.date), day_bots=["easy", "medium"])
    anna = Someone(own_server.start(), "Anna")
    assert anna.get("/api/daily")["results"] == []
    begin(anna)

    def bots() -> list[Any]:
        found = [one for one in anna.get("/api/daily")["results"] if one["bot"]]
        return found if len(found) == 2 else []

    found = wait_for(bots, 300)
    assert {one["bot"] for one in found} == {"easy", "medium"}
    assert all(one["place"] is None and one["came"] is not None for one in found)
    own_server.kill()
    own_server.settings["day_bots"] = []
    own_server.start()
    kept = [one for one in anna.get("/api/daily")["results"] if one["bot"]]
    assert kept == found, "they are kept"


class Counting:
    """Workers that take their time, and count what they are asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go_on = asyncio.Event()

    async def try_day(self, day: Day, level: str) -> tuple[BotTried, str]:
        self.asked.append(level)
        await self.go_on.wait()
        return BotTried(level, day.challenge.game, day.challenge.name, 1, 0, 1.0), "how"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_several_processes_one_plays_the_bots(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "tables.sqlite")
    if kind == "postgresql":
        database = fresh_database(request.getfixturevalue("postgres"))

    async def run() -> None:
        workers: Any = Counting()
        stores = [await open_store(database) for _ in range(2)]
        tasks = Tasks()
        bots = [
            DayBots(store, f"process {at}", workers, tasks, ("easy", "medium"))
            for at, store in enumerate(stores)
        ]
        for one in (*bots, *bots):
            one.begin(DAY)
        while not workers.asked or all(one.at_work for one in bots):
            await asyncio.sleep(0.01)
        workers.go_on.set()
        while tasks.running:
            await asyncio.sleep(0.01)
        assert workers.asked == ["easy", "medium"]
        for one in bots:
            one.begin(DAY)
        while tasks.running:
            await asyncio.sleep(0.01)
        assert workers.asked == ["easy", "medium"], "they are done"
        for store in stores:
            await store.close()

    asyncio.run(run())
