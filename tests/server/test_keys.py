"""Keeping who one is: recovery codes, and passkeys as far as they go without a device; one with a
device is in tests/browser."""

import pytest

from tests.server.harness import Server, Someone

NAMED = {"host": "rails.example.org"}


def test_a_recovery_code_brings_a_person_back_until_there_is_another(server: Server) -> None:
    anna = Someone(server, "Anna")
    first = anna.ask("POST", "/api/me/recovery").json()["code"]
    second = anna.ask("POST", "/api/me/recovery").json()["code"]
    assert len(second.replace("-", "")) == 20
    phone = Someone(server)
    assert phone.refused("/api/me/claim", code=first)[:2] == (403, "bad-code")
    for device in (phone, Someone(server)):
        assert device.post("/api/me/claim", code=second.lower())["name"] == "Anna"
    kept = phone.get("/api/me/keys")
    assert [one["kind"] for one in kept["keys"]] == ["recovery"] and not kept["passkeys"]
    assert phone.get("/api/me/export")["keys"] == kept["keys"]
    gone = phone.ask("POST", "/api/me/keys/remove", json={"number": 0}).json()
    assert gone["keys"] == []
    assert Someone(server).refused("/api/me/claim", code=second)[1] == "bad-code"


def test_who_deletes_himself_has_no_code_any_more(server: Server) -> None:
    anna = Someone(server, "Anna")
    code = anna.ask("POST", "/api/me/recovery").json()["code"]
    anna.ask("DELETE", "/api/me")
    assert Someone(server).refused("/api/me/claim", code=code)[1] == "bad-code"


def test_a_number_has_no_passkeys_and_a_name_has(server: Server) -> None:
    anna = Someone(server, "Anna")
    answer = anna.ask("POST", "/api/me/passkeys/ask")
    assert (answer.status_code, answer.json()["rule"]) == (422, "passkey-needs-name")
    asked = anna.ask("POST", "/api/me/passkeys/ask", headers=NAMED).json()
    assert asked["options"]["rp"]["id"] == "rails.example.org"
    assert asked["options"]["authenticatorSelection"]["residentKey"] == "required"


@pytest.mark.parametrize("path", ["/api/me/passkeys", "/api/me/passkeys/claim"])
def test_an_answer_that_is_none_is_refused(server: Server, path: str) -> None:
    anna, eve = Someone(server, "Anna"), Someone(server, "Eve")
    asked = anna.ask("POST", "/api/me/passkeys/ask", headers=NAMED).json()["state"]
    known = anna.ask("POST", "/api/me/passkeys/claim/ask", headers=NAMED).json()["state"]
    answer = {"id": "AAAA", "client": "AAAA", "attestation": "AAAA", "data": "AA", "signature": "A"}
    for who, state in ((anna, asked), (anna, known), (eve, asked), (anna, "x.1.y"), (anna, ".")):
        said = who.ask("POST", path, json={**answer, "state": state}, headers=NAMED)
        assert (said.status_code, said.json()["rule"]) == (403, "bad-passkey"), said.text
