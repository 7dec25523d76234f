"""Nobody sees more than his seat: the same table with other secrets looks the same.

Two tables of the toy game differ only in what Anna holds and chooses. Everything that Bruno,
who plays with her, and Carla, who watches, can ask for must be equal at both, on every route
of the OpenAPI document and on the socket.
"""

import json
import re
import sqlite3
from typing import Any

import roundhouse as rh
from tests.server.harness import Server, Someone, heard

ANNA, BRUNO = 0, 1


def twins() -> tuple[int, int]:
    """Two seeds whose first positions Bruno and visitors can't tell apart, but Anna can."""
    known = rh.game("signals")
    seen: dict[str, tuple[int, Any]] = {}
    for seed in range(10_000):
        state = known.new(2, seed)
        key = json.dumps([state.view(BRUNO), state.view(None)])
        hers: Any = state.view(ANNA)["mine"]
        if key not in seen:
            seen[key] = (seed, hers)
        elif seen[key][1] != hers and sum(hers[:3]) != sum(seen[key][1][:3]):
            return seen[key][0], seed
    raise AssertionError


def give_seed(database: str, id: str, seed: int) -> None:
    """A shared table draws its seed itself; here it is put into the stopped server's file."""
    with sqlite3.connect(database) as file:
        row = file.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
        header = json.loads(row[0])
        header["seed"] = seed
        file.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), id))
    file.close()


def plain(text: str, id: str) -> Any:
    """Without what differs between any two tables: ids, tokens, times."""
    text = text.replace(id, "TABLE")
    text = re.sub(r'"(time|made|moved)":[0-9.]+', r'"\1":0', text)
    return json.loads(text)


def compact(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))


def answers(person: Someone, id: str, seat: int | None) -> dict[str, Any]:
    """What somebody is told on every route there is."""
    at = f"/api/tables/{id}"
    mine = 0 if seat is None else seat
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", at, {}),
        ("GET", f"{at}/history", {}),
        ("GET", f"{at}/record", {}),
        ("GET", "/api/tables?which=mine", {}),
        ("GET", "/api/tables?which=public", {}),
        ("GET", "/api/tables?which=finished", {}),
        ("GET", "/api/me", {}),
        ("GET", "/api/me/stars", {}),
        ("GET", "/api/games", {}),
        ("GET", "/api/games/signals/rulebook", {}),
        ("GET", "/api/me/export", {}),
        ("POST", "/api/me/claim", {"code": "nothing"}),
        ("POST", "/api/records", {"text": "nothing", "request": "hidden-0001"}),
        *[("GET", f"{at}/at/{move}", {}) for move in range(4)],
    ]
    number = {"number": 2, "request": "hidden-0002"}
    for other in (ANNA, BRUNO):
        asked += [("GET", f"{at}/words?seat={other}&depth=8", {})]
        asked += [("POST", f"{at}/hint", {"seat": other})]
        for card in range(1, 7):
            said = {"seat": other, "move": f"show {card}"}
            asked += [("POST", f"{at}/why", said), ("POST", f"{at}/preview", said)]
            asked += [("GET", f"{at}/words?seat={other}&said=show+{card}", {})]
        if other != mine or seat is None:
            for card in range(1, 7):
                said = {"seat": other, "move": f"show {card}", **number}
                asked.append(("POST", f"{at}/moves", said))
            asked += [
                ("POST", f"{at}/undo", {"seat": other, "what": "step", **number}),
                ("POST", f"{at}/offer", {"seat": other, "kind": "abort", **number}),
                ("POST", f"{at}/answer", {"seat": other, "agree": True, **number}),
                ("POST", f"{at}/resign", {"seat": other, **number}),
                ("POST", f"{at}/leave", {"seat": other, **number}),
                ("POST", f"{at}/remove", {"seat": other, **number}),
                ("POST", f"{at}/back", {"seat": other, **number}),
                ("POST", f"{at}/bot", {"seat": other, "level": "none", **number}),
                ("POST", f"{at}/fork", {"move": 0, "seat": other, "request": "hidden-0003"}),
            ]
    asked += [
        ("POST", f"{at}/sit", {"seat": ANNA, "request": "hidden-0004"}),
        ("POST", f"{at}/confirm", {"request": "hidden-0005"}),
        ("POST", f"{at}/rematch", {"request": "hidden-0006"}),
        ("POST", f"{at}/mute", {"seat": ANNA, "muted": False, "request": "hidden-0007"}),
        ("POST", f"{at}/chat", {"text": "?", "request": "hidden-0008"}),
        ("POST", f"{at}/moves", {"seat": mine, "move": "show 9", **number}),
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
}


def test_every_route_and_socket_tells_the_same_whatever_the_secrets_are(
    own_server: Server,
) -> None:
    own_server.settings["absence"] = 3600  # time must not make a difference
    server = own_server.start()
    told: list[dict[str, Any]] = []
    made = []
    for _ in range(2):
        anna, bruno, carla = (Someone(server, name) for name in ("Anna", "Bruno", "Carla"))
        table = anna.make("signals", "me", "person")
        bruno.sit(table, 1)
        made.append((anna, bruno, carla, table["id"]))
    server.stop()
    for (_, _, _, id), seed in zip(made, twins(), strict=True):
        give_seed(server.database, id, seed)
    server.start()
    hands = []
    for anna, bruno, carla, id in made:
        hers = anna.table(id)["position"]["views"]["0"]["mine"]
        hands.append(hers)
        # the one keeps to low cards, the other to high ones
        cards = [card for card, n in enumerate(hers, 1) if n]
        card = min(cards) if len(hands) == 1 else max(cards)
        seen: dict[str, Any] = {}
        for name, person, seat in (("bruno", bruno, BRUNO), ("carla", carla, None)):
            told_him = answers(person, id, seat)
            seen |= {f"before, {name} {key}": one for key, one in told_him.items()}
        with bruno.socket(id) as his, carla.socket(id) as visitors:
            for name, socket in (("bruno", his), ("carla", visitors)):
                seen[f"{name} hello"] = plain(compact(heard(socket, "hello")), id)
            anna.move(id, ANNA, f"show {card}")
            anna.post(f"/api/tables/{id}/chat", text="done")
            for name, socket in (("bruno", his), ("carla", visitors)):
                for kind in ("move", "chat"):
                    update = heard(socket, "update")
                    assert update["entry"]["kind"] == kind
                    seen[f"{name} {kind}"] = plain(compact(update), id)
        seen |= {f"bruno {key}": one for key, one in answers(bruno, id, BRUNO).items()}
        seen |= {f"carla {key}": one for key, one in answers(carla, id, None).items()}
        told.append(seen)
    assert hands[0] != hands[1], "there must be something to hide"
    for key in told[0]:
        assert told[0][key] == told[1][key], key
    document = json.dumps(list(told[0]))
    paths = Someone(server).get("/api/openapi.json")["paths"]
    for path in paths:
        if path in ELSEWHERE:
            continue
        pattern = path.replace("{table_id}", "TABLE").replace("{game_id}", "signals")
        assert pattern.replace("{move}", "0") in document, f"{path} is not walked"


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
