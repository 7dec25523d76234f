"""Every screen as a picture in docs/screens: `make screens`.

With ROUNDHOUSE_SCREENS=FOLDER they go there, all of them in all looks, to be gone through; docs
leave out what shows nothing new in the dark.

Not a test: nothing here is asserted but that the screens can be reached. Positions come from the
recorded games of the tests, so that boards are full and everybody has a name.
"""

import io
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from roundhouse.kernel.rng import Rng
from roundhouse.tables.lessons import lesson
from tests.browser.conftest import SIZES
from tests.browser.desk import PLACED, STILL, Desk
from tests.browser.test_lessons import CONFIRM, GO_ON
from tests.server.harness import ROOT, Server, Someone, new_id, wait_for
from tests.server.receivers import mail_server

EVERY = os.environ.get("ROUNDHOUSE_SCREENS", "")
FOLDER = Path(EVERY) if EVERY else ROOT / "docs" / "screens"
LARGEST = 215_000  # bytes; with fewer colours red and orange become one
SMALL = (1024, 700)  # a desk's window that isn't the whole screen

# of what scrolls around it alone: else the whole page would be pushed up
TO_THE_TOP = """(one) => {
  let around = one.parentElement
  while (!/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  around.scrollTop += one.getBoundingClientRect().top - around.getBoundingClientRect().top - 8 }"""

# What tells players and goods apart: no two of them may become one for want of colours.
APART = """() => {
  const all = getComputedStyle(document.documentElement)
  const names = [1, 2, 3, 4, 5, 6].map((n) => `--p${n}`).concat(
    ['red', 'yellow', 'blue', 'purple', 'black'].map((good) => `--g-${good}`))
  return names.map((name) => all.getPropertyValue(name).trim()).filter((one) => one.startsWith('#'))
}"""

looks = pytest.mark.parametrize("size", list(SIZES))


def rated(who: Someone, id: str) -> bool:
    return bool(who.get(f"/api/tables/{id}/ratings")["rated"])


def file_of(name: str, size: str, theme: str) -> Path:
    parts = [name, "phone" if size == "phone" else "", "dark" if theme == "dark" else ""]
    return FOLDER / f"{'-'.join(part for part in parts if part)}.png"


