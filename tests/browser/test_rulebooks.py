"""The rule books: chapters, search, links to rules, figures, paper."""

import re

import pytest
from playwright.sync_api import Locator, expect

from roundhouse.tables.figures import drawn
from tests.browser.desk import Desk

GAMES = ("steam", "railways", "empires", "spike", "tiles")

# What is drawn in a figure's own root, and in which theme.
LOOK = """(figure) => {
  const svg = figure.querySelector('.picture').shadowRoot.querySelector('svg')
  return { width: svg.getBoundingClientRect().width, drawn: svg.querySelectorAll('path').length,
           theme: svg.dataset.theme }
}"""


def figure(desk: Desk, name: str) -> Locator:
    shown = desk.page.locator(f"figure[data-figure={name}]")
    expect(shown.locator(".picture")).to_be_attached()
    return shown


@pytest.mark.some(1)
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn_with_its_caption(desk: Desk, game: str):
    names = list(drawn(game))
    assert len(names) >= 4
    page = desk.go(f"/rules/{game}")
    expect(page.locator("figure")).to_have_count(len(names))
    for name in names:
        one = figure(desk, name)
        assert one.evaluate(LOOK)["drawn"] > 5
        assert one.locator("figcaption").text_content()


def test_a_figure_follows_the_theme_of_the_page_and_is_light_on_paper(visit):
    desk = visit("Anna", theme="dark")
    page = desk.go("/rules/tiles#TIL-R3")
    one = figure(desk, "match")
    assert one.evaluate(LOOK)["theme"] == "dark"
    assert one.evaluate(LOOK)["width"] > 200
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="TIL-E2")).to_be_visible()  # on paper all of it
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    page.wait_for_function(
        "() => document.querySelector('figure[data-figure=match] .picture').shadowRoot"
        ".querySelector('svg').dataset.theme === 'light'"
    )


def test_a_rule_is_opened_by_its_address_and_by_links(desk: Desk):
    page = desk.go("/rules/tiles#TIL-R3")
    expect(page.get_by_role("heading", name="TIL-R3")).to_be_focused()
    expect(page.get_by_role("heading", name="TIL-E1")).to_be_hidden()
    page.get_by_role("heading", name="TIL-R5").get_by_role("link").click()
    expect(page).to_have_url(re.compile("/rules/tiles#TIL-R5$"))
    page.get_by_role("link", name="TIL-R10").first.click()
    expect(page.get_by_role("heading", name="TIL-R10")).to_be_focused()


def test_the_book_has_two_columns_where_there_is_room(desk: Desk):
    page = desk.go("/rules/steam#STM-B2")
    page.get_by_role("heading", name="STM-B2").wait_for()
    lefts = page.evaluate(
        "() => [...document.querySelectorAll('section:not(.shut) h3')]"
        ".map((one) => Math.round(one.getBoundingClientRect().left))"
    )
    assert len(set(lefts)) == 2


def test_a_rule_is_found_by_what_it_says(desk: Desk):
    page = desk.go("/rules/steam")
    contents = page.get_by_role("navigation", name="Contents")
    page.get_by_role("searchbox").fill("buffer stop nowhere")
    expect(contents).to_contain_text("Nothing")
    page.get_by_role("searchbox").fill("thick black")
    contents.get_by_role("button", name="Where tiles may lie").click()
    expect(page.get_by_role("heading", name="STM-B4")).to_be_focused()
    desk.accessible()


def test_a_rule_book_fits_a_phone(visit):
    desk = visit("Anna", language="it", size="phone")
    desk.go("/rules/railways#ROW-B5")
    figure(desk, "price")
    desk.fits()
    desk.accessible()
