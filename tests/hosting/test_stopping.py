"""Stopping is the ordinary end of a server: a calm line, and nothing that looks like a fault."""

import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.houses import OwnHouse

STOPPED = "Stopped. All games are kept."


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_says_so_and_is_content(tmp_path: Path, number: int) -> None:
    with OwnHouse(None, tmp_path) as house:
        house.process.send_signal(number)
        told = house.process.communicate(timeout=60)[0].decode()
        assert house.process.returncode == 0
        assert told == STOPPED + "\n"
        errors = house.log.read_text()
        assert "Aborted" not in errors and "Traceback" not in errors


def test_ctrl_c_in_a_terminal_reaches_bots_too_and_none_of_them_complains(tmp_path: Path) -> None:
    """As `make play` runs it: the terminal tells every process of the group at once."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "wolfmoon", "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        [*command, "--bot-processes", "2", "--language", "de"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        preexec_fn=lambda: os.login_tty(theirs),
    )
    os.close(theirs)
    said = b""
    while b"http://" not in said:
        said += os.read(ours, 1024)
    os.write(ours, b"\x03")
    assert server.wait(60) == 0
    rest = _rest(ours)
    assert "Beendet. Alle Partien sind gespeichert." in rest
    assert "Aborted" not in rest and "Traceback" not in rest
    os.close(ours)


def _rest(terminal: int) -> str:
    """What a terminal shows until nobody writes to it any more."""
    said = b""
    with suppress(OSError):  # so a terminal says that the last one has gone
        while more := os.read(terminal, 1024):
            said += more
    return said.decode()


@pytest.mark.parametrize("what", ["worker", "serve"])
def test_a_database_out_of_reach_is_named_without_its_password(tmp_path: Path, what: str) -> None:
    """At once: where nothing is compiled yet, nobody waits for that first."""
    address = "postgresql://ada:moonlight@127.0.0.1:1/wolves?application_name=moonlight"
    command = [sys.executable, "-m", "wolfmoon", what, "--database", address]
    folders = {"WOLFMOON_DATA": str(tmp_path), "WOLFMOON_CACHE": str(tmp_path / "nothing-yet")}
    ended = subprocess.run(command, env={**os.environ, **folders}, capture_output=True, text=True)
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert "postgresql+psycopg://ada@127.0.0.1:1/wolves can’t be used: " in line
    assert "moonlight" not in line
