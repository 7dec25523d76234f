"""Refusals: every error is a rule or a reason with facts; none of them tells a secret."""

from roundhouse.kernel.refusal import Refused
from roundhouse.server import messages


class Overtaken(Refused):
    """A request that was made for an earlier position; `table` is how it stands now."""

    def __init__(self, refused: Refused, table: messages.Table) -> None:
        super().__init__(refused.illegal)
        self.table = table


# Everything else that is refused is a request that can't be carried out: 422.
STATUS = {
    "bad-request": 400,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-tournament": 404,
    "unknown-person": 404,
    "banned": 403,
    "bad-passkey": 403,
    "unknown-lesson": 404,
    "unknown-map": 404,
    "not-your-map": 403,
    "stale-map": 409,
    "unknown-challenge": 404,
    "no-such-day": 404,
    "no-solution-yet": 403,
    "no-such-move": 404,
    "no-such-page": 404,
    "no-such-address-of-yours": 404,
    "bad-link": 403,
    "bad-invitation": 403,
    "this-machine-only": 403,
    "bad-code": 403,
    "host-only": 403,
    "not-at-this-table": 403,
    "not-invited": 403,
    "not-over": 403,
    "not-reviewed": 404,
    "not-your-seat": 403,
    "stale-number": 409,
    "too-many-requests": 429,
    "one-hint-at-a-time": 429,
    "one-review-at-a-time": 429,
    "one-trial-at-a-time": 429,
    "drawings-at-once": 429,
    "too-busy": 503,
    "database-away": 503,
    "foreign-page": 403,
    "not-json": 415,
    "too-many-sockets": 429,
    "too-large": 413,
}

ANSWERS = {
    400: "The request can't be read.",
    403: "Not yours.",
    404: "There is no such thing.",
    413: "Too large.",
    415: "Not JSON.",
    422: "A rule is against it.",
    429: "Too many requests.",
    503: "Ask again in a moment.",
}
OVERTAKEN = {409: (messages.Stale, "The table has gone on.")}


def told(error: Refused) -> tuple[int, messages.Refusal | messages.Stale]:
    """The status of a refusal, and what is said."""
    status = STATUS.get(error.rule, 422)
    if isinstance(error, Overtaken):
        return status, messages.Stale(error.rule, error.facts, error.table)
    return status, messages.Refusal(error.rule, error.facts)
