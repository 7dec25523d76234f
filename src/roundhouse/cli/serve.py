"""Commands that open tables for browsers, and the one that checks what they have kept."""

import os
import socket
import sys
import threading
import time
from typing import Annotated, Any, Literal

import typer

from roundhouse.cli.asking import spoken
from roundhouse.cli.screen import console, tell
from roundhouse.kernel.extras import need
from roundhouse.kernel.refusal import refuse

PORT = 7461
LOOPBACK = "127.0.0.1"
# of `make play`: a command that compiles the engine, and the folder it puts it into
MAKING = ("compile", "engine")

Host = Annotated[str, typer.Option(help="Address to listen at.")]
Port = Annotated[int, typer.Option(help="Port to listen at.", min=0, max=65535)]
Database = Annotated[
    str,
    typer.Option(
        envvar="ROUNDHOUSE_DATABASE",
        help="A PostgreSQL URL or a SQLite file; one in your data folder by default.",
    ),
]
Workers = Annotated[int, typer.Option(help="Processes; several need PostgreSQL.", min=1, max=64)]
Thinkers = Annotated[
    int,
    typer.Option(help="Processes for bots, by worker; 0: as many as cores.", min=0, max=64),
]
Absence = Annotated[
    float,
    typer.Option(
        help="Seconds without a sign after which a bot may stand in, where a table doesn't say.",
        min=1,
    ),
]
Programs = Annotated[
    list[str] | None,
    typer.Option("--bot", help="Let a program play, as NAME=COMMAND; a level by that name."),
]
OwnMaps = Annotated[
    str,
    typer.Option("--maps", envvar="ROUNDHOUSE_MAPS", help="A folder with map sources of your own."),
]
Site = Annotated[
    str,
    typer.Option(
        envvar="ROUNDHOUSE_SITE", help="How it is called from outside, such as https://example.org."
    ),
]
Smtp = Annotated[
    str,
    typer.Option(
        envvar="ROUNDHOUSE_SMTP", help="Who sends its mails: smtp://NAME:PASSWORD@HOST:587."
    ),
]
MailFrom = Annotated[
    str, typer.Option(envvar="ROUNDHOUSE_MAIL_FROM", help="The address that its mails come from.")
]
Near = Annotated[
    bool,
    typer.Option("--near", envvar="ROUNDHOUSE_NEAR", help="Let notices go into this network, too."),
]
Log = Annotated[str, typer.Option(help="The form of the log's lines: text or json.")]
Lan = Annotated[bool, typer.Option(help="Let the local network in, too.")]
Browser = Annotated[bool, typer.Option(help="Open the browser.")]


def own_database() -> str:
    from platformdirs import user_data_path

    return str(user_data_path("roundhouse") / "tables.sqlite")


def serve(
    host: Host = LOOPBACK,
    port: Port = PORT,
    database: Database = "",
    workers: Workers = 1,
    thinkers: Thinkers = 0,
    absence: Absence = 3600.0,
    limits: Annotated[bool, typer.Option(help="Count the requests of each address.")] = True,
    bot: Programs = None,
    log: Log = "text",
    metrics: Annotated[
        bool, typer.Option(help="Let others than this machine read /metrics, too.")
    ] = False,
    maps: OwnMaps = "",
    tournaments: Annotated[bool, typer.Option(help="Anybody may make a tournament.")] = True,
    names: Annotated[str, typer.Option(help="A file with names that you don't want.")] = "",
    site: Site = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    near: Near = False,
    maps_each: Annotated[
        int, typer.Option(help="Maps that each person may draw here; 0: none.", min=0)
    ] = 50,
) -> None:
    """Serve tables to browsers; for a server that others can reach."""
    form = log_form(log)
    post = post_office(site, smtp, mail_from, near)
    need_for(database)
    programs = let_in_all(bot)
    console().print(f"http://{host}:{port}/", highlight=False)
    run(
        host,
        port,
        database,
        workers,
        thinkers,
        limits,
        programs,
        absence=absence,
        log=form,
        metrics=metrics,
        maps=maps,
        maps_each=maps_each,
        tournaments=tournaments,
        names=names,
        **post,
    )


