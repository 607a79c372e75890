"""The Pythons that Wolfmoon is made for: `version.py` says which, everything else agrees."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from wolfmoon.version import FIRST_PYTHON, LAST_PYTHON

ROOT = Path(__file__).parents[2]
MADE_FOR = [f"3.{minor}" for minor in range(FIRST_PYTHON[1], LAST_PYTHON[1] + 1)]
BEFORE, AFTER = f"3.{FIRST_PYTHON[1] - 1}", f"3.{LAST_PYTHON[1] + 1}"
RANGE = re.compile(r"Python \(?(3\.\d+) to (3\.\d+)\b")
PAGES = ("README.md", "CHANGELOG.md", "docs/hosting.md", "docs/hosting/doctor.md")
STAND_IN = """#!{python}
import runpy, sys
sys.version_info = ({version}, 0, "final", 0)
runpy.run_path(sys.argv[1], run_name="__main__")
"""
"""It runs a file as a Python of another version would, as far as that is asked for."""


def stand_in(version: str, folder: Path) -> str:
    script = folder / f"python{version}"
    script.write_text(STAND_IN.format(python=sys.executable, version=version.replace(".", ", ")))
    script.chmod(0o755)
    return str(script)


def test_another_python_is_refused_in_one_line() -> None:
    as_if = "import sys; sys.version_info = (3, 10, 0, 'final', 0); import wolfmoon"
    done = subprocess.run([sys.executable, "-c", as_if], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"wolfmoon needs Python {MADE_FOR[0]} to {MADE_FOR[-1]}; this is 3.10\n"


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize("version", [BEFORE, *MADE_FOR, AFTER])
def test_make_refuses_any_other_in_one_line(version: str, tmp_path: Path) -> None:
    (tmp_path / "src" / "wolfmoon").mkdir(parents=True)
    for name in ("Makefile", "src/wolfmoon/version.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    environment = tmp_path / ".venv" / "bin" / "python"
    environment.parent.mkdir(parents=True)
    environment.symlink_to(sys.executable)  # one that is right makes an environment, if need be
    make = ["make", "--silent", ".venv/.made", f"PYTHON={stand_in(version, tmp_path)}"]
    outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(make, cwd=tmp_path, env=outside, capture_output=True, text=True)
    assert (done.returncode == 0) == (version in MADE_FOR), done.stderr
    needed = f"wolfmoon needs Python {MADE_FOR[0]} to {MADE_FOR[-1]}; this is {version}; try: "
    told = f"{needed}make PYTHON=python3.12\n"
    assert done.stdout == ("" if version in MADE_FOR else told)
    assert "3.12" in MADE_FOR


def test_the_package_says_the_same() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert told["project"]["requires-python"] == f">={MADE_FOR[0]},<{AFTER}"
    named = re.findall(r":: (3\.\d+)$", "\n".join(told["project"]["classifiers"]), re.MULTILINE)
    assert named == MADE_FOR
    assert told["tool"]["mypy"]["python_version"] == MADE_FOR[0]
    assert told["tool"]["ruff"]["target-version"] == f"py{MADE_FOR[0].replace('.', '')}"
    image = re.findall(r"/python:(3\.\d+)-", (ROOT / "deploy" / "Containerfile").read_text())
    assert set(image) <= set(MADE_FOR)


def test_every_page_says_the_same() -> None:
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
    told = {str(page.relative_to(ROOT)): RANGE.findall(page.read_text("utf-8")) for page in pages}
    found = {page: ranges for page, ranges in told.items() if ranges}
    assert found == {page: [(MADE_FOR[0], MADE_FOR[-1])] for page in PAGES}
