"""Fields: what becomes of each one in a copy, said where it is declared.

A class that is copied says it once, in its `__init__`:

    self.land: Shared[Land] = land                  # the same for all copies, and never changes
    self.sites: Replaced[list[int]] = []            # changes only by being made anew
    self.lines: list[Replaced[list[int]]] = [[]]    # owned; the lists in it are replaced
    self.money = [0] * seats                        # owned: a copy has its own
    self.bag = Bag(TABLE.goods[:])                  # owned: what has a `copy` is copied by it
    self.survey: Forgotten[Survey | None] = None    # a copy begins with this value again

`make copies` writes the code that does it into `copies.py` beside the class, for whatever is
imported from there; a test holds it fresh, mypy its types, and the kit proves every copy.

    from roundhouse.games.steam.rules.copies import fill_steam_state

    def copy(self) -> "SteamState":
        other = self.begin_copy()
        assert isinstance(other, SteamState)
        fill_steam_state(other, self)
        return other

What is no part of a position is named beside them, for whoever compares two: what is shared by all
states, what was found by looking and is kept for the next look, and what belongs to the object.

    ASIDE: ClassVar[tuple[str, ...]] = ("land", "survey")

A class that is no state begins with `blank(cls)`; compiled, it needs a `mypyc_attr` for that, since
otherwise nobody makes one without its `__init__`.
"""

from typing import Annotated, Any, TypeAlias, TypeVar

T = TypeVar("T")

Shared: TypeAlias = Annotated[T, "shared"]
Replaced: TypeAlias = Annotated[T, "replaced"]
Forgotten: TypeAlias = Annotated[T, "forgotten"]


def attributes_of(thing: Any, without: tuple[str, ...] = ()) -> dict[str, Any]:
    """By name; native classes have no __dict__ of them."""
    found: dict[str, Any] = {}
    for cls in reversed(type(thing).__mro__):
        for name in getattr(cls, "__mypyc_attrs__", ()):
            if name != "__dict__" and hasattr(thing, name):
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return {name: found[name] for name in found if name not in without}


def unpacked(cls: Any, parts: list[Any]) -> Any:
    """What was pickled by the parts that it packs into."""
    return cls.unpacked(parts)


def blank(cls: Any) -> Any:
    """An object without any field yet."""
    return cls.__new__(cls)


def refilled(cls: Any, attributes: dict[str, Any]) -> Any:
    """The same, made without its `__init__`."""
    thing = blank(cls)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing
