"""The help of the command line, read without Fluent, which takes long to import."""

import re
from functools import cache
from pathlib import Path
from textwrap import dedent

HELP = "help"
"""The file whose messages are text with plain facts, and nothing else."""
_MESSAGE = re.compile(r"^([\w-]+) = ?(.*(?:\n+ .*)*)", re.MULTILINE)
_FACT = re.compile(r"\{ \$(\w+) \}")


@cache
def help_texts(language: str) -> dict[str, str]:
    """Every message of the help by its key, as a format string of Python."""
    text = Path(__file__).with_name(language).joinpath(f"{HELP}.ftl").read_text(encoding="utf-8")
    return {
        found[1]: _FACT.sub(r"{\1}", dedent(found[2]).strip()) for found in _MESSAGE.finditer(text)
    }
