"""Which decisions win? A file of decisions, asked with polars.

    python analyse_decisions.py [FILE]

FILE comes from `wolfmoon simulate … --parquet FILE` or `wolfmoon export … --parquet FILE`;
without one, some games are played first.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import polars as pl


def play_some(folder: str) -> Path:
    """Two thousand games of random players, as a file."""
    path = Path(folder) / "decisions.parquet"
    command = [sys.executable, "-m", "wolfmoon", "simulate", "lone-wolves", "--games", "2000"]
    subprocess.run([*command, "--parquet", str(path)], check=True, capture_output=True)
    return path


def analyse(path: Path) -> None:
    """Three questions to one file."""
    decisions = pl.scan_parquet(path)
    wins = pl.col("share").mean().alias("wins")

    print("How much is there to choose from, and how often?")
    by_question = decisions.group_by("asks").agg(pl.len(), pl.col("offered").mean())
    print(by_question.sort("len", descending=True).collect())

    print("How far ahead of the others' mean is the one who decides, and how often do they win?")
    own = pl.col("scores").list.get(pl.col("seat"))
    others = (pl.col("scores").list.sum() - own) / (pl.col("players") - 1)
    lead = ((own - others) / 10).floor().cast(pl.Int16) * 10
    print(decisions.group_by(lead.alias("lead")).agg(wins, pl.len()).sort("lead").collect())

    print("Which words were said most, and did they win?")
    by_words = decisions.group_by("words").agg(pl.len(), wins)
    print(by_words.sort("len", "words", descending=[True, False]).head(12).collect())


if __name__ == "__main__":
    if len(sys.argv) > 1:
        analyse(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            analyse(play_some(folder))
