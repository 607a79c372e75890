"""One bot against others, block after block, until enough is known."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path

from ..engine.compiled import PLAYING_FOLDERS, source_digest
from ..engine.errors import BadInput, phrase
from ..games import games
from ..version import __version__
from .archive import Archive, Json
from .bout import rehearse
from .contest import Contest, checked
from .executors import Executor, Job, in_order
from .shares import FEWEST_BLOCKS
from .sprt import UNDECIDED, Window
from .standing import Standing

Watcher = Callable[[Standing], None]


@dataclass(frozen=True)
class Match:
    """What is played, and when it is enough."""

    contest: Contest
    blocks: int
    """How many; with a window, how many at most."""
    window: Window | None = None

    def about(self) -> Json:
        """Everything that the results depend on, the code too."""
        return {
            "contest": asdict(self.contest),
            "blocks": self.blocks,
            "sprt": asdict(self.window) if self.window else None,
            "wolfmoon": __version__,
            "rules": games[self.contest.game].version,
            "sources": source_digest(PLAYING_FOLDERS),
        }

    def enough(self, standing: Standing) -> bool:
        """Whether nothing more has to be played."""
        if self.window and standing.sprt(self.window).verdict(standing.means[0]) != UNDECIDED:
            return True
        return standing.blocks >= self.blocks


def checked_match(match: Match) -> Match:
    """The match, if it can be carried out; BadInput says what can't."""
    if match.blocks < FEWEST_BLOCKS:
        raise BadInput(phrase("problem-few-blocks", fewest=FEWEST_BLOCKS, found=match.blocks))
    checked(match.contest)
    return match


def run_arena(
    match: Match,
    executor: Executor,
    folder: Path | None = None,
    watch: Watcher = lambda standing: None,
) -> Standing:
    """Play until it is enough; with a folder, go on where an earlier run of the match stopped."""
    standing = Standing(checked_match(match).contest)
    archive = Archive.open(folder, match.about()) if folder else None
    for block in archive.blocks() if archive else ():
        standing.add(block)
    if not match.enough(standing):
        rehearse(match.contest)
        with closing(executor.run(_jobs(match, standing.blocks))) as results:
            for _, block in in_order(results):
                standing.add(block)
                if archive:
                    archive.add(block)
                watch(standing)
                if match.enough(standing):
                    break
    if archive:
        archive.finish()
    return standing


def _jobs(match: Match, first: int) -> Iterator[Job]:
    for number, block in enumerate(range(first, match.blocks)):
        yield Job(number, match.contest, block)
