"""The map with everything that stands on it."""

from collections.abc import Mapping

from ...games.the_wolves.box.maps import HEX_NAMES, PLACE_LETTERS, place_of
from ...games.the_wolves.models import Kind, Pack, ScoredPhase
from ..shapes import Attributes, box, element, group, use, words
from .hexes import Grid, card, ground, joints, labels
from .pieces import lone_wolf, moon_token, piece, prey
from .scene import HOMES, Scene

Leaders = Mapping[str, tuple[str, int]]
"""By place letter: the pack that leads a region and its control."""

Spots = tuple[tuple[float, float], ...]

_SIZE = {"pack": 0.86, "alpha": 0.94, "den": 0.86, "lair": 1.06}
_ALONE: Spots = ((0.0, -0.12),)
_SIDE_BY_SIDE: Spots = ((-0.38, -0.12), (0.38, -0.12))
_AT_HOME: Spots = ((-0.33, -0.02), (0.35, -0.2))
"""Where one piece stands on its hex, two wolves, and a wolf at a den or lair; in radii."""
_OF_TWO = 0.86
_PIECE_HEIGHT = -0.12
_TOKEN = (-0.02, 1.0)
"""How high a region token lies between the name of its hex and the leader, and its size."""
_LOWER_TOKEN = (0.53, 0.24, 0.6)
"""The second token of a pair peeks out as the back of a terrain tile does: x, y, size."""
_SMALL_RADIUS = 30
"""Below this radius a region token shows its first value only."""


def board(grid: Grid, scene: Scene, *, names: bool, leaders: Leaders) -> str:
    """The whole map, from the card up to the pieces."""
    layers = (
        card(grid),
        ground(grid, scene),
        joints(grid),
        labels(grid, scene, names=names),
        _tokens(grid, scene, leaders),
        _lone_wolves(grid, scene),
        _prey(grid, scene),
        _pieces(grid, scene),
    )
    return "".join(layers)


def _stand(body: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A drawing of 100 units, brought to its size, with its shadow."""
    shadow = element("ellipse", cx=2, cy=42, rx=40, ry=14, fill="var(--piece-shadow)")
    return group(shadow + body, x, y, size / 100, **attributes)


def _lone_wolves(grid: Grid, scene: Scene) -> str:
    radius = grid.radius
    stands = _stand(lone_wolf(), 0, _PIECE_HEIGHT * radius, 0.98 * radius, class_="lone-wolf")
    return "".join(grid.put(hex_, stands, **_on(hex_)) for hex_ in scene.lone_wolves)


def _prey(grid: Grid, scene: Scene) -> str:
    radius = grid.radius
    return "".join(
        grid.put(
            hex_,
            _stand(
                prey(kind, count),
                -0.05 * radius * (count - 1),
                -0.14 * radius,
                0.92 * radius,
                class_=f"prey {kind} of-{count}",
            ),
            **_on(hex_),
        )
        for hex_, (kind, count) in scene.prey.items()
    )


def _pieces(grid: Grid, scene: Scene) -> str:
    return "".join(
        grid.put(hex_, _pieces_of_a_hex(grid.radius, pieces), **_on(hex_))
        for hex_, pieces in scene.pieces.items()
    )


def _pieces_of_a_hex(radius: float, pieces: list[tuple[Pack, Kind]]) -> str:
    shrink = 1 if len(pieces) == 1 else _OF_TWO
    return "".join(
        _stand(
            piece(pack, kind),
            x * radius,
            y * radius,
            _SIZE[kind] * radius * shrink,
            class_=f"piece {pack} {kind}",
        )
        for (pack, kind), (x, y) in zip(pieces, _spots(pieces), strict=True)
    )


def _spots(pieces: list[tuple[Pack, Kind]]) -> Spots:
    if len(pieces) == 1:
        return _ALONE
    return _AT_HOME if pieces[0][1] in HOMES else _SIDE_BY_SIDE


def _tokens(grid: Grid, scene: Scene, leaders: Leaders) -> str:
    drawn = []
    for water, phases in scene.tokens.items():
        body = _region_tokens(grid.radius, phases)
        letter = PLACE_LETTERS[place_of(water)]
        if letter in leaders:
            # The lower token of a pair stands on the right.
            x = -0.16 * grid.radius if len(phases) > 1 else 0
            pill = leader_pill(*leaders[letter], grid.radius)
            body += group(pill, x, 0.67 * grid.radius, class_="leader")
        drawn.append(grid.put(water, body, **_on(water)))
    return "".join(drawn)


def _region_tokens(radius: float, phases: list[ScoredPhase]) -> str:
    second = radius >= _SMALL_RADIUS
    height, size = _TOKEN
    pair = len(phases) > 1
    shift = -0.14 * radius if pair else 0
    shown = _stand(
        moon_token(phases[0], second=second),
        shift,
        height * radius,
        size * radius,
        class_=f"token {phases[0]}",
    )
    if not pair:
        return shown
    x, y, lower_size = _LOWER_TOKEN
    lower = group(
        moon_token(phases[1], second=False),
        x * radius,
        y * radius,
        lower_size * radius / 100,
        class_=f"token {phases[1]} below",
    )
    return shown + lower


def leader_pill(pack: str, control: int, radius: float) -> str:
    """A pill around the origin: who leads a region and with how much control."""
    width = 0.74 + 0.17 * (len(str(control)) - 1)
    plate_x = -width / 2 + 0.24
    count_x = (plate_x + 0.09 + width / 2) / 2
    rim: Attributes = {"stroke": "var(--rim)", "stroke_width": 0.05}
    pill = box(-width / 2, -0.24, width, 0.48, rx=0.24, fill="var(--edge)", **rim)
    plate = use(
        f"plate-{pack}", 0, 0, 92, fill=f"var(--pack-{pack})", stroke="var(--rim)", stroke_width=8
    )
    count = words(
        control, count_x, 0.125, 0.35, weight=800, ink="var(--token-ink)", text_anchor="middle"
    )
    return group(pill + group(plate, plate_x, 0, 0.0033) + count, 0, 0, radius)


def _on(hex_: int) -> Attributes:
    """Says in the markup which hex a drawing stands on."""
    return {"data_hex": HEX_NAMES[hex_]}
