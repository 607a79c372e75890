"""A strip for each player: what lies on the player board and beside it."""

from ...games.the_wolves.box.components import (
    DENS_ON_A_TRACK,
    HOME_TILE,
    LAIRS,
    WOLF_TRACK,
    WOLVES_ON_THE_TRACK,
    Kind,
)
from ...games.the_wolves.forms.names import SCORED_PHASES
from ..paper import panel
from ..shapes import Attributes, fan, fitting, group, icon, use, words
from .pieces import moon_token, piece, prey, second_place, tile
from .scene import Scene, Seat, TrackView

STRIP_WIDTH = 316
STRIP_HEIGHT = 154

_INSET = 14
_HEADER, _TRACKS, _SUPPLY, _TILES = 33, 74, 101, 132
"""The middle of each row."""
_TRACK_ICONS = {"spread": "i-spread", "speed": "i-speed", "howl": "i-range"}
_TRACK_STEP = 99
_PIP = 13
_TILE = 33
_PREY, _PREY_ROOM = 28, 90
_POINTS_ROOM = 52
_NAME, _NOTE_LETTER = 66, 8.4


def strip(scene: Scene, seat: Seat, points: int | None) -> str:
    """The strip of a seat, with what it is asked, if it is to play."""
    return group(
        panel(STRIP_WIDTH, STRIP_HEIGHT, lit=seat.to_play)
        + _header(scene, seat, points)
        + _tracks(seat)
        + _supply(seat)
        + _tiles(seat)
        + _bonus_tokens(seat),
        class_=f"strip {seat.pack}",
    )


def _header(scene: Scene, seat: Seat, points: int | None) -> str:
    plate = group(piece(seat.pack, "alpha"), 35, _HEADER, 0.34)
    end = STRIP_WIDTH - _INSET
    note = scene.say("picture-to-draft" if scene.asks == "draft" else "wolves-to-play")
    room = end - _POINTS_ROOM - _NAME - (_NOTE_LETTER * len(note) if seat.to_play else 0)
    pack = scene.name("pack", seat.pack)
    name = words(pack, _NAME, _HEADER - 5, fitting(pack, 17, room), weight=600)
    if points is not None:
        name += words(points, end, _HEADER + 11, 30, weight=700, **_AT_THE_END, class_="points")
        end -= _POINTS_ROOM
    if seat.to_play:
        name += words(note, end, _HEADER - 6, 13, weight=600, **_AT_THE_END, ink="var(--accent)")
    return plate + name + _regions_won(scene, seat)


_AT_THE_END: dict[str, str] = {"text_anchor": "end"}


def _regions_won(scene: Scene, seat: Seat) -> str:
    """Region tokens taken, then second places, as discs under the name."""
    won = [
        moon_token(phase, second=False)
        for phase in SCORED_PHASES
        for _ in range(seat.tokens[phase])
    ]
    won += [second_place(phase) for phase in SCORED_PHASES for _ in range(seat.seconds[phase])]
    if not won:
        return words(scene.say("picture-no-region"), _NAME, _HEADER + 14, 13, ink="var(--ink-3)")
    return fan(won, 64, _HEADER + 13, 25, 180)


def _tracks(seat: Seat) -> str:
    return "".join(
        group(_track(seat.pack, track), _INSET + place * _TRACK_STEP, _TRACKS, class_="track")
        for place, track in enumerate(seat.tracks)
    )


def _track(pack: str, track: TrackView) -> str:
    """An attribute: its value, and its four dens, of which the leftmost are built first."""
    dens = "".join(
        _slot(
            "den", pack, 40 + place * _PIP, 0, 12, left=place >= DENS_ON_A_TRACK - track.dens_left
        )
        for place in range(DENS_ON_A_TRACK)
    )
    return (
        icon(_TRACK_ICONS[track.name], 8, 0, 17, "var(--ink-2)")
        + words(track.value, 20, 5, 15, weight=700)
        + dens
    )


def _supply(seat: Seat) -> str:
    """The wolf track with its two alphas, the lairs, and the prey hunted."""
    wolves_out = WOLVES_ON_THE_TRACK - seat.wolves_left
    wolves, x = "", float(_INSET)
    for space, kind in enumerate(WOLF_TRACK):
        size = 17 if kind == Kind.ALPHA else 12
        x += size / 2 + 1
        wolves += _slot(f"plate-{seat.pack}", seat.pack, x, _SUPPLY, size, left=space >= wolves_out)
        x += size / 2 + 1
    lairs = "".join(
        _slot(
            "lair", seat.pack, 153 + place * 16, _SUPPLY, 14, left=place >= LAIRS - seat.lairs_left
        )
        for place in range(LAIRS)
    )
    hunted = [prey(kind) for kind in seat.prey]
    room = min(_PREY_ROOM, _PREY * len(hunted))
    return wolves + lairs + fan(hunted, STRIP_WIDTH - _INSET + 2 - room, _SUPPLY - 1, _PREY, room)


def _slot(symbol: str, pack: str, x: float, y: float, size: float, *, left: bool) -> str:
    """A space of the player board: the piece that is left there, or its outline."""
    if not left:
        gone: Attributes = {"stroke": "var(--ink-3)", "stroke_width": 7, "stroke_opacity": 0.6}
        return use(symbol, x, y, size, fill="none", **gone, class_="taken")
    line: Attributes = {"stroke": "var(--dot-rim)", "stroke_width": 9, "stroke_linejoin": "round"}
    return use(symbol, x, y, size, fill=f"var(--pack-{pack})", **line, class_="left")


def _tiles(seat: Seat) -> str:
    return "".join(
        group(
            tile(face, back, home=place == HOME_TILE),
            _INSET + _TILE / 2 + place * (_TILE + 2) - 1,
            _TILES - 2,
            _TILE / 106,
            class_="tile",
        )
        for place, (face, back) in enumerate(seat.tiles)
    )


def _bonus_tokens(seat: Seat) -> str:
    tokens = (("tok-terrain", seat.bonus_terrain), ("tok-action", seat.bonus_action))
    return "".join(
        use(symbol, 240 + place * 42, _TILES, 21, opacity=1 if count else 0.45)
        + words(count, 254 + place * 42, _TILES + 5, 15, weight=700)
        for place, (symbol, count) in enumerate(tokens)
    )
