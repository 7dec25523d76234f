"""The page of notices, what mails lead to, pushes, and a start without the server."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk
from tests.server.harness import Server, wait_for
from tests.server.receivers import Mailbox, Receiver, mail_server, receiver

PICTURES = os.environ.get("ROUNDHOUSE_PICTURES", "")
LOOKS = [("desk", "light"), ("desk", "dark"), ("phone", "light"), ("phone", "dark")]
Visit = Callable[..., Desk]


@pytest.fixture(scope="module")
def ends() -> Iterator[tuple[Receiver, Mailbox, str]]:
    with ExitStack() as closing:
        there = closing.enter_context(receiver())
        box, smtp = closing.enter_context(mail_server())
        yield there, box, smtp


@pytest.fixture(scope="module")
def server(tmp_path_factory, ends) -> Iterator[Server]:
    """One that may send into this machine."""
    folder = tmp_path_factory.mktemp("notices")
    made = Server(folder, str(folder / "tables.sqlite"))
    made.settings |= {"near": True, "smtp": ends[2], "mail_from": "games@example.org"}
    made.settings |= {"site": made.address}
    try:
        yield made.start()
    finally:
        made.close()


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def add_webhook(page: Page, url: str) -> None:
    page.get_by_label("Address of the webhook").fill(url)
    page.get_by_label("For", exact=True).select_option("json")
    page.get_by_role("button", name="Add webhook").click()


def test_where_of_what_and_when(visit: Visit, ends) -> None:
    there, box, _ = ends
    desk = visit("Anna")
    page = desk.go("/notices")
    expect(page.get_by_text("Nothing is set up yet.")).to_be_visible()
    add_webhook(page, f"{there.url}/hook")
    expect(page.get_by_text("whsec_")).to_be_visible()
    page.get_by_role("button", name="Send a test to 127.0.0.1").click()
    expect(page.get_by_text("Last sent:")).to_be_visible()
    assert [one.said["event"] for one in there.got] == ["test"]

    mine = page.get_by_role("checkbox", name="It is my move by Webhook")
    expect(mine).to_be_checked()  # the first address of a channel brings what most want
    mine.click()
    expect(page.get_by_role("status").get_by_text("Saved.")).to_be_visible()
    page.get_by_role("checkbox", name="Quiet hours: nothing is sent").click()
    page.get_by_label("from", exact=True).fill("23:15")
    with page.expect_response(lambda one: str(23 * 60 + 15) in (one.request.post_data or "")):
        page.get_by_label("from", exact=True).blur()
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    expect(page.get_by_text(f"Your time zone is {zone}")).to_be_visible()
    page.reload()
    expect(mine).not_to_be_checked()
    expect(page.get_by_label("from", exact=True)).to_have_value("23:15")

    page.get_by_label("Your e-mail address").fill("anna@example.org")
    page.get_by_label("Your e-mail address").press("Enter")
    expect(page.get_by_text("Not confirmed yet")).to_be_visible()
    desk.accessible()
    found = re.search(r"/confirm/\S+", wait_for(lambda: box.mails)[0].get_content())
    assert found
    page.goto(found[0])
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_text("anna@example.org is confirmed.")).to_be_visible()
    desk.accessible()
    page.get_by_role("link", name="Notices", exact=True).click()
    page.get_by_role("button", name="Send a test to anna@example.org").click()
    expect(page.get_by_text("Last sent:")).to_have_count(2)

    stop = str(wait_for(lambda: box.mails[1:])[0]["List-Unsubscribe"]).strip("<>")
    page.goto(stop)
    page.get_by_role("button", name="Send nothing more").click()
    expect(page.get_by_text("Nothing more is sent to anna@example.org.")).to_be_visible()
    desk.go("/notices")
    expect(page.get_by_text("You wanted no more mails.")).to_be_visible()
    page.get_by_role("button", name="Switch on again").click()
    expect(page.get_by_text("You wanted no more mails.")).to_be_hidden()
    page.get_by_role("button", name="Remove anna@example.org").click()
    expect(page.get_by_text("anna@example.org")).to_be_hidden()
    add_webhook(page, "http://example.org/\u00e9")
    expect(page.get_by_role("alert")).to_have_text(re.compile("https://"))


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_it_fits_every_screen(visit: Visit, ends, size: str, theme: str) -> None:
    """In the longest of the languages, with all that can be there."""
    desk = visit("Anna", size=size, theme=theme, language="de")
    page = desk.go("/notices")
    page.get_by_label("Adresse des Webhooks").fill(f"{ends[0].url}/hook")
    page.get_by_role("button", name="Webhook hinzufügen").click()
    page.get_by_label("Deine E-Mail-Adresse").fill("anna.von.der.langen.strasse@example.org")
    page.get_by_label("Deine E-Mail-Adresse").press("Enter")
    page.get_by_role("checkbox", name="Ruhezeit").click()
    page.get_by_role("checkbox", name="Alle E-Mails in einer").click()
    expect(page.get_by_label("um", exact=True)).to_be_visible()
    desk.fits()
    desk.accessible()
    picture(page, f"notices-{size}-{theme}")


def test_a_push_is_shown_by_the_worker_and_leads_to_the_table(visit: Visit, server: Server) -> None:
    desk = visit("Anna", workers=True)
    context = desk.page.context
    page = desk.go("/notices")
    tools = context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_for(lambda: page.evaluate("1") and found)
    [worker] = context.service_workers
    worker.evaluate("registration.showNotification = async (...said) => void (self.shown = said)")
    said = {"id": "1", "title": "Your move", "text": "Move 7", "path": "/table/x", "tag": "x"}
    push = {"origin": server.address, "registrationId": found[-1], "data": json.dumps(said)}
    tools.send("ServiceWorker.deliverPushMessage", push)
    title, shown = wait_for(lambda: worker.evaluate("self.shown"))
    assert (title, shown["body"], shown["data"]) == ("Your move", "Move 7", "/table/x")
    assert shown["tag"] == "x"  # the next of this table takes its place


# what this browser would have kept of another edition
OLDER = """async () => {
  const kept = await caches.open('pages')
  const headers = { 'content-type': 'text/html' }
  await kept.put('/', new Response('<h1>Of yesterday</h1>', { headers }))
  await kept.put('edition', new Response('yesterday'))
  await kept.put('/assets/yesterday.js', new Response(''))
}"""
RENEWED = """async () => {
  const kept = await caches.open('pages')
  const shell = await (await kept.match('/')).text()
  return !shell.includes('Of yesterday') && !(await kept.match('/assets/yesterday.js'))
    && (await (await kept.match('edition')).text()) !== 'yesterday'
}"""


def test_without_the_server_it_starts_says_so_and_shows_finished_games(
    visit: Visit, server: Server
) -> None:
    desk = visit("Anna", workers=True)
    id = desk.make("tiles", ["me", "random"])["id"]
    number = desk.call("GET", f"/tables/{id}")["position"]["number"]
    body = {"seat": 0, "number": number, "request": "anna-gives-up"}
    desk.call("POST", f"/tables/{id}/resign", body)
    page = desk.go(f"/table/{id}")
    page.wait_for_function("() => localStorage.getItem('finished') !== null")
    wait_for(lambda: page.evaluate("caches.match('/edition').then(Boolean)"))  # put there last
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    try:
        page.goto("/")
        expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
        expect(page.get_by_role("heading", name="Railroad Tiles")).to_be_visible()
        expect(page.get_by_text("Anna", exact=True)).to_be_visible()
        desk.accessible()
        picture(page, "away")
    finally:
        server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Railroad Tiles").first).to_be_visible()
    expect(page.get_by_role("heading", name="You are offline")).to_be_hidden()
    desk.faults.clear()  # that nobody answered was meant

    page.evaluate(OLDER)
    page.goto("/")
    expect(page.get_by_role("heading", name="Railroad Tiles").first).to_be_visible()
    wait_for(lambda: page.evaluate(RENEWED))  # what is kept is today's, and what was of old is gone
