"""wolfmoon arena: how strong a bot is against others, with an interval."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from ..engine.errors import BadInput, phrase
from .clicks import Function, command, option
from .options import as_json, bot_list, game_name, given, players
from .speech import FAULT, figure, named, percent, say, span, speak

if TYPE_CHECKING:
    from ..arena.arena import Match
    from ..arena.contest import Contest
    from ..arena.executors import Executor
    from ..arena.standing import Standing
    from ..arena.summary import About, ArenaResult, BotFigures, FaultData, SprtData
    from ..engine.start import Options

USUAL_BLOCKS = 200
INTERRUPTED = 130
NO_LOW, NO_HIGH = "−∞", "+∞"
"""What is shown for the end of an interval that has no bound."""

_SHARED = (
    players,
    option("--board", default=None, help="option-board-any"),
    option("--seed", type=int, required=True, help="option-seed-setups"),
    option("--processes", type=int, default=None, help="option-processes"),
    option("--simulations", type=int, default=None, help="option-simulations"),
    option("--seconds", type=float, default=None, help="option-seconds"),
    option(
        "--patience",
        type=float,
        default=60.0,
        show_default=True,
        help="option-patience",
    ),
    option("--ray", metavar="ADDRESS", default=None, help="option-ray"),
    as_json,
)


class How(TypedDict):
    """What is given by the options that arena and ladder have in common."""

    players: int | None
    board: str | None
    seed: int
    processes: int | None
    simulations: int | None
    seconds: float | None
    patience: float
    ray: str | None


def shared_options(command: Callable[..., object]) -> Function:
    """The options that arena and ladder have in common."""
    for each in reversed(_SHARED):
        command = each(command)
    return command


@command()
@game_name
@option("--bots", required=True, help="option-bots-arena")
@option("--blocks", type=int, default=None, help="option-blocks-arena")
@option("--sprt", metavar="LOW,HIGH", default=None, help="option-sprt")
@option("--reverse", is_flag=True, help="option-reverse")
@option("--save", metavar="DIR", default=None, help="option-save")
@shared_options
def arena(
    name: str,
    bots: str,
    blocks: int | None,
    sprt: str | None,
    reverse: bool,
    save: str | None,
    as_json: bool,
    **how: Unpack[How],
) -> None:
    """Play a bot against others on the same set-ups from every seat, and tell its share of wins."""
    from ..arena.arena import Match
    from ..arena.contest import lineup_of, seats_of
    from ..arena.sprt import MOST_BLOCKS, read_window

    window = read_window(sprt) if sprt is not None else None
    options = given(players=how["players"], board=how["board"])
    names = bot_list(bots)
    lineup = lineup_of(names, seats_of(name, options), reverse)
    contest = contest_of(name, options, names, lineup, how)
    most = blocks if blocks is not None else MOST_BLOCKS if window else USUAL_BLOCKS
    match = Match(contest, most, window)
    standing = _run(match, executor_of(how), Path(save) if save else None)
    result: ArenaResult = {**about(contest), "reverse": reverse, **standing.summary(window)}
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def contest_of(
    name: str,
    options: "Options",
    bots: tuple[str, ...],
    lineup: tuple[int, ...],
    how: How,
) -> "Contest":
    """The contest that the shared options describe."""
    from ..arena.contest import Contest
    from ..bots.bot import Budget

    simulations, seconds = how["simulations"], how["seconds"]
    if simulations is not None and seconds is not None:
        raise BadInput(phrase("problem-not-both", first="--simulations", second="--seconds"))
    if simulations is not None and simulations < 1:
        raise BadInput(phrase("problem-at-least-one", name="--simulations", found=simulations))
    if seconds is not None and not seconds > 0:
        raise BadInput(phrase("problem-above-zero", name="--seconds", found=f"{seconds:g}"))
    budget = Budget(simulations, seconds)
    return Contest(name, options, bots, lineup, how["seed"], budget, how["patience"])


def executor_of(how: How) -> "Executor":
    """Where the shared options want the games to be played."""
    from ..arena.cluster import Cluster
    from ..arena.executors import Local

    processes = how["processes"]
    if processes is not None and processes < 1:
        raise BadInput(phrase("problem-at-least-one", name="--processes", found=processes))
    return Cluster(how["ray"], processes) if how["ray"] else Local(processes)


def about(contest: "Contest") -> "About":
    """What was played, for the head of a result."""
    budget = contest.budget
    told: About = {"game": contest.game, "options": contest.options, "seed": contest.seed}
    if budget.simulations is not None:
        told["simulations"] = budget.simulations
    if budget.seconds is not None:
        told["seconds"] = budget.seconds
    return told


def _run(match: "Match", executor: "Executor", folder: Path | None) -> "Standing":
    """Play, with the share so far on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from ..arena.arena import run_arena

    said = TextColumn("{task.description}")
    unit = TextColumn(say("terminal-unit-blocks"))
    columns = (said, BarColumn(), MofNCompleteColumn(), unit, TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(match.contest.bots[0], total=match.blocks)

        def watch(standing: "Standing") -> None:
            progress.update(task, completed=standing.blocks, description=_so_far(standing, match))

        try:
            return run_arena(match, executor, folder, watch)
        except KeyboardInterrupt:
            speak("terminal-stopped-save" if folder else "terminal-stopped", err=True)
            raise SystemExit(INTERRUPTED) from None


def _so_far(standing: "Standing", match: "Match") -> str:
    from ..arena.shares import FEWEST_BLOCKS

    name = match.contest.bots[0]
    if standing.blocks < FEWEST_BLOCKS:
        return name
    share = standing.share()
    told = f"{name} {percent(share.value)} ({span(100 * share.low, 100 * share.high)})"
    if match.window:
        ratio = standing.sprt(match.window).ratio(standing.means[0])
        told += ", " + say("terminal-ratio", ratio=figure(ratio, 2, "+"))
    return told


def short(name: str) -> str:
    """The name of a bot in a table: of `module:Class` only the class."""
    return name.rpartition(":")[2]


def _print(result: "ArenaResult") -> None:
    from .tables import INTERVAL, headline, heads, show, table

    blocks = say("terminal-blocks", count=result["blocks"])
    games = say("terminal-games", count=result["games"])
    seed = str(result["seed"])
    show(headline(result["game"], say("terminal-arena", blocks=blocks, games=games, seed=seed)))
    columns = [
        *heads("bot", "seats", "share"),
        INTERVAL,
        *heads("fair", "decision-ms", "turn-ms", "faults"),
    ]
    show(table(columns, [_row(bot) for bot in result["bots"]]))
    if elo := result["elo"]:
        winning = result["bots"][0]["share"] > result["bots"][0]["fair"]
        ends = {
            "low": signed(elo["low"], NO_LOW),
            "value": signed(elo["value"], NO_HIGH if winning else NO_LOW),
            "high": signed(elo["high"], NO_HIGH),
        }
        show(say("terminal-elo", bot=short(result["bots"][1]["name"]), **ends))
    if sprt := result["sprt"]:
        show(_sprt(sprt))
    print_faults(result["faults"])


def _sprt(sprt: "SprtData") -> str:
    low, high = (f"{elo:g}" for elo in sprt["window"])
    return say(
        "terminal-sprt",
        low=low,
        high=high,
        verdict=named("terminal-verdict", sprt["verdict"]),
        ratio=figure(sprt["ratio"], 2, "+"),
        bound=figure(sprt["bounds"][1], 2),
    )


def _row(bot: "BotFigures") -> list[str]:
    times = ["–" if ms is None else figure(ms, 1) for ms in (bot["p95_ms"], bot["p95_turn_ms"])]
    return [
        short(bot["name"]),
        str(bot["seats"]),
        percent(bot["share"]),
        span(100 * bot["low"], 100 * bot["high"]),
        percent(bot["fair"]),
        *times,
        str(bot["faults"]),
    ]


def signed(elo: float | None, unbounded: str, sign: str = "+") -> str:
    """A difference in Elo, or what is shown for one without bounds."""
    return unbounded if elo is None else figure(elo, 0, sign)


def print_faults(faults: "list[FaultData]") -> None:
    """Each kind of failure once, with how often it happened."""
    from collections import Counter

    kinds = Counter((fault["bot"], fault["kind"], fault["what"]) for fault in faults)
    for (bot, kind, what), times in kinds.most_common():
        speak("terminal-lost", bot=bot, count=times, kind=named(FAULT, kind), what=what)