class Camera:
    """Takes what a desk shows; few colours make a small file, and these screens have few."""

    def __init__(self, desk: Desk, size: str) -> None:
        self.desk = desk
        self.page = desk.page
        self.size = size

    def resize(self, width: int, height: int) -> None:
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_function(STILL)

    def handed_to(self, desk: Desk) -> "Camera":
        return Camera(desk, self.size)

    def take(self, name: str, dark: bool = True, phone: bool = True, small: bool = False) -> None:
        """In the light, and in the dark where that shows something new; on a phone the light is
        enough. A smaller window is, for what has a board behind it once more."""
        if self.size == "phone" and not phone:
            return
        if small and self.size == "desk":
            self.resize(*SMALL)
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_function(PLACED)
        for theme in ("light", "dark"):
            if theme == "light" or EVERY or (dark and self.size == "desk"):
                self.page.emulate_media(color_scheme=theme)
                self.page.wait_for_timeout(500)
                self.save(file_of(name, self.size, theme))
        self.page.emulate_media(color_scheme="light")
        self.resize(*SIZES[self.size])

    def save(self, file: Path) -> None:
        shot = self.page.screenshot(animations="disabled")
        picture = Image.open(io.BytesIO(shot)).convert("RGB")
        apart = self.page.evaluate(APART)
        weighed = Image.new("RGB", (picture.width, picture.height + 8 * len(apart)))
        weighed.paste(picture)
        for at, colour in enumerate(apart):
            weighed.paste(colour, (0, picture.height + 8 * at, picture.width, weighed.height))
        for colours in (256, 192, 128):
            palette = weighed.quantize(colours, kmeans=2)
            few = picture.quantize(palette=palette, dither=Image.Dither.NONE)
            few.save(file, optimize=True)
            if file.stat().st_size < LARGEST:
                return


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As people have it: without the games of the tests."""
    folder = tmp_path_factory.mktemp("screens")
    with mail_server() as (_, smtp):
        at_home = {"home": True, "network": "127.0.0.2", "kept": str(folder / "kept")}
        made = Server(folder, str(folder / "tables.sqlite"), games=[], **at_home)
        made.settings |= {
            "port": made.port,
            "near": True,
            "smtp": smtp,
            "mail_from": "games@example.org",
        }
        made.settings |= {"site": made.address}
        try:
            yield made.start()
        finally:
            made.close()


@pytest.fixture
def camera(visit: Callable[..., Desk], size: str) -> Camera:
    desk = visit("Anna", size=size)
    desk.habit(pace="at-once")
    FOLDER.mkdir(exist_ok=True)
    return Camera(desk, size)


@looks
def test_home(camera: Camera):
    desk, page = camera.desk, camera.page
    desk.make("tiles", ["me", "person", "person"])
    camera.desk.recorded("tiles", "three")
    camera.desk.middle("tiles", "four-objectives", 0.6, "place")
    camera.desk.middle("steam", "northeast-standard", 0.6, "build")
    desk.go().locator(".tables li").first.wait_for()
    camera.take("home")
    page.get_by_role("button", name="Steam: against bots").click()
    camera.take("home-against-bots", dark=False)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Railways of the World: against bots").click()
    page.locator("[data-map=portugal]").click()
    camera.take("home-maps", dark=False)
    page.get_by_role("button", name="Railroad Tiles: with friends").click()
    camera.take("new-table", dark=False)


@looks
def test_invitation(camera: Camera, visit: Callable[..., Desk]):
    made = camera.desk.make("steam", ["me", "person", "person"])
    page = camera.page
    page.goto(f"/table/{made['id']}")
    page.locator(".gathering li").first.wait_for()
    page.get_by_role("button", name="Let my network in").wait_for()
    camera.take("gathering", dark=False)
    page.get_by_role("button", name="Let my network in").click()
    code = page.get_by_role("img", name="Code for")
    code.wait_for()
    code.scroll_into_view_if_needed()
    camera.take("network", dark=False)
    page.get_by_role("button", name="Close it again").click()
    page.get_by_role("button", name="Let my network in").wait_for()
    guest = visit("Bruno", size=camera.size)
    guest.page.goto(made["position"]["seats"][1]["link"])
    guest.page.get_by_role("button", name="Sit down").wait_for()
    camera.handed_to(guest).take("invitation", dark=False)


@looks
def test_steam(camera: Camera):
    """The table of every day: building, with charts, history and menu; then a delivery."""
    desk, page = camera.desk, camera.page
    desk.table(desk.middle("steam", "northeast-standard", 0.6, "build"))
    page.locator("path.spot").nth(4).dispatch_event("click")
    page.locator(".entry, .cell").nth(1).click()
    camera.take("steam")
    tabs = page.locator(".tabs") if camera.size == "phone" else page.locator(".which")
    tabs.get_by_text("Charts", exact=True).click()
    camera.take("charts", dark=False, small=True)
    tabs.get_by_text("Log", exact=True).click()
    page.locator("input[type=range]:visible").fill(str(desk.moves() // 2))
    page.get_by_role("button", name="Back to now").wait_for()
    camera.take("history", dark=False, small=True)
    page.get_by_role("button", name="Menu").click()
    camera.take("menu", dark=False, small=True)
    desk.table(desk.middle("steam", "northeast-standard", 0.8, "deliver"))
    page.locator(".source").first.dispatch_event("click")
    page.locator(".delivery").first.dispatch_event("click")
    camera.take("steam-delivery", dark=False)


@looks
def test_tiles(camera: Camera):
    desk = camera.desk
    for record, verb, name in (
        ("four-objectives", "place", "tiles"),
        ("four-objectives", "put", "tiles-population"),
        ("solo-four-cities", "place", "tiles-solo"),
    ):
        page = desk.table(desk.middle("tiles", record, 0.6, verb))
        page.locator("main.board svg").first.wait_for()
        desk.asked()
        camera.take(name, dark=name == "tiles")


@looks
def test_empires(camera: Camera):
    """A track with its cost, a delivery with its route, and the conglomerate's cards."""
    desk, page = camera.desk, camera.page
    desk.table(desk.middle("empires", "three", 0.6, "build"))
    page.locator("path.spot[data-verb=build]").nth(3).dispatch_event("click")
    camera.take("empires")
    desk.table(desk.middle("empires", "four-variants", 0.7, "deliver"))
    page.locator(".empires .offer").first.click()
    camera.take("empires-delivery", dark=False)
    desk.table(desk.middle("empires", "solo", 0.6, "build"))
    page.locator("path.spot").first.wait_for()
    camera.take("empires-solo", dark=False, small=True)


