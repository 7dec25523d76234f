"""The frame around every game, played by words: no drawing is needed for any of this."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DRAWN, SAID, STILL, in_turn, said
from tests.server.harness import wait_for

# how many words are said
WORDS = f"(document.querySelector('{SAID}').dataset.said ?? '').split(' ').filter(Boolean).length"


@pytest.mark.both
def test_a_whole_game_by_words(desk):
    """Railroad Tiles with a bot, from the first tile to the final count."""
    desk.habit(pace="at-once")
    page = desk.table(desk.make("tiles", ["me", "random"]))
    desk.play(lambda: page.locator(".end").count() > 0)
    expect(page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    for part in ("Pawns", "Cities", "Largest rectangle", "Open ends"):
        expect(page.get_by_role("columnheader", name=part)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("points: Anna"))).to_be_visible()
    desk.accessible()


def test_by_keys_alone(desk):
    """A game from outside the house: nobody has drawn it or written its words."""
    desk.habit(pace="at-once")
    page = desk.table(desk.make("signals", ["me", "random"], seed="219"))
    while True:
        # the other one may have ended it; with three equal cards, as here, nothing is to choose
        page.locator(".end, .word, .dock .btn.go[aria-disabled=false]").first.wait_for()
        if page.locator(".end").count():
            break
        before = desk.moves()
        if page.locator(".word").count():
            page.locator("body").press(page.locator(".word").first.inner_text())
            page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
        page.locator("body").press("Enter")
        page.wait_for_function(
            "(n) => document.querySelector('.end')"
            " || +document.querySelector('input[type=range]').max > n",
            arg=before,
        )
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_verb_is_found_by_its_letters(desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("steam", "northeast-base", 0.5, "build"))
    desk.asked()
    verb = page.locator(".dock .verbs .verb", has_text=re.compile("^finish")).inner_text()
    page.locator("body").press("f")
    field = page.get_by_role("textbox", name="Type to find a choice")
    expect(field).to_have_value("f")
    expect(page.locator(".word")).to_have_text([verb])
    page.keyboard.press("Enter")
    expect(page.locator(".dock .verb.on")).to_have_text(verb)
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()


def test_two_people_see_each_others_moves(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    page = anna.go()
    page.get_by_role("button", name="Railroad Tiles: with friends").click()
    page.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_role("textbox", name=re.compile("The link for")).input_value()
    other = bruno.go(link)
    other.get_by_role("button", name="Sit down").click()
    for one in (anna, bruno):
        expect(one.page.locator(".right").get_by_text("Bruno")).to_be_visible()
    first, second = in_turn(anna, bruno)
    first.move()
    name = "Anna" if first is anna else "Bruno"
    expect(second.page.locator(".right .log")).to_contain_text(f"{name} starts with")
    second.asked()
    expect(second.page).to_have_title(re.compile("Your turn"))


def test_a_visitor_watches_and_sees_no_hand(visit):
    anna, guest = visit("Anna"), visit("Greta")
    table = anna.make("signals", ["me", "random"])
    page = guest.table(table)
    expect(page.get_by_text(re.compile("Anna.* to move"))).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    anna.table(table)
    anna.asked()


@pytest.mark.both
def test_reload_in_the_middle(desk):
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
    desk.asked()
    for _ in range(3):
        desk.move()
    moves, lines = desk.moves(), page.locator(".right .log li").count()
    page.reload()
    desk.asked()
    assert desk.moves() == moves
    expect(page.locator(".right .log li")).to_have_count(lines)


@pytest.mark.both
def test_words_are_taken_back_then_moves(desk):
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
    desk.asked()
    desk.play(lambda: len(said(page).split()) >= 2)
    words = len(said(page).split())
    page.locator("body").press("Backspace")
    page.wait_for_function(f"(n) => {WORDS} < n", arg=words)
    desk.move()
    desk.move()
    moves = desk.moves()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    while desk.moves() == moves:
        words = len(said(page).split())
        undo.click()
        page.wait_for_function(
            f"([words, moves]) => {WORDS} < words"
            " || +document.querySelector('input[type=range]').max < moves",
            arg=[words, moves],
        )
    assert desk.moves() < moves


def test_a_refusal_stays_until_it_is_read_and_leads_to_its_rule(desk):
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
    desk.asked()
    desk.play(lambda: desk.question() in ("Choose a column", "Which column?"))
    # the words only offer what may be said, so somebody meddles with the sentence on its way
    page.route(
        "**/moves",
        lambda route: route.continue_(post_data={**route.request.post_data_json, "move": "take 9"}),
    )
    desk.play(lambda: page.get_by_role("alert").count() > 0)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("There is no column 9")
    desk.accessible()  # which takes longer than any notice stays that goes by itself
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Rule TIL-R2").click()
    expect(page.get_by_role("heading", name=re.compile("TIL-R2"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_be_visible()
    page.locator("header").first.click(position={"x": 5, "y": 5})
    expect(alert).to_have_count(0)


def test_why_not(desk):
    """A word that isn't offered may be asked about."""
    page = desk.table(desk.make("signals", ["me", "random"], seed="1"))
    page.locator(".word").first.wait_for()
    hand = page.locator(".word").all_inner_texts()
    lacking = next(card for card in "123456" if card not in hand)
    page.get_by_role("textbox", name="Type to find a choice").fill(lacking)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("SIG-1")
    page.get_by_role("textbox", name="Type to find a choice").fill("hocus-pocus")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("hocus-pocus")


