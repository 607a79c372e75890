"""Measures the rules and keeps the figures by date: python bench/rules.py [--no-compile]

The same figures as `wolfmoon bench --json`, with the bars they must reach beside them.
"""

import sys

from keeping import keep

from wolfmoon.measure import measure

BARS = {
    "the-wolves/3": ("decisions_per_second", 1_000_000),
    "lone-wolves/basic": ("decisions_per_second", 6_000_000),
    "lone-wolves/advanced": ("decisions_per_second", 6_000_000),
}
MOST_COPY_US = 0.2
MOST_HELP_S = 0.5
MOST_START_S = 2.0
MOST_COMPILE_S = 60.0


def verdicts(result: dict) -> list[str]:
    """Each bar, the figure beside it, and whether it is reached."""
    games = result["games"]
    rows = [
        (f"{name} {what}", games[name][what], bar, games[name][what] >= bar)
        for name, (what, bar) in BARS.items()
        if name in games
    ]
    rows += [
        (f"{name} copy µs", row["copy_us"], MOST_COPY_US, row["copy_us"] <= MOST_COPY_US)
        for name, row in games.items()
    ]
    rows += [("help s", result["help_s"], MOST_HELP_S, result["help_s"] <= MOST_HELP_S)]
    start = result["warm_start_s"]
    rows += [("first offer s", start, MOST_START_S, start <= MOST_START_S)]
    for name, seconds in result.get("cold_compile_by_game_s", {}).items():
        rows += [(f"cold compile {name} s", seconds, MOST_COMPILE_S, seconds <= MOST_COMPILE_S)]
    return [
        f"{'ok ' if ok else 'LOW'} {what}: {value:,.3f} (bar {bar:,})"
        for what, value, bar, ok in rows
    ]


def main() -> None:
    result = measure(compile_too="--no-compile" not in sys.argv, told=lambda what: print(what, "…"))
    print("\n".join(verdicts(result)))
    keep("rules", result)


if __name__ == "__main__":
    main()
