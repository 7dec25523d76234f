"""The parts of the house: one module each, beside the core that knows none of them by name.

Where several act at one moment they act in this order.
"""

from roundhouse.games.railways.rules.part import PARTS
from roundhouse.games.railways.rules.parts.charters import ChartersOfDeck
from roundhouse.games.railways.rules.parts.depots import DepotFigures
from roundhouse.games.railways.rules.parts.ferries import FerryHexes
from roundhouse.games.railways.rules.parts.industry import Harvest, IndustrialAge
from roundhouse.games.railways.rules.parts.mines import MinePrice
from roundhouse.games.railways.rules.parts.mountains import MountainLine
from roundhouse.games.railways.rules.parts.one_link import OneLinkATurn
from roundhouse.games.railways.rules.parts.rotors import Wheel
from roundhouse.games.railways.rules.parts.sea import Lanes
from roundhouse.games.railways.rules.parts.snow import Snow
from roundhouse.games.railways.rules.parts.spikes import GoldenSpikes
from roundhouse.games.railways.rules.parts.station import Shinbashi
from roundhouse.games.railways.rules.parts.trading import TradingCards
from roundhouse.games.railways.rules.parts.western import WesternLink

PARTS.update(
    {
        "trading-depot": TradingCards,
        "city-charter": ChartersOfDeck,
        "western_link": WesternLink,
        "two_players": MountainLine,
        "sea": Lanes,
        "one_link_a_turn": OneLinkATurn,
        "harvest": Harvest,
        "industrial_age": IndustrialAge,
        "snow": Snow,
        "ferries": FerryHexes,
        "mines": MinePrice,
        "golden_spikes": GoldenSpikes,
        "shinbashi": Shinbashi,
        "rotors": Wheel,
        "fuel_depots": DepotFigures,
    }
)
