"""What an environment shows of a position: text, printed or not, an SVG picture, or its pixels."""

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from ..draw.of_game import svg_of, terminal_of
from ..draw.png import png
from ..engine.errors import BadInput, phrase, shown
from ..engine.game import Game
from ..engine.kernels import States
from ..engine.rules import EVERYTHING, Rules
from ..engine.start import Start

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
_WIDTH = 800


def checked_mode(mode: str | None) -> str | None:
    """A render mode that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(phrase("problem-render-mode", found=shown(mode), names=RENDER_MODES))
    return mode


def picture(rules: Rules, states: States, mode: str) -> Any:
    """A position with everything open, as a render mode has it."""
    game = Game(rules, Start(states))
    if mode == "human":
        print(terminal_of(game, viewer=EVERYTHING))
        return None
    if mode == "ansi":
        return terminal_of(game, viewer=EVERYTHING, colour=False)
    drawn = svg_of(game, width=_WIDTH)
    return drawn if mode == "svg" else _pixels(drawn)


def _pixels(drawn: str) -> npt.NDArray[np.uint8]:
    from PIL import Image

    with Image.open(io.BytesIO(png(drawn))) as image:
        return np.asarray(image.convert("RGB"))
