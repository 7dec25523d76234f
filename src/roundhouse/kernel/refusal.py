"""Illegal: why not. Refused: the same, raised."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal:
    """The rule that a request breaks and the facts that show it.

    `rule` is an id of a game's rulebook, or one of the house's own slugs
    (`not-your-turn`, `unknown-word`, …). The sentence for people is made from both.
    """

    def __init__(self, rule: str, facts: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.facts: dict[str, object] = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Illegal(rule={self.rule!r}, facts={self.facts!r})"

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.rule}: {facts}" if facts else self.rule

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Illegal):
            return False
        return self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)


class Refused(Exception):
    """Something a person or a file asked for can't be done; nothing has changed."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal)
        self.illegal = illegal

    @property
    def rule(self) -> str:
        return self.illegal.rule

    @property
    def facts(self) -> dict[str, object]:
        return self.illegal.facts

    def __str__(self) -> str:
        return str(self.illegal)


def refuse(rule: str, facts: dict[str, object] | None = None) -> Refused:
    return Refused(Illegal(rule, facts))
