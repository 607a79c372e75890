"""Every refusal that the server raises has words, and they need no fact that it does not give."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.words.ftl import entries
from wolfmoon import server
from wolfmoon.server.refused import STATUS
from wolfmoon.words import ENGLISH

SOURCES = Path(server.__file__).parent
NOT_FACTS = {"clause", "words", "wait"}


def raised() -> Iterator[tuple[str, set[str], str]]:
    """The code and the facts of each refusal in the source, and where it stands."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                facts = {word.arg for word in node.keywords if word.arg} - NOT_FACTS
                for code in ast.walk(node.args[0]) if node.args else []:
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        yield code.value, facts, f"{path.name}:{node.lineno}"


def test_every_code_has_words() -> None:
    assert set(STATUS) - set(entries(ENGLISH)) == set()


def test_every_refusal_gives_the_facts_of_its_words() -> None:
    found = list(raised())
    assert len(found) > 50
    wordless = [(code, where) for code, _, where in found if code not in entries(ENGLISH)]
    assert wordless == []
    lacking = {
        where: entries(ENGLISH)[code].variables - facts
        for code, facts, where in found
        if entries(ENGLISH)[code].variables - facts
    }
    assert lacking == {}