def test_a_move_is_kept_while_there_is_no_connection(desk):
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
    desk.asked()
    confirm = page.get_by_role("button", name="Confirm")
    desk.play(lambda: said(page) and confirm.is_enabled())
    moves = desk.moves()
    page.route("**/moves", lambda route: route.abort("internetdisconnected"))
    confirm.click()
    expect(page.get_by_text("Not connected, your move is kept")).to_be_visible()
    desk.accessible()
    page.unroute("**/moves")
    page.wait_for_function("(n) => +document.querySelector('input[type=range]').max > n", arg=moves)
    assert len(desk.call("GET", f"/tables/{page.url.rpartition('/')[2]}/history")["moves"]) > moves


def test_a_handover_falls_between_hands_at_one_screen(desk):
    """Signals has secret cards, so nobody sees the next one's before he sits there."""
    page = desk.table(desk.make("signals", ["screen", "screen"]))
    raise_it = page.get_by_role("button", name="I am screen-0")
    expect(raise_it).to_be_visible()
    expect(page.locator(".word")).to_have_count(0)
    desk.accessible()
    raise_it.click()
    desk.move()
    expect(page.get_by_role("button", name="I am screen-1")).to_be_visible()
    expect(page.locator(".word")).to_have_count(0)


@pytest.mark.both
def test_a_handover_hides_hands_beside_the_board_and_in_the_log(desk):
    """Spike: cards and contracts are dealt in secret; two people share a screen."""
    page = desk.go(f"/table/{desk.make('spike', ['me', 'screen'])['id']}")
    handover = page.get_by_role("button", name=re.compile("^I am "))
    handover.wait_for()
    names = {"Anna", "screen-1"}
    first = handover.inner_text().removeprefix("I am ")
    log = page.locator(".right .log")
    expect(log).to_contain_text("Round 1 begins.")
    assert "dealt" not in log.inner_text()
    assert page.locator(".left").inner_text().strip() == ""
    handover.click()
    expect(page.locator(".left")).to_contain_text("Your contracts", ignore_case=True)
    expect(log).to_contain_text(f"{first} is dealt")
    (other,) = names - {first}
    assert f"{other} is dealt" not in log.inner_text()


def test_history_is_walked_and_replayed(desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("signals", ["me", "random"]))
    desk.move()
    desk.move()
    desk.asked()
    last = desk.moves()
    page.locator("body").press(",")
    expect(page.get_by_text(f"Move {last - 1} of {last}").first).to_be_visible()
    desk.accessible()
    page.locator("body").press(",")
    expect(page.get_by_text(f"Move {last - 2} of {last}").first).to_be_visible()
    page.locator("body").press(".")
    expect(page.get_by_text(f"Move {last - 1} of {last}").first).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    desk.asked()
    page.locator(".right .log button").last.click()
    expect(page.locator(".dock .prompt b")).to_contain_text("Move ")
    page.locator("body").press("End")
    desk.asked()
    page.locator(".right").get_by_role("button", name="since my turn").click()
    expect(page.locator(".dock .prompt b")).to_contain_text("Move ")
    desk.asked()


@pytest.mark.both
def test_others_moves_are_shown_step_by_step(desk):
    desk.habit(pace="step")
    page = desk.table(desk.make("tiles", ["me", "random", "random"]))
    step = page.locator("footer.dock").get_by_role("button", name="Next")
    desk.play(lambda: step.count() > 0 and desk.moves() > 0)
    path = f"/tables/{page.url.rpartition('/')[2]}"
    wait_for(lambda: 0 in desk.call("GET", path)["position"]["asked"])  # both bots have moved
    page.wait_for_function(STILL)
    before = desk.moves()
    assert before < desk.call("GET", path)["position"]["moves"]
    step.click()
    expect(page.locator("input[type=range]").first).to_have_attribute("max", str(before + 1))


