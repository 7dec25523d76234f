"""Logs: one line for each thing, as text or as JSON; a failure says where it was in the same line.

Names, links, codes and seeds are never in it.
"""

import json
import logging
import time
import traceback
from asyncio import CancelledError
from pathlib import Path
from typing import Any, Literal

Form = Literal["text", "json"]
THEIRS = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade")
DEEPEST = 4  # places of a failure that are named, the innermost first


def in_a_line(error: BaseException) -> str:
    """What has failed and where."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    places = " < ".join(f"{Path(one.filename).name}:{one.lineno}" for one in reversed(frames))
    said = " ".join(f"{type(error).__name__}: {error}".split())[:400]
    return f"{said} ({places})" if places else said


class NotOurs(logging.Filter):
    """What a visitor does wrong is no failure of ours, nor what was given up on purpose."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        given_up = isinstance(error, CancelledError)
        return not given_up and not record.getMessage().startswith(THEIRS)


class OneLine(logging.Formatter):
    def __init__(self, form: Form = "text") -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        message = " ".join(record.getMessage().split())
        if self.form == "json":
            said: dict[str, Any] = {"time": when, "level": record.levelname.lower()}
            said |= {"logger": record.name, "message": message}
            if error is not None:
                said["traceback"] = in_a_line(error)
            return json.dumps(said, ensure_ascii=False)
        traced = "" if error is None else f" Traceback: {in_a_line(error)}"
        return f"{when} {record.levelname} {record.name}: {message}{traced}"


def configuration(level: str, form: Form) -> dict[str, Any]:
    """For all that speaks in a server's process."""
    loud = {"level": level.upper()}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": OneLine, "form": form}},
        "filters": {"ours": {"()": NotOurs}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "line",
                "filters": ["ours"],
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"roundhouse": loud, "uvicorn": loud, "uvicorn.error": loud},
    }
