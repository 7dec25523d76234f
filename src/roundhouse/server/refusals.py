"""Refusals: every error is a rule or a reason with facts; none of them tells a secret."""

import logging
from contextlib import suppress
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.refusal import Refused
from roundhouse.server import messages
from roundhouse.server.logs import in_a_line


class Overtaken(Refused):
    """A request that was made for an earlier position; `table` is how it stands now."""

    def __init__(self, refused: Refused, table: messages.Table) -> None:
        super().__init__(refused.illegal)
        self.table = table


log = logging.getLogger("roundhouse")

# Everything else that is refused is a request that can't be carried out: 422.
STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-challenge": 404,
    "no-such-day": 404,
    "no-solution-yet": 403,
    "no-such-move": 404,
    "no-such-page": 404,
    "bad-invitation": 403,
    "bad-code": 403,
    "host-only": 403,
    "not-at-this-table": 403,
    "not-invited": 403,
    "not-over": 403,
    "not-your-seat": 403,
    "stale-number": 409,
    "too-many-requests": 429,
    "one-hint-at-a-time": 429,
    "one-review-at-a-time": 429,
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
OVERTAKEN = {409: ResponseSpec(messages.Stale, description="The table has gone on.")}


def answer(rule: str, facts: dict[str, Any], status: int) -> Response[messages.Refusal]:
    return Response(messages.Refusal(rule, facts), status_code=status)


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    status = STATUS.get(error.rule, 422)
    if isinstance(error, Overtaken):
        return Response(messages.Stale(error.rule, error.facts, error.table), status_code=status)
    return answer(error.rule, error.facts, status)


def not_served(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bodies and parameters that don't fit, unknown addresses."""
    status = error.status_code
    names = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}
    if status in names:
        return answer(names[status], {}, status)
    if "disconnected" in str(error.detail):
        return answer("bad-request", {"why": "it was broken off"}, 400)
    if status >= 500:
        return failed(_, error)
    wrong = error.extra if isinstance(error.extra, list) else []
    told = [f"{one.get('key')}: {one.get('message')}" for one in wrong if isinstance(one, dict)]
    why = "; ".join(told) or str(error.detail)
    return answer("bad-request", {"why": why[:400]}, status)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistake: the log has it, the browser is told only that."""
    what = f"{request.method} {request.scope.get('path_template', '')}"
    log.error("%s has failed", what, exc_info=error)
    return answer("server-failed", {}, 500)


def no_database(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("the database doesn't answer: %s", in_a_line(error))
    return answer("database-away", {}, 503)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return answer("bad-request", {"why": "nested too deeply"}, 400)


# what a database that is away or broken makes of a question
AWAY: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, TimeoutError)
with suppress(ImportError):  # only with PostgreSQL
    import asyncpg  # type: ignore[import-untyped]

    AWAY = (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError)

HANDLERS: Any = {
    Refused: refused,
    HTTPException: not_served,
    RecursionError: too_deep,
    Exception: failed,
    **dict.fromkeys(AWAY, no_database),
}