@looks
def test_spike(camera: Camera):
    """One's turn, and a connection that is chosen."""
    desk, page = camera.desk, camera.page
    desk.table(desk.middle("spike", "two-players", 0.35, "build"))
    desk.asked()
    page.locator(".spike text[data-name]").first.wait_for(state="attached")
    camera.take("spike-turn", dark=False, phone=False, small=True)
    page.locator(".spike .goal:not(.move)").first.dispatch_event("click")
    camera.take("spike")


@looks
def test_railways(camera: Camera):
    """A link with its bill, a delivery with everybody's points, and the other two maps."""
    desk, page = camera.desk, camera.page
    for record, verb, name in (
        ("eastern-us", "build", "railways"),
        ("eastern-us", "deliver", "railways-delivery"),
        ("mexico", "build", "railways-mexico"),
        ("europe", "build", "railways-europe"),
    ):
        desk.table(desk.middle("railways", record, 0.6, "deliver"))
        page.locator(f".strip [data-verb={verb}]").click()
        if verb == "deliver":
            page.locator(".card .delivery").first.click()
        else:
            priced = page.locator("path.spot.city[data-price]")
            for at in range(8, 30):  # a city from which a link reaches another
                page.locator("path.spot.city").nth(at).dispatch_event("click")
                page.locator(".railways .hint button").wait_for()
                page.wait_for_function(STILL)  # plans are the server's
                if priced.count() > 1:
                    break
                page.locator(".railways .hint button").click()
            priced.last.dispatch_event("click")
            page.locator(".strip .bill").wait_for()
        camera.take(name, dark=name == "railways")


@looks
@pytest.mark.parametrize(
    ("record", "share", "dark", "phone"),
    [
        ("great-britain", 0.7, False, False),
        ("portugal", 0.5, False, True),
        ("north-america", 0.7, True, True),
        ("nippon", 0.7, False, False),
        ("western-us", 0.7, False, False),
        ("sweden", 0.7, False, True),
        ("iberia", 0.7, True, True),
    ],
)
def test_railways_maps(camera: Camera, record: str, share: float, dark: bool, phone: bool):
    """The other maps in the midst of a game; on Portugal a sea link is chosen."""
    desk, page = camera.desk, camera.page
    verb = "sail" if record == "portugal" else "deliver"
    desk.table(desk.middle("railways", record, share, verb))
    page.locator(".strip [data-verb]").first.wait_for()
    if record == "portugal":
        page.locator(".strip [data-verb=sail]").click()
        page.locator("path.spot").first.dispatch_event("click")
        page.locator(".strip .bill").wait_for()
    camera.take(f"railways-{record}", dark, phone)


@looks
def test_a_refusal_and_its_rule(camera: Camera):
    desk, page = camera.desk, camera.page
    desk.table(desk.middle("steam", "northeast-standard", 0.6, "build"))
    desk.asked()
    page.locator("body").press("b")
    page.get_by_role("textbox", name="Type to find a choice").fill("build m9 straight 0")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    camera.take("refusal", dark=False, small=True)
    page.get_by_role("alert").get_by_role("button", name=re.compile("Rule")).click()
    page.get_by_role("dialog").get_by_role("heading").nth(1).wait_for()
    page.get_by_role("dialog").locator("figure svg").first.wait_for()
    camera.take("rules-at-the-table", dark=False, small=True)


@looks
def test_asking(camera: Camera):
    """A hint that is pointed at, and what a thing is."""
    desk, page = camera.desk, camera.page
    desk.table(desk.middle("steam", "northeast-standard", 0.6, "build"))
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hints button").first
    hint.wait_for(timeout=120_000)
    hint.focus()
    camera.take("hint", dark=False)
    desk.table(desk.middle("railways", "eastern-us", 0.6, "deliver"))
    page.locator(".strip [data-verb]").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What is this?").click()
    page.locator(".strip [data-verb=deliver]").click()
    page.locator(".explained").wait_for()
    camera.take("what", dark=False)


@looks
def test_lesson(camera: Camera):
    """A step that is to be done, and what was learned."""
    body = {"game": "steam", "lesson": "first", "name": "Anna"}
    page = camera.desk.table(camera.desk.call("POST", "/lessons", body))
    steps = lesson("steam", "first").steps
    for step in steps:
        page.locator(f".lesson[data-step={step.name}]").wait_for()
        if step is steps[2]:
            camera.take("lesson")
        if step is not steps[-1]:
            page.wait_for_function(GO_ON)
            page.wait_for_function(CONFIRM, arg=step.name)
    camera.take("lesson-end", dark=False)


