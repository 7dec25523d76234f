"""Ratings, tournaments, house rules and keeping who one is, in a real browser."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.desk import Desk
from tests.server.harness import Someone, new_id, wait_for


def test_a_passkey_makes_another_device_the_same_person(visit) -> None:
    """With Chromium's own virtual authenticator; at a name, as passkeys want it."""
    anna: Desk = visit("Anna")
    page = anna.page
    house = anna.server.address.replace("127.0.0.1", "localhost")
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    page.goto(f"{house}/me")
    page.request.put(f"{house}/api/me", data={"name": "Passepartout"})
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text(re.compile("^Passkey of"))).to_be_visible()
    page.context.clear_cookies()
    page.goto(f"{house}/me")
    assert page.request.get(f"{house}/api/me").json()["name"] == ""
    page.get_by_role("button", name="I have a passkey").click()
    expect(page.get_by_text(re.compile("^Passkey of"))).to_be_visible()
    assert page.request.get(f"{house}/api/me").json()["name"] == "Passepartout"


def test_a_tournament_is_made_and_begun(desk: Desk) -> None:
    page = desk.page
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Title", exact=True).fill("Evening cup")
    page.get_by_role("combobox", name="Game", exact=True).select_option("tiles")
    page.get_by_role("radio", name=re.compile("League")).check()
    page.get_by_label("Players at a table").fill("2")
    page.get_by_label("Rounds", exact=True).fill("2")
    page.get_by_label("Bots that take part").fill("2")
    page.get_by_label(re.compile("Begins at")).blur()
    page.get_by_role("button", name="72 h").click()
    expect(page.get_by_text("72 hours each, 12 more with each turn, 144 at most")).to_be_visible()
    page.get_by_role("group", name="Options").get_by_role("button", name="Yes").first.click()
    page.get_by_role("button", name="own numbers").click()
    page.get_by_label("at most", exact=True).fill("71")
    expect(page.get_by_role("alert")).to_contain_text("goes from 72 h to 720 h")
    desk.accessible()
    page.get_by_role("button", name="Make it").click()
    expect(page.get_by_role("alert")).to_be_visible()  # it isn't made with these
    page.get_by_label("at most", exact=True).fill("96")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Make it").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    made = desk.call("GET", page.evaluate("location.pathname"))
    assert made["clock"]["kept"] and made["clock"]["cap"] == 96 * 3600
    assert made["options"]["objectives"]
    expect(page.get_by_role("alert")).to_contain_text("3 don’t fill tables or groups of 2")
    page.get_by_role("button", name="Take part no more").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("over$")).first).to_be_visible(timeout=120_000)
    expect(page.get_by_role("link", name="Standing as CSV")).to_be_visible()
    desk.accessible()


def saved(page: Page, kind: str) -> str:
    """What a button of the statistics puts into a file."""
    with page.expect_download() as loaded:
        page.get_by_role("button", name=kind).click()
    assert loaded.value.suggested_filename == f"roundhouse-games.{kind.lower()}"
    return Path(loaded.value.path()).read_text("utf-8")


def test_my_rating_and_everybodys(desk: Desk) -> None:
    page = desk.page
    bruno = Someone(desk.server, "Bruno")
    table = desk.make("railways", ["me", "person"], rated=True, options={"map": "mexico"})
    bruno.sit(table, 1)
    number = desk.call("GET", f"/tables/{table['id']}")["position"]["number"]
    act = {"seat": 0, "number": number, "request": new_id()}
    desk.call("POST", f"/tables/{table['id']}/resign", act)
    wait_for(lambda: bruno.get(f"/api/tables/{table['id']}/ratings")["rated"])
    page.goto("/me")
    expect(page.get_by_role("heading", name="Your rating")).to_be_visible()
    expect(page.get_by_text(re.compile("· rating −[0-9]"))).to_be_visible()
    expect(page.get_by_text("rating at Railways of the World")).to_be_visible()
    favourites = page.locator("section", has=page.get_by_role("heading", name="Favourite maps"))
    expect(favourites.get_by_role("listitem")).to_contain_text(["Mexico"])
    reached = page.locator("section", has=page.get_by_role("heading", name="Milestones"))
    expect(reached.get_by_role("listitem")).to_have_count(4)
    reached.get_by_role("button", name="Show all").click()
    expect(reached.get_by_role("listitem")).to_have_count(24)
    desk.accessible()
    page.get_by_role("button", name="by map").click()
    expect(page.get_by_role("button", name="Railways of the World · Mexico")).to_be_visible()
    game = desk.call("GET", "/me/statistics")["games"][0]
    assert json.loads(saved(page, "JSON")) == [game]
    first, line = saved(page, "CSV").splitlines()
    told = dict(zip(first.split(","), line.split(","), strict=True))
    there = told["table"].removeprefix("'")  # a name that begins like a formula is quoted
    assert (told["map"], there, told["score"]) == ("mexico", table["id"], "")
    page.get_by_role("link", name="everybody’s").click()
    expect(page.get_by_role("row", name=re.compile("Anna"))).to_contain_text("provisional")
    expect(page.get_by_text("What the ratings are worth")).to_be_visible()
    desk.accessible()
    page.goto(f"/table/{table['id']}")
    expect(page.locator("main.end .count tbody tr")).to_have_count(2)
    expect(page.get_by_role("img", name="Final count")).to_have_count(0)  # of nothing but totals
