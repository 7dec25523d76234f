"""The commands `roundhouse admin …`: house rules of a public server.

They write down what is wanted; a server of that database does it, and what was wanted stays there,
with who wanted it: that is the audit.
"""

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from roundhouse.cli.asking import LANGUAGE, Language, id_in, spoken
from roundhouse.cli.screen import console, table_of, tell
from roundhouse.cli.serve import Database, need_for, own_database
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.tables.store import Store
    from roundhouse.tables.store.house import OrderKind

app = typer.Typer(help="House rules of a public server: ban, rename, end, announce; the audit.")

T = TypeVar("T")
DAY = 24 * 3600.0
# an id may begin with a dash, which a shell command would take for an option
Person = Annotated[str, typer.Argument(help="@ID of a person: see `people` and `reports`.")]
Reason = Annotated[str, typer.Option(help="Why; who is banned reads it.")]


def with_store(database: str, ask: Callable[["Store"], Awaitable[T]]) -> T:
    need_for(database)

    async def run() -> T:
        from roundhouse.tables.store import open_store

        store = await open_store(database or own_database())
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(run())


def order(
    database: str, kind: "OrderKind", subject: str, text: str, until: float | None = None
) -> None:
    who, id = getpass.getuser(), id_in(subject)
    with_store(database, lambda store: store.house.order(who, kind, id, text, until))
    tell(spoken("cli-admin-asked"))


def moment(time: float | None) -> str:
    return "" if time is None else f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M}"


@app.command()
def ban(
    person: Person,
    days: Annotated[float, typer.Option(help="For so many days; 0: for good.", min=0)] = 0,
    reason: Reason = "",
    database: Database = "",
) -> None:
    """Somebody may only look on."""
    import time

    order(database, "ban", person, reason, time.time() + days * DAY if days else None)


@app.command()
def unban(person: Person, database: Database = "") -> None:
    """Somebody may play again."""
    order(database, "unban", person, "")


@app.command()
def rename(
    person: Person,
    name: Annotated[str, typer.Argument(help="What he is called from now on.")],
    database: Database = "",
) -> None:
    """Give somebody another name."""
    order(database, "rename", person, name[:40])


@app.command()
def end(
    table: Annotated[str, typer.Argument(help="A table's address, or its @ID.")],
    reason: Reason = "",
    database: Database = "",
) -> None:
    """End a game without a result."""
    order(database, "end", table, reason)


@app.command()
def announce(
    text: Annotated[str, typer.Argument(help="What everybody reads on all pages.")] = "",
    database: Database = "",
) -> None:
    """Say something to all; nothing takes it back."""
    order(database, "announce", "", text)


@app.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of the name.")],
    database: Database = "",
    lang: Language = LANGUAGE,
) -> None:
    """Who is called something like that."""
    found = with_store(database, lambda store: store.house.people(name))
    table = table_of(Texts(lang), "id", "name", "when")
    for id, called, made in found:
        table.add_row(f"@{id}", called, moment(made))
    console().print(table)


@app.command()
def reports(database: Database = "", lang: Language = LANGUAGE) -> None:
    """What people have reported, the newest first."""
    found = with_store(database, lambda store: store.house.reports())
    table = table_of(Texts(lang), "when", "whom", "name", "why", "table", "text")
    for one in found:
        where = f"@{one.table} {one.seat + 1}"
        table.add_row(moment(one.made), f"@{one.person}", one.name, one.why, where, one.text)
    console().print(table)


@app.command(name="log")
def show_log(database: Database = "", lang: Language = LANGUAGE) -> None:
    """What admins have done: nothing of it is ever deleted."""
    found = with_store(database, lambda store: store.house.log())
    table = table_of(Texts(lang), "when", "who", "what", "whom", "text", "outcome")
    for one in found:
        row = (moment(one.made), one.admin, one.kind, one.subject, one.text, one.outcome)
        table.add_row(*row)
    console().print(table)
