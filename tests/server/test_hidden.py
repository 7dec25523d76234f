"""Nobody sees more than his seat: the same table with other secrets looks the same.

Two tables of a game differ only in what Anna holds, and in the toy game also in what she chooses.
Everything that Bruno, who plays with her, and Carla, who watches, can ask for must be equal at
both, on every route of the OpenAPI document and on the socket, and after the server was killed.
"""

import json
import re
import sqlite3
from typing import Any

import pytest
from msgspec import Struct

import roundhouse as rh
from roundhouse.kernel.rng import chance
from tests.server.harness import Server, Someone, heard

ANNA, BRUNO = 0, 1


class World(Struct):
    """A table as Anna sees it: `header` makes it, `move` is what she does there, and `tried` are
    sentences that the others may ask about."""

    header: dict[str, Any]
    hers: object
    move: str
    tried: list[str]


def signals() -> list[World]:
    """Two seeds whose first positions Bruno and visitors can't tell apart, but Anna can: the one
    keeps to low cards, the other to high ones."""
    known = rh.game("signals")
    seen: dict[str, tuple[int, Any]] = {}
    tried = [f"show {card}" for card in range(1, 7)]
    for seed in range(10_000):
        state = known.new(2, seed)
        key = json.dumps([state.view(BRUNO), state.view(None)])
        hers: Any = state.view(ANNA)["mine"]
        if key not in seen:
            seen[key] = (seed, hers)
        elif seen[key][1] != hers and sum(hers[:3]) != sum(seen[key][1][:3]):
            first, then = ([c for c, n in enumerate(h, 1) if n] for h in (seen[key][1], hers))
            return [
                World({"seed": seen[key][0]}, seen[key][1], f"show {min(first)}", tried),
                World({"seed": seed}, hers, f"show {max(then)}", tried),
            ]
    raise AssertionError


def dealt_anew(game: str, seed: int) -> list[World]:
    """After a few moves, when Anna is asked, all that Bruno can't see is dealt anew, twice; she
    makes a move that she could make in both worlds, and that draws nothing."""
    known = rh.game(game)
    state = known.new(2, seed)
    before: list[tuple[int, str]] = []
    while len(before) < 6 or state.actors != [ANNA] or not quiet_moves(state):
        seat = state.actors[0]
        text = state.say(state.random_move(seat, rh.Rng(len(before))))
        state.play(state.hear(text), seat)
        before.append((seat, text))
    worlds = [state.imagine(BRUNO, chance(dealt)) for dealt in (1, 2)]
    move = next(text for text in quiet_moves(worlds[0]) if text in quiet_moves(worlds[1]))
    tried = [move, worlds[0].say(worlds[0].moves(ANNA)[-1])]
    shared = {"seed": seed, "before": before, "digest": state.digest()}
    return [
        World(
            {**shared, "anew": [{"move": len(before), "seat": BRUNO, "seed": dealt}]},
            world.view(ANNA),
            move,
            tried,
        )
        for dealt, world in zip((1, 2), worlds, strict=True)
    ]


def quiet_moves(state: rh.State) -> list[str]:
    found: list[str] = []
    for move in state.moves(ANNA)[:20]:
        after = state.copy()
        after.play(move, ANNA)
        if after.reversible:
            found.append(state.say(move))
    return found


def plant(database: str, id: str, world: World) -> None:
    """A shared table draws its seed itself; here it is put into the file of a dead server."""
    with sqlite3.connect(database) as file:
        row = file.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
        header = {"before": [], **json.loads(row[0]), **world.header}
        file.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), id))
        if header["before"]:  # what lists show stands beside it
            file.execute("UPDATE tables SET asked = ? WHERE id = ?", (json.dumps([ANNA]), id))
    file.close()


def plain(text: str, id: str) -> Any:
    """Without what differs between any two tables: ids, tokens, times, salted promises, and
    whether a socket had come or gone by then."""
    text = text.replace(id, "TABLE")
    text = re.sub(r'"promise":"[0-9a-f]{64}"', '"promise":""', text)
    text = re.sub(r'"(time|made|moved|ends)":[0-9.]+', r'"\1":0', text)
    text = re.sub(r'"present":(true|false)', '"present":null', text)
    return json.loads(text)


def compact(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))


