"""What holds for all sources: how modules are found, how much is untyped, how docstrings begin."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wolfmoon
from tests import ROOT

PACKAGE = Path(wolfmoon.__file__).parent


LOADING = {"import_module", "__import__"}
TYPED = re.compile(r"\(?\w+, \w+, \w+\)? = \w+\.partition\(':'\)")


def put_together(tree: ast.AST) -> list[str]:
    """The names of modules to load that are neither written out nor what a user typed.

    What a user typed is `module:NAME`, taken apart at the colon and at nothing else.
    """
    nodes = [*ast.walk(tree)]
    typed, made = set[str](), set[str]()
    for node in nodes:
        if isinstance(node, ast.Assign) and TYPED.fullmatch(ast.unparse(node)):
            typed.add(ast.unparse(node.targets[0]).strip("()").split(",")[0])
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = (each for target in targets for each in ast.walk(target))
            made |= {each.id for each in names if isinstance(each, ast.Name)}
    loaded = [
        argument
        for node in nodes
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in LOADING
        for argument in node.args
        if not isinstance(argument, ast.Constant)
    ]
    renamed = [
        ast.unparse(node)
        for node in nodes
        if isinstance(node, ast.alias) and node.name in LOADING and node.asname
    ]
    return renamed + [ast.unparse(each) for each in loaded if ast.unparse(each) not in typed - made]


def test_nothing_is_found_by_a_name_that_was_put_together() -> None:
    """Modules that a user names, such as a bot of their own, are loaded by exactly that name."""
    for path in PACKAGE.rglob("*.py"):
        assert put_together(ast.parse(path.read_text(encoding="utf-8"))) == [], path


@pytest.mark.parametrize(
    "source",
    [
        'import_module(f"games.{name}")',
        'x = f"games.{name}"; import_module(x)',
        'x = "games." + name; importlib.import_module(x)',
        'x, _, y = name.partition(":"); x += "s"; import_module(x)',
        "def load(x): import_module(x)",
        "from importlib import import_module as load",
        '__import__("games." + name)',
    ],
)
def test_a_name_that_was_put_together_is_found_out(source: str) -> None:
    assert put_together(ast.parse(source)) != []


MOST_LINES_OF_ANY = 200
QUOTED = re.compile(r"[\w.\[\], |]*\bAny\b[\w.\[\], |]*")
"""A type that stands in quotes."""


def lines_of_any(path: Path) -> set[int]:
    """The lines of a file that use `Any`, in quotes too; those that import it do not count."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {
        node.lineno
        for node in nodes
        if (isinstance(node, ast.Name) and node.id == "Any")
        or (isinstance(node, ast.Constant) and QUOTED.fullmatch(str(node.value)))
    }


def test_any_stays_where_numpy_and_numba_force_it() -> None:
    lines = {path: lines_of_any(path) for path in PACKAGE.rglob("*.py")}
    assert sum(map(len, lines.values())) <= MOST_LINES_OF_ANY


def docstrings(path: Path) -> Iterator[str]:
    """Those of a file, but for those of tests, which are sentences."""
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, kinds) and not getattr(node, "name", "").startswith("test_"):
            yield ast.get_docstring(node) or ""


def test_a_docstring_stands_on_its_own() -> None:
    leaning = [
        f"{path.relative_to(ROOT)}: {said}"
        for folder in (PACKAGE, ROOT / "tests", ROOT / "bench")
        for path in folder.rglob("*.py")
        for said in docstrings(path)
        if said.startswith("The same")
    ]
    assert leaning == []
