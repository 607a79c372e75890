"""The five lands in a terminal, as columns; borders stand between them.

Above the tokens is the side of the other seat, below them the viewer's.
"""

from dataclasses import dataclass

from ...games.lone_wolves.box.components import BORDERS, LAND_ROOM, LANDS
from ...games.lone_wolves.forms.names import LAND_NAMES, SLOT_NAMES, SUIT_LETTERS, suit_of
from ...games.lone_wolves.models import Scar, Slot
from ..cells import PLAIN, Cells, Style
from ..theme import Theme
from .scene import LandView, Scene, Seat
from .tokens import kind_of

_LABEL, _COLUMN = 10, 18
_MOST_EMPTY = 3
"""More empty slots than this are counted."""

Token = tuple[str, Style]
"""A word and how it looks."""


def card_style(theme: Theme, name: str) -> Style:
    """A face-up card, or a suit by its letter."""
    suit = suit_of(name)
    return Style(theme.colour(f"on-{suit}"), theme.colour(f"suit-{suit}"), bold=True)


def lone_style(theme: Theme) -> Style:
    """A turned card."""
    return Style(theme.colour("back-ink"), theme.colour("back"))


def scar_style(theme: Theme, name: str) -> Style:
    """A scar by its kind."""
    return Style(theme.colour("rim"), theme.colour(f"scar-{kind_of(name)}"), bold=True)


@dataclass
class _Table:
    """Rows of words in columns, written from above."""

    cells: Cells
    line: int = 0

    def row(self, label: str, columns: list[list[Token]], *, shift: int = 0) -> None:
        """Write a row; words that do not fit a column go on below."""
        self.cells.write(0, self.line, label)
        lines = [_wrapped(tokens) for tokens in columns]
        for column, of_column in enumerate(lines):
            for below, tokens in enumerate(of_column):
                x = _LABEL + shift + column * _COLUMN
                for text, style in tokens:
                    self.cells.write(x, self.line + below, text, style)
                    x += len(text) + 1
        self.line += max(len(of_column) for of_column in lines)


def _wrapped(tokens: list[Token]) -> list[list[Token]]:
    """The words of a column, by line."""
    lines: list[list[Token]] = [[]]
    for token in tokens:
        if sum(len(text) + 1 for text, _ in [*lines[-1], token]) > _COLUMN:
            lines.append([])
        lines[-1].append(token)
    return lines


def land_cells(scene: Scene, theme: Theme) -> Cells:
    """All five lands with both sides."""
    table = _Table(Cells())
    table.row("", [[_title(scene, theme, land)] for land in scene.lands])
    above, below = scene.seats[scene.above], scene.seats[scene.below]
    _border_row(table, scene, theme, above)
    table.row(scene.say("picture-row-scars"), _scars(scene, theme, above))
    table.row(above.name, _cards(scene, theme, above))
    _strength_row(table, scene, above)
    table.line += 1
    table.row(scene.say("picture-row-token"), [_token(scene, land) for land in scene.lands])
    table.row(scene.say("picture-row-left"), [_left(land, theme) for land in scene.lands])
    table.row(scene.say("picture-row-free"), [_free(scene, land) for land in scene.lands])
    table.line += 1
    _strength_row(table, scene, below)
    table.row(below.name, _cards(scene, theme, below))
    table.row(scene.say("picture-row-scars"), _scars(scene, theme, below))
    _border_row(table, scene, theme, below)
    return table.cells


def _title(scene: Scene, theme: Theme, land: LandView) -> Token:
    letter = SUIT_LETTERS[LAND_NAMES.index(land.name)]
    title = f"{letter} {scene.word('land', land.name)}"
    return title.ljust(_COLUMN - 1), card_style(theme, letter)


def _free(scene: Scene, land: LandView) -> list[Token]:
    return [(scene.say("wolves-number-of", number=land.free, of=LAND_ROOM), PLAIN)]


def _token(scene: Scene, land: LandView) -> list[Token]:
    """The honour token, its other side in brackets, and the moon that lies there."""
    up, down = land.honour
    return [(f"{up} ({down})", PLAIN)] + (
        [(scene.word("moon", land.moon), PLAIN)] if land.moon else []
    )


def _left(land: LandView, theme: Theme) -> list[Token]:
    """The scars that are left at a land, the face-down ones in brackets."""
    tokens = [(name, scar_style(theme, name)) for name in land.shown]
    return tokens + [(f"[{name or '?'}]", PLAIN) for name in land.hidden] or [("-", PLAIN)]


def _cards(scene: Scene, theme: Theme, seat: Seat) -> list[list[Token]]:
    """The cards of a seat in every land, lone wolves in brackets."""
    columns = []
    for land in scene.lands:
        side = land.sides[seat.number]
        tokens: list[Token] = [(name, card_style(theme, name)) for name in side.cards]
        tokens += [(f"({name})", lone_style(theme)) for name in side.lone]
        tokens += [("(?)", lone_style(theme))] * side.unseen
        columns.append(tokens or [("-", PLAIN)])
    return columns


def _scars(scene: Scene, theme: Theme, seat: Seat) -> list[list[Token]]:
    return [
        _placed(scene, theme, seat, land.name, land.sides[seat.number].scars, scene.land_slots)
        for land in scene.lands
    ]


def _placed(
    scene: Scene, theme: Theme, seat: Seat, slot: Slot, scars: list[Scar], slots: int
) -> list[Token]:
    """The scars on a slot with what they pay now, and its empty places."""
    tokens = []
    for name in scars:
        worth = seat.scar_points.get((slot, name))
        pays = worth is not None and kind_of(name) == "points"
        tokens.append((f"{name}+{worth}" if pays else name, scar_style(theme, name)))
    empty = slots - len(scars)
    if empty > _MOST_EMPTY:
        return [*tokens, (scene.say("picture-empty", count=empty), PLAIN)]
    return tokens + [("_", PLAIN)] * empty


def _border_row(table: _Table, scene: Scene, theme: Theme, seat: Seat) -> None:
    if not scene.border_slots:
        return
    columns = [
        _placed(scene, theme, seat, SLOT_NAMES[LANDS + border], scars, scene.border_slots)
        for border, scars in enumerate(seat.borders[:BORDERS])
    ]
    table.row(scene.say("picture-row-borders"), columns, shift=_COLUMN - 3)


def _strength_row(table: _Table, scene: Scene, seat: Seat) -> None:
    """The strength of a seat in every land, if the sheet tells it."""
    columns = []
    for land in scene.lands:
        strength = land.sides[seat.number].strength
        if strength is None:
            return
        leads = scene.say("picture-leads", strength=strength)
        columns.append([(leads if land.leader == seat.number else str(strength), PLAIN)])
    table.row(scene.say("strength"), columns)