def answers(
    person: Someone, id: str, seat: int | None, game: str, tried: list[str]
) -> dict[str, Any]:
    """What somebody is told on every route there is."""
    at = f"/api/tables/{id}"
    mine = 0 if seat is None else seat
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", at, {}),
        ("GET", f"{at}/history", {}),
        ("GET", f"{at}/gazetteer", {}),
        ("GET", f"{at}/text", {}),
        ("GET", f"{at}/tell?ask=t", {}),
        ("GET", f"{at}/record", {}),
        ("GET", f"{at}/chance", {}),
        ("GET", f"{at}/review", {}),
        ("GET", f"{at}/ratings", {}),
        ("POST", f"{at}/review", {}),
        ("GET", f"{at}/review/0", {}),
        ("GET", "/api/tables?which=mine", {}),
        ("GET", "/api/tables?which=public", {}),
        ("GET", "/api/tables?which=finished", {}),
        ("GET", "/api/me", {}),
        ("GET", "/api/me/stars", {}),
        ("GET", "/api/me/time", {}),
        ("PUT", "/api/me/time", {"hours": {"zone": "Mars/Olympus"}}),
        ("GET", f"{at}/reliability", {}),
        ("GET", f"{at}/incidents", {}),
        ("GET", "/api/queues", {}),
        ("POST", "/api/queues", {"game": game, "pace": "none", "request": "hidden-0009"}),
        ("GET", "/api/lan", {}),
        ("POST", "/api/lan", {"open": True}),
        ("POST", "/api/lan/code", {"text": "http://127.0.0.1/"}),
        ("GET", "/api/me/statistics", {}),
        ("GET", "/api/me/ratings", {}),
        ("GET", "/api/ratings", {}),
        ("GET", f"/api/ratings/{game}", {}),
        ("GET", "/api/me/keys", {}),
        ("GET", "/api/me/blocks", {}),
        ("POST", "/api/me/unblock", {"number": 0, "request": "hidden-0009"}),
        ("GET", "/api/house", {}),
        ("GET", "/api/games", {}),
        ("GET", "/api/lessons", {}),
        ("POST", "/api/lessons", {"game": game, "lesson": "nothing"}),
        ("GET", f"/api/lessons/{game}/nothing/0", {}),
        (
            "POST",
            "/api/challenges",
            {"game": game, "challenge": "nothing", "request": "hidden-0000"},
        ),
        ("GET", "/api/daily", {}),
        ("POST", "/api/daily", {"date": "2026-06-01", "request": "hidden-0000"}),
        ("POST", "/api/daily/solution", {"date": "2026-06-01"}),
        ("GET", f"/api/games/{game}/rulebook", {}),
        ("GET", f"/api/games/{game}/figures/nothing.svg", {}),
        ("GET", f"/api/games/{game}/what", {}),
        ("GET", "/api/me/export", {}),
        ("POST", "/api/me/claim", {"code": "nothing"}),
        ("POST", "/api/records", {"text": "nothing", "request": "hidden-0001"}),
        *[("GET", f"{at}/at/{move}", {}) for move in range(4)],
    ]
    number = {"number": 2, "request": "hidden-0002"}
    for other in (ANNA, BRUNO):
        asked += [("GET", f"{at}/words?seat={other}&depth=2", {})]
        asked += [("GET", f"{at}/text?seat={other}", {})]
        asked += [("GET", f"{at}/tell?seat={other}&ask={ask}", {}) for ask in ("s", "d", "t")]
        asked += [("POST", f"{at}/hint", {"seat": other})]
        asked += [("GET", f"{at}/orders?seat={other}", {})]
        asked += [("GET", f"{at}/words?seat={other}&planned=true&depth=2", {})]
        asked += [("POST", f"{at}/orders/{'0' * 16}/forget", {"seat": other})]
        planned = {"seat": other, "start": tried[0].split()[1], "preview": True}
        asked += [("POST", f"{at}/plans", planned)]
        for text in tried:
            said = {"seat": other, "move": text}
            asked += [("POST", f"{at}/why", said), ("POST", f"{at}/preview", said)]
            asked += [("POST", f"{at}/preview", {**said, "planned": True})]
            asked += [("GET", f"{at}/words?seat={other}&said={text.replace(' ', '+')}", {})]
        if other != mine or seat is None:
            for text in tried:
                asked.append(("POST", f"{at}/moves", {"seat": other, "move": text, **number}))
            asked += [
                ("POST", f"{at}/undo", {"seat": other, "what": "step", **number}),
                ("POST", f"{at}/offer", {"seat": other, "kind": "abort", **number}),
                ("POST", f"{at}/answer", {"seat": other, "agree": True, **number}),
                ("POST", f"{at}/resign", {"seat": other, **number}),
                ("POST", f"{at}/leave", {"seat": other, **number}),
                ("POST", f"{at}/remove", {"seat": other, **number}),
                ("POST", f"{at}/back", {"seat": other, **number}),
                ("POST", f"{at}/bot", {"seat": other, "level": "none", **number}),
                ("POST", f"{at}/holiday", {"seat": other, "days": 1, **number}),
                ("POST", f"{at}/check-in", {"seat": other, **number}),
                (
                    "POST",
                    f"{at}/orders",
                    {"seat": other, "move": tried[0], "request": "hidden-0010"},
                ),
                ("POST", f"{at}/fork", {"move": 0, "seat": other, "request": "hidden-0003"}),
            ]
    asked += [
        ("POST", f"{at}/sit", {"seat": ANNA, "request": "hidden-0004"}),
        ("POST", f"{at}/confirm", {"request": "hidden-0005"}),
        ("POST", f"{at}/rematch", {"request": "hidden-0006"}),
        ("POST", f"{at}/mute", {"seat": ANNA, "muted": False, "request": "hidden-0007"}),
        ("POST", f"{at}/chat", {"text": "?", "request": "hidden-0008"}),
        ("POST", f"{at}/report", {"seat": ANNA, "why": "other", "request": "hidden-0010"}),
        ("POST", f"{at}/block", {"seat": ANNA, "blocked": False, "request": "hidden-0011"}),
        ("POST", f"{at}/moves", {"seat": mine, "move": f"{tried[0]} x", **number}),
    ]
    told: dict[str, Any] = {}
    for method, path, body in asked:
        more = {"json": body} if body else {}
        answer = person.ask(method, path, **more)
        assert answer.status_code != 500, answer.text
        key = f"{method} {path} {json.dumps(body)}".replace(id, "TABLE")
        told[key] = (answer.status_code, plain(answer.text, id))
    return told


