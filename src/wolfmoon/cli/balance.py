"""wolfmoon balance: how fair a game is, measured by bots."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..engine.errors import BadInput
from .clicks import command, option
from .options import as_json, board, bots, game_name, given, players
from .warm import ensure_compiled

if TYPE_CHECKING:
    from ..arena.contest import Contest
    from ..studies.balance import Balance

INTERRUPTED = 130
STEADY_SECONDS = 3600.0
"""The time that is left is told from the speed of so long."""


@command()
@game_name
@players
@board
@bots
@option(
    "--games",
    type=click.IntRange(2, 10_000_000),
    default=2000,
    show_default=True,
    help="option-games",
)
@option("--seed", type=click.IntRange(0), default=0, help="option-seed-games")
@option("--processes", type=click.IntRange(1), help="option-processes")
@option("--html", metavar="FILE", default=None, help="option-html")
@as_json
def balance(
    name: str,
    players: int | None,
    board: str | None,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    processes: int | None,
    html: str | None,
    as_json: bool,
) -> None:
    """Who wins GAME by seat, pack, start hex and map; points by source, and length.

    Every game has a set-up of its own. Ctrl-C ends the study early and shows what is known.
    """
    from ..arena.contest import contest_of_seats

    options = given(players=players, board=board)
    contest = contest_of_seats(name, options, bots, seed)
    if html is not None:
        _check_writable(Path(html))
    ensure_compiled(name, bots=True)
    found, stopped = _play(contest, games, processes)
    if found is None or not found.games:
        raise BadInput(f"no game was finished{_faults(found)}")
    if html is not None:
        from ..studies.page import page_of

        Path(html).write_text(page_of(found, games, _command(contest, games)), encoding="utf-8")
        click.echo(f"wrote {html}", err=True)
    click.echo(json.dumps(found.summary(), indent=2)) if as_json else _print(found)
    if stopped:
        raise SystemExit(INTERRUPTED)


def _check_writable(path: Path) -> None:
    """Better before the games than after."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadInput(f"can't write {path}: {error.strerror}") from None


def _play(contest: "Contest", games: int, processes: int | None) -> "tuple[Balance | None, bool]":
    """What is known when all games are played, or when someone has seen enough."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from ..arena.executors import Local
    from ..studies.balance import play

    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        *(TextColumn("games"), TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn()),
    )
    shown = Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=STEADY_SECONDS,
    )
    found = None
    with shown as progress:
        task = progress.add_task("playing", total=games)
        try:
            for found in play(contest, games, Local(processes)):
                progress.update(task, advance=1, description=_so_far(found))
        except KeyboardInterrupt:
            progress.stop()
            click.echo(f"Stopped after {found.games if found else 0} of {games} games.", err=True)
            return found, True
    return found, False


def _faults(found: "Balance | None") -> str:
    return "".join(f"; {what}" for what in found.faults) if found else ""


def _so_far(found: "Balance") -> str:
    shares = found.groups().get("seat", {})
    return "seats " + " ".join(f"{100 * each.value:.0f} %" for each in shares.values())


def _command(contest: "Contest", games: int) -> str:
    import shlex

    words = ["wolfmoon", "balance", contest.game]
    for key, value in contest.options.items():
        words += [f"--{key}", str(value)]
    names = [contest.bots[bot] for bot in contest.lineup]
    shown = names[:1] if len(set(names)) == 1 else names
    words += ["--games", str(games), "--bots", ",".join(shown), "--seed", str(contest.seed)]
    return shlex.join(words)


def _print(found: "Balance") -> None:
    from rich.console import Console

    from ..games import described
    from ..studies.means import mean
    from .tables import table

    console = Console(highlight=False)
    contest = found.contest
    bots = ", ".join(dict.fromkeys(contest.bots[bot] for bot in contest.lineup))
    console.print(
        f"[bold]{contest.game}[/]: {found.games} games of {bots} from seed {contest.seed}; "
        f"a fair share is {100 * found.fair:.1f} %"
    )
    about: dict[str, str] = described(contest.game).kinds().groups
    for group, labels in found.groups().items():
        rows = [_row(label, each, 100, " %") for label, each in labels.items()]
        console.print(f"\n{about[group]}")
        console.print(table([group, "games", "wins", "95 %"], rows))
    rows = [_row(source, mean(row)) for source, row in found.points.items()]
    console.print(table(["points of a seat", "games", "mean", "95 %"], rows))
    lengths = (("decisions", found.decisions), ("turns", found.turns))
    rows = [_row(what, mean(counts)) for what, counts in lengths if counts]
    console.print(table(["length", "games", "mean", "95 %"], rows))
    for why, count in found.ended_by.most_common():
        console.print(f"ended by {why}: {100 * count / found.games:.1f} %")
    for what, count in found.faults.most_common():
        console.print(f"{count} games do not count: {what}")


def _row(label: str, each: Any, times: float = 1, unit: str = "") -> list[str]:
    return [
        label,
        f"{each.games:,}",
        f"{times * each.value:.1f}{unit}",
        f"{times * each.low:.1f}–{times * each.high:.1f}",
    ]