def post_office(site: str, smtp: str, mail_from: str, near: bool) -> dict[str, Any]:
    """How notices are sent; what can't work is said now, not at the first mail."""
    need("server")
    from roundhouse.server.post.mail import Mailer
    from roundhouse.server.post.reach import is_url

    site = site.rstrip("/")
    if (site and not is_url(site, near=True)) or (smtp and not site):
        raise refuse("bad-site", {"value": site})
    if smtp:
        Mailer(smtp, mail_from, site)
    return {"site": site, "smtp": smtp, "mail_from": mail_from, "near": near}


def log_form(said: str) -> Literal["text", "json"]:
    if said == "json":
        return "json"
    if said == "text":
        return "text"
    raise typer.BadParameter("text or json", param_hint="--log")


def need_for(database: str) -> None:
    """What serves tables, and what reads them where they are kept."""
    need("server")
    if database.startswith("postgres"):
        need("postgres")


def let_in_all(given: list[str] | None) -> dict[str, str]:
    """Programs of this machine, which only who starts the server can name."""
    from roundhouse.bots.roster import PROGRAMS, let_in

    for one in given or []:
        name, _, command = one.partition("=")
        let_in(name, command)
    return dict(PROGRAMS)


def run(
    host: str,
    port: int,
    database: str,
    workers: int,
    thinkers: int,
    limits: bool,
    programs: dict[str, str],
    **more: Any,
) -> None:
    """The server's libraries are loaded here: other commands shall not wait for them."""
    from roundhouse.server.run import serve as run_server
    from roundhouse.server.settings import Settings

    settings = Settings(
        database=database or own_database(),
        workers=workers,
        thinkers=thinkers,
        limited=limits,
        programs=programs,
        port=port,
        **more,
    )
    run_server(settings, host, port)


def play_here(
    lan: bool, port: int, database: str, browser: bool, bots: list[str] | None, maps: str = ""
) -> None:
    """Play in the browser, on this machine or in the local network."""
    need_for(database)
    programs = let_in_all(bots)
    port = port if free(port) else free_port()
    address = f"http://{LOOPBACK}:{port}/"
    console().print(f"Roundhouse: {address}", highlight=False)
    if lan:
        from roundhouse.server.doors import lan_address

        outside = f"http://{lan_address()}:{port}/"
        tell(spoken("cli-for-others", text=outside))
        import segno

        segno.make(outside, error="m").terminal(compact=True)
        sys.stdout.flush()  # also where the output goes into a file
    if browser:
        threading.Thread(target=open_when_ready, args=(address, port), daemon=True).start()
    processors = max(1, (os.cpu_count() or 2) - 1)
    host = "0.0.0.0" if lan else LOOPBACK
    at_home = {"home": True, "lan": lan}
    making = {name: os.environ.get(f"ROUNDHOUSE_{name.upper()}", "") for name in MAKING}
    run(host, port, database, 1, processors, lan, programs, maps=maps, **at_home, **making)


def free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError:
            return False
        return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port


def open_when_ready(address: str, port: int) -> None:
    import webbrowser

    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex((LOOPBACK, port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)


def verify(
    database: Annotated[str, typer.Argument(help="A PostgreSQL URL or a SQLite file.")],
    maps: OwnMaps = "",
) -> None:
    """Replay every stored game, judging every move, and report."""
    need_for(database)
    import asyncio

    from roundhouse.server.own_maps import offer
    from roundhouse.server.run import with_maps
    from roundhouse.server.settings import Settings
    from roundhouse.tables.verify import verify_database

    offer(with_maps(Settings(database=database, maps=maps)).own_maps)
    report = asyncio.run(verify_database(database))
    for id, fault in report.faults:
        console().print(f"{id}: {fault}", markup=False, highlight=False)
    facts = {"count": report.tables, "moves": report.moves, "number": len(report.faults)}
    tell(spoken("cli-verified", **facts))
    if report.faults:
        raise typer.Exit(1)