ELSEWHERE = {  # routes that tell nothing about a table
    "/api/health",
    "/api/me/code",
    "/api/me/recovery",
    "/api/me/keys/remove",
    "/api/me/passkeys",
    "/api/me/passkeys/ask",
    "/api/me/passkeys/claim",
    "/api/me/passkeys/claim/ask",
    "/api/tournaments",
    "/api/tournaments/{tournament_id}",
    "/api/tournaments/{tournament_id}/join",
    "/api/tournaments/{tournament_id}/leave",
    "/api/tournaments/{tournament_id}/begin",
    "/api/tournaments/{tournament_id}/call-off",
    "/api/tournaments/{tournament_id}/csv",
    "/api/me/notices",
    "/api/me/notices/mail",
    "/api/me/notices/push",
    "/api/me/notices/webhook",
    "/api/me/notices/{address}",
    "/api/me/notices/{address}/on",
    "/api/me/notices/{address}/test",
    "/api/notices/confirm",
    "/api/notices/stop",
    "/api/maps",
    "/api/maps/cards",
    "/api/maps/draw",
    "/api/maps/geojson",
    "/api/maps/{map_id}",
    "/api/maps/{map_id}/report",
    "/api/maps/{map_id}/sharing",
    "/api/maps/{map_id}/trial",
    "/api/maps/{map_id}/versions",
}


GAMES = {
    "signals": signals,
    "empires": lambda: dealt_anew("empires", 5),
    "spike": lambda: dealt_anew("spike", 5),
}


class Watched(Struct):
    """A world at a table, and all that Bruno and Carla have been told of it."""

    game: str
    world: World
    id: str
    people: list[Someone]
    told: dict[str, Any]

    def ask(self, when: str) -> None:
        for name, person, seat in (
            ("bruno", self.people[1], BRUNO),
            ("carla", self.people[2], None),
        ):
            found = answers(person, self.id, seat, self.game, self.world.tried)
            self.told |= {f"{when}, {name} {key}": one for key, one in found.items()}

    def move(self) -> None:
        """Anna's, with the others on their sockets."""
        anna, bruno, carla = self.people
        with bruno.socket(self.id) as his, carla.socket(self.id) as visitors:
            sockets = (("bruno", his), ("carla", visitors))
            for name, socket in sockets:
                self.told[f"{name} hello"] = plain(compact(heard(socket, "hello")), self.id)
            anna.move(self.id, ANNA, self.world.move)
            anna.post(f"/api/tables/{self.id}/chat", text="done")
            for name, socket in sockets:
                for kind in ("move", "chat"):
                    update = heard(socket, "update")
                    assert update["entry"]["kind"] == kind
                    self.told[f"{name} {kind}"] = plain(compact(update), self.id)


@pytest.fixture
def worlds(own_server: Server) -> list[Watched]:
    """Two of each game, planted while the server was dead."""
    own_server.settings["absence"] = 3600  # time must not make a difference
    server = own_server.start()
    made: list[Watched] = []
    for game, both in GAMES.items():
        for world in both():
            people = [Someone(server, name) for name in ("Anna", "Bruno", "Carla")]
            table = people[0].make(game, "me", "person")
            people[1].sit(table, 1)
            made.append(Watched(game, world, table["id"], people, {}))
    server.kill()
    for one in made:
        plant(server.database, one.id, one.world)
    server.start()
    return made


