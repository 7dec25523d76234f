"""Routes: what is answered at which address, whoever brings the question: HTTP (`http.py`), or the
page that plays without a server.

A handler says by its parameters what it wants: the host as `registry`, who asks as `me` and as
`caller`, a body as `data`; whatever else it names stands in the address.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

Answer = Callable[..., Any]


class Route(NamedTuple):
    """`more` is for those who describe it."""

    method: Literal["GET", "PUT", "POST"]
    path: str
    status: int
    answer: Answer
    more: dict[str, Any]


class Router(NamedTuple):
    path: str
    route_handlers: Sequence[Route]
    tags: Sequence[str] = ()


def get(path: str, status_code: int = 200, **more: Any) -> Callable[[Answer], Route]:
    return lambda answer: Route("GET", path, status_code, answer, more)


def put(path: str, status_code: int = 200, **more: Any) -> Callable[[Answer], Route]:
    return lambda answer: Route("PUT", path, status_code, answer, more)


def post(path: str, status_code: int = 201, **more: Any) -> Callable[[Answer], Route]:
    return lambda answer: Route("POST", path, status_code, answer, more)
