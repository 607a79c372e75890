"""Figures are kept by name and date, with the machine they were measured on."""

import datetime
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


def keep(name: str, result: dict[str, Any]) -> None:
    """Write figures down, and tell where."""
    python = platform.python_version()
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {python}"
    load = [round(each, 2) for each in os.getloadavg()]
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}-{datetime.date.today().isoformat()}.json"
    kept = {**result, "machine": machine, "load_average": load}
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(f"kept in bench/results/{path.name}", file=sys.stderr)
