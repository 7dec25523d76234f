"""What the browser's Small Railroad Empires board is drawn from, out of the game's own data.

`python web/src/boards/empires/make_data.py > web/src/boards/empires/data.json`
"""

import json

from roundhouse.games.empires.render.draw_tile import PICTURE
from roundhouse.games.empires.rules.box import (
    ACTIONS,
    CARDS,
    LETTERS,
    NONE,
    PLACES,
    TABLE,
    TERRAINS,
    TILES,
)
from roundhouse.rails.hexes import EDGE_WORDS, FLAT, STEPS


def card(number: int) -> dict[str, object]:
    """A train card's colour and the one condition it has."""
    told: dict[str, object] = {"colour": CARDS.colours[CARDS.colour[number]]}
    if CARDS.good[number] != NONE:
        told["good"] = PLACES.goods[CARDS.good[number]]
    elif CARDS.long[number]:
        told["length"] = CARDS.length_needed
    else:
        shown = CARDS.terrains[number]
        told["terrains"] = [name for i, name in enumerate(TERRAINS) if shown >> i & 1]
    return told


def colour(good: str) -> str:
    """The name of a good's colour."""
    fill = PICTURE["goods"][good]["fill"]
    return next(str(name) for name, known in PICTURE["colours"].items() if known == fill)


def era(number: int) -> dict[str, object]:
    """How many action cards of it are played, and the fewest and most tracks on one."""
    tracks = [ACTIONS.tracks[i] for i, one in enumerate(ACTIONS.era) if one == number]
    return {
        "played": ACTIONS.played[number],
        "black": [min(one[0] for one in tracks), max(one[0] for one in tracks)],
        "yellow": [min(one[1] for one in tracks), max(one[1] for one in tracks)],
    }


def data() -> dict[str, object]:
    return {
        "goods": {good: colour(good) for good in PLACES.goods},
        "terrains": {name: TABLE.cost[i] for i, name in enumerate(TERRAINS)},
        "cards": {name: card(number) for number, name in enumerate(CARDS.names)},
        "earnings": TABLE.earnings,
        "sharing": TABLE.sharing,
        "newRoute": TABLE.new_route,
        "unlocking": TABLE.unlocking,
        "tracksATurn": TABLE.tracks_a_turn,
        "star": TABLE.star,
        "mostMoney": TABLE.most_money,
        "loan": {"money": TABLE.loan_money, "prestige": TABLE.loan_prestige},
        "cardBonus": TABLE.card_bonus,
        "cityBonus": TABLE.city_bonus,
        "handLimit": TABLE.hand_limit,
        "top": TABLE.achievement_top,
        "bottom": TABLE.achievement_bottom,
        "hats": TABLE.hats,
        "trains": TABLE.trains,
        "eras": [era(number) for number in range(len(ACTIONS.played))],
        "conglomerate": TABLE.conglomerate,
        "letters": LETTERS,
        "dots": [
            [[LETTERS[space], EDGE_WORDS[FLAT].index(edge)] for space, edge in dots]
            for dots in TILES.dots
        ],
        "steps": STEPS[FLAT],
    }


if __name__ == "__main__":
    print(json.dumps(data(), indent=1, ensure_ascii=False))
