"""Notices from a real server to real receivers: none lost, repeats under the same id."""

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest

from tests.server.harness import JobWorker, Server, Someone, heard, wait_for
from tests.server.postgres import fresh_database
from tests.server.receivers import ANSWER, Browser, Mailbox, Receiver, mail_server, receiver

QUICK = """
from roundhouse.server.post import sender
from roundhouse.tables.store import outbox
sender.EVERY, sender.PAUSES, outbox.LEASE = 0.1, (0.2, 0.2, 0.2), 2.0
sender.PASSING = ()  # here a turn is told though the game has gone on
"""
NOTICES = "/api/me/notices"


class Post:
    """A server with somebody at the other end of everything that it sends."""

    def __init__(self, server: Server, there: Receiver, box: Mailbox) -> None:
        self.server = server
        self.there = there
        self.box = box

    def people(self) -> tuple[Someone, Someone, str]:
        """Anna and Bruno at a table of two; it waits for somebody."""
        anna, bruno = Someone(self.server, "Anna"), Someone(self.server, "Bruno")
        made = anna.make("tiles", "me", "person")
        bruno.sit(made, 1)
        return anna, bruno, made["id"]


Open = Callable[..., Post]


@pytest.fixture
def open_post(tmp_path: Path) -> Iterator[Open]:
    with ExitStack() as closing:
        there = closing.enter_context(receiver())
        box, smtp = closing.enter_context(mail_server())

        def open(database: str = "", **settings: Any) -> Post:
            server = Server(tmp_path, database or str(tmp_path / "tables.sqlite"))
            sends = {"near": True, "smtp": smtp, "mail_from": "games@example.org"}
            server.settings |= {"site": server.address, **sends, **settings}
            server.before(QUICK)
            closing.callback(server.close)
            return Post(server.start(), there, box)

        yield open


def webhook(person: Someone, there: Receiver, form: str = "json", path: str = "") -> Any:
    return add(person, "webhook", url=f"{there.url}/{path}", form=form)


def add(person: Someone, channel: str, **data: Any) -> Any:
    answer = person.ask("POST", f"{NOTICES}/{channel}", json=data)
    assert answer.status_code == 201, answer.text
    return answer.json()


def turn(people: dict[int, Someone], id: str) -> set[int]:
    """Moves until the game waits for somebody for whom it didn't wait before: the seats."""
    while True:
        before = people[0].table(id)["position"]["asked"]
        people[before[0]].move(id, before[0])
        after = people[0].table(id)["position"]["asked"]
        news = {*after} - {*before}
        if news:
            return news


def told_until(people: dict[int, Someone], id: str, there: Callable[[], bool]) -> None:
    """Turns, each a moment after the last, until that is so."""

    def on() -> bool:
        turn(people, id)
        return there()

    wait_for(on)


def address(person: Someone, id: str) -> Any:
    return next(one for one in person.get(NOTICES)["addresses"] if one["id"] == id)


def every_channel(post: Post) -> None:
    anna, bruno, id = post.people()
    people = {0: anna, 1: bruno}
    seat = anna.table(id)["position"]["asked"][0]
    other = people[1 - seat]
    other.put("/api/me", language="it")
    key = other.get(NOTICES)["push_key"]
    browser = Browser()
    subscribed = browser.subscription(f"{post.there.url}/push")
    pushed = add(other, "push", **subscribed, label="Fire\u0000fox")["made"]
    again = add(other, "push", **subscribed, label="Fire fox")
    assert again["made"] == pushed and len(again["addresses"]) == 1
    hooked = webhook(other, post.there, path="hook")
    assert hooked["secret"].startswith("whsec_") and "secret" not in hooked["addresses"][1]
    mailed = add(other, "mail", mail="bruno@example.org")["made"]
    confirm_by_mail(post, other, mailed)

    with other.socket(id) as tab:  # one that was left open silences nothing
        heard(tab, "hello")
        turn(people, id)
        wait_for(lambda: len(post.there.got) == 2 and len(post.box.mails) == 1)
    by_path = {got.path: got for got in post.there.got}
    hook, move = by_path["/hook"].said, anna.table(id)["position"]["moves"] + 1
    assert (hook["event"], hook["table"], hook["facts"]["move"]) == ("your-move", id, move)
    assert hook["link"] == f"{post.server.address}/table/{id}"
    pushes = json.loads(browser.read(by_path["/push"].body))
    assert pushes["path"] == f"/table/{id}" and "Tocca a te" in pushes["title"]
    assert f"k={key}" in by_path["/push"].headers["authorization"]
    [mail] = post.box.mails
    assert "Tocca a te" in mail["Subject"] and hook["link"] in mail.get_content()
    assert people[seat].get("/api/me")["name"] in mail.get_content()
    wait_for(lambda: all(one["sent"] for one in other.get(NOTICES)["addresses"]))
    one_click(post, other, mailed, mail["List-Unsubscribe"].strip("<>"))


