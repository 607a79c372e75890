"""What a server writes down while it runs: one JSON object for each line, and no secret in it."""

import json
import logging
import sys
from datetime import UTC, datetime

LEVELS = ("debug", "info", "warning", "error")


class AsJson(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; facts stand beside the message."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
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
