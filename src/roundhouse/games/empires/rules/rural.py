"""Rural Connections: tokens face down on star spaces (SRE-V3, SRE-V4)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.rules import money, production
from roundhouse.games.empires.rules.box import CARDS, TABLE, TILES

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState

# Kinds of tokens: the three without a colour, then a locomotive of each colour.
PLAIN: Final = ["gold-cache", "breakdown", "beautiful-location"]
GOLD_CACHE: Final = 0
BREAKDOWN: Final = 1
BEAUTIFUL: Final = 2


def counts() -> list[int]:
    locomotives = [TABLE.rural["abandoned-locomotive"]] * len(CARDS.colours)
    return [TABLE.rural[kind] for kind in PLAIN] + locomotives


def lay_out(state: "EmpiresState") -> None:
    """Which token lies where is drawn when it is turned up; nobody can tell the difference."""
    for space in state.country.spaces:
        state.token_on[space] = TILES.star[space]


def reveal(state: "EmpiresState", company: int, space: int) -> None:
    """SRE-V3: as soon as the first track lies there."""
    if not state.token_on[space]:
        return
    state.token_on[space] = False
    token = state.tokens.draw(state.rng)
    colour = token - len(PLAIN)
    if company < state.seats:
        facts: dict[str, object] = {"seat": company}
        if colour < 0:
            state.tell("token-revealed", {**facts, "token": PLAIN[token]})
        else:
            state.tell("locomotive-found", {**facts, "colour": CARDS.colours[colour]})
    elif colour < 0:
        name = company_name(company)
        state.tell("conglomerate-token", {"company": name, "token": PLAIN[token]})
    else:
        name = company_name(company)
        state.tell("conglomerate-locomotive", {"company": name, "colour": CARDS.colours[colour]})
    _resolve(state, company, token)


def company_name(company: int) -> str:
    """Of a company of the conglomerate."""
    return "black" if company == 1 else "yellow"


def _resolve(state: "EmpiresState", company: int, token: int) -> None:
    """SRE-V4: the conglomerate has no money to win or lose."""
    player = company < state.seats
    if token == GOLD_CACHE:
        if player:
            money.earn(state, company, TABLE.gold)
    elif token == BREAKDOWN:
        if player:
            _break_down(state, company)
    elif token == BEAUTIFUL:
        production.gain(state, company, TABLE.beautiful)
    else:
        state.locomotives[company].append(token - len(PLAIN))
        state.dealt += 1


def _break_down(state: "EmpiresState", seat: int) -> None:
    """SRE-M2: without a loan card left it takes what there is."""
    if money.can_raise(state, seat, TABLE.breakdown):
        money.pay(state, seat, TABLE.breakdown)
    else:
        state.money[seat] = 0
