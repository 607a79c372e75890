"""What stands below the map in a terminal: the key, the moonlight, and the players."""

from collections.abc import Sequence

from ...games.the_wolves.box.components import FIRST_POINTS, SECOND_POINTS, Phase, Terrain
from ...games.the_wolves.forms.names import PACK_LETTERS, SCORED_PHASES
from ..cells import Style, painted
from ..theme import Theme
from .scene import Scene, Seat
from .terminal_map import GROUND_LETTERS, KIND_LETTERS, LONE_WOLF

_GROUPS = {
    "": ("points",),
    "tracks": ("spread", "speed", "howl"),
    "left": ("dens", "wolves", "lairs"),
    "bonus": ("terrain", "action"),
}
"""The columns of the players' table, and what stands above several of them."""
_BETWEEN_GROUPS = "   "
WIDTH = 80
_TO_PLAY = ">"


def key_lines(scene: Scene, theme: Theme, *, colour: bool) -> list[str]:
    """What the letters of the map mean; packs that are not in the game are left out."""
    pieces = [f"{letter} {scene.name('piece', kind)}" for kind, letter in KIND_LETTERS.items()]
    pieces.append(f"{LONE_WOLF} {scene.name('piece', 'lone wolf')}")
    seen = {pack for pieces in scene.pieces.values() for pack, _ in pieces}
    seen |= {seat.pack for seat in scene.seats}
    packs = [
        painted(f"{letter} {_pack(scene, pack)}", _of_pack(theme, pack), colour=colour)
        for pack, letter in PACK_LETTERS.items()
        if pack in seen
    ]
    terrains = {terrain.name.lower(): terrain.name[0].lower() for terrain in Terrain}
    grounds = [
        painted(f"{letter} {scene.name('terrain', name)}", _of_ground(theme, name), colour=colour)
        for name, letter in (terrains | GROUND_LETTERS).items()
        if name in scene.ground.values()
    ]
    tokens = [*(_token(scene, phase) for phase in SCORED_PHASES), scene.say("picture-first-second")]
    heads = [scene.say(f"picture-{what}") for what in ("pieces", "ground", "tokens")]
    width = max(map(len, heads)) + 2
    rows = {heads[0]: packs, "": pieces, heads[1]: grounds, heads[2]: tokens}
    return [head.ljust(width) + "  ".join(row) for head, row in rows.items()]


def _pack(scene: Scene, pack: str) -> str:
    """A pack by its terrain, which is short."""
    return scene.name("terrain", pack) if pack in _TERRAINS else scene.say("neutral")


_TERRAINS = {terrain.name.lower() for terrain in Terrain}


def _token(scene: Scene, phase: str) -> str:
    number = Phase[phase.upper()]
    return f"{scene.name('phase', phase)} {FIRST_POINTS[number]}/{SECOND_POINTS[number]}"


def _letter(scene: Scene, phase: str) -> str:
    """The letter of a phase: its name begins with it."""
    return scene.name("phase", phase)[0]


def moonlight_line(scene: Scene, theme: Theme, *, colour: bool) -> str:
    """Every date, the phases among them by their letters; dates that are covered are solid."""
    phases = {date: _letter(scene, phase).upper() for phase, date in scene.dates.items()}
    dates = range(1, scene.last_date + 1)
    covered = "".join(phases.get(date, "=") for date in dates if date <= scene.moonlight)
    to_come = "".join(phases.get(date, "-") for date in dates if date > scene.moonlight)
    when = ", ".join(f"{letter} {date}" for date, letter in phases.items())
    lit = Style(theme.colour("moon-lit"), theme.colour("moon-dark"), bold=True)
    dark = Style(theme.colour("token-ink-2"), theme.colour("moon-dark"))
    track = painted(covered, lit, colour=colour) if covered else ""
    track += painted(to_come, dark, colour=colour) if to_come else ""
    last = {"last": scene.last_date, "phases": when}
    date = scene.say("picture-date", date=scene.moonlight, **last)
    return f"{scene.say('wolves-moonlight')}  {track}  {date}"


