import re
import subprocess
import sys

import pytest

from wolfmoon.draw.symbols import sheet, symbols_used
from wolfmoon.draw.theme import THEMES, read_sheet, theme
from wolfmoon.engine.errors import BadInput


@pytest.mark.parametrize("name", THEMES)
def test_every_token_resolves_to_a_plain_value(name: str) -> None:
    assert not [value for value in theme(name).tokens.values() if "var(" in value]


def test_day_replaces_what_it_names_and_keeps_the_rest() -> None:
    night, day = theme("night").tokens, theme("day").tokens
    assert night.keys() == day.keys()
    assert night["--page"] == "#18202c"
    assert day["--page"] == "#dbe5ec"
    assert night["--pack-forest"] == day["--pack-forest"]


def test_motion_tokens_are_those_of_a_screen_without_reduced_motion() -> None:
    assert theme("night").tokens["--quick"] == "120ms"


def test_an_unknown_token_is_an_error() -> None:
    with pytest.raises(KeyError, match="--no-such"):
        theme("night").resolve("fill: var(--no-such)")


def test_a_fallback_is_used_for_an_unknown_token() -> None:
    assert theme("night").resolve("var(--no-such, #123)") == "#123"


def test_an_unknown_theme_is_an_error() -> None:
    with pytest.raises(BadInput, match="noon"):
        theme("noon")


def test_the_sheet_refers_only_to_its_own_symbols_and_tokens() -> None:
    markup = read_sheet("pieces.svg")
    known = set(re.findall(r'id="([\w-]+)"', markup))
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', markup)) <= known
    without_cards = re.sub(r"var\(--scar\)", "", markup)
    theme("night").resolve(without_cards)


def test_symbols_bring_the_symbols_that_they_use() -> None:
    used = symbols_used('<use href="#act-howl"/>')
    assert 'id="act-howl"' in used
    assert 'id="fig-alpha"' in used
    assert 'id="plate-rock"' not in used


def test_every_pack_has_a_plate_of_its_own() -> None:
    packs = ("forest", "rock", "grass", "tundra", "desert", "neutral")
    plates = [sheet()[f"plate-{pack}"].split(">", 1)[1] for pack in packs]
    assert len(set(plates)) == len(packs)
    assert all(f"clip-{pack}" in sheet() for pack in packs)


def test_importing_the_drawings_does_not_load_the_compiler() -> None:
    code = (
        "import sys, wolfmoon.draw.the_wolves.svg, wolfmoon.draw.the_wolves.terminal, "
        "wolfmoon.draw.png; sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
