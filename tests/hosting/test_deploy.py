"""The files in `deploy/` say what the program understands."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from wolfmoon.cli import main

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))


def commands() -> list[list[str]]:
    """Every command of ours that a file there runs."""
    found = []
    for unit in DEPLOY.glob("*.service"):
        (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE)
        found.append(shlex.split(line.replace("%S", "/var/lib"))[1:])
    steps = (DEPLOY / "Containerfile").read_text()
    for words in re.findall(r"^(?:HEALTHCHECK.*? )?CMD \[(.*)\]$", steps, re.MULTILINE):
        given = re.findall(r'"([^"]*)"', words)
        found.append(given[1:] if given[0] == "wolfmoon" else given)
    return found


@pytest.mark.parametrize("words", commands(), ids=lambda words: " ".join(words[:2]))
def test_every_option_is_known(words: list[str]) -> None:
    """A command with `--help` reads all that stands before it."""
    done = CliRunner().invoke(main, [*words, "--help"])
    assert done.exit_code == 0 and "Usage: wolfmoon" in done.output
    options = [word for word in words if word.startswith("--")]
    assert options
    for option in options:
        assert option in done.output


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if (verify := shutil.which("systemd-analyze")) is None:
        pytest.skip("there is no systemd-analyze; on Debian: apt-get install systemd")
    for each in UNITS:
        text = each.read_text().replace("/usr/local/bin/wolfmoon", "/bin/true")
        (tmp_path / each.name).write_text(text)
    done = subprocess.run(
        [verify, "verify", "--man=no", str(tmp_path / unit.name)], capture_output=True, text=True
    )
    ours = [line for line in done.stderr.splitlines() if "wolfmoon" in line]
    assert ours == []


def test_the_container_is_made_of_what_is_there() -> None:
    """As far as that goes without a registry: what it copies is there, and it is not root."""
    steps = (DEPLOY / "Containerfile").read_text()
    assert (ROOT / "requirements.txt").exists() and (ROOT / "pyproject.toml").exists()
    assert re.search(r"^USER wolfmoon$", steps, re.MULTILINE)
    images = set(re.findall(r"^FROM \S+/python:(\d+\.\d+)-slim", steps, re.MULTILINE))
    assert images == {"3.13"}
    ignored = (ROOT / ".containerignore").read_text().split()
    assert {".git", ".venv", "**/node_modules"} <= set(ignored)
