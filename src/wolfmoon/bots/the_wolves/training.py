"""Training from nothing: generations of games against itself, each followed by a fit.

The first generation plays by a guess, and its games make a linear mind; that of the second is
the scout's. From the third on a net learns, then it plays too, and the last is the hunter's.
Games are kept in small files numbered from the seed, and so are the weights of each generation:
a training that was killed goes on where it was, to the same weights.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.errors import BadInput, Phrase, phrase
from ...saving import saved
from .features import VERSION, See
from .fitting import LINEAR, NET, Games, Recipe, ReportEpoch, fit, mind_of, new_weights
from .minds import HUNTER, SCOUT, UNSEEN_BY_SCOUT, write_weights
from .selfplay import play_many

GUESS = {
    See.WOLVES_OUT: 0.8,
    See.ALPHAS: 0.5,
    See.LAIRS: 0.6,
    See.PREY: 0.4,
    See.HOWLS: 0.15,
    See.UPGRADES: 0.25,
    See.DENS_BY_WATER: 0.3,
    See.TWO_AT_PREY: 0.15,
    See.ONE_AT_PREY: 0.1,
    See.HUNTERS_NEAR: 0.1,
    See.PAID_NEXT: 0.5,
    See.PAID_SECOND: 0.3,
    See.PAID_THIRD: 0.2,
    See.PAID_SOON: 0.4,
    See.LEAD_NEXT: 0.2,
    See.LEAD_LATER: 0.1,
    See.SPREAD_DENS: 0.5,
    See.SPEED_DENS: 0.5,
    See.HOWL_DENS: 0.5,
    See.BONUS_ACTION: 0.8,
    See.BONUS_TERRAIN: 0.4,
    See.PAIRS_OF_TILES: 0.1,
}
"""What the first games are played by, in tens of points."""
TABLES = (2, 3, 3, 4, 5)
"""The players of five games in a row: three are the most common."""
MOST_GAMES_IN_A_FILE = 40
TEMPERATURE = 0.02
"""How far a turn may be from the best to be played now and then, in utility."""


@dataclass(frozen=True)
class Generation:
    """One round of training: who plays, for what part of the games, and how it is fitted."""

    part: float
    recipe: Recipe
    by_net: bool = False
    games_of: int = 1
    """How many generations of games, this one included, are learned from."""


_LINEAR = Recipe(LINEAR, epochs=10, td_lambda=1.0, left_out=UNSEEN_BY_SCOUT)
GENERATIONS = (
    Generation(0.08, _LINEAR),
    Generation(0.17, _LINEAR),
    Generation(0.25, Recipe(NET, epochs=8, td_lambda=1.0), games_of=2),
    Generation(0.25, Recipe(NET, epochs=6, td_lambda=0.97), by_net=True, games_of=2),
    Generation(0.25, Recipe(NET, epochs=8, td_lambda=0.96), by_net=True, games_of=3),
)
SEEDS_APART = 5
"""Trainings from two seeds share no games as long as there are no more generations than this."""
SCOUT_IS_READY = 1
"""The generation whose linear mind is the scout's."""


