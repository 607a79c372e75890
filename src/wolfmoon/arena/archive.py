"""Results on disk: a journal while the games are played, and Parquet once they all are.

arena.json      what was asked for; only the same command may go on in its folder
journal.jsonl   a line for each block, in their order; gone once the files below are written
games.parquet   a row for each game: who sat where, points, winners, faults, times
moves.parquet   a row for each game: its set-up and the numbers of all actions, to play it again
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any

from ..engine.errors import BadInput, os_reason, phrase
from ..engine.game import Game
from ..games import games
from ..saving import saved
from .parquet import check_installed, read_records, write_games, write_moves
from .records import GameRecord, from_data

ABOUT, JOURNAL = "arena.json", "journal.jsonl"
GAMES, MOVES = "games.parquet", "moves.parquet"
FORMAT = 1


Json = dict[str, Any]
"""What stands in a file of JSON."""


class Archive:
    """The results of one arena in a folder."""

    def __init__(self, folder: Path, about: Json) -> None:
        self.folder = folder
        self.about = about

    @classmethod
    def open(cls, folder: Path, about: Json) -> "Archive":
        """The archive of a command, begun now or before; BadInput if the folder holds another."""
        check_installed()
        about = {"format": FORMAT, **about}
        with _in_words(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / ABOUT).exists():
                _check_same(folder, _read_about(folder), json.loads(json.dumps(about)))
            else:
                _replace(folder / ABOUT, json.dumps(about, indent=2) + "\n")
            archive = cls(folder, about)
            archive._mend_journal()
        return archive

    @classmethod
    def read(cls, folder: Path) -> "Archive":
        """The archive that a folder holds."""
        if not (folder / ABOUT).is_file():
            raise BadInput(phrase("problem-no-results", folder=str(folder)))
        return cls(folder, _read_about(folder))

    # -- while games are played
    def add(self, games: list[GameRecord]) -> None:
        """Keep one more block; from now on it survives the end of this process."""
        line = json.dumps([game.to_data() for game in games], separators=(",", ":"))
        with _in_words(self.folder), (self.folder / JOURNAL).open("a", encoding="utf-8") as journal:
            journal.write(line + "\n")

    def finish(self) -> None:
        """Write the Parquet files, and let go of the journal."""
        with _in_words(self.folder):
            if not self.finished:
                records = [game for block in self._journal() for game in block]
                write_moves(self.folder / MOVES, records)
                write_games(self.folder / GAMES, records, self.about["contest"]["bots"])
            (self.folder / JOURNAL).unlink(missing_ok=True)

    # -- what there is
    def blocks(self) -> Iterator[list[GameRecord]]:
        """All blocks so far, in their order."""
        yield from self._saved() if self.finished else self._journal()

    def game(self, block: int, rotation: int) -> Game:
        """One game, played again."""
        for games_of_block in self.blocks():
            for record in games_of_block:
                if (record.block, record.rotation) == (block, rotation):
                    return replayed(self.about["contest"], record)
        facts = {"game": rotation + 1, "block": block}
        raise BadInput(phrase("problem-no-saved-game", folder=str(self.folder), **facts))

    @property
    def finished(self) -> bool:
        """Whether all games were played."""
        return (self.folder / GAMES).exists()

    def _journal(self) -> Iterator[list[GameRecord]]:
        path = self.folder / JOURNAL
        if path.exists():
            with path.open(encoding="utf-8") as lines:
                for line in lines:
                    if line.endswith("\n"):  # a block that is still being written is none yet
                        yield [from_data(data) for data in json.loads(line)]

    def _mend_journal(self) -> None:
        """Cut off a line that an interruption left unfinished."""
        path = self.folder / JOURNAL
        if path.exists():
            text = path.read_bytes()
            with path.open("r+b") as journal:
                journal.truncate(text.rfind(b"\n") + 1)

    def _saved(self) -> Iterator[list[GameRecord]]:
        records = read_records(self.folder / GAMES, self.folder / MOVES)
        for _, games_of_block in groupby(records, key=lambda record: record.block):
            yield list(games_of_block)


@contextmanager
def _in_words(folder: Path) -> Iterator[None]:
    """Whatever goes wrong with the folder is told in a sentence."""
    try:
        yield
    except OSError as error:
        reason = os_reason(error)
        raise BadInput(phrase("problem-write", file=str(folder), reason=reason)) from None


def replayed(contest: Json, record: GameRecord) -> Game:
    """The game of a record, played again."""
    rules = games[contest["game"]]
    game = Game(rules, rules.start(seed=record.setup_seed, **contest["options"]))
    for action in record.actions:
        game.play(action)
    return game


def _read_about(folder: Path) -> Json:
    try:
        about: Json = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except ValueError:
        raise BadInput(phrase("problem-damaged", file=str(folder / ABOUT))) from None
    if about.get("format") != FORMAT:
        facts = {"found": about.get("format"), "known": FORMAT}
        raise BadInput(phrase("problem-format", folder=str(folder), **facts))
    return about


def _check_same(folder: Path, before: Json, now: Json) -> None:
    """Refuse to mix the results of two commands, or of two versions of the code."""
    before, now = ({**about, **about.get("contest", {})} for about in (before, now))
    for key in now:
        if key == "contest" or before.get(key) == now[key]:
            continue
        if key == "sources":
            raise BadInput(phrase("problem-other-sources", folder=str(folder)))
        facts = {"key": key, "before": str(before.get(key)), "now": str(now[key])}
        raise BadInput(phrase("problem-other-results", folder=str(folder), **facts))


def _replace(path: Path, text: str) -> None:
    with saved(path) as part:
        part.write_text(text, encoding="utf-8")