def test_review(visit: Callable[..., Desk]):
    """Thought over once, which takes minutes, and then looked at in all ways."""
    desk = visit("Anna")
    page = desk.page
    page.goto(f"/table/{desk.recorded('tiles', 'two')['id']}")
    panel = page.locator("section.review")
    panel.get_by_role("button", name="Review this game").click()
    panel.get_by_role("img", name="Chance to win after each move").wait_for(timeout=1_800_000)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        panel.evaluate(TO_THE_TOP)
        Camera(desk, size).take("review")


@looks
@pytest.mark.parametrize("game", ["steam", "tiles"])
def test_end(camera: Camera, game: str):
    name = {"steam": "northeast-standard", "tiles": "four-objectives"}[game]
    camera.page.goto(f"/table/{camera.desk.recorded(game, name)['id']}")
    camera.page.locator(".end .box").first.wait_for()
    camera.take("end" if game == "steam" else f"end-{game}")


@looks
def test_pages_beside(camera: Camera):
    desk = camera.desk
    for name in ("four-objectives", "three", "two"):
        camera.desk.recorded("tiles", name)
    camera.desk.recorded("steam", "ruhr-standard")
    for address, name in (
        ("/tables", "finished-games"),
        ("/rules/steam#STM-B2", "rulebook"),
        ("/lessons", "lessons"),
        ("/challenges", "challenges"),
        ("/daily", "today"),
    ):
        desk.go(address)
        camera.take(name, dark=name in ("today", "lessons"))


# game, its options, and after how many moves Bruno gave up; 0: never
FINISHED: list[tuple[str, dict[str, str], int]] = [
    ("railways", {"map": "mexico"}, 30),
    ("tiles", {}, 0),
    ("railways", {"map": "europe"}, 30),
    ("empires", {}, 40),
    ("tiles", {}, 0),
    ("spike", {}, 30),
    ("tiles", {}, 0),
]


def by_chance(who: Someone, id: str, seat: int, luck: Rng) -> str:
    said: list[str] = []
    while following := who.get(f"/api/tables/{id}/words", seat=seat, said=" ".join(said))["next"]:
        said.append(following[luck.below(len(following))]["word"])
    return " ".join(said)


@looks
def test_my_page(camera: Camera):
    """What somebody has played, and how well."""
    desk, luck = camera.desk, Rng(7)
    mine, other = {"desk": ("Elena", "Dmitri"), "phone": ("Farid", "Greta")}[camera.size]
    desk.call("PUT", "/me", {"name": mine})
    anna, bruno = Someone(desk.server), Someone(desk.server, other)
    for cookie in desk.page.context.cookies():
        anna.http.cookies.set(cookie["name"], cookie["value"])
    for game, options, most in FINISHED:
        table = anna.make(game, "me", "person", rated=True, options=options)
        id = table["id"]
        bruno.sit(table, 1)
        for made in range(1000):
            position = anna.table(id)["position"]
            if position["status"] != "playing":
                break
            seat = position["asked"][0]
            who = (anna, bruno)[seat]
            if most and made == most:
                bruno.post(f"/api/tables/{id}/resign", seat=1, number=position["number"])
            else:
                who.move(id, seat, by_chance(who, id, seat, luck))
        wait_for(partial(rated, anna, id))
    desk.go("/me").get_by_role("heading", name="Milestones").wait_for()
    camera.take("my-page")


@looks
def test_handover(camera: Camera):
    page = camera.page
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Bruno"}]
    body = {"game": "spike", "seats": seats, "request": new_id()}
    page.goto(f"/table/{camera.desk.call('POST', '/tables', body)['id']}")
    page.locator(".handover").wait_for()
    camera.take("handover", dark=False)


@looks
def test_play_now(camera: Camera):
    """Who wants to play now, and waits for others."""
    page = camera.desk.go()
    page.get_by_role("button", name="Railroad Tiles, Live: Join").scroll_into_view_if_needed()
    camera.take("play-now", dark=False)
    page.get_by_role("button", name="Railroad Tiles, Live: Join").click()
    page.get_by_role("button", name="Start with bots").wait_for()
    camera.take("play-now-waiting", dark=False)
    page.get_by_role("button", name="Leave").first.click()


