"""The post: what is sent, and that nothing is sent into the server's own network."""

import asyncio
import base64
import hmac
import socket
import time
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from roundhouse.kernel.refusal import Refused
from roundhouse.server.post import hours, mail, push, reach, sender, webhook
from roundhouse.server.post.failure import Failed
from roundhouse.server.post.wording import Letter, letter
from roundhouse.server.settings import Settings
from roundhouse.tables.news import KINDS, TEST
from roundhouse.tables.store import open_store, outbox
from roundhouse.tables.store.addresses import Hours
from roundhouse.texts import languages
from tests.server.receivers import Browser, Mailbox, mail_server, receiver, signed_by, unplain

FACTS = {"game": "tiles", "move": 7, "place": 2, "players": 3, "name": "Cup", "minutes": 5}


def a_letter(kind: str = "your-move", language: str = "en", name: str = "Bruno") -> Letter:
    return letter("T.7.x", kind, "T", FACTS, language, [name], "https://example.org")


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_its_words(language: str) -> None:
    for kind in (*KINDS, TEST):
        made = a_letter(kind, language)
        for said in (made.title, made.text):
            assert said and "{" not in said and not said.startswith("notice-"), (kind, said)
        assert made.link == "https://example.org/table/T"
    mine = a_letter(language=language)
    assert "7" in mine.text and "Bruno" in mine.text
    assert mine.end.endswith("https://example.org/notices")


# Webhooks.


@pytest.mark.parametrize("form", webhook.FORMS)
def test_a_webhook_speaks_the_receivers_form_and_is_signed(form: str) -> None:
    name = "Eve [x](http://evil) <@everyone> & *co*"
    with receiver() as there:
        secret = webhook.fresh_secret()
        target = {"url": f"{there.url}/hooks/room", "form": form, "secret": secret}
        asyncio.run(webhook.send(target, a_letter(name=name), near=True))
        [got] = there.got
    signed = f"{got.headers['webhook-id']}.{got.headers['webhook-timestamp']}.".encode()
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mark = base64.b64encode(hmac.digest(key, signed + got.body, "sha256")).decode()
    assert got.headers["webhook-signature"] == f"v1,{mark}"
    assert got.headers["webhook-id"] == "T.7.x"
    said, link = got.said, "https://example.org/table/T"
    match form:
        case "json":
            assert (said["event"], said["table"], said["link"]) == ("your-move", "T", link)
            assert said["facts"]["move"] == 7 and name in said["text"]
        case "discord":
            assert said["allowed_mentions"] == {"parse": []} and said["content"].endswith(link)
            assert r"\[x\]\(http://evil\) \<\@everyone\>" in said["content"].replace(r"\.", ".")
        case "slack":
            assert "&lt;@everyone&gt; &amp;" in said["text"] and f"<{link}>" in said["text"]
        case "matrix":
            assert said["text"].endswith(link) and r"\[x\]" in said["text"]
        case "ntfy":
            assert (got.path, said["topic"], said["click"]) == ("/hooks/", "room", link)


# Push.


