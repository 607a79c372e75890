"""A file is there as a whole or not at all."""

from pathlib import Path

import pytest

from wolfmoon.saving import saved


def test_what_is_written_takes_the_place_of_the_file_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("before")
    with saved(file) as part:
        part.write_text("after")
        assert file.read_text() == "before"
    assert file.read_text() == "after"
    assert list(tmp_path.iterdir()) == [file]


def test_after_an_error_the_file_is_what_it_was(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("before")

    def fail() -> None:
        with saved(file) as part:
            part.write_text("half of it")
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]
