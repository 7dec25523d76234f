"""The line breaks, and is there again: the dock says so at once, and nothing is lost."""

import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.desk import Desk
from tests.server.harness import Server


def offline(desk: Desk):
    return expect(desk.page.locator("footer.dock.offline"))


def playing(desk: Desk) -> None:
    desk.habit(pace="at-once")
    desk.table(desk.make("signals", ["me", "random"]))
    desk.asked()


def test_the_bar_goes_when_the_network_is_back(desk: Desk):
    """It stays as long as every try fails; a move is confirmed meanwhile."""
    playing(desk)
    page = desk.page
    before = desk.moves()
    confirm = page.locator(".dock .btn.go")
    desk.play(confirm.is_enabled, confirm=False)
    page.context.set_offline(True)
    confirm.click()
    for _ in range(4):
        with page.expect_event("requestfailed"):
            pass
        offline(desk).to_have_count(1)
    page.context.set_offline(False)
    offline(desk).to_have_count(0)
    page.wait_for_function(
        "(n) => +document.querySelector('input[type=range]').max > n", arg=before
    )


def test_a_minute_without_a_network(desk: Desk):
    """The page's clock goes on by a minute, five seconds at a time: no try is the last one."""
    page = desk.page
    page.clock.install()
    playing(desk)
    page.context.set_offline(True)
    offline(desk).to_have_count(1)
    for _ in range(12):
        page.clock.fast_forward(5000)
        offline(desk).to_have_count(1)
    page.context.set_offline(False)
    page.clock.fast_forward(5000)
    offline(desk).to_have_count(0)
    desk.move()


def test_a_socket_that_hears_nothing_more_is_given_up(desk: Desk):
    """A half-open line: neither end has closed it, and nothing comes through."""
    sockets: list[WebSocketRoute] = []
    deaf: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()
        sockets.append(socket)
        upstream.on_message(lambda message: None if socket in deaf else socket.send(message))
        socket.on_message(lambda message: None if socket in deaf else upstream.send(message))

    desk.page.route_web_socket(re.compile("/socket$"), between)
    playing(desk)
    deaf += sockets
    desk.page.evaluate("window.dispatchEvent(new Event('offline'))")  # the browser suspects it
    desk.page.wait_for_function("() => document.querySelector('footer.dock.offline')")
    offline(desk).to_have_count(0)
    assert len(sockets) > len(deaf)
    desk.move()


def test_a_request_that_fails_once_leaves_no_bar(desk: Desk):
    playing(desk)
    page = desk.page
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route("**/moves", fail_once)
    before = desk.moves()
    desk.play(lambda: desk.moves() > before)
    assert failed
    offline(desk).to_have_count(0)


def test_a_restarted_server_is_found_again(chromium, tmp_path):
    server = Server(tmp_path, str(tmp_path / "tables.sqlite"))
    try:
        server.start()
        context = chromium.new_context(
            base_url=server.address, locale="en-GB", service_workers="block"
        )
        desk = Desk(context.new_page(), server)
        desk.call("PUT", "/me", {"name": "Anna", "language": "en"})
        playing(desk)
        server.stop()
        offline(desk).to_have_count(1)
        server.start()
        offline(desk).to_have_count(0)
        desk.move()
        context.close()
    finally:
        server.close()
