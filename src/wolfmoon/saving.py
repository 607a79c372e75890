"""Files that are there as a whole or not at all, even if the process is killed while it writes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PRIVATE = 0o600


@contextmanager
def saved(path: Path) -> Iterator[Path]:
    """Another path to write to; what is written there takes the file's place at the end.

    After an error the file is what it was before.
    """
    part = path.with_name(f"{path.name}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write_private(path: Path, text: str) -> None:
    """Write a file that nobody but its owner may read, whoever could read the one before it."""
    with saved(path) as part:
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
            file.write(text.encode())
