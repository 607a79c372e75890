"""How long a review takes whoever asks for it in the shell, with the start of the program."""

import json
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from review_games import LEVELS, Row, begun, mixed, played_out

from wolfmoon.reviews.review import curve

REVIEW = (sys.executable, "-m", "wolfmoon", "review")


def time_row(name: str, table: int | None, seed: int, number: int) -> Row:
    """A game of mixed bots, reviewed by the command; its curve alone, by a program that runs."""
    game, options = begun(name, number, seed, table)
    played_out(game, mixed(game, LEVELS, seed + number), seed + number)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "file.game"
        file.write_text(game.dump(), encoding="utf-8")
        began = time.perf_counter()
        done = subprocess.run([*REVIEW, str(file), "--json"], capture_output=True, check=True)
        seconds = time.perf_counter() - began
    began = time.perf_counter()
    points = len(curve(game)["turns"])
    row = {"options": options, "turns": points, "seconds": round(seconds, 2)}
    row["curve"] = round(time.perf_counter() - began, 2)
    assert len(json.loads(done.stdout)["turns"]) == points
    print(json.dumps(row), flush=True)
    return row
