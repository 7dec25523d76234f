"""What stands in a server's log, and what doesn't."""

import asyncio
import logging
import sys

import pytest

from roundhouse.server.logs import NotOurs, OneLine


def record(
    error: BaseException, said: str = "Exception terminating connection"
) -> logging.LogRecord:
    try:
        raise error
    except BaseException:
        return logging.LogRecord("pool", logging.ERROR, "", 1, said, (), sys.exc_info())


def test_a_failure_is_one_line_that_says_where():
    line = OneLine().format(record(ValueError("two\nlines")))
    assert "Traceback: ValueError: two lines (test_logs.py:" in line and "\n" not in line


@pytest.mark.parametrize(
    ("error", "ours"), [(ValueError(), True), (asyncio.CancelledError(), False)]
)
def test_what_was_given_up_on_purpose_is_no_failure(error: BaseException, ours: bool):
    assert NotOurs().filter(record(error)) is ours
