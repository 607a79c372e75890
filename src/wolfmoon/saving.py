"""Files that are there as a whole or not at all, even if the process is killed while it writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


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
