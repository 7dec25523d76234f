"""Error handlers: what HTTP answers when something is refused, or fails."""

import logging
from contextlib import suppress
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.refusal import Refused
from roundhouse.server import messages
from roundhouse.server.logs import in_a_line
from roundhouse.server.refusals import told

log = logging.getLogger("roundhouse")


def answer(rule: str, facts: dict[str, Any], status: int) -> Response[messages.Refusal]:
    return Response(messages.Refusal(rule, facts), status_code=status)


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    status, said = told(error)
    return Response(said, status_code=status)


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
    found = [f"{one.get('key')}: {one.get('message')}" for one in wrong if isinstance(one, dict)]
    why = "; ".join(found) or str(error.detail)
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
