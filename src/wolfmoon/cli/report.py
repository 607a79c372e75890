"""wolfmoon report: saved results as a page, or one of their games as a file."""

from pathlib import Path

import click

from ..engine.errors import BadInput, os_reason, phrase, shown
from .clicks import argument, command, option
from .speech import language, speak


@command()
@argument("folder", metavar="DIR")
@option("--out", metavar="FILE", default=None, help="option-out-report")
@option("--game", metavar="BLOCK,SEAT", default=None, help="option-game")
def report(folder: str, out: str | None, game: str | None) -> None:
    """Write what `wolfmoon arena --save DIR` kept as one page of HTML with charts.

    With --game print the game of a block in which the bot in question had a seat (counted from
    1), for `wolfmoon replay -` and `wolfmoon show -`.
    """
    from ..arena.archive import Archive
    from ..arena.report.page import report_of

    path = Path(folder)
    if game is not None:
        block, seat = _game_number(game)
        text = Archive.read(path).game(block, seat).dump()
        click.echo(text, nl=False) if out is None else _write(Path(out), text)
        return
    _write(Path(out) if out else path / "report.html", report_of(path, language()))


def _game_number(text: str) -> tuple[int, int]:
    block, _, seat = text.partition(",")
    if not (block.isdecimal() and seat.isdecimal() and int(seat) > 0):
        raise BadInput(phrase("problem-block-and-seat", name="--game", found=shown(text)))
    return int(block), int(seat) - 1


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(phrase("problem-write", file=str(path), reason=os_reason(error))) from None
    speak("terminal-wrote", file=str(path))
