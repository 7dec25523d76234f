"""Queues, checking in, hours, and what happens to those who stay away."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.harness import Server, Someone, heard, wait_for

QUICK = """
import roundhouse.tables.paces as paces
from msgspec.structs import replace
paces.PACES["live"] = replace(paces.PACES["live"], check_in=1.0)
"""


def named(server: Server, *names: str) -> list[Someone]:
    return [Someone(server, name) for name in names]


def queue_of(one: Someone, game: str, pace: str) -> Any:
    queues = one.get("/api/queues")["queues"]
    return next(q for q in queues if (q["game"], q["pace"]) == (game, pace))


def check_in(one: Someone, table: Any, seat: int, bots: bool = False) -> Any:
    path = f"/api/tables/{table['id']}/check-in"
    return one.post(path, seat=seat, bots=bots, number=one.table(table["id"])["position"]["number"])


def test_those_who_want_to_play_now_meet_at_one_table(own_server: Server) -> None:
    own_server.start()
    anna, bruno, carla, dora = named(own_server, "Anna", "Bruno", "Carla", "Dora")
    table = anna.post("/api/queues", game="tiles", pace="live")
    assert table["pace"] == "live" and table["position"]["status"] == "gathering"
    assert anna.post("/api/queues", game="tiles", pace="live")["id"] == table["id"], "asked twice"
    assert queue_of(anna, "tiles", "live")["mine"] == table["id"]
    with anna.socket(table["id"]) as socket:
        heard(socket, "hello")
        assert bruno.post("/api/queues", game="tiles", pace="live")["id"] == table["id"]
        assert heard(socket, "update")["entry"]["kind"] == "sit"
        waiting = queue_of(dora, "tiles", "live")
        assert (waiting["here"], waiting["seats"], waiting["mine"]) == (2, 3, None)
        assert bruno.post("/api/queues", game="tiles", pace="days")["id"] != table["id"]
        full = carla.post("/api/queues", game="tiles", pace="live")
        assert full["id"] == table["id"] and full["position"]["check_in"] is not None
        for seat, one in enumerate((anna, bruno, carla)):
            told = check_in(one, table, seat)
        assert told["position"]["status"] == "playing"
        assert told["position"]["check_in"] is None
    assert dora.post("/api/queues", game="tiles", pace="live")["id"] != table["id"]
    tiers = anna.get(f"/api/tables/{table['id']}/reliability")
    assert [one["tier"] for one in tiers] == ["new"] * 3


def test_who_comes_at_the_same_moment_does_not_wait_alone(server: Server) -> None:
    people = named(server, *(f"Guest {n}" for n in range(6)))

    def join(one: Someone) -> str:
        id: str = one.post("/api/queues", game="empires", pace="live")["id"]
        return id

    with ThreadPoolExecutor(6) as at_once:
        tables = list(at_once.map(join, people))
    assert sorted(tables.count(id) for id in set(tables)) == [3, 3]


def test_who_has_blocked_somebody_waits_at_another_table(own_server: Server) -> None:
    own_server.start()
    anna, bruno, carla = named(own_server, "Anna", "Bruno", "Carla")
    met = anna.make("signals", "me", "person", "person")
    bruno.sit(met, 1)
    anna.post(f"/api/tables/{met['id']}/block", seat=1, blocked=True)

    def join(one: Someone, pace: str) -> str:
        id: str = one.post("/api/queues", game="tiles", pace=pace)["id"]
        return id

    first = join(anna, "live")
    assert join(bruno, "live") != first, "she doesn't want to meet him"
    assert join(carla, "live") == first
    assert join(bruno, "days") != join(anna, "days"), "nor to come to him"


def test_who_is_not_there_loses_his_seat_and_bots_come_if_all_agree(own_server: Server) -> None:
    own_server.before(QUICK)
    own_server.start()
    anna, bruno = named(own_server, "Anna", "Bruno")
    table = anna.post("/api/queues", game="tiles", pace="live")
    bruno.post("/api/queues", game="tiles", pace="live")
    path = f"/api/tables/{table['id']}"
    number = table["position"]["number"]
    refused = anna.refused(f"{path}/bot", seat=2, level="medium", number=number)
    assert refused[1] == "others-agree-first"
    with anna.socket(table["id"]) as socket:
        heard(socket, "hello")
        check_in(anna, table, 0, bots=True)
        assert heard(socket, "update")["entry"]["kind"] == "check-in"
        told = [heard(socket, "update") for _ in range(3)]  # Bruno is asleep
    assert [one["entry"]["kind"] for one in told] == ["remove", "to-bot", "to-bot"]
    assert told[-1]["position"]["status"] == "playing"
    assert own_server.alive()


def test_a_newcomer_has_three_public_tables(server: Server) -> None:
    anna = Someone(server, "Anna")
    for _ in range(3):
        anna.make("tiles", "me", "person", public=True)
    status, rule, facts = anna.refused("/api/queues", game="tiles", pace="live")
    assert (status, rule, facts["most"]) == (422, "too-many-tables-new", 3)
    seats = [{"kind": "me"}, {"kind": "person"}]
    assert anna.refused("/api/tables", game="tiles", seats=seats, public=True)[1] == rule
    anna.make("tiles", "me", "person")  # those of friends aren't counted


def test_hours_come_into_the_journals_of_ones_tables(server: Server) -> None:
    anna, bruno = named(server, "Anna", "Bruno")
    slow = {"seconds": 259_200, "increment": 43_200, "cap": 432_000, "hours": True, "kept": True}
    table = anna.make("tiles", "me", "person", clock={**slow, "holiday": 2})
    live = anna.make("tiles", "me", "person", clock={"seconds": 900})
    night = {"zone": "Asia/Tokyo", "begin": 480, "end": 1320, "off": [5, 6]}
    kept = bruno.put("/api/me/time", hours=night)
    assert kept["hours"] == night and kept["reliability"]["tier"] == "new"
    with anna.socket(table["id"]) as socket:
        heard(socket, "hello")
        bruno.sit(table, 1)
        kinds = [heard(socket, "update")["entry"]["kind"] for _ in range(2)]
    assert kinds == ["sit", "hours"]
    assert bruno.sit(live, 1)["position"]["number"] == 2, "where they count for nothing"
    bruno.put("/api/me/time", hours=None)
    bruno.put("/api/me/time", hours=None)
    position = bruno.table(table["id"])["position"]
    assert position["number"] == 4, "written down once"
    seat = position["asked"][0]
    late = (anna, bruno)[seat]
    path = f"/api/tables/{table['id']}/holiday"
    number = position["number"]
    assert late.refused(path, seat=seat, days=3, number=number)[1] == "too-few-days"
    clock = late.post(path, seat=seat, days=2, number=number)["position"]["clocks"][seat]
    assert clock["holiday"] and clock["days"] == 0 and clock["rests"] is not None
    for wrong, rule in (
        ({"zone": "Mars/Olympus"}, "unknown-zone"),
        ({"zone": "UTC", "begin": 0, "end": 60}, "too-few-hours"),
    ):
        answer = bruno.ask("PUT", "/api/me/time", json={"hours": wrong})
        assert (answer.status_code, answer.json()["rule"]) == (422, rule)


def test_a_bot_keeps_the_chair_of_who_stays_away_until_he_comes_back(server: Server) -> None:
    anna, bruno = named(server, "Anna", "Bruno")
    short = {"seconds": 1, "increment": 600, "cap": 600, "extension": 1, "kept": True}
    table = anna.make("tiles", "me", "person", clock=short)
    id = table["id"]
    people = (anna, bruno)
    with anna.socket(id) as socket:
        heard(socket, "hello")
        bruno.sit(table, 1)
        sat = heard(socket, "update")
        [late] = sat["position"]["asked"]
        told = [heard(socket, "update") for _ in range(4)]
    kinds = [one["entry"]["kind"] for one in told]
    assert kinds == ["warn", "extend", "warn", "to-bot"]
    assert told[1]["position"]["clocks"][late]["extended"]
    seat = told[-1]["position"]["seats"][late]
    assert seat["kept"] and seat["bot"] and not seat["resigned"]
    wait_for(lambda: (1 - late) in anna.table(id)["position"]["asked"])  # the bot has played
    number = people[late].table(id)["position"]["number"]
    back = people[late].post(f"/api/tables/{id}/back", seat=late, number=number)
    assert not back["position"]["seats"][late]["kept"]
    assert back["position"]["clocks"][late]["left"] > 500
    told = bruno.get(f"/api/tables/{id}/incidents")
    assert [(one["kind"], one["seat"], one["amount"]) for one in told] == [
        ("warn", late, 0),
        ("extend", late, 1),
        ("warn", late, 0),
        ("kept", late, 0),
        ("from-bot", late, 0),
    ]
