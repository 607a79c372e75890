"""Backups that follow each other in a folder: the newest are kept, the others make room."""

import re
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import Engine

from ...engine.errors import BadInput, os_reason, phrase, shown
from .moving import backup

NAME = re.compile(r"wolfmoon-\d{4}-\d\d-\d\dT\d{6}Z\.backup")
UNFINISHED = ".unfinished"
"""How a backup ends that was broken off; `moving.backup` names them."""
_SPAN = re.compile(r"(\d{1,4})\s*([smhd])")
_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days"}


def span(text: str) -> timedelta:
    """A span of time such as 30m, 6h or 1d."""
    read = _SPAN.fullmatch(text.strip().lower())
    found = timedelta(**{_UNITS[read[2]]: int(read[1])}) if read else timedelta()
    if not found:
        raise BadInput(phrase("problem-span", found=shown(text), examples="30m, 6h, 1d"))
    return found


def add(engine: Engine, folder: Path, keep: int, at: datetime) -> tuple[Path, dict[str, int]]:
    """A new backup in a folder; its file, and how many rows of each kind are in it.

    Older ones go only after the new one is complete, and nothing else in the folder is touched.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for broken_off in folder.glob(f"wolfmoon-*{UNFINISHED}*"):
            broken_off.unlink(missing_ok=True)
    except OSError as error:
        reason = os_reason(error)
        raise BadInput(phrase("problem-write", file=str(folder), reason=reason)) from None
    file = folder / f"wolfmoon-{at:%Y-%m-%dT%H%M%S}Z.backup"
    copied = backup(engine, file)
    for old in kept(folder)[keep:]:
        old.unlink(missing_ok=True)
    return file, copied


def kept(folder: Path) -> list[Path]:
    """The backups in a folder, newest first."""
    return sorted((each for each in folder.iterdir() if NAME.fullmatch(each.name)), reverse=True)
