"""What a server writes down while it runs: one JSON object for each line, and no secret in it.

Lines that belong to a request carry its id, which the answer carries too: so whoever was refused,
or saw something fail, can say where to look.
"""

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

LEVELS = ("debug", "info", "warning", "error")
REQUEST_HEADER = "x-request-id"
REQUEST_BYTES = 8
GIVEN = re.compile(r"[A-Za-z0-9-]{8,64}")
"""What a proxy may call a request."""
_request: ContextVar[str | None] = ContextVar("request", default=None)


def begin_request(given: str = "") -> str:
    """From here on lines of this task are about one request; its id, by a proxy or our own."""
    id = given if GIVEN.fullmatch(given) else secrets.token_hex(REQUEST_BYTES)
    _request.set(id)
    return id


class AsJson(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; facts stand beside the message."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **({"request": request} if (request := _request.get()) else {}),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def keep_journal(level: str) -> None:
    """Write everything of a level or above to standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    for name in ("wolfmoon", "uvicorn", "asyncio", "sqlalchemy", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("wolfmoon").setLevel(level.upper())
    for name in ("uvicorn", "asyncio", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel("WARNING")
