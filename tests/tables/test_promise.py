"""Chance that can be checked: what a table promises, and that it is kept."""

import asyncio
from dataclasses import replace as with_
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

import roundhouse as rh
from roundhouse.cli import app
from roundhouse.kernel.refusal import Refused
from roundhouse.tables import making, permissions
from roundhouse.tables.challenges import challenges
from roundhouse.tables.draws import draws_of, promised
from roundhouse.tables.header import Header, Planned
from roundhouse.tables.promise import kept, other_future, promise
from roundhouse.tables.records import record_of
from roundhouse.tables.table import Table
from tests.tables.test_service import ANNA, BRUNO, House


def two_people() -> Header:
    seats = [Planned("person", "Anna", ANNA), Planned("person", "Bruno", BRUNO)]
    return making.fresh(rh.game("tiles"), {}, ANNA, seats)


def said(person: str | None, seat: int, offer: int) -> dict[str, object]:
    return {"person": person, "seat": seat, "agree": True, "offer": offer}


def played(path: Path, header: Header) -> Table:
    async def run() -> Table:
        async with House(path) as house:
            at = await house.service.open((await house.service.make(header, "made")).header.id)
            await house.play(at)
            return await house.service.read(header.id)

    return asyncio.run(run())


def test_a_promise_is_a_hash_that_anybody_can_make():
    assert promise(7, "ab") == sha256(b"7 ab").hexdigest()
    one, other = two_people(), two_people()
    assert len(one.salt) == 64 and one.salt != other.salt
    assert promised(one) != promised(other)


def test_what_was_known_from_the_start_is_not_promised():
    seats = [Planned("person", "Anna", ANNA)]
    assert promised(making.fresh(rh.game("tiles"), {}, ANNA, seats, seed=5)) is None


def test_a_challenge_that_is_dealt_anew_is_promised_and_one_with_its_own_deal_is_not():
    anew = next(one for one in challenges("tiles") if one.seed is None)
    one, other = [making.of_challenge(anew, ANNA, "Anna") for _ in range(2)]
    assert promised(one) and promised(one) != promised(other)
    assert draws_of(Table(one))[0].numbers > 0
    dealt = with_(anew, seed=5)
    assert promised(making.of_challenge(dealt, ANNA, "Anna")) is None
    assert making.of_challenge(dealt, ANNA, "Anna").seed == 5


def test_every_draw_is_made_again_from_the_seed(tmp_path: Path):
    table = played(tmp_path / "tables.sqlite", two_people())
    draws = draws_of(table)
    assert draws[0].move == 0 and draws[0].seat is None, "the deal"
    assert sum(one.numbers for one in draws) == table.state.rng.drawn > 0
    rematch = making.rematch_of(table)
    assert rematch.salt and rematch.salt != table.header.salt


def test_a_record_tells_whether_the_promise_was_kept(tmp_path: Path):
    table = played(tmp_path / "tables.sqlite", two_people())
    record = rh.read(record_of(table).write())
    assert kept(record) == table.state.rng.drawn
    assert kept(record, str(promised(table.header)).upper()) == table.state.rng.drawn
    with pytest.raises(Refused) as caught:
        kept(record, "0" * 64)
    assert caught.value.rule == "chance-broken"
    file = tmp_path / "game.txt"
    file.write_text(record.write(), "utf-8")
    told = CliRunner().invoke(app, ["chance", str(file), "--lang", "en"])
    assert told.exit_code == 0 and "The promise was kept" in told.output
    record.tags["salt"] = "0" * 64
    file.write_text(record.write(), "utf-8")
    broken = CliRunner().invoke(app, ["chance", str(file)])
    assert isinstance(broken.exception, Refused) and broken.exception.rule == "chance-broken"
    del record.tags["salt"]
    with pytest.raises(Refused) as caught:
        kept(record)
    assert caught.value.rule == "chance-not-promised"


def test_a_future_after_a_take_back_was_promised_too(tmp_path: Path):
    async def run() -> Table:
        async with House(tmp_path / "tables.sqlite") as house:
            header = replace(two_people(), practice=False)
            at = await house.service.open((await house.service.make(header, "made")).header.id)
            for _ in range(20):
                await house.move(at, at.table.asked[0])
            asks = at.table.history.moves[-1].seat
            asking, other = at.table.seats[asks].person, at.table.seats[1 - asks].person
            before = at.table.number
            more = {"person": asking, "kind": "take-back", "seat": asks, "to": 0}
            more["number"] = before
            await house.act(at, asking, permissions.offer, **more)
            number = at.table.offer.number if at.table.offer else 0
            await house.act(at, other, permissions.answer, **said(other, 1 - asks, number))
            (chance,) = at.table.history.renewed.values()
            assert chance.seed == other_future(header.seed, header.salt, before + 1)
            await house.play(at)
            return await house.service.read(header.id)

    table = asyncio.run(run())
    assert sum(one.numbers for one in draws_of(table)) > 0
    ((move, chance),) = table.history.renewed.items()
    assert chance.entry is not None
    for other in (replace(chance, seed=chance.seed ^ 1), replace(chance, entry=chance.entry + 2)):
        table.history.renewed[move] = other
        with pytest.raises(Refused, match="chance-other-future"):
            draws_of(table)
