"""What stands below the map in a terminal: the key, the moonlight, and the players."""

from collections.abc import Sequence

from ...games.the_wolves.box.components import FIRST_POINTS, SECOND_POINTS, Phase, Terrain
from ...games.the_wolves.forms.names import PACK_LETTERS, SCORED_PHASES
from ..cells import Style, painted
from ..theme import Theme
from .scene import Scene, Seat
from .terminal_map import GROUND_LETTERS, KIND_LETTERS, LONE_WOLF

_HEADER = (
    "            points   spread speed howl   left: dens   wolves lairs   bonus: terrain action"
)
_INDENT = " " * 12
_TO_PLAY = ">"


def key_lines(scene: Scene, theme: Theme, *, colour: bool) -> list[str]:
    """What the letters of the map mean; packs that are not in the game are left out."""
    kinds = {"alpha": "alpha", "pack": "pack wolf", "den": "den", "lair": "lair"}
    pieces = [f"{KIND_LETTERS[kind]} {word}" for kind, word in kinds.items()]
    seen = {pack for pieces in scene.pieces.values() for pack, _ in pieces}
    seen |= {seat.pack for seat in scene.seats}
    packs = [
        painted(f"{letter} {pack}", _of_pack(theme, pack), colour=colour)
        for pack, letter in PACK_LETTERS.items()
        if pack in seen
    ]
    terrains = {terrain.name.lower(): terrain.name[0].lower() for terrain in Terrain}
    grounds = [
        painted(f"{letter} {ground}", _of_ground(theme, ground), colour=colour)
        for ground, letter in (terrains | GROUND_LETTERS).items()
        if ground in scene.ground.values()
    ]
    return [
        "Pieces  " + "  ".join(packs) + "   " + "  ".join([*pieces, f"{LONE_WOLF} lone wolf"]),
        "Ground  " + "  ".join(grounds),
        "Tokens  " + "  ".join(_token(phase) for phase in SCORED_PHASES) + "  (first/second place)",
    ]


def _token(phase: str) -> str:
    number = Phase[phase.upper()]
    return f"{phase} {FIRST_POINTS[number]}/{SECOND_POINTS[number]}"


def moonlight_line(scene: Scene, theme: Theme, *, colour: bool) -> str:
    """Every date, the phases among them by their letters; dates that are covered are solid."""
    phases = {date: phase[0].upper() for phase, date in scene.dates.items()}
    dates = range(1, scene.last_date + 1)
    covered = "".join(phases.get(date, "=") for date in dates if date <= scene.moonlight)
    to_come = "".join(phases.get(date, "-") for date in dates if date > scene.moonlight)
    when = ", ".join(f"{phase} {date}" for phase, date in scene.dates.items())
    lit = Style(theme.colour("moon-lit"), theme.colour("moon-dark"), bold=True)
    dark = Style(theme.colour("token-ink-2"), theme.colour("moon-dark"))
    track = painted(covered, lit, colour=colour) if covered else ""
    track += painted(to_come, dark, colour=colour) if to_come else ""
    return f"Moonlight  {track}  date {scene.moonlight} of {scene.last_date} ({when})"


def player_lines(
    scene: Scene, theme: Theme, points: Sequence[int] | None, *, colour: bool
) -> list[str]:
    """The table of the players, two lines for each."""
    lines = [_HEADER]
    for place, seat in enumerate(scene.seats):
        total = str(points[place]) if points is not None else "-"
        name = painted(
            f"{PACK_LETTERS[seat.pack]} {seat.pack:<6}", _of_pack(theme, seat.pack), colour=colour
        )
        lines.append(f"{_TO_PLAY if seat.to_play else ' '} {name}  {_counts(seat, total)}")
        lines.append(_INDENT + _tiles(seat, theme, colour=colour) + _won(seat))
    return lines


def _counts(seat: Seat, total: str) -> str:
    spread, speed, howl = (track.value for track in seat.tracks)
    dens = "+".join(str(track.dens_left) for track in seat.tracks)
    return (
        f"{total:>6}   {spread:>6} {speed:>5} {howl:>4}"
        f"   {dens:>10}   {seat.wolves_left:>6} {seat.lairs_left:>5}"
        f"   {seat.bonus_terrain:>14} {seat.bonus_action:>6}"
    )


def _tiles(seat: Seat, theme: Theme, *, colour: bool) -> str:
    """The six tiles, face/back; the home tile is last."""
    tiles = (
        painted(face[0], _of_ground(theme, face), colour=colour)
        + "/"
        + painted(back[0], _of_ground(theme, back), colour=colour)
        for face, back in seat.tiles
    )
    return "tiles " + " ".join(tiles)


def _won(seat: Seat) -> str:
    """Regions won and second places, by the first letter of their phase, and the prey."""
    first = "".join(phase[0] * seat.tokens[phase] for phase in SCORED_PHASES)
    second = "".join(phase[0] * seat.seconds[phase] for phase in SCORED_PHASES)
    parts = [f"won {first}" if first else "", f"2nd {second}" if second else ""]
    if seat.prey:
        parts.append("prey " + " ".join(seat.prey))
    return "".join(f"   {part}" for part in parts if part)


def _of_pack(theme: Theme, pack: str) -> Style:
    return Style(theme.colour(f"on-{pack}"), theme.colour(f"pack-{pack}"), bold=True)


def _of_ground(theme: Theme, ground: str) -> Style:
    return Style(theme.colour(f"k-{ground}"), theme.colour(ground))
