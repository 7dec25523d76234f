"""Facts: what the arguments of events, refusals and results are, by their names.

A game says it once, for all its facts and the texts that say them, by kind:

    FACTS = declare({"seat": "seat owner", "seat*": "order", "amount": "cost", "text": "why"})

`*` is a list. A name that stands under several kinds is one of them, told apart by its value.
"""

Facts = dict[str, str]  # by name: its kinds, with | between them

KINDS: dict[str, type] = {
    "seat": int,  # said as the player's name
    "amount": int,
    "flag": bool,
    "word": str,  # of the game, said by its name for people; several with | between them
    "place": str,  # a word that is on the map
    "kind": str,  # of words, such as `verb`
    "text": str,  # said as it stands: what somebody typed, and what texts choose by
}


def declare(by_kind: dict[str, str]) -> Facts:
    facts: Facts = {}
    for kind, names in by_kind.items():
        assert kind.rstrip("*") in KINDS, kind
        for name in names.split():
            facts[name] = f"{facts[name]}|{kind}" if name in facts else kind
    for name, kinds in facts.items():
        for listed in (False, True):
            types = [KINDS[kind] for kind in among(kinds, listed)]
            assert len(set(types)) == len(types), f"{name} may be {kinds}: which?"
    return facts


def merged(house: Facts, own: Facts) -> Facts:
    """A game's facts beside the house's; a name of both is of either's kinds."""
    both = {**house, **own}
    for name in house.keys() & own.keys():
        both[name] = "|".join(dict.fromkeys(f"{own[name]}|{house[name]}".split("|")))
    return both


def among(kinds: str, listed: bool) -> list[str]:
    """The kinds of a fact, or of what a list of it has."""
    return [kind.rstrip("*") for kind in kinds.split("|") if kind.endswith("*") == listed]


def kind_of(kinds: str, value: object, listed: bool = False) -> str:
    """Which of the kinds a value is; none if it is of another type."""
    for kind in among(kinds, listed):
        if type(value) is KINDS.get(kind):
            return kind
    return ""


def misfit(facts: Facts, told: dict[str, object]) -> str:
    """Which fact isn't declared, or isn't what it is declared to be; empty if all are."""
    for name, value in told.items():
        kinds = facts.get(name)
        if kinds is None:
            return f"{name!r} is not declared"
        listed = isinstance(value, list)
        if listed and not among(kinds, True):
            return f"{name!r} is {kinds}, not a list: {value!r}"
        for one in value if isinstance(value, list) else [value]:
            if not kind_of(kinds, one, listed):
                return f"{name!r} is {kinds}, not {one!r}"
    return ""
