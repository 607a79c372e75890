"""wolfmoon balance: how fair a game is, measured by bots."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..engine.errors import BadInput, Phrase, os_reason, phrase
from ..words import plain
from .clicks import command, option
from .options import as_json, board, bots, game_name, given, players
from .speech import ENDING, FAULT, figure, language, named, percent, say, span, speak
from .warm import ensure_compiled

if TYPE_CHECKING:
    from ..arena.contest import Contest
    from ..arena.records import Fault
    from ..studies.balance import Balance
    from ..studies.means import Mean

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
        raise BadInput(_nothing_found(found))
    if html is not None:
        from ..studies.page import page_of

        page = page_of(found, games, _command(contest, games), language())
        Path(html).write_text(page, encoding="utf-8")
        speak("terminal-wrote", file=html, err=True)
    click.echo(json.dumps(found.summary(), indent=2)) if as_json else _print(found)
    if stopped:
        raise SystemExit(INTERRUPTED)


def _check_writable(path: Path) -> None:
    """Better before the games than after."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        reason = os_reason(error)
        raise BadInput(phrase("problem-write", file=str(path), reason=reason)) from None


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

    unit, left = TextColumn(say("terminal-unit-games")), TextColumn(say("terminal-left"))
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        *(unit, TimeElapsedColumn(), left, TimeRemainingColumn()),
    )
    shown = Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=STEADY_SECONDS,
    )
    found = None
    with shown as progress:
        task = progress.add_task(say("terminal-playing"), total=games)
        try:
            for found in play(contest, games, Local(processes)):
                progress.update(task, advance=1, description=_so_far(found))
        except KeyboardInterrupt:
            progress.stop()
            played = found.games if found else 0
            speak("terminal-stopped-after", games=played, planned=games, err=True)
            return found, True
    return found, False


def _nothing_found(found: "Balance | None") -> Phrase:
    """Why there is nothing to show: no game was finished, and how bots failed."""
    faults = "; ".join(map(_fault, found.faults)) if found else ""
    if not faults:
        return phrase("problem-no-game-finished")
    return phrase("problem-no-game-finished-for", faults=faults)


def _fault(fault: "Fault") -> str:
    kind = named(FAULT, fault.kind)
    return say("terminal-fault", bot=fault.bot, seat=fault.seat + 1, kind=kind, what=fault.what)


def _so_far(found: "Balance") -> str:
    shares = found.groups().get("seat", {})
    told = " ".join(percent(each.value, 0) for each in shares.values())
    return say("terminal-seat-shares", shares=told)


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
    from ..games import described
    from ..studies.means import mean
    from .tables import INTERVAL, headline, heads, show, table

    show(headline(found.contest.game, _about(found)))
    kinds = described(found.contest.game).kinds()
    for group, labels in found.groups().items():
        rows = [_share(kinds.label_in(group, name, language()), it) for name, it in labels.items()]
        show("\n" + plain(kinds.about_in(group, language())))
        head = plain(kinds.group_in(group, language()))
        show(table([head, *heads("games", "wins"), INTERVAL], rows))
    rows = [_mean(named("points", source), mean(row)) for source, row in found.points.items()]
    show(table([*heads("seat-points", "games", "mean"), INTERVAL], rows))
    lengths = (("decisions", found.decisions), ("turns", found.turns))
    rows = [_mean(heads(what)[0], mean(counts)) for what, counts in lengths if counts]
    show(table([*heads("length", "games", "mean"), INTERVAL], rows))
    for why, count in found.ended_by.most_common():
        show(say("terminal-ended", why=named(ENDING, why), share=percent(count / found.games)))
    for fault, count in found.faults.most_common():
        show(say("terminal-not-counted", count=count, what=_fault(fault)))


def _about(found: "Balance") -> str:
    contest = found.contest
    return say(
        "terminal-balance",
        games=say("terminal-games", count=found.games),
        bots=", ".join(dict.fromkeys(contest.bots[bot] for bot in contest.lineup)),
        seed=str(contest.seed),
        fair=percent(found.fair),
    )


def _share(label: str, each: "Mean") -> list[str]:
    ends = span(100 * each.low, 100 * each.high)
    return [plain(label), figure(each.games), percent(each.value), ends]


def _mean(label: str, each: "Mean") -> list[str]:
    return [label, figure(each.games), figure(each.value, 1), span(each.low, each.high)]
