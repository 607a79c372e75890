"""What lies beside the board: the cards set aside, the scars in the box, and the key."""

from ..paper import panel
from ..shapes import box, fan, fitting, group, words
from .cards import chip, seen_face
from .scene import Scene
from .tokens import scar, scar_down

ASIDE_WIDTH, ASIDE_HEIGHT = 196, 118
KEY_WIDTH, KEY_HEIGHT = 262, 118

_INSET = 14
_BOX_WORD, _MEANING = 88, 94
"""The room that words have beside the scars in the box, and in the key."""
_CHIP_STEP = 34
_SCAR, _SCARS_LEFT = 26, 104


def beside(scene: Scene) -> str:
    """The cards that nobody was dealt and the scars that nobody laid out."""
    counts = {"left": scene.unseen_left, "count": len(scene.set_aside)}
    left = scene.say("picture-set-aside", **counts)
    cards = "".join(
        group(
            chip(name), _INSET + 14 + place * _CHIP_STEP, 58, 0.86, class_="aside", data_card=name
        )
        for place, name in enumerate(scene.set_aside)
    )
    box_y = ASIDE_HEIGHT - 19
    scars = [scar(name) if name else scar_down(None) for name in scene.box]
    scars += [scar(name) for name in scene.discarded]
    what = "box-discarded" if scene.discarded else "in-box" if scars else "box-empty"
    word = scene.say(f"picture-{what}")
    size = fitting(word, 13, _BOX_WORD) if scars else 13
    return group(
        panel(ASIDE_WIDTH, ASIDE_HEIGHT)
        + words(left, _INSET, 26, 13, ink="var(--ink-2)")
        + cards
        + words(word, _INSET, box_y + 4, size, ink="var(--ink-2)")
        + fan(scars, _SCARS_LEFT, box_y, _SCAR, ASIDE_WIDTH - _INSET - _SCARS_LEFT),
        class_="beside",
    )


def key(scene: Scene) -> str:
    """What the pieces mean."""
    entries = (
        (scar("S2"), 0.26, "strength"),
        (scar("S4"), 0.26, "at-once"),
        (scar("S9"), 0.26, "honour"),
        (scar_down(None), 0.26, "face-down"),
        (_mark("R4"), 0.62, "seen"),
        (_mark(None), 0.62, "never-seen"),
    )
    body = panel(KEY_WIDTH, KEY_HEIGHT)
    for place, (drawing, scale, name) in enumerate(entries):
        meaning = scene.say(f"picture-key-{name}")
        size = fitting(meaning, 13, _MEANING)
        row, column = place % 3, place // 3
        x, y = 28 + column * 118, 26 + row * 33
        body += group(drawing, x, y, scale) + words(
            meaning, x + 22, y + 5, size, ink="var(--ink-2)"
        )
    return group(body, class_="key")


def _mark(name: str | None) -> str:
    """The mark of a lone wolf on the ground that it has on its card."""
    ground = box(-18, -21, 36, 42, rx=6, fill="var(--back)", stroke="var(--edge)", stroke_width=2)
    return ground + group(seen_face(name), -19.5, -62.5)
