"""The command that lends a machine to servers elsewhere."""

from typing import Annotated

import typer

from roundhouse.cli.asking import spoken
from roundhouse.cli.screen import tell
from roundhouse.cli.serve import (
    Log,
    MailFrom,
    Near,
    OwnMaps,
    Site,
    Smtp,
    Thinkers,
    log_form,
    need_for,
    post_office,
)


def work(
    database: Annotated[
        str, typer.Option(envvar="ROUNDHOUSE_DATABASE", help="The PostgreSQL URL of the servers.")
    ],
    thinkers: Thinkers = 0,
    log: Log = "text",
    maps: OwnMaps = "",
    site: Site = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    near: Near = False,
) -> None:
    """Think for servers on the same PostgreSQL, and send their notices."""
    need_for(database)
    from roundhouse.server.bot_workers import cores
    from roundhouse.server.settings import Settings
    from roundhouse.server.work import work as run_work
    from roundhouse.tables.database import database_url

    settings = Settings(
        database=database,
        thinkers=thinkers or cores(),
        log=log_form(log),
        maps=maps,
        **post_office(site, smtp, mail_from, near),
    )
    where = database_url(database).set(drivername="postgresql").render_as_string()
    said = spoken("cli-thinking", text=where, count=settings.thinkers)
    run_work(settings, lambda: tell(said))
