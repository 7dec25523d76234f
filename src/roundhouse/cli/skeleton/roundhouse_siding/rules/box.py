"""What is in the box, read from data, and the words that name it."""

from typing import Final

from roundhouse.kernel.data import mark, read_text, read_toml
from roundhouse.kernel.grammar import Grammar

PACKAGE: Final = "roundhouse_siding"


class Table:
    """The figures of the rules."""

    def __init__(self) -> None:
        table = read_toml(PACKAGE, "data/table.toml")
        self.wagons: int = table["wagons"]
        self.waits: int = table["waits"]
        self.names: list[str] = [wagon["name"] for wagon in table["wagon"]]
        self.worth: list[int] = [wagon["points"] for wagon in table["wagon"]]
        self.counts: list[int] = [wagon["count"] for wagon in table["wagon"]]


TABLE: Final = Table()
DATA_MARK: Final = mark([read_text(PACKAGE, "data/table.toml")])

GRAMMAR: Final = Grammar()
TAKE: Final = GRAMMAR.verb("take")
WAIT: Final = GRAMMAR.verb("wait")
VOCABULARY: Final = GRAMMAR.vocabulary()
