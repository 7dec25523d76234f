"""Schemathesis: whatever the document allows, or doesn't, no answer breaks what it promises."""

from collections import Counter

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from roundhouse.kit import SOAK
from tests.server.harness import ROOT, Server, Someone

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DOCUMENT = schemathesis.openapi.from_path(ROOT / "web" / "openapi.json")
OPERATIONS = [one.ok() for one in DOCUMENT.get_all_operations() if isinstance(one, Ok)]
EXAMPLES = 200 if SOAK else 15

# What makes sense where the document allows anything.
SENSE: dict[str, st.SearchStrategy] = {
    "game": st.sampled_from(["tiles", "signals"]),
    "seats": st.lists(
        st.sampled_from([{"kind": "me"}, {"kind": "screen"}, {"kind": "person"}]),
        min_size=1,
        max_size=4,
    ),
    "options": st.sampled_from([{}, {"rounds": 1}, {"rounds": 0}, {"objectives": True}]),
    "seat": st.integers(0, 2),
    "number": st.integers(0, 12),
    "level": st.sampled_from(["random", "nobody"]),
    "to": st.integers(0, 3),
}
MOVES = st.sampled_from([f"show {card}" for card in range(1, 7)] + ["take 1", "show"])


def others(anna: Someone, path: str) -> dict[str, list[str]]:
    """What there is beside tables, where it is asked about."""
    found: dict[str, list[str]] = {}
    if "{tournament_id}" in path:
        cup = {"title": "Cup", "game": "signals", "kind": "league", "seats": 2, "rounds": 2}
        hers = anna.post("/api/tournaments", **cup)["id"]
        his = Someone(anna.server, "Bruno").post("/api/tournaments", **cup)["id"]
        found["tournament_id"] = [hers, his]
    if "{address}" in path:
        hook = {"url": "https://127.0.0.1:1/"}  # where nobody is ever reached
        made = anna.ask("POST", "/api/me/notices/webhook", json=hook)
        found["address"] = [made.json()["made"]]
    if "{map_id}" in path:
        drawn = {"title": "Ruhr", "game": "steam", "map": "ruhr"}
        found["map_id"] = [anna.ask("POST", "/api/maps", json=drawn).json()["id"]]
    return found


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)
def test_no_request_breaks_the_promise(server: Server, operation, request) -> None:
    anna = Someone(server, "Anna")
    tables = [
        anna.make("signals", "me", "person")["id"],
        anna.make("tiles", "me", {"kind": "bot", "level": "random"})["id"],
        anna.make("signals", "me", "screen")["id"],
        "nosuchtable1",
    ]
    known = {"table_id": tables, **others(anna, operation.path)}
    answered: Counter[int] = Counter()

    @settings(
        max_examples=EXAMPLES,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        for name in known.keys() & (case.path_parameters or {}).keys():
            if data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(st.sampled_from(known[name]))
        if mode is GenerationMode.POSITIVE and isinstance(case.body, dict):
            case.body |= {name: data.draw(SENSE[name]) for name in case.body if name in SENSE}
            if isinstance(case.body.get("move"), str):
                case.body["move"] = data.draw(MOVES)
        cookies = dict(anna.http.cookies)
        response = case.call(base_url=server.address, cookies=cookies)
        answered[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    ask()
    assert answered
    request.node.user_properties.append(
        ("kit", ("schemathesis", {f"answers {status}": n for status, n in answered.items()}))
    )


def test_the_document_names_every_route_of_the_app() -> None:
    labels = {operation.label for operation in OPERATIONS}
    assert "POST /api/tables/{table_id}/moves" in labels and len(labels) > 30
