"""Logging as JSON, one object per line. Secrets are never logged."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

# Attributes of every log record; all others were passed as extra fields.
_STANDARD_FIELDS: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}

LEAST: Final = {"uvicorn": logging.WARNING}


def shorten_id(table: str) -> str:
    """The beginning of a table's id, for the log: everyone who knows the whole id may watch the table."""
    return table[:3] + "…"


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in _STANDARD_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(level: str) -> None:
    """Write the logs of the server and of uvicorn to standard error.

    Of uvicorn only warnings and errors: its other lines repeat ours, with whole addresses of tables.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("ludarium", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(max(logging.getLevelNamesMapping()[level.upper()], LEAST.get(name, 0)))
