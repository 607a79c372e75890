"""The middle of a land, between the two sides: what is won there, and by how much."""

from ...games.lone_wolves.box.components import LAND_ROOM
from ..shapes import Attributes, box, fan, fitting, group, icon, path, words
from .scene import LandView, Scene
from .tokens import honour, moon_marker, scar, scar_down

SEAM_WIDTH, SEAM_HEIGHT = 209, 140

_HONOUR, _MOON, _BETWEEN = 58, 46, 8
_POOL_SCARS = (27, 36)
"""The least and the most size of a scar that is left at a land."""
_TOKENS_Y, _FREE_Y, _FREE_ROOM = 73, 108, 84
_LETTER = 10.3
_PLACE = 11
_PILL_HEIGHT = 32


def seam(scene: Scene, land: LandView, *, names: bool) -> str:
    """The seam: the name of the land, its tokens, and its places for wolf cards."""
    on = f"var(--on-{land.suit})"
    plate = box(0, 0, SEAM_WIDTH, SEAM_HEIGHT, rx=8, fill=f"var(--suit-{land.suit})")
    ghost = group(icon(f"suit-{land.suit}", 162, 92, 88, on), opacity=0.15)
    title = scene.title("land", land.name)
    left = (SEAM_WIDTH - 26 - _LETTER * len(title)) / 2
    head = icon(f"suit-{land.suit}", left + 9, 32, 18, on)
    head += words(title, left + 25, 38, 17, weight=700, ink=on)
    return plate + ghost + head + _tokens(land, names=names) + _free(scene, land, on)


def _tokens(land: LandView, *, names: bool) -> str:
    """The honour token, then the scars that are left or the moon that lies there."""
    pool = [scar(name, names=names) for name in land.shown]
    pool += [scar_down(name, names=names) for name in land.hidden]
    room = SEAM_WIDTH - _HONOUR - 3 * _BETWEEN
    least, most = _POOL_SCARS
    size = min(most, max(least, room / max(1, len(pool))))
    width = min(room, size * len(pool)) if pool else (_MOON if land.moon else 0)
    left = (SEAM_WIDTH - _HONOUR - _BETWEEN - width) / 2
    token = group(
        honour(*land.honour), left + _HONOUR / 2, _TOKENS_Y, _HONOUR / 116, class_="honour"
    )
    x = left + _HONOUR + _BETWEEN
    if land.moon:
        return token + group(
            moon_marker(land.moon), x + _MOON / 2, _TOKENS_Y - 1, _MOON / 108, class_="moon"
        )
    return token + group(fan(pool, x, _TOKENS_Y - 1, size, width), class_="pool")


def _free(scene: Scene, land: LandView, ink: str) -> str:
    """The six places of a land, those that are taken filled."""
    taken = LAND_ROOM - land.free
    line: Attributes = {"rx": 1.5, "stroke": ink, "stroke_width": 1.5}
    boxes = "".join(
        box(place * _PLACE, 0.75, 6.5, 9.5, fill=ink if place < taken else "none", **line)
        for place in range(LAND_ROOM)
    )
    text = scene.say("lone-free", free=land.free) if land.free else scene.say("lone-full")
    note = words(text, LAND_ROOM * _PLACE + 5, 10, fitting(text, 13, _FREE_ROOM), ink=ink)
    return group(boxes + note, SEAM_WIDTH / 2 - 54, _FREE_Y, class_="free")


def strength_pill(strength: int, *, leads: bool, below: bool) -> str:
    """A strength around the origin; the leader's is inverted, with an arrow to its side."""
    width = 46 + (12 if leads else 0) + (8 if strength > 9 else 0)
    ground, ink = ("var(--ink)", "var(--page-deep)") if leads else ("var(--board)", "var(--ink-2)")
    radius = _PILL_HEIGHT / 2
    body = box(-width / 2, -radius, width, _PILL_HEIGHT, rx=radius, fill=ground)
    x = 6 if leads else 0
    body += words(strength, x, 7.3, 20, weight=800, ink=ink, text_anchor="middle")
    if leads:
        arrow = "M-5,-3.5H5L0,4.5Z" if below else "M-5,3.5H5L0,-4.5Z"
        body += group(path(arrow, fill=ink), 17 - width / 2, 0)
    return body
