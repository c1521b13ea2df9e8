"""The log: one JSON object a line, for machines that gather logs. What is secret is never given to it."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

# What every record has; whatever else is in one was given to it as a field.
_ORDINARY: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def shown_id(table: str) -> str:
    """A table's id for the log: its address is known to its guests only."""
    return table[:3] + "…"


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in _ORDINARY}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(level: str) -> None:
    """Write the server's log, and uvicorn's, to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("ludarium", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