@looks
def test_planning(camera: Camera):
    """A move that is thought of while somebody else has the turn."""
    desk, page = camera.desk, camera.page
    bruno = Someone(desk.server, "Bruno")
    asked = [0]
    while asked == [0]:  # who begins is drawn
        table = desk.make("empires", ["me", "person"])
        bruno.sit(table, 1)
        asked = desk.call("GET", f"/tables/{table['id']}")["position"]["asked"]
    desk.go(f"/table/{table['id']}")
    page.get_by_role("button", name="Plan ahead").click()
    page.get_by_text("You are planning").wait_for()
    camera.take("planning", dark=False)


@looks
def test_maps(camera: Camera):
    """One's maps, and the workshop of one."""
    desk, page = camera.desk, camera.page
    mine = {"title": "My Ruhr", "game": "steam", "map": "ruhr"}
    made = desk.call("POST", "/maps", mine)
    desk.go("/maps").get_by_text("My Ruhr").first.wait_for()
    camera.take("maps", dark=False)
    page.goto(f"/maps/{made['id']}")
    page.locator(".sheet svg .names").first.wait_for(state="attached")
    camera.take("map-editor", dark=False)


@looks
def test_league(camera: Camera):
    """A tournament that is being set up, one that is over, and everybody's ratings."""
    desk, page = camera.desk, camera.page
    cup = {"title": "Evening cup", "game": "tiles", "kind": "league", "seats": 2, "rounds": 2}
    cup |= {"bots": ["easy", "beginner"] * 2, "rated": True, "join": False}
    made = desk.call("POST", "/tournaments", cup | {"request": new_id()})
    desk.call("POST", f"/tournaments/{made['id']}/begin", {"request": new_id()})
    mine, other = {"desk": ("Anna", "Bruno"), "phone": ("Chiara", "Hugo")}[camera.size]
    desk.call("PUT", "/me", {"name": mine})  # all of them stand among the ratings
    bruno = Someone(desk.server, other)
    table = desk.make("tiles", ["me", "person"], rated=True)
    bruno.sit(table, 1)
    number = desk.call("GET", f"/tables/{table['id']}")["position"]["number"]
    given_up = {"seat": 0, "number": number, "request": new_id()}
    desk.call("POST", f"/tables/{table['id']}/resign", given_up)
    over = f"/tournaments/{made['id']}"
    wait_for(lambda: desk.call("GET", over)["status"] == "over", 240)
    wait_for(lambda: bruno.get(f"/api/tables/{table['id']}/ratings")["rated"])
    desk.go("/tournaments").get_by_text("Evening cup").first.wait_for()
    camera.take("tournaments", dark=False)
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Title", exact=True).wait_for()
    camera.take("new-tournament", dark=False)
    desk.go(over).get_by_role("link", name="Standing as CSV").wait_for()
    camera.take("tournament", dark=False)
    desk.go("/ratings/tiles").get_by_text("What the ratings are worth").wait_for()
    camera.take("ratings", dark=False)


@looks
def test_notices(camera: Camera):
    """Where, of what and when one is told."""
    page = camera.desk.go("/notices")
    page.get_by_label("Your e-mail address").fill("anna@example.org")
    page.get_by_label("Your e-mail address").press("Enter")
    page.get_by_text("Not confirmed yet").wait_for()
    camera.take("notices", dark=False)


@looks
def test_in_words(camera: Camera):
    """The text board."""
    desk, page = camera.desk, camera.page
    desk.habit(text=True, textPace="at-once")
    page.goto(f"/table/{desk.middle('steam', 'northeast-standard', 0.6, 'build')['id']}")
    page.get_by_role("button", name="Confirm").wait_for()
    camera.take("text-board", dark=False)


@looks
def test_away(camera: Camera):
    """Nobody answers; what was finished here can still be read."""
    desk, page = camera.desk, camera.page
    made = desk.make("tiles", ["me", "beginner"])
    number = made["position"]["number"]
    given_up = {"seat": 0, "number": number, "request": new_id()}
    desk.call("POST", f"/tables/{made['id']}/resign", given_up)
    desk.go(f"/table/{made['id']}")
    page.wait_for_function("() => localStorage.getItem('finished') !== null")
    page.route("**/api/**", lambda one: one.abort())
    page.goto("/")
    page.get_by_role("heading", name="You are offline").wait_for()
    camera.take("offline", dark=False)
    desk.faults.clear()  # that nobody answers is meant
