"""The tests; helpers are imported from here (`tests.server.houses`), scripts run with `-m`."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The folder of the project, on the path of every process that tests start."""
