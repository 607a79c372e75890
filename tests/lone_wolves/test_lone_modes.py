"""Compiled code and plain Python give the same answers."""

import os
import subprocess
import sys
from pathlib import Path

import lone_trace


def test_compiled_equals_interpreted_without_a_warning() -> None:
    """[L1, L18]"""
    script = Path(lone_trace.__file__)
    result = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert result.returncode == 0, result.stderr
    compiled = [lone_trace.trace(board) for board in ("basic", "advanced")]
    assert result.stdout.splitlines() == compiled
