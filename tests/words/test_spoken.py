"""Nothing is said past the catalogue: the sources hold no sentence, and no message is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import wolfmoon
from tests.words.ftl import entries
from tests.words.test_catalogue import keys_in
from wolfmoon.words import ENGLISH

SOURCES = Path(wolfmoon.__file__).parent
SPEAKING = ("cli", "arena", "studies", "draw", "data", "lessons")
"""The folders whose words people read in the terminal, in reports and in pictures."""
FILES = ("terminal", "problem", "report", "picture", "host")
SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-z’']{2,}")
PRINTED = {"echo", "secho", "prompt", "print", "words", "text", "drawing", "label", "add_task"}
"""What prints or draws its first argument, or a title."""
WORD = re.compile(r"[A-Za-z]{3,}")
NOT_SAID = (
    r"^<|/>|</|[a-z-]+=\"|=\"$|var\(--|^\s*[.#@]?[\w-]+ \{|url\(|--\w",  # markup and styles
    r"^`?wolfmoon( |$)",  # commands that a person types
    r"^[\w.-]+( [\w.|-]+)* \| None$",  # types
    r"^(blood moon|full moon|lone wolf|start hex|home ground|region tile|tile )$",  # names of data
    r"^ on seat $",  # a fault in the data of a study
    r"^(whisker|range|mark|strength) ",  # classes of a style sheet
    r"^perft ",  # a line that programs compare
    r"^[a-z]+-([a-z-]*[a-z])?$",  # keys of messages
)
"""What looks like words and is none that a person reads."""
BUGS = {"RuntimeError", "KeyError", "TypeError", "ValueError"}
NOT_OURS = {"cli/click_words.py"}
"""Files that hold what others say, to translate it."""


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file that are no docstrings and no types, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(node) for each in ast.walk(tree) for node in _silent(each)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
        ):
            yield node.lineno, node.value


def _silent(node: ast.AST) -> Iterator[ast.AST]:
    """What nobody reads: docstrings, notes below a name, types, and what a bug of ours says."""
    if isinstance(node, ast.Assert) and node.msg is not None:
        yield from ast.walk(node.msg)
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and called(node.exc) in BUGS:
        yield from ast.walk(node.exc)
    body = getattr(node, "body", None)
    for statement in body if isinstance(body, list) else []:
        if isinstance(statement, ast.Expr):
            yield statement.value
    for name in ("annotation", "returns"):
        if (kind := getattr(node, name, None)) is not None:
            yield from ast.walk(kind)


@cache
def sources(*folders: str) -> tuple[Path, ...]:
    return tuple(path for folder in folders for path in sorted((SOURCES / folder).rglob("*.py")))


def name_of(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def test_no_sentence_stands_in_the_sources() -> None:
    found = [
        f"{name_of(path)}:{line}: {text}"
        for path in sources(*SPEAKING)
        if name_of(path) not in NOT_OURS
        for line, text in literals(path)
        if SENTENCE.search(text) and not any(re.search(each, text) for each in NOT_SAID)
    ]
    assert found == []


def test_no_word_is_printed_past_the_catalogue() -> None:
    found = []
    for path in sources(*SPEAKING):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in PRINTED and node.args:
                said = " ".join(plain_parts(node.args[0]))
                if WORD.search(said) and not any(re.search(each, said) for each in NOT_SAID):
                    found.append(f"{name_of(path)}:{node.lineno}: {said}")
    assert found == []


def called(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def plain_parts(node: ast.expr) -> list[str]:
    """The texts that an argument holds itself, but not what it gives to other calls."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return [part for value in node.values for part in plain_parts(value)]
    if isinstance(node, ast.FormattedValue):
        return plain_parts(node.value)
    if isinstance(node, ast.BinOp):
        return plain_parts(node.left) + plain_parts(node.right)
    if isinstance(node, ast.IfExp):
        return plain_parts(node.body) + plain_parts(node.orelse)
    return []


def test_the_test_would_find_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "spoken.py"
    path.write_text('"""A docstring."""\nx: "a type"\ny = f"wrote {x} and left"\nz = "no"\n')
    assert [text for _, text in literals(path) if SENTENCE.search(text)] == [" and left"]
    call = ast.parse('click.echo(f"wrote {name}" if name else "nothing")', mode="eval").body
    assert isinstance(call, ast.Call) and called(call) == "echo"
    assert plain_parts(call.args[0]) == ["wrote ", "nothing"]


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_said_somewhere(name: str) -> None:
    """A key stands in the sources whole, or in two parts that are put together."""
    texts = {text for path in sources(".") for _, text in literals(path)}
    starts = {text.removesuffix("-") for text in texts if text.startswith(f"{name}-")}
    unused = [
        key
        for key in keys_in(ENGLISH, name)
        if key not in texts and not any(said_in_parts(key, start, texts) for start in starts)
    ]
    assert unused == []


def said_in_parts(key: str, start: str, texts: set[str]) -> bool:
    """Whether a key is a beginning and a name, such as `terminal-head` and `bot`."""
    rest = key.removeprefix(f"{start}-").removesuffix("-hint")
    return key.startswith(f"{start}-") and bool({rest, rest.replace("-", " "), f"-{rest}"} & texts)


@pytest.mark.parametrize("name", FILES)
def test_every_message_that_is_said_is_there(name: str) -> None:
    known = entries(ENGLISH)
    said = {
        text
        for path in sources(".")
        for _, text in literals(path)
        if re.fullmatch(rf"{name}-[a-z0-9-]*[a-z0-9]", text)
    }
    missing = [key for key in said if not any(k == key or k.startswith(f"{key}-") for k in known)]
    assert missing == []