def confirm_by_mail(post: Post, person: Someone, mailed: str) -> None:
    """By the link alone, from any browser."""
    assert not address(person, mailed)["confirmed"]
    answer = person.ask("POST", f"{NOTICES}/{mailed}/test")
    assert answer.json()["rule"] == "not-confirmed"
    first = post.box.mails.pop()
    assert "List-Unsubscribe" not in first
    found = re.search(rf"{post.server.address}/confirm/(\S+)", first.get_content())
    assert found is not None and httpx.get(found[0]).headers["content-type"].startswith("text/html")
    assert not address(person, mailed)["confirmed"]
    stranger = Someone(post.server)
    wrong = found[1][:-1] + ("0" if found[1][-1] != "0" else "1")
    bad = stranger.ask("POST", "/api/notices/confirm", json={"token": wrong})
    assert (bad.status_code, bad.json()["rule"]) == (403, "bad-link")
    stop = stranger.ask("POST", "/api/notices/stop", json={"token": found[1]})
    assert stop.status_code == 403  # each link does one thing
    done = stranger.ask("POST", "/api/notices/confirm", json={"token": found[1]})
    assert done.json() == {"mail": "bruno@example.org"}
    assert address(person, mailed)["confirmed"]


def one_click(post: Post, person: Someone, mailed: str, link: str) -> None:
    """As a mail program does it: a form, no cookie. Looking at the page alone ends nothing."""
    page = httpx.get(link)
    assert page.status_code == 200 and "text/html" in page.headers["content-type"]
    assert address(person, mailed)["off"] == ""
    clicked = httpx.post(link, data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 200
    assert address(person, mailed)["off"] == "unsubscribed"
    assert httpx.post(link[:-1]).status_code == 403


def test_every_channel_brings_it(open_post: Open) -> None:
    every_channel(open_post())


def test_with_postgresql_whoever_takes_it_sends_it(
    open_post: Open, postgres: str, tmp_path: Path
) -> None:
    """Two server processes and a worker: each notice is sent once."""
    database = fresh_database(postgres)
    post = open_post(database, workers=2)
    every_channel(post)
    folder = tmp_path / "worker"
    folder.mkdir()
    worker = JobWorker(folder, database, thinkers=1, **settings_of(post.server))
    worker.before(QUICK)
    worker.start()
    try:
        anna, bruno, id = post.people()
        post.there.got.clear()
        for person in (anna, bruno):
            webhook(person, post.there)
        turns = 0
        while not any("notice:" in one for one in worker.done()) and turns < 40:
            turns += len(turn({0: anna, 1: bruno}, id))
            wait_for(partial(as_many, post.there, turns))
        assert any("notice:" in one for one in worker.done())
        assert len(set(post.there.ids())) == len(post.there.ids()) == turns
    finally:
        worker.close()


def as_many(there: Receiver, wanted: int) -> bool:
    return len(there.got) == wanted


def settings_of(server: Server) -> dict[str, Any]:
    return {name: server.settings[name] for name in ("site", "smtp", "mail_from", "near")}


def test_what_fails_is_tried_again_under_the_same_id_then_switched_off(open_post: Open) -> None:
    post = open_post()
    anna, bruno, id = post.people()
    people = {0: anna, 1: bruno}
    seat = anna.table(id)["position"]["asked"][0]
    other = people[1 - seat]
    made = webhook(other, post.there)["made"]

    post.there.answers = [500]
    turn(people, id)
    wait_for(lambda: len(post.there.got) == 2)
    assert len(set(post.there.ids())) == 1
    wait_for(lambda: address(other, made)["sent"])
    assert address(other, made)["failure"] == "busy"

    post.there.answers = [403] * 100
    first = len(post.there.got)
    for _ in range(8):  # four for each
        turn(people, id)
    wait_for(lambda: address(other, made)["off"] == "too-many-failures")
    tries = Counter(post.there.ids()[first:])
    assert sorted(tries.values(), reverse=True)[:3] == [4, 4, 4]  # three, each with three pauses
    assert ANSWER not in json.dumps(other.get(NOTICES))

    answer = other.ask("POST", f"{NOTICES}/{made}/on")
    assert answer.status_code == 200 and address(other, made)["off"] == ""
    post.there.answers = [410]
    told_until(people, id, lambda: address(other, made)["off"] == "gone")


def test_a_test_a_quiet_night_and_all_mails_in_one(open_post: Open) -> None:
    post = open_post()
    anna, bruno, id = post.people()
    people = {0: anna, 1: bruno}
    seat = anna.table(id)["position"]["asked"][0]
    other = people[1 - seat]
    hook = webhook(other, post.there)["made"]
    mailed = add(other, "mail", mail="bruno@example.org")["made"]
    confirm_by_mail(post, other, mailed)

    zone = ZoneInfo("Asia/Kolkata")
    now = datetime.now(zone)
    minute = now.hour * 60 + now.minute
    night = {"zone": "Asia/Kolkata", "quiet": (minute - 30) % 1440, "awake": (minute + 30) % 1440}
    other.put(NOTICES, hours=night)
    turn(people, id)
    answer = other.ask("POST", f"{NOTICES}/{hook}/test")  # who asks for it wants it now
    assert answer.status_code == 200
    wait_for(lambda: post.there.got)
    assert [one.said["event"] for one in post.there.got] == ["test"]

    # the night is over, but mails come together, in half a day
    later = (minute + 720) % 1440
    other.put(NOTICES, hours={"zone": "Asia/Kolkata", "digest": later})
    kept = other.get("/api/me/export")["notices"]
    assert kept["hours"]["digest"] == later and len(kept["addresses"]) == 2
    assert kept["outbox"]["waiting"] == 2 and not post.box.mails

    for wrong, rule in [
        ({"zone": "Moon/Base"}, "unknown-zone"),
        ({"zone": "UTC", "quiet": 5}, "half-a-night"),
    ]:
        refused = other.ask("PUT", NOTICES, json={"hours": wrong})
        assert (refused.status_code, refused.json()["rule"]) == (422, rule)
    assert other.ask("PUT", NOTICES, json={"hours": {"zone": "UTC", "quiet": 1440}}).is_error


def test_nobody_reaches_anothers_addresses_or_this_network(server: Server) -> None:
    anna, eve = Someone(server, "Anna"), Someone(server, "Eve")
    made = add(anna, "webhook", url="https://127.0.0.1:1/x", form="discord")
    id = made["made"]
    for method, path in (("DELETE", id), ("POST", f"{id}/test"), ("POST", f"{id}/on")):
        answer = eve.ask(method, f"{NOTICES}/{path}")
        assert (answer.status_code, answer.json()["rule"]) == (404, "no-such-address-of-yours")
    assert eve.get(NOTICES)["addresses"] == []
    assert made["addresses"][0]["label"] == "127.0.0.1"  # no more of it than that
    assert anna.ask("POST", f"{NOTICES}/{id}/test").status_code == 200
    wait_for(lambda: address(anna, id)["failure"] == "own-network")
    for channel, data, rule in [
        ("webhook", {"url": "http://example.org/"}, "bad-webhook"),
        ("webhook", {"url": "https://ntfy.example/", "form": "ntfy"}, "bad-webhook"),
        ("push", {"endpoint": "https://x.example", "key": "AA", "auth": "AA"}, "bad-subscription"),
        ("mail", {"mail": "anna@example.org"}, "no-mail-here"),
    ]:
        answer = anna.ask("POST", f"{NOTICES}/{channel}", json=data)
        assert (answer.status_code, answer.json()["rule"]) == (422, rule), data
    for number in range(9):
        add(anna, "webhook", url=f"https://example.org/{number}")
    full = anna.ask("POST", f"{NOTICES}/webhook", json={"url": "https://example.org/more"})
    assert full.json() == {"rule": "too-many-addresses", "facts": {"most": 10}}
    assert anna.ask("DELETE", f"{NOTICES}/{id}").status_code == 200

    anna.ask("DELETE", "/api/me")
    assert anna.get(NOTICES)["addresses"] == []


def test_confirmations_are_few(open_post: Open) -> None:
    """Nobody fills another's mailbox by this server."""
    post = open_post(limited=True)
    answers = []
    for number in range(8):
        someone = Someone(post.server, f"P{number}", address=f"198.51.100.{number}")
        data = {"mail": "victim@example.org"}
        answers.append(someone.ask("POST", f"{NOTICES}/mail", json=data).status_code)
    assert answers == [201] * 5 + [429] * 3 and len(post.box.mails) == 5


def test_none_is_lost_in_crashes(open_post: Open) -> None:
    """Killed in the middle again and again: every turn is told; what was told twice has the same
    id, and there was a kill between."""
    post = open_post()
    anna, bruno, _ = post.people()
    people = {0: anna, 1: bruno}
    for seat, person in people.items():
        webhook(person, post.there, path=str(seat))
    post.there.slow = 0.15  # so that kills meet notices under way
    kills, turns = 5, 0
    for _ in range(kills):
        made = anna.make("tiles", "me", "person")
        bruno.sit(made, 1)
        turns += len({*anna.table(made["id"])["position"]["asked"]} - {1})  # who sits down knows it
        for _ in range(4):
            turns += len(turn(people, made["id"]))
        time.sleep(0.12)
        post.server.kill()
        post.server.start()
    wait_for(lambda: len(set(post.there.ids())) >= turns)
    wait_for(lambda: quiet(anna) and quiet(bruno))
    told = Counter(post.there.ids())
    assert len(told) == turns
    again = sum(told.values()) - turns
    # at each address one may be under way, and one told but not yet written down
    assert 0 <= again <= kills * 4, told
    print(f"{turns} notices, {kills} kills, {again} told twice")


def quiet(person: Someone) -> bool:
    return "waiting" not in person.get("/api/me/export")["notices"]["outbox"]