@dataclass(frozen=True)
class Schedule:
    """What makes a training what it is; the same schedule gives the same weights."""

    games: int
    seed: int
    features_version: int = VERSION

    @property
    def games_in_a_file(self) -> int:
        """How many games are lost at most when a process is killed."""
        return max(1, min(MOST_GAMES_IN_A_FILE, self.games // 100))


@dataclass(frozen=True)
class Job:
    """A file of games to be played."""

    folder: Path
    generation: int
    number: int
    games: int
    seed: int

    @property
    def path(self) -> Path:
        """Where the games are kept."""
        return self.folder / f"games-{self.generation}-{self.number}.npz"

    @property
    def players(self) -> int:
        """How many play in these games."""
        return TABLES[self.number % len(TABLES)]


def weights_path(folder: Path, generation: int) -> Path:
    """Where the weights that a generation ended with are kept."""
    return folder / f"weights-{generation}.npz"


def save(path: Path, arrays: dict[str, Any]) -> None:
    """Write a file whole or not at all."""
    with saved(path) as part, part.open("wb") as file:
        np.savez(file, **arrays)


def load(path: Path) -> dict[str, Any]:
    """Everything in a file."""
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def play_job(job: Job) -> None:
    """Play the games of a file with the mind of the generation before."""
    weights = load(weights_path(job.folder, job.generation - 1))
    minds = mind_of(weights, net=GENERATIONS[job.generation].by_net)
    seed = job.seed * SEEDS_APART + job.generation
    first = job.number * job.games
    save(job.path, play_many(minds, job.players, job.games, 2 * seed, first, TEMPERATURE))


class Training:
    """A training in a folder, which keeps all that is done."""

    def __init__(
        self, schedule: Schedule, folder: Path, processes: int, report: Callable[[Phrase], None]
    ) -> None:
        self.schedule, self.folder = schedule, folder
        self.processes, self.report = processes, report

    def run(self, out: Path) -> dict[str, Any]:
        """Train, or go on; the card of the weights that were written."""
        self._open_folder()
        card: dict[str, Any] = {**asdict(self.schedule), "losses": []}
        for number, generation in enumerate(GENERATIONS):
            self._play(number, generation)
            card["losses"].append(round(self._learn(number, generation), 4))
        last = len(GENERATIONS) - 1
        weights = {
            SCOUT: load(weights_path(self.folder, SCOUT_IS_READY)),
            HUNTER: load(weights_path(self.folder, last)),
        }
        write_weights(out, weights, card)
        return card

    def _open_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        about = self.folder / "schedule.json"
        if about.exists() and json.loads(about.read_text()) != asdict(self.schedule):
            raise BadInput(phrase("problem-other-training", folder=str(self.folder)))
        about.write_text(json.dumps(asdict(self.schedule)))
        start = new_weights(self.schedule.seed)
        for feature, weight in GUESS.items():
            start["linear"][feature] = weight
        if not weights_path(self.folder, -1).exists():
            save(weights_path(self.folder, -1), start)

    def _jobs(self, number: int, generation: Generation) -> list[Job]:
        games, seed = self.schedule.games_in_a_file, self.schedule.seed
        files = max(len(TABLES), round(self.schedule.games * generation.part / games))
        return [Job(self.folder, number, each, games, seed) for each in range(files)]

    def _play(self, number: int, generation: Generation) -> None:
        if weights_path(self.folder, number).exists():
            return
        jobs = self._jobs(number, generation)
        missing = [job for job in jobs if not job.path.exists()]
        for count, _ in enumerate(self._played(missing), start=len(jobs) - len(missing) + 1):
            games = count * self.schedule.games_in_a_file
            self.report(phrase("terminal-generation-games", games=games, **_number(number)))

    def _played(self, jobs: list[Job]) -> Iterator[None]:
        if self.processes == 1 or len(jobs) < 2:
            yield from map(play_job, jobs)
            return
        with ProcessPoolExecutor(self.processes, get_context("spawn")) as pool:
            yield from pool.map(play_job, jobs)

    def _learn(self, number: int, generation: Generation) -> float:
        path = weights_path(self.folder, number)
        if not path.exists():
            weights = load(weights_path(self.folder, number - 1))
            games = self._games(number, generation.games_of)
            seed = self.schedule.seed + number
            weights, loss = fit(weights, games, generation.recipe, seed, self._report_of(number))
            save(path, {**weights, "loss": np.array(loss)})
        return float(load(path)["loss"])

    def _report_of(self, number: int) -> ReportEpoch:
        def report(epoch: int, epochs: int, loss: float) -> None:
            facts = {"epoch": epoch, "epochs": epochs, "loss": f"{loss:.4f}"}
            self.report(phrase("terminal-generation-epoch", **facts, **_number(number)))

        return report

    def _games(self, number: int, generations: int) -> list[Games]:
        """The games to learn from, joined for each number of players."""
        by_players: dict[int, list[Games]] = {}
        for each in range(max(0, number + 1 - generations), number + 1):
            for job in self._jobs(each, GENERATIONS[each]):
                by_players.setdefault(job.players, []).append(load(job.path))
        return [
            {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            for _, parts in sorted(by_players.items())
        ]


def _number(number: int) -> dict[str, int]:
    """Which generation it is, counted from 1."""
    return {"number": number + 1, "total": len(GENERATIONS)}


def train(
    games: int, seed: int, folder: Path, processes: int, say: Callable[[Phrase], None], out: Path
) -> dict[str, Any]:
    """The weights of this game's bots, written; and what they were made of."""
    return Training(Schedule(games, seed), folder, processes, say).run(out)
