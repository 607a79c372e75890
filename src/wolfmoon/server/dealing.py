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
from ..games import rules_of
from .events import Data
from .refused import Refused

DRAWN, CHOSEN = "drawn", "chosen"
SECRET_BYTES = 32
UNDRAWN: Data = {"opening": None, "commitment": None}
"""What is kept of a deal that was not drawn here."""


def options_of(about: Data, seats: int) -> Data:
    """The options of a table's game, with what follows from its seats."""
    return {**about["options"], **_rules(about).options_for(seats)}


def _rules(about: Data) -> Rules:
    """The rules that a table's game is played by, in the version it began with."""
    try:
        return rules_of(about["game"], about["rules"])
    except RulesUnknown as error:
        raise Refused("rules-unknown", rules=about["rules"], known=error.known) from None


def is_given(about: Data) -> bool:
    """Whether someone who made a table said how its game begins."""
    return about["seed"] is not None or about["file"] is not None or "setup" in about["options"]


def drawn(about: Data, seats: int, chance: Random) -> Data:
    """What is kept of a deal that is drawn now, from a source that nobody can foresee."""
    rules = _rules(about)
    options = rules.draw(chance, **options_of(about, seats))
    text = opening(rules, replace(rules.start(**options), salt=new_salt(chance)))
    return {"opening": text, "commitment": commitment(text)}


def new_secret(chance: Random) -> str:
    """The secret of a table, from which its bots' luck is derived; it never leaves."""
    return chance.randbytes(SECRET_BYTES).hex()


def deal_of(about: Data) -> str:
    """Whether the deal of a table was drawn, or chosen by whoever made it.

    Logs from before openings were kept don't say whose seed they hold: those deals are taken to
    be drawn, without a commitment.
    """
    if "opening" not in about:
        return CHOSEN if is_given({**about, "seed": None}) else DRAWN
    return CHOSEN if about["opening"] is None else DRAWN


def sealed(about: Data) -> str:
    """The opening as a file that can be loaded."""
    return f"{about['opening']}commitment {about['commitment']}\n"


def first_game(about: Data, seats: int) -> Game:
    """The game of a table before its first decision, from what its log says; nothing is drawn."""
    rules = _rules(about)
    if about["file"] is not None:
        return load(about["file"], rules_of)
    if about.get("opening") is not None:
        return load(sealed(about), rules_of)
    return Game(rules, rules.start(**options_of(about, seats), seed=about["seed"]))
