"""The docs as a site: built strictly, complete, and asking nothing of other hosts."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from roundhouse.kernel.game import games_of_the_house
from roundhouse.tables.figures import drawn

ROOT = Path(__file__).parents[2]
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    at = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-d", str(at)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return at


class Page(HTMLParser):
    """What a page makes a browser fetch, where else it leads, and what can be led to in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.leads: list[str] = []
        self.places: set[str] = {""}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        wanted = known.get(LOADED.get(tag, ""))
        if wanted and known.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(wanted)
        self.leads += [known[name] or "" for name in ("href", "src") if name in known]
        self.places.add(known.get("id") or "")


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in site.rglob("*.html")}


def test_no_page_fetches_anything_from_another_host(site: Path, pages: dict[Path, Page]):
    for path, page in pages.items():
        assert not [one for one in page.loads if re.match("(https?:)?//", one)], path.name
    for sheet in site.rglob("*.css"):
        assert not re.findall(r"url\(.?https?:|@import", sheet.read_text("utf-8")), sheet.name


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Page]):
    nowhere = []
    for path, page in pages.items():
        for link in page.leads:
            at = urlsplit(link)
            if at.scheme:
                continue
            # the page of what isn't found is shown at any address, so its links begin at the top
            start = site if at.path.startswith("/") else path.parent
            found = (start / unquote(at.path).lstrip("/")).resolve() if at.path else path
            there = pages[found].places if found in pages else {""}
            if not found.is_file() or unquote(at.fragment) not in there:
                nowhere.append(f"{path.name}: {link}")
    assert not nowhere


def test_pages_wear_the_letters_and_colours_of_the_house(site: Path):
    sheet = (site / "dress/house.css").read_text("utf-8")
    letters = re.findall(r"url\('([^']+)'\)", sheet)
    assert letters and all((site / "dress" / name).stat().st_size > 1000 for name in letters)
    assert "--bar: #" in sheet and "[data-md-color-scheme='slate'] {" in sheet
    assert 'href="../dress/house.css"' in (site / "rules/tiles.html").read_text("utf-8")


def test_the_gallery_shows_every_screen(site: Path):
    shown = set(re.findall(r'src="screens/([^"]+)"', (site / "gallery.html").read_text("utf-8")))
    assert shown == {path.name for path in (ROOT / "docs/screens").glob("*.png")}


def test_every_document_has_its_place_in_the_contents():
    """But for other languages' glossaries."""
    nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    pages = [path.name for path in (ROOT / "docs").glob("*.md")]
    assert [one for one in pages if one not in nav and one.count(".") == 1] == []


def test_rule_books_have_their_figures(site: Path):
    for id in games_of_the_house():
        page = (site / f"rules/{id}.html").read_text("utf-8")
        for name in drawn(id):
            assert f'src="{id}/{name}.svg"' in page
            assert (site / f"rules/{id}/{name}.svg").read_text("utf-8").startswith("<svg")


def test_the_reference_tells_what_the_library_offers(site: Path):
    page = (site / "reference.html").read_text("utf-8")
    for name in ("Game.new", "State.moves", "State.imagine", "BatchEnv", "Record"):
        last = name.rsplit(".", 1)[-1]
        assert re.search(rf'id="roundhouse[^"]*{last}"', page), name
    assert "Every legal move, in the order of the words." in page
