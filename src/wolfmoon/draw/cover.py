"""A picture for what must not be shown yet: a moon over the woods, and the name of what waits."""

from .paper import PICTURE_WIDTH, document
from .shapes import circle, fitting, path, polyline, use, words
from .theme import theme as theme_of

HEIGHT = 630
"""In units of the width: the shape in which links are shown."""
MIDDLE, ROOM = PICTURE_WIDTH / 2, PICTURE_WIDTH - 120
STARS = (
    (90, 80),
    (210, 190),
    (330, 60),
    (420, 250),
    (860, 110),
    (940, 260),
    (1040, 70),
    (1130, 200),
)
TREE = 60
"""How far one treetop is from the next."""


def cover(title: str, text: str, *, theme: str, width: int) -> str:
    """The picture as an SVG file."""
    body = "".join(circle(x, y, 2.5, fill="var(--ink-2)") for x, y in STARS)
    body += use("moon-full", MIDDLE, 200, 260)
    body += path(_woods(430, (60, 95, 75)), fill="var(--page-deep)", opacity="0.55")
    body += path(_woods(475, (70, 50, 90, 40)), fill="var(--page-deep)")
    size = fitting(title, 60, ROOM)
    body += words(title, MIDDLE, 545, size, weight=800, text_anchor="middle")
    size = fitting(text, 32, ROOM)
    body += words(text, MIDDLE, 596, size, ink="var(--ink-2)", text_anchor="middle")
    return theme_of(theme).resolve(document(body, title, width, HEIGHT))


def _woods(ground: float, tall: tuple[float, ...]) -> str:
    """The outline of a wood, whose trees are as tall as these in turn."""
    tops = [(0.0, float(HEIGHT)), (0.0, ground)]
    for number in range(PICTURE_WIDTH // TREE):
        left = number * TREE
        top = ground - tall[number % len(tall)]
        tops += [(left + TREE / 2, top), (left + TREE, ground)]
    return polyline([*tops, (float(PICTURE_WIDTH), float(HEIGHT))]) + "Z"
