"""What can be typed at a table in the terminal, told in the language that is spoken."""

import textwrap

from ..engine.errors import Phrase, phrase
from ..games import described
from .speech import say

WIDTH = 80
COMMANDS = ("why", "options", "score", "board", "undo", "save", "quit")
"""What can be typed beside decisions, as the help lists it."""
NEED_MORE = ("why", "save")
"""Commands that need a word after them."""
BETWEEN = "   "


def help_lines(game: str) -> list[str]:
    """The help of a table: what is typed, and what that does."""
    rows = [
        (say("terminal-typed-number"), say("terminal-does-number")),
        (say("terminal-typed-notation"), _with("terminal-does-notation", decisions(game))),
    ]
    for command in COMMANDS:
        typed = say(f"terminal-typed-{command}") if command in NEED_MORE else command
        rows.append((typed, say(f"terminal-does-{command}")))
    width = max(len(typed) for typed, _ in rows) + 4
    return [line for typed, does in rows for line in _wrapped(typed, does, width)]


def why_what(game: str) -> Phrase:
    """What to say to someone who typed "why" alone."""
    asked = described(game).examples.questions
    return phrase("problem-why-as", examples=", ".join(asked)) if asked else phrase("problem-why")


def decisions(game: str) -> str:
    """Decisions as the game writes them, if it names any."""
    return BETWEEN.join(described(game).examples.decisions)


def _with(words: str, examples: str) -> str:
    return say(f"{words}-as", examples=examples) if examples else say(words)


def _wrapped(typed: str, does: str, width: int) -> list[str]:
    start, room = f"  {typed}".ljust(width), " " * width
    return textwrap.wrap(does, WIDTH, initial_indent=start, subsequent_indent=room)
