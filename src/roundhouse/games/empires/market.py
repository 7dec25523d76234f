"""The train market: three cards at $0, $1 and $2 (SRE-T1, SRE-T2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import BUY, CARDS, PASS, SLOT0, TABLE
from roundhouse.games.empires.phases import BUYING, PHASES
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def begin(table: "EmpiresState", seat: int) -> bool:
    """The leftmost card costs nothing, so room in the hand is all it takes."""
    return table.hands[seat].total < TABLE.hand_limit and len(table.market) > 0


def words(table: "EmpiresState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return [BUY, PASS]
    if len(said) > 1 or said[0] == PASS:
        return []
    purse = table.money[seat]
    return [SLOT0 + slot for slot in range(len(table.market)) if TABLE.market[slot] <= purse]


def judge(table: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    slot = move[1] - SLOT0
    held = table.hands[seat].total
    if table.phase != BUYING:
        if held >= TABLE.hand_limit:
            return Illegal("SRE-T1", {"why": "hand", "cards": held})
        return Illegal("SRE-T1", {"why": "phase", "phase": PHASES[table.phase]})
    if slot >= len(table.market):
        return Illegal("SRE-T1", {"why": "empty", "slot": slot + 1})
    price = TABLE.market[slot]
    if price > table.money[seat]:
        facts: dict[str, object] = {"cost": price, "money": table.money[seat]}
        return Illegal("SRE-T1", {"why": "money", **facts})
    return None


def act(table: "EmpiresState", move: Move, seat: int) -> None:
    slot = move[1] - SLOT0
    card = take(table, slot)
    table.money[seat] -= TABLE.market[slot]
    table.hands[seat].add(card, True)
    facts: dict[str, object] = {"seat": seat, "card": CARDS.names[card]}
    table.tell("card-bought", {**facts, "cost": TABLE.market[slot]})
    fill(table)


def take(table: "EmpiresState", slot: int) -> int:
    """The others slide left."""
    return table.market.pop(slot)


def fill(table: "EmpiresState") -> None:
    """SRE-T1, SRE-T2: up to three cards, and anew while all three have one colour."""
    draw(table)
    while one_colour(table.market) and another_colour(table):
        table.tell("market-returned", {"colour": CARDS.colours[CARDS.colour[table.market[0]]]})
        for card in table.market:
            table.deck.down.put(card)
            table.returned[card] = True
        table.market = []
        draw(table)


def draw(table: "EmpiresState") -> None:
    drawn: list[str] = []
    while len(table.market) < len(TABLE.market) and table.deck.down.total > 0:
        card = table.deck.down.draw(table.rng)
        table.returned[card] = False
        table.market.append(card)
        drawn.append(CARDS.names[card])
    if drawn:
        table.tell("market-filled", {"cards": drawn, "left": table.deck.down.total})


def one_colour(market: list[int]) -> bool:
    if len(market) < len(TABLE.market):
        return False
    for card in market:
        if CARDS.colour[card] != CARDS.colour[market[0]]:
            return False
    return True


def another_colour(table: "EmpiresState") -> bool:
    """SRE-T2: a redraw can help only if the deck holds another colour."""
    colour = CARDS.colour[table.market[0]]
    for card, there in enumerate(table.deck.down.counts):
        if there and CARDS.colour[card] != colour:
            return True
    return False