def test_the_end_can_be_kept_and_replayed(visit, tmp_path):
    desk = visit("Anna")
    desk.habit(pace="at-once")
    page = desk.table(desk.make("signals", ["me", "random"]))
    desk.play(lambda: page.locator(".end").count() > 0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("button", name="Final count")).to_be_visible()
    other = visit("Bruno")
    other.go().locator("input[type=file]").set_input_files(file)
    expect(other.page).to_have_url(re.compile("/table/"))
    expect(other.page.locator(".end")).to_be_visible()


def test_play_again(desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("signals", ["me", "random"]))
    desk.play(lambda: page.locator(".end").count() > 0)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    desk.asked()


@pytest.mark.both
def test_what_if(desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
    desk.asked()
    desk.move()
    desk.move()
    page.locator("body").press(",")
    before = page.url
    page.get_by_role("button", name="Menu").click()
    desk.accessible()
    page.get_by_role("button", name="What if: a new table from move 1").click()
    page.wait_for_url(lambda url: url != before)
    desk.asked()
    assert desk.moves() == 1


def test_taking_back_is_asked_and_answered(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.make("signals", ["me", "person"])
    link = table["position"]["seats"][1]["link"]
    bruno.go(link).get_by_role("button", name="Sit down").click()
    anna.table(table)
    anna.asked()
    anna.move()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to take back my last move").click()
    expect(page.get_by_text("Bruno has not answered yet.")).to_be_visible()
    expect(bruno.page.get_by_text("Anna asks to go back to the start.")).to_be_visible()
    bruno.accessible()
    bruno.page.get_by_role("button", name="Agree").click()
    expect(page.get_by_text("has not answered yet")).to_have_count(0)
    anna.asked()
    assert anna.moves() == 0


def test_giving_up_takes_two_clicks(desk):
    desk.habit(pace="at-once")
    page = desk.table(desk.make("signals", ["me", "random"]))
    desk.asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.get_by_text("gave up").or_(page.locator(".end")).first).to_be_visible()


def test_talk_and_silence(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.make("signals", ["me", "person"])
    bruno.go(table["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    page, other = anna.table(table), bruno.page
    other.get_by_role("tab", name="Talk").click()
    other.get_by_role("textbox", name="Write something").fill("<b>Good luck</b>")
    other.get_by_role("button", name="Send").click()
    expect(page.locator(".right .count")).to_have_text("1")
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".right").get_by_text("<b>Good luck</b>")).to_be_visible()
    anna.accessible()
    page.get_by_role("button", name="Mute Bruno").click()
    expect(page.locator(".right").get_by_text("<b>Good luck</b>")).to_have_count(0)


def test_a_half_said_sentence_survives_talk(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.make("tiles", ["me", "person"])
    bruno.go(table["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    anna.table(table)
    mine, other = in_turn(anna, bruno)
    mine.page.locator(".board svg").first.wait_for()
    mine.play(lambda: len(said(mine.page).split()) >= 2)
    before = said(mine.page)
    path = f"/tables/{table['id']}/chat"
    other.call("POST", path, {"text": "hello", "request": "talk-talk-talk"})
    expect(mine.page.locator(".right .count")).to_have_text("1")
    assert said(mine.page) == before


def test_the_next_table_is_a_click_away(desk):
    waiting = desk.make("signals", ["me", "random"])
    page = desk.table(desk.make("signals", ["me", "random"]))
    page.get_by_role("link", name="Next table").click()
    expect(page).to_have_url(re.compile(waiting["id"]))
    desk.asked()


def test_clocks_run(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.make("signals", ["me", "person"], clock={"seconds": 300})
    bruno.go(table["position"]["seats"][1]["link"]).get_by_role("button", name="Sit down").click()
    page = anna.table(table)
    expect(page.locator(".players time")).to_have_text([re.compile("^4:5")] * 2)


def test_in_italian(visit):
    desk = visit("Anna", language="it")
    page = desk.table(desk.make("tiles", ["me"], options={"challenge": "volcano"}))
    expect(page.get_by_role("button", name="Conferma")).to_be_visible()
    desk.move()
    expect(page.locator(".right .log")).to_contain_text("Anna prende la colonna")
    page.get_by_role("button", name="Regole").click()
    expect(page.get_by_role("dialog")).to_contain_text("tessere")
    assert not re.search(r"\bweb-[a-z]|tiles-[a-z]+-", page.locator("body").inner_text())


def newly_ordered(desk):
    """A finished game of Steam, and a move in it after which the order is another one."""
    over = desk.recorded("steam", "northeast-standard")
    moves = desk.call("GET", f"/tables/{over['id']}/history")["moves"]
    names = [[event["name"] for event in move["events"]] for move in moves]
    at = next(n for n in range(100, len(moves)) if "order-changed" in names[n])
    return over, at


@pytest.mark.parametrize("motion", [True, False])
def test_the_players_change_places_before_ones_eyes(visit, motion):
    """Unless nothing shall move on the screen."""
    desk = visit("Anna", motion=motion)
    over, at = newly_ordered(desk)
    page = desk.page
    page.goto(f"/table/{over['id']}")
    page.get_by_role("button", name="Look at the board").click()
    slider = page.locator("input[type=range]")
    slider.fill(str(at - 1))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Move {at - 1} "))
    rows = page.locator(".right .players li .who")
    before = rows.all_inner_texts()
    page.evaluate(
        "window.moved = 0; const list = document.querySelector('.right .players ol');"
        "const look = () => { window.moved = Math.max(window.moved,"
        " list.getAnimations({ subtree: true }).filter((one) => one.effect.getKeyframes()"
        ".some((frame) => 'transform' in frame)).length); requestAnimationFrame(look) }; look()"
    )
    page.keyboard.press(".")
    expect(rows).not_to_have_text(before)
    if motion:
        page.wait_for_function("window.moved > 0")
    else:
        page.evaluate(DRAWN)
        assert page.evaluate("window.moved") == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_for_everybody(visit, theme):
    """The frame; each board has a test of its own."""
    desk = visit("Anna", theme=theme)
    page = desk.table(desk.make("signals", ["me", "random"]))
    desk.asked()
    desk.move()
    desk.accessible()
    for tab in ("Charts", "Talk"):
        page.get_by_role("tab", name=tab).click()
        desk.accessible()
    page.get_by_role("button", name="Menu").click()
    desk.accessible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_on_a_phone(visit, theme):
    desk = visit("Anna", size="phone", theme=theme)
    desk.habit(pace="at-once")
    page = desk.table(desk.make("signals", ["me", "random"]))
    desk.asked()
    desk.fits()
    desk.accessible()
    for tab in ("Players", "Charts", "Log", "Talk"):
        page.locator(".tabs").get_by_role("button", name=tab).click()
        page.locator(".table > .sheet").wait_for()
        desk.fits()
        desk.accessible()
    page.locator(".tabs").get_by_role("button", name="Board").click()
    desk.play(lambda: page.locator(".end").count() > 0)
    desk.fits()
    desk.accessible()


def test_a_table_that_is_not_there(desk):
    page = desk.page
    page.goto("/table/AAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table can't be seen")).to_be_visible()
    desk.accessible()


def test_no_board_needs_more_than_the_policy_allows(desk):
    """Styles and scripts of this server alone; a desk fails on any complaint of the browser."""
    for game in desk.call("GET", "/games"):
        page = desk.table(desk.make(game["id"], ["me"] + ["random"] * (max(game["low"], 2) - 1)))
        page.locator("main.board > *").first.wait_for()
        page.wait_for_load_state("networkidle")


@pytest.mark.both
def test_a_hint_shows_moves_and_says_one(desk):
    """Two clicks from a question to the bot's answer: practice only."""
    desk.habit(pace="at-once")
    page = desk.table(desk.make("tiles", ["me", "random"]))
    desk.asked()
    page.get_by_role("button", name="Hint").click()
    first = desk.hints().first
    expect(first).to_contain_text("chance of winning")
    desk.accessible()
    first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    before = desk.moves()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function(
        "(n) => +document.querySelector('input[type=range]').max > n", arg=before
    )


def test_no_hints_among_people(visit):
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("tiles", ["me", "person"])
    bruno.go(anna.call("GET", f"/tables/{made['id']}")["position"]["seats"][1]["link"])
    bruno.page.get_by_role("button", name="Sit down").click()
    anna.table(made)
    first, _ = in_turn(anna, bruno)
    expect(first.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_chance_is_promised_and_can_be_checked(desk):
    made = desk.make("signals", ["me", "random"])
    page = desk.table(made)
    promised = desk.call("GET", f"/tables/{made['id']}")["promise"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Check the chance").click()
    expect(page.locator("code")).to_have_text([promised])
    expect(page.get_by_text("Seed and salt are opened")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    desk.play(lambda: page.locator(".end").count() > 0)
    page.get_by_role("link", name="Check the chance").click()
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text("it is the one this browser heard")
    line = page.locator("pre").inner_text()
    told = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True).stdout
    assert told.split()[0] == promised
    expect(page.get_by_text("The deal")).to_be_visible()
    desk.accessible()
    heard = [[made["id"], "0" * 64]]
    for kept, says in ((heard, "Don't trust this table"), ([], "wasn't there")):
        page.evaluate("(kept) => localStorage.setItem('promises', JSON.stringify(kept))", kept)
        page.reload()
        expect(verdict).to_contain_text(says)
