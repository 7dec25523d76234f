"""What the strategy thinks things are worth, in dollars unless said otherwise; found by play."""

from typing import Final

CARD: Final = 0.62  # a card in hand,
CARD_LESS: Final = 0.012  # less this for every card before it
LONE_COLOUR: Final = 0.05  # a colour in hand opens ways
ACTION: Final = 1.3  # the action of this turn, as long as it is to come,
BUILT: Final = 0.4  # or a new city, besides its dollars,
SPENT: Final = 0.65  # less this for every space
ROLLED: Final = 0.4  # the free move is made
DRAW: Final = 0.5  # a card that may still be drawn in this turn
PER_TURN: Final = 0.04  # of a payout is lost for a turn of the train's time,
PER_SPACE: Final = 0.05  # and for a space still to be built
START: Final = 1.9  # an action spent on starting the train
LEAST: Final = 0.15  # of a payout, however many actions it takes
ON_BOARD: Final = 0.4  # a load that is aboard
ROUTE_HOPE: Final = 0.85  # of a route card that could be finished in no time
LATER: Final = 0.7  # of a contract that the train is not on its way for,
CONTRACT_FADES: Final = 0.82  # and of each further one so much less
SPACE_TURNS: Final = 0.75  # turns to draw for and build one space
CITY_TURNS: Final = 0.5  # turns to build besides
DRAWN_PER_TURN: Final = 1.15  # cards, by each player
LAST_DECK: Final = 0.8  # of the last deck is drawn before the third time card
TRACK: Final = 0.10  # a piece of track left, as long as there is time
NEIGHBOUR: Final = 0.22  # a dollar of a new city one space away
# A level of each part for every turn left: locomotive, tender, car.
LEVEL: Final = [0.08, 0.16, 0.06]