@pytest.mark.daily
def test_every_route_and_socket_tells_the_same_whatever_the_secrets_are(
    own_server: Server, worlds: list[Watched]
) -> None:
    for one in worlds:
        one.ask("before")
    own_server.kill()
    own_server.start()
    for one in worlds:
        one.move()
        one.ask("after")
    for one, other in zip(worlds[::2], worlds[1::2], strict=True):
        assert one.game == other.game
        assert one.world.hers != other.world.hers, "there must be something to hide"
        assert list(one.told) == list(other.told)
        for key in one.told:
            assert one.told[key] == other.told[key], (one.game, key)
    document = json.dumps(list(worlds[0].told))
    paths = Someone(own_server).get("/api/openapi.json")["paths"]
    for path in paths:
        if path in ELSEWHERE:
            continue
        pattern = path.replace("{table_id}", "TABLE").replace("{game_id}", "signals")
        pattern = pattern.replace("{move}", "0").replace("{order}", "0" * 16)
        pattern = pattern.replace("{name}/{step}", "nothing/0")
        assert pattern in document, f"{path} is not walked"


def test_before_the_game_nobody_sees_what_was_dealt(own_server: Server) -> None:
    """Seats change freely then: who could look would choose."""
    server = own_server.start()
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    for game in ("empires", "spike"):
        made = anna.make(game, "me", "person", public=True)
        id = made["id"]
        for person in (anna, bruno):
            assert list(person.table(id)["position"]["views"]) == ["visitor"]
        assert anna.get(f"/api/tables/{id}/words", seat=0)["next"] == []
        texts = [one.get(f"/api/tables/{id}/text")["sections"] for one in (anna, bruno)]
        assert texts[0] == texts[1] == anna.get(f"/api/tables/{id}/text", seat=0)["sections"]
        dealt = anna.get(f"/api/tables/{id}/history")["moves"][0]["events"]
        assert dealt and all(event["audience"] is None for event in dealt)
        bruno.sit(made, 1)
        assert list(anna.table(id)["position"]["views"]) == ["0"]
        assert list(bruno.table(id)["position"]["views"]) == ["1"]


def test_when_all_is_over_all_is_shown(own_server: Server) -> None:
    server = own_server.start()
    anna, bruno = Someone(server, "Anna"), Someone(server, "Bruno")
    table = anna.make("signals", "me", "person", options={"rounds": 1})
    id = table["id"]
    bruno.sit(table, 1)
    anna.move(id, 0)
    assert bruno.get(f"/api/tables/{id}/history")["moves"][1]["text"] is None
    assert bruno.table(id)["seed"] is None
    bruno.move(id, 1)
    assert bruno.get(f"/api/tables/{id}/history")["moves"][1]["text"].startswith("show ")
    assert bruno.table(id)["seed"] is not None


def test_nobody_learns_who_another_is_or_where_he_is_told(own_server: Server) -> None:
    """Anna leaves everything here that somebody can; the others ask all that can be asked."""
    server = own_server.start()
    anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.make("signals", "me", "person", public=True, rated=True)
    bruno.sit(table, 1)
    cup = {"title": "Cup", "game": "signals", "kind": "league", "seats": 2, "rounds": 2}
    tournament = anna.post("/api/tournaments", **cup)
    bruno.post(f"/api/tournaments/{tournament['id']}/join")
    webhook = {"url": "https://example.org/only-anna-knows-it"}
    address = anna.ask("POST", "/api/me/notices/webhook", json=webhook).json()
    anna.put("/api/me/time", hours={"zone": "Pacific/Chatham", "begin": 480, "end": 1320})
    code = anna.ask("POST", "/api/me/recovery").json()["code"]
    at = f"/api/tables/{table['id']}"
    anna.post(f"{at}/report", seat=1, why="other", text="told to nobody else")
    anna.post(f"{at}/block", seat=1, blocked=True)
    anna.post("/api/queues", game="signals", pace="live")
    secrets = {
        anna.http.cookies["roundhouse"].partition(".")[0],
        webhook["url"].rpartition("/")[2],
        address["secret"],
        address["made"],
        "Pacific/Chatham",
        "told to nobody else",
        code,
    }
    ids = {"table_id": table["id"], "tournament_id": tournament["id"], "game_id": "signals"}
    ids |= {"move": "0", "address": address["made"], "map_id": "nosuchmap000", "order": "0" * 16}
    for path, asked in anna.get("/api/openapi.json")["paths"].items():
        if "get" in asked:
            for who in (bruno, carla):
                said = who.ask("GET", path.format(**ids), params={"seat": 0, "ask": "t"}).text
                assert not [one for one in secrets if one in said], (path, said)
    hers = " ".join(anna.ask("GET", f"/api/me/{what}").text for what in ("export", "notices"))
    assert {"Pacific/Chatham", "told to nobody else", address["made"]} <= {
        one for one in secrets if one in hers
    }
