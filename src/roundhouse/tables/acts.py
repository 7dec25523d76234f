"""Acts: who may do what at a table. Each gives the entries to be written, or refuses."""

import hmac
from hashlib import blake2b

from roundhouse.bots.roster import BEST, BOTS, PROGRAMS, STAND_IN
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.tables.journal import Draft
from roundhouse.tables.table import Offer, Table


def bots_for(known: Game) -> list[str]:
    """The bots that can play a game, from the weakest; a level needs the game's evaluation.
    Programs that were let in know by themselves what is good."""
    evaluates = type(known).evaluate is not Game.evaluate
    return [*[name for name in BOTS if evaluates or name == "random"], *PROGRAMS]


def check_level(known: Game, level: str) -> None:
    if level not in bots_for(known):
        raise refuse("unknown-bot", {"bot": level[:40], "known": ", ".join(bots_for(known))})


def stand_in(known: Game) -> str:
    """Who plays on for those who give up."""
    return STAND_IN if STAND_IN in bots_for(known) else "random"


def hinted(table: Table) -> bool:
    """Whether a player may ask what the best bot would do."""
    return table.header.practice and BEST in bots_for(table.line.state.game)


# What may be refused.


def own_seat(table: Table, person: str | None, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})
    if person is None or table.seats[seat].person != person:
        raise refuse("not-your-seat", {"seat": seat})


def a_player(table: Table, person: str | None) -> int:
    """The first seat of somebody who sits here."""
    seats = table.seats_of(person)
    if not seats:
        raise refuse("not-at-this-table")
    return seats[0]


def the_host(table: Table, person: str | None) -> None:
    if person is None or person != table.header.host:
        raise refuse("host-only")


def going_on(table: Table) -> None:
    """The game has begun, isn't over and is what its players agreed on."""
    if table.over:
        reason = table.result.reason if table.result else table.status
        raise refuse("game-over", {"reason": reason})
    if not table.started:
        empty = [number for number, seat in enumerate(table.seats) if seat.open]
        raise refuse("seats-open", {"seats": len(empty)})
    changed = table.changed()
    if changed is not None:
        raise Refused(changed)


def not_stale(table: Table, number: int, least: int) -> None:
    if not least <= number <= table.number:
        raise refuse("stale-number", {"sent": number, "number": table.number})


# Seats.


def token(secret: bytes, table: Table, seat: int) -> str:
    """The invitation: nobody can guess it, and a new one ends the old."""
    said = f"{table.header.id}/{seat}/{table.seats[seat].links}".encode()
    return blake2b(said, key=secret, digest_size=16, person=b"seat").hexdigest()


def invited(secret: bytes, table: Table, given: str) -> int:
    """The seat that a link invites to."""
    found = None
    for seat in range(len(table.seats)):
        right = table.seats[seat].kind == "person"
        if hmac.compare_digest(token(secret, table, seat).encode(), given.encode()) and right:
            found = seat
    if found is None:
        raise refuse("bad-invitation")
    return found


def sit(table: Table, person: str, name: str, seat: int) -> list[Draft]:
    if table.over:
        raise refuse("game-over", {"reason": table.status})
    if not table.seats[seat].open:
        raise refuse("seat-taken", {"seat": seat})
    return [Draft("sit", seat, {"name": name})]


def sit_anywhere(table: Table, person: str, name: str, seat: int) -> list[Draft]:
    """At a public table nobody needs a link."""
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})
    if not table.header.public or table.seats[seat].kind != "person":
        raise refuse("bad-invitation")
    return sit(table, person, name, seat)


def leave(table: Table, person: str | None, seat: int) -> list[Draft]:
    own_seat(table, person, seat)
    if table.over:
        raise refuse("game-over", {"reason": table.status})
    if table.seats[seat].kind != "person":
        raise refuse("seat-stays", {"seat": seat})
    return [Draft("leave", seat)]


def remove(table: Table, person: str | None, seat: int) -> list[Draft]:
    """The host frees the seat of somebody who took it and never moved."""
    the_host(table, person)
    if table.over:
        raise refuse("game-over", {"reason": table.status})
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})
    held = table.seats[seat]
    if held.kind != "person" or held.person is None or held.person == person:
        raise refuse("seat-stays", {"seat": seat})
    if held.moved:
        raise refuse("has-played", {"seat": seat})
    return [Draft("remove", seat)]


def to_bot(table: Table, person: str | None, seat: int, level: str, here: bool) -> list[Draft]:
    """Of one's own seat always; of another's when he isn't `here`, by those who sit here."""
    a_player(table, person)
    if table.over:
        raise refuse("game-over", {"reason": table.status})
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})
    if table.seats[seat].bot is not None:
        raise refuse("bot-sits-there", {"seat": seat})
    if table.seats[seat].person != person and here:
        raise refuse("seat-present", {"seat": seat})
    check_level(game(table.header.game), level)
    return [Draft("to-bot", seat, {"level": level})]


def from_bot(table: Table, person: str | None, seat: int) -> list[Draft]:
    own_seat(table, person, seat)
    if seat in table.resigned:
        raise refuse("has-resigned", {"seat": seat})
    if table.seats[seat].bot is None:
        raise refuse("no-bot-there", {"seat": seat})
    return [Draft("from-bot", seat)]