def player_lines(
    scene: Scene, theme: Theme, points: Sequence[int] | None, *, colour: bool
) -> list[str]:
    """The table of the players, two lines for each, or three if the second has no room."""
    totals = [str(each) for each in points] if points is not None else ["-"] * len(scene.seats)
    rows = [_counts(seat, total) for seat, total in zip(scene.seats, totals, strict=True)]
    names = [_pack(scene, seat.pack) for seat in scene.seats]
    width = max(map(len, names))
    indent = " " * (width + 6)
    lines = [indent + line for line in _table(scene, rows)]
    shown = lines[:2]
    for seat, name, line in zip(scene.seats, names, lines[2:], strict=True):
        label = f"{PACK_LETTERS[seat.pack]} {name:<{width}}"
        told = painted(label, _of_pack(theme, seat.pack), colour=colour)
        shown.append(f"{_TO_PLAY if seat.to_play else ' '} {told}  {line[len(indent) :]}")
        shown += [indent + line for line in _below(scene, seat, theme, len(indent), colour=colour)]
    return [line.rstrip() for line in shown]


def _table(scene: Scene, rows: list[dict[str, str]]) -> list[str]:
    """The columns of all players under their heads; names of groups stand above them."""
    above: list[str] = []
    heads: list[str] = []
    lines: list[list[str]] = [[] for _ in rows]
    for group, columns in _GROUPS.items():
        title = scene.say(f"picture-group-{group}") if group else ""
        words = {name: scene.say(f"picture-head-{name}") for name in columns}
        widths = {
            name: max(len(words[name]), *(len(row[name]) for row in rows)) for name in columns
        }
        head = " ".join(f"{words[name]:>{widths[name]}}" for name in columns)
        room = max(len(head), len(title))
        above.append(title.ljust(room))
        heads.append(head.ljust(room))
        for line, row in zip(lines, rows, strict=True):
            line.append(" ".join(f"{row[name]:>{widths[name]}}" for name in columns).ljust(room))
    return [_BETWEEN_GROUPS.join(parts) for parts in (above, heads, *lines)]


def _counts(seat: Seat, total: str) -> dict[str, str]:
    """What stands in each column."""
    return {
        "points": total,
        **{track.name: str(track.value) for track in seat.tracks},
        "dens": "+".join(str(track.dens_left) for track in seat.tracks),
        "wolves": str(seat.wolves_left),
        "lairs": str(seat.lairs_left),
        "terrain": str(seat.bonus_terrain),
        "action": str(seat.bonus_action),
    }


def _below(scene: Scene, seat: Seat, theme: Theme, indent: int, *, colour: bool) -> list[str]:
    """What stands below the figures of a seat: its tiles, and what it has won."""
    tiles, won = _tiles(scene, seat, theme, colour=colour), _won(scene, seat)
    length = len(_tiles(scene, seat, theme, colour=False)) + len(won)
    return [tiles + won] if indent + length <= WIDTH else [tiles, won.lstrip()]


def _tiles(scene: Scene, seat: Seat, theme: Theme, *, colour: bool) -> str:
    """The six tiles, face/back; the home tile is last."""
    tiles = (
        painted(face[0], _of_ground(theme, face), colour=colour)
        + "/"
        + painted(back[0], _of_ground(theme, back), colour=colour)
        for face, back in seat.tiles
    )
    return f"{scene.say('picture-tiles')} " + " ".join(tiles)


def _won(scene: Scene, seat: Seat) -> str:
    """Regions won and second places, by the first letter of their phase, and the prey."""
    first = "".join(_letter(scene, phase) * seat.tokens[phase] for phase in SCORED_PHASES)
    second = "".join(_letter(scene, phase) * seat.seconds[phase] for phase in SCORED_PHASES)
    parts = [
        f"{scene.say('picture-won')} {first}" if first else "",
        f"{scene.say('picture-second')} {second}" if second else "",
    ]
    if seat.prey:
        hunted = " ".join(scene.name("prey", kind) for kind in seat.prey)
        parts.append(f"{scene.say('piece-prey')} {hunted}")
    return "".join(f"   {part}" for part in parts if part)


def _of_pack(theme: Theme, pack: str) -> Style:
    return Style(theme.colour(f"on-{pack}"), theme.colour(f"pack-{pack}"), bold=True)


def _of_ground(theme: Theme, ground: str) -> Style:
    return Style(theme.colour(f"k-{ground}"), theme.colour(ground))
