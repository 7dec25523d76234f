"""The outbox: news are kept with the entry that they are about, once, for who wants them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import roundhouse as rh
from roundhouse.server.post.sender import PAUSES, make_sender
from roundhouse.server.settings import Settings
from roundhouse.tables import making, permissions
from roundhouse.tables.header import Planned
from roundhouse.tables.news import KINDS
from roundhouse.tables.now import now
from roundhouse.tables.service import OpenTable, Service
from roundhouse.tables.store import Store, open_store
from roundhouse.tables.store.outbox import LEASE, Due
from tests.server.postgres import fresh_database

ANNA, BRUNO = "anna", "bruno"


@asynccontextmanager
async def house(database: str) -> AsyncIterator[tuple[Store, Service, OpenTable]]:
    """Anna and Bruno at a table; both want to be told everything, by a webhook each."""
    store = await open_store(database)
    service = Service(store)
    for person in (ANNA, BRUNO):
        await store.addresses.add(person, "webhook", {"url": f"https://{person}.example"}, True)
        await store.addresses.wish(person, [(kind, "webhook") for kind in KINDS])
    seats = [Planned("person", "Anna", ANNA), Planned("person", "Bruno", BRUNO)]
    made = await service.make(making.fresh(rh.game("tiles"), {}, ANNA, seats), "first")
    yield store, service, await service.open(made.header.id)
    service.close()
    await store.close()


async def all_due(store: Store) -> list[Due]:
    found: list[Due] = []
    while waiting := await store.outbox.due(now(), 100):  # the first of each address
        taken = [await store.outbox.take(id, now()) for id, _ in waiting]
        found += [one for one in taken if one is not None]
    return found


async def turn(service: Service, opened: OpenTable) -> None:
    """Moves until somebody else is asked."""
    seat = opened.table.asked[0]
    while opened.table.asked == [seat]:
        table = opened.table
        person = table.seats[seat].person or ""
        text = table.state.say(table.state.random_move(seat, rh.Rng(table.number)))
        move = partial(permissions.move, person=person, seat=seat, text=text, number=table.number)
        await service.act(opened, person, None, move)


async def told(store: Store, service: Service, opened: OpenTable) -> None:
    id = opened.id
    [seat] = opened.table.asked
    here, there = (ANNA, BRUNO) if seat == 0 else (BRUNO, ANNA)
    [first] = await all_due(store)  # everybody sat there from the start
    assert (first.person, first.kind, first.table, first.tries) == (here, "your-move", id, 1)
    await store.outbox.done([first.id], "sent")

    await turn(service, opened)
    [next] = await all_due(store)
    assert (next.person, next.facts["game"]) == (there, "tiles")
    assert next.facts["move"] == len(opened.table.history.moves) + 1
    assert await all_due(store) == []  # somebody has it
    [again] = await store.outbox.due(now() + LEASE, 10)  # but he died
    assert again == (next.id, next.address)
    await store.outbox.done([next.id], "sent")

    decide = partial(permissions.resign, person=there, seat=1 - seat)
    await service.act(opened, there, None, decide)
    [over] = await all_due(store)  # who gave up knows it
    assert (over.person, over.kind, over.facts["place"]) == (here, "game-over", 1)
    await store.outbox.done([over.id], "sent")

    new = await service.open(await service.rematch(opened, here, "again"))
    asked = new.table.seats[new.table.asked[0]].person
    found = {(one.person, one.kind, one.table) for one in await all_due(store)}
    assert found == {(there, "invited", new.id), (asked, "your-move", new.id)}


def test_what_a_table_tells_whom(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(str(tmp_path / "some.sqlite")) as (store, service, opened):
            await told(store, service, opened)

    asyncio.run(run())


def test_and_so_with_postgresql(postgres: str) -> None:
    database = fresh_database(postgres)

    async def run() -> None:
        async with house(database) as (store, service, opened):
            await told(store, service, opened)

    asyncio.run(run())


def test_the_same_is_told_once_and_only_where_it_is_wished_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(str(tmp_path / "some.sqlite")) as (store, _, opened):
            await all_due(store)
            for _ in range(2):
                await store.outbox.tell(ANNA, "check-in", opened.id, {"game": "tiles"}, "once")
            await store.outbox.tell("stranger", "check-in", opened.id)
            [asked] = await all_due(store)
            assert asked.kind == "check-in"

            await store.addresses.wish(ANNA, [("game-over", "webhook")])
            await store.outbox.tell(ANNA, "check-in", opened.id)
            [address] = await store.addresses.of(ANNA)
            await store.addresses.switch(address.id, "gone")
            await store.outbox.tell(ANNA, "game-over", opened.id)
            assert await all_due(store) == []

            await store.people.forget(ANNA, "nobody-1", str)
            assert await store.addresses.of(ANNA) == []
            assert await store.outbox.states(ANNA) == {}

    asyncio.run(run())


async def many_for_one(store: Store) -> None:
    """However many wait for Anna, Bruno's is among the first."""
    for number in range(250):
        await store.outbox.tell(ANNA, "check-in", once=f"{number:03}")
    await store.outbox.tell(BRUNO, "check-in", once="late")
    [anna], [bruno] = await store.addresses.of(ANNA), await store.addresses.of(BRUNO)
    found = await store.outbox.due(now(), 200)
    assert {address for _, address in found} == {anna.id, bruno.id} and len(found) == 2
    assert len(await store.outbox.due(now(), 1)) == 1


def test_who_has_very_many_holds_up_nobody(tmp_path: Path, postgres: str) -> None:
    async def run(database: str) -> None:
        async with house(database) as (store, _, _):
            await many_for_one(store)

    for database in (str(tmp_path / "some.sqlite"), fresh_database(postgres)):
        asyncio.run(run(database))


def test_who_has_no_mail_server_leaves_mails_to_who_has(tmp_path: Path) -> None:
    """Untried: it is no fault of the address."""

    async def run() -> None:
        async with house(str(tmp_path / "some.sqlite")) as (store, _, _):
            [hook] = await store.addresses.of(BRUNO)
            await store.addresses.switch(hook.id, "gone")
            await store.addresses.add(BRUNO, "mail", {"mail": "bruno@example.org"}, True)
            await store.addresses.wish(BRUNO, [("check-in", "mail")])
            await store.outbox.tell(BRUNO, "check-in", once="mail")
            [(id, address)] = [
                one for one in await store.outbox.due(now(), 9) if one[0].startswith("mail.")
            ]
            await (await make_sender(store, Settings(database=""))).deliver(id)
            assert id not in [one for one, _ in await store.outbox.due(now(), 9)]
            found = await store.outbox.take(id, now() + PAUSES[0] + 1)
            assert found is not None and found.tries == 1
            kept = await store.addresses.get(address)
            assert kept is not None and not kept.failed and not kept.failure

    asyncio.run(run())
