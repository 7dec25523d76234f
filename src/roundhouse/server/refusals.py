"""Refusals: every error is a rule or a reason with facts; none of them tells a secret."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.refusal import Refused
from roundhouse.server import messages
from roundhouse.server.hall import Overtaken

log = logging.getLogger("roundhouse")

# Everything else that is refused is a request that can't be carried out: 422.
STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
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
    "too-busy": 503,
}

ANSWERS = {
    400: "The request can't be read.",
    403: "Not yours.",
    404: "There is no such thing.",
    413: "Too large.",
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
    if status >= 500:
        return failed(_, error)
    wrong = error.extra if isinstance(error.extra, list) else []
    told = [f"{one.get('key')}: {one.get('message')}" for one in wrong if isinstance(one, dict)]
    why = "; ".join(told) or str(error.detail)
    return answer("bad-request", {"why": why[:400]}, status)


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistake: the log has it, the browser is told only that."""
    log.error("a request has failed", exc_info=error)
    return answer("server-failed", {}, 500)


def no_database(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Any]:
    log.error("the database has failed", exc_info=error)
    return answer("too-busy", {}, 503)


HANDLERS: Any = {
    Refused: refused,
    SQLAlchemyError: no_database,
    HTTPException: not_served,
    Exception: failed,
}