def test_a_browser_reads_what_the_rfc_has_sealed() -> None:
    """RFC 8291, appendix A: so the test's own browser is right."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    assert browser.read(unplain(body)) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_can_read_a_push_and_the_service_knows_who_sends_it() -> None:
    vapid = push.Vapid(push.fresh_key(), "https://example.org")
    browser = Browser()
    with receiver() as there:
        target = browser.subscription(f"{there.url}/push/1")
        asyncio.run(push.send(vapid, target, a_letter(), near=True))
        [got] = there.got
    assert b"Bruno" not in got.body and b"Bruno" in browser.read(got.body)
    assert got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
    claims = signed_by(got.headers["authorization"])
    assert (claims["aud"], claims["sub"]) == (there.url, "https://example.org")
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert claims["key"] == vapid.public


def test_what_no_browser_has_made_is_no_subscription() -> None:
    key = Browser().subscription("")
    right = {"endpoint": "https://push.example/1", "key": key["key"], "auth": key["auth"]}
    assert push.is_subscription(**right, near=False)
    for name, wrong in [
        ("endpoint", "http://push.example/1"),
        ("endpoint", "file:///etc/passwd"),
        ("key", "AAAA"),
        ("key", "\u0661" * 87),
        ("key", key["key"][:-2] + "AA"),
        ("auth", "AA"),
        ("auth", "*"),
    ]:
        assert not push.is_subscription(**{**right, name: wrong}, near=False)


# Reaching.

NEAR = [
    "https://127.0.0.1/",
    "https://localhost:7461/",
    "https://10.1.2.3/",
    "https://192.168.0.1/",
    "https://172.16.9.9/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://[::1]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://224.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
]


def failure(url: str, near: bool = False) -> str:
    with pytest.raises(Failed) as failed:
        asyncio.run(reach.post(url, {}, b"{}", near))
    return failed.value.why


@pytest.mark.parametrize("url", NEAR)
def test_the_servers_own_network_is_never_reached(url: str) -> None:
    assert failure(url) in ("own-network", "unreachable")  # what is no address can't be found


def test_a_name_is_looked_up_once_and_every_address_of_it_counts(monkeypatch) -> None:
    """One that answers with another address the second time reaches nothing."""
    asked: list[str] = []
    answers = [["93.184.216.34", "127.0.0.1"], ["93.184.216.34"], ["127.0.0.1"]]

    async def look_up(_: Any, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", (one, port)) for one in answers[len(asked) - 1]]

    connected: list[str] = []

    async def connect(address: str, *_: Any, **more: Any) -> Any:
        connected.append(address)
        assert more["server_hostname"] == "rebinding.example"
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    assert failure("https://rebinding.example/") == "own-network"
    assert failure("https://rebinding.example/") == "unreachable"
    assert connected == ["93.184.216.34"] and len(asked) == 2


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:password@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://example.org/\r\nX-Evil: 1",
        "https://exam ple.org/",
        "https://example.org\\@127.0.0.1/",
        "https://éxample.org/",
        "https://[::1/",
        "https://example.org/" + "a" * 3000,
    ],
)
def test_such_an_address_is_none(url: str) -> None:
    assert not reach.is_url(url)
    assert failure(url) == "bad-url"


def test_how_a_receiver_answers_is_told_in_our_words(monkeypatch) -> None:
    expected = {302: "moved", 404: "gone", 410: "gone", 403: "refused", 500: "busy", 429: "busy"}
    with receiver() as there:
        for status, why in expected.items():
            there.answers = [status]
            assert failure(there.url, near=True) == why
        assert {one.path for one in there.got} == {"/"}  # nothing was followed
        there.silent = True
        assert failure(there.url, near=True) == "unreachable"
        there.silent, there.slow = False, 1.0
        monkeypatch.setattr(reach, "SECONDS", 0.2)
        assert failure(there.url, near=True) == "late"


# Mail.


def test_a_mail_can_be_ended_by_one_click_and_nothing_gets_into_its_headers() -> None:
    with mail_server() as (box, smtp):
        mailer = mail.Mailer(smtp, "Games <games@example.org>", "https://example.org")
        stop = f"https://example.org/stop/{'x' * 80}"
        made = a_letter(language="it", name="Bruno\r\nBcc: evil@example.org")
        asyncio.run(mailer.send({"mail": "anna@example.org"}, made, stop))
        [got] = box.mails
        assert got["List-Unsubscribe"] == f"<{stop}>"
        assert got["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert got["Message-ID"] == "<T.7.x@example.org>"
        assert got["From"] == "Games <games@example.org>" and got["Bcc"] is None
        assert got["Subject"].startswith("Tocca a te")
        assert "https://example.org/table/T" in got.get_content()

        made.title = "Hello\r\nBcc: evil@example.org"
        with pytest.raises(ValueError, match=r"newline|linefeed"):
            mailer.message("anna@example.org", made, "")
        box.refuse = "550 no such user"
        with pytest.raises(Failed, match="no-such-mailbox"):
            asyncio.run(mailer.send({"mail": "anna@example.org"}, a_letter(), ""))
    with pytest.raises(Failed, match="unreachable"):
        asyncio.run(mailer.send({"mail": "anna@example.org"}, a_letter(), ""))


@pytest.mark.parametrize(
    "text",
    [
        *("", "anna", "anna@", "@example.org", "a b@example.org", "anna@example", "-f@y.org"),
        *("anna@example.org\r\nBcc: x@y.org", "anna@example.org,x@y.org", '"a b"@example.org'),
        *("anna@[127.0.0.1]", f"{'a' * 300}@example.org", "ännä@example.org", "a@example.org\n"),
    ],
)
def test_such_a_mail_address_is_none(text: str) -> None:
    assert not mail.is_address(text)


def test_mail_without_a_server_or_a_sender_is_refused_at_the_start() -> None:
    for smtp, whose in [("http://host", "a@example.org"), ("smtp://", "a@example.org")]:
        with pytest.raises(Refused, match="bad-smtp"):
            mail.Mailer(smtp, whose, "https://example.org")
    with pytest.raises(Refused, match="bad-smtp"):
        mail.Mailer("smtp://host", "", "https://example.org")


# Hours.

ROME = ZoneInfo("Europe/Rome")


def at(*when: int) -> float:
    return datetime(*when, tzinfo=ROME).timestamp()  # type: ignore[arg-type,misc]


def test_nobody_is_woken() -> None:
    night = Hours("Europe/Rome", 22 * 60, 7 * 60)
    assert hours.peace_ends(night, at(2026, 11, 17, 21, 59)) is None
    assert hours.peace_ends(night, at(2026, 11, 17, 22, 0)) == at(2026, 11, 18, 7)
    assert hours.peace_ends(night, at(2026, 11, 18, 6, 59)) == at(2026, 11, 18, 7)
    assert hours.peace_ends(night, at(2026, 11, 18, 7, 0)) is None
    # the night in which clocks are set ahead is an hour shorter
    spring = at(2026, 3, 28, 23)
    assert hours.peace_ends(night, spring) == at(2026, 3, 29, 7) == spring + 7 * 3600
    noon = Hours("Europe/Rome", 12 * 60, 14 * 60)
    assert hours.peace_ends(noon, at(2026, 11, 17, 13)) == at(2026, 11, 17, 14)
    assert hours.peace_ends(noon, at(2026, 11, 17, 15)) is None
    assert hours.peace_ends(Hours("No/Where", 0, 0), 0) is None


def test_mails_come_together_once_a_day() -> None:
    evening = Hours("Europe/Rome", digest=18 * 60)
    noon = at(2026, 11, 17, 12)
    assert hours.last_digest(evening, noon) == at(2026, 11, 16, 18)
    assert hours.next_digest(evening, noon) == at(2026, 11, 17, 18)
    assert hours.last_digest(evening, at(2026, 11, 17, 18)) == at(2026, 11, 17, 18)
    assert hours.last_digest(Hours(), noon) is None


def test_all_that_waited_comes_in_one_mail(tmp_path: Path, monkeypatch) -> None:
    """At its time, less what nobody need know any more."""
    noon = at(2026, 11, 17, 12)

    async def run(box: Mailbox, smtp: str) -> None:
        settings = Settings(
            database=str(tmp_path / "some.sqlite"),
            smtp=smtp,
            mail_from="games@example.org",
            site="https://example.org",
        )
        store = await open_store(settings.database)
        sending = await sender.make_sender(store, settings)
        address = await store.addresses.add("anna", "mail", {"mail": "anna@example.org"}, True)
        await store.addresses.wish("anna", [(kind, "mail") for kind in KINDS])
        await store.addresses.keep_hours("anna", Hours("Europe/Rome", digest=18 * 60))
        monkeypatch.setattr(outbox, "now", lambda: noon)
        for number in range(3):
            await store.outbox.tell("anna", "game-over", None, FACTS, f"over-{number}")
        await store.outbox.tell("anna", "your-move", "T", FACTS, "gone-on")

        async def look(now: float) -> None:
            monkeypatch.setattr(sender, "now", lambda: now)
            [(id, _)] = await store.outbox.due(now, 10)
            await sending.deliver(id)  # and what else is due there

        await look(noon)
        assert box.mails == [] and await store.outbox.due(noon + 3600, 10) == []
        await look(at(2026, 11, 17, 18, 1))
        [mail] = box.mails
        assert mail["Subject"] == "3 things at your tables"
        assert mail.get_content().count("place 2 of 3") == 3
        assert await store.outbox.states("anna") == {"sent": 3, "past": 1}
        [kept] = await store.addresses.of("anna")
        assert kept.id == address.id and kept.sent
        await store.close()

    with mail_server() as (box, smtp):
        asyncio.run(run(box, smtp))
