"""The commands of the arena as `python -m arena.shell`, and games made up by hand."""

from collections.abc import Sequence
from typing import Any

from click.testing import CliRunner, Result

from wolfmoon.arena.contest import Contest, lineup_of, seats_of
from wolfmoon.arena.records import Fault, GameRecord
from wolfmoon.cli import Commands
from wolfmoon.cli.arena import arena
from wolfmoon.cli.ladder import ladder
from wolfmoon.cli.report import report

main = Commands(name="wolfmoon", commands=[arena, ladder, report])


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def own(*names: str) -> tuple[str, ...]:
    """Names of bots, those of the sparring module by their class."""
    return tuple(f"tests.arena.sparring:{name}" if name[0].isupper() else name for name in names)


def contest(*names: str, game: str = "the-wolves", seed: int = 5, **more: Any) -> Contest:
    """A contest of bots, for two players where nothing else is said."""
    options = more.pop("options", {"players": 2} if game == "the-wolves" else {})
    reverse = more.pop("reverse", False)
    bots = own(*names)
    lineup = lineup_of(bots, seats_of(game, options), reverse)
    return Contest(game, options, bots, lineup, seed, **more)


def game_record(
    seating: Sequence[int],
    winners: Sequence[int],
    block: int = 0,
    rotation: int = 0,
    fault: Fault | None = None,
) -> GameRecord:
    """A game of which only the winners matter."""
    seats = len(seating)
    return GameRecord(
        block=block,
        rotation=rotation,
        setup_seed=1,
        seating=tuple(seating),
        points={"prey": (3,) * seats},
        scores=(3,) * seats,
        winners=tuple(winners),
        ranks=tuple(1 if seat in winners else 1 + len(winners) for seat in range(seats)),
        turns=4,
        ended_by="full moon",
        fault=fault,
        actions=(1, 2, 3),
        decision_micros=((1000, 3000),) * seats,
        turn_micros=((4000,),) * seats,
    )


if __name__ == "__main__":
    main()