# The game.


def move(table: Table, person: str | None, seat: int, text: str, number: int) -> list[Draft]:
    own_seat(table, person, seat)
    going_on(table)
    not_stale(table, number, table.expected[seat])
    if table.seats[seat].bot is not None:
        raise refuse("bot-sits-there", {"seat": seat})
    return checked_move(table, seat, text)


def checked_move(table: Table, seat: int, text: str) -> list[Draft]:
    state = table.line.state
    said = state.hear(text)
    illegal = state.check(said, seat)
    if illegal is not None:
        raise Refused(illegal)
    return [Draft("move", seat, {"text": state.say(said)})]


def undo(table: Table, person: str | None, seat: int, what: str, number: int) -> list[Draft]:
    own_seat(table, person, seat)
    going_on(table)
    not_stale(table, number, table.decided)
    line = table.line
    to = line.step_back(seat) if what == "step" else line.turn_back(seat)
    if to is None:
        raise refuse("not-reversible", {"seat": seat})
    return [Draft("undo", seat, {"to": to})]


def waiting_for(table: Table, offer: Offer) -> list[int]:
    """The seats of people who haven't answered yet."""
    asker = table.seats[offer.seat].person
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person not in (None, asker) and seat.bot is None and number not in offer.agreed
    ]


def settled(offer: Offer) -> Draft:
    """What the others have agreed to."""
    if offer.kind == "abort":
        return Draft("abort", offer.seat)
    return Draft("undo", offer.seat, {"to": offer.to})


def offer(
    table: Table, person: str | None, seat: int, kind: str, to: int | None, number: int
) -> list[Draft]:
    """Where nobody has to be asked it is done at once."""
    own_seat(table, person, seat)
    if kind == "abort" and not table.over and not table.started:
        the_host(table, person)
        return [Draft("abort", seat)]
    going_on(table)
    not_stale(table, number, table.decided)
    if kind == "take-back":
        least = max(table.line.first, len(table.header.before))
        if to is None or not least <= to < len(table.line.moves):
            facts: dict[str, object] = {"move": -1 if to is None else to}
            raise refuse("no-such-move", {**facts, "moves": len(table.line.moves)})
    else:
        to = None
    if table.offer is not None:
        raise refuse("offer-open", {"seat": table.offer.seat})
    made = Offer(kind, seat, to, ())
    if not waiting_for(table, made):
        return [settled(made)]
    return [Draft("offer", seat, {"kind": kind, "to": to, "agreed": []})]


def answer(table: Table, person: str | None, seat: int, agree: bool, number: int) -> list[Draft]:
    """The last to agree makes it happen; one who doesn't, or the asker, ends the offer."""
    own_seat(table, person, seat)
    going_on(table)
    not_stale(table, number, table.decided)
    if table.offer is None:
        raise refuse("no-offer")
    waiting = waiting_for(table, table.offer)
    mine = [one for one in waiting if table.seats[one].person == person]
    asker = table.seats[table.offer.seat].person == person
    if not mine and not (asker and not agree):
        raise refuse("not-asked")
    drafts = [Draft("answer", seat, {"agree": agree, "seats": mine})]
    if agree and len(mine) == len(waiting):
        drafts.append(settled(table.offer))
    return drafts


def resign(table: Table, person: str | None, seat: int) -> list[Draft]:
    own_seat(table, person, seat)
    going_on(table)
    if seat in table.resigned:
        raise refuse("has-resigned", {"seat": seat})
    level = stand_in(game(table.header.game))
    return [Draft("resign", seat, {"level": level, "reason": "resigned"})]


def time_out(table: Table, seat: int, now: float) -> list[Draft]:
    """Nothing, where somebody was quicker."""
    if table.over or seat not in table.clocks.running or table.clocks.left_at(seat, now) > 0:
        return []
    level = stand_in(game(table.header.game))
    return [Draft("time-out", seat, {"level": level, "reason": "time"})]


def confirm(table: Table, person: str | None) -> list[Draft]:
    """Go on although rules or data have changed."""
    seat = a_player(table, person)
    changed = table.changed()
    if changed is None:
        raise refuse("nothing-to-confirm")
    known = game(table.header.game)
    now = {"rules": known.rules, "data": known.data_hash(table.line.state.options)}
    return [Draft("confirm", seat, now)]


# Talking.


def chat(table: Table, person: str | None, text: str) -> list[Draft]:
    seat = a_player(table, person)
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise refuse("nothing-said")
    return [Draft("chat", seat, {"text": said, "name": table.seats[seat].name})]


def mute(table: Table, person: str | None, seat: int, muted: bool) -> list[Draft]:
    a_player(table, person)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})
    return [Draft("mute", seat, {"muted": muted})]


# Looking.


def may_watch(table: Table, person: str | None) -> None:
    """Its players and its host; anybody where visitors are welcome."""
    if table.header.visitors or person == table.header.host or table.seats_of(person):
        return
    raise refuse("not-invited")
