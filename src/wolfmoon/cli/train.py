"""wolfmoon train: make the weights of a game's bots again, from nothing."""

import os
import shutil
import time
from pathlib import Path

import click

from ..engine.errors import BadInput, Phrase, phrase
from ..games import NAMES, described
from .clicks import argument, command, option
from .speech import figure, language, say, speak

TRAINED = tuple(name for name in NAMES if described(name).trainer is not None)
USUAL_GAMES = 12_000
USUAL_SEED = 1
WIDTH = 78


@command()
@argument("name", metavar="GAME", type=click.Choice(TRAINED))
@option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("weights.npz"),
    show_default=True,
    help="option-out-weights",
)
@option(
    "--games", type=click.IntRange(1), default=USUAL_GAMES, show_default=True, help="option-games"
)
@option(
    "--seed",
    type=click.IntRange(0),
    default=USUAL_SEED,
    show_default=True,
    help="option-seed-games",
)
@option("--processes", type=click.IntRange(1), help="option-processes")
@option("--resume", is_flag=True, help="option-resume")
def train(name: str, out: Path, games: int, seed: int, processes: int | None, resume: bool) -> None:
    """Train the bots of GAME by games against themselves (some 25 minutes on two cores)."""
    # Sums that several threads share out are rounded in another order on another machine.
    # It counts because NumPy is not loaded yet.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    trainer = described(name).trainer
    assert trainer is not None

    folder = out.with_name(out.name + ".training")
    if folder.exists() and not resume:
        raise BadInput(phrase("problem-training-there", folder=str(folder), option="--resume"))
    if resume and not folder.exists():
        raise BadInput(phrase("problem-no-training", folder=str(folder)))
    began = time.monotonic()

    def told(what: Phrase) -> None:
        minutes = figure((time.monotonic() - began) / 60, 1)
        line = say("terminal-minutes", minutes=minutes, what=what.said_in(language()))
        click.echo(f"\r{line:<{WIDTH}}", nl=False, err=True)

    card = trainer()(games, seed, folder, processes or os.cpu_count() or 1, told, out)
    shutil.rmtree(folder)
    click.echo(f"\r{'':<{WIDTH}}\r", nl=False, err=True)
    speak(
        "terminal-trained",
        file=str(out),
        games=say("terminal-games", count=card["games"]),
        seed=str(seed),
        losses=", ".join(figure(loss, 4) for loss in card["losses"]),
    )
