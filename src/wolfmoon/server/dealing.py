"""The deal of a table: drawn by the server and committed to, or chosen by somebody.

A `made` event keeps an `opening`: the head of the game's file with the set-up that was drawn and a
salt. Its commitment is shown from then on, the opening itself once the game is over.
"""

from dataclasses import replace
from random import Random

from ..engine.deal import commitment, new_salt, opening
from ..engine.errors import RulesUnknown
from ..engine.game import Game
from ..engine.loading import load
from ..engine.rules import Rules
from ..engine.start import Options
from ..games import rules_of
from .happened import BEFORE_OPENINGS, Made
from .refused import Refused

DRAWN, CHOSEN = "drawn", "chosen"
SECRET_BYTES = 32


def options_of(about: Made) -> Options:
    """The options of a table's game, with what follows from its seats."""
    return {**about.options, **_rules(about).options_for(len(about.seats))}


def _rules(about: Made) -> Rules:
    """The rules that a table's game is played by, in the version it began with."""
    return rules_of(about.game, about.rules)


def check_rules(about: Made) -> None:
    """Refuse to begin a game whose rules are not known here any more."""
    try:
        _rules(about)
    except RulesUnknown:
        raise Refused("table-archived") from None


def is_given(about: Made) -> bool:
    """Whether someone who made a table said how its game begins."""
    return about.seed is not None or about.file is not None or "setup" in about.options


def drawn(about: Made, chance: Random) -> Made:
    """A table whose deal is drawn now, from a source that nobody can foresee."""
    rules = _rules(about)
    options = rules.draw(chance, **options_of(about))
    text = opening(rules, replace(rules.start(**options), salt=new_salt(chance)))
    return replace(about, opening=text, commitment=commitment(text))


def undrawn(about: Made) -> Made:
    """A table whose deal was not drawn here."""
    return replace(about, opening=None, commitment=None)


def new_secret(chance: Random) -> str:
    """The secret of a table, from which its bots' luck is derived; it never leaves."""
    return chance.randbytes(SECRET_BYTES).hex()


def deal_of(about: Made) -> str:
    """Whether the deal of a table was drawn, or chosen by whoever made it.

    Logs from before openings were kept don't say whose seed they hold: those deals are taken to
    be drawn, without a commitment.
    """
    if about.opening == BEFORE_OPENINGS:
        return CHOSEN if is_given(replace(about, seed=None)) else DRAWN
    return CHOSEN if about.opening is None else DRAWN


def sealed(about: Made) -> str:
    """The opening as a file that can be loaded."""
    return f"{about.opening}commitment {about.commitment}\n"


def first_game(about: Made) -> Game:
    """The game of a table before its first decision, from what its log says; nothing is drawn."""
    rules = _rules(about)
    if about.file is not None:
        return load(about.file, rules_of)
    if about.opening:
        return load(sealed(about), rules_of)
    return Game(rules, rules.start(**options_of(about), seed=about.seed))
