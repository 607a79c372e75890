"""Imports point one way: cli → hints → bots → games → engine; draw knows no rules that run."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wolfmoon

PACKAGE = Path(wolfmoon.__file__).parent
MAY_IMPORT = {
    "words": {"words"},
    "engine": {"engine", "words"},
    "games/the_wolves": {"engine", "words", "games/the_wolves"},
    "games/lone_wolves": {"engine", "words", "games/lone_wolves"},
    "draw": {"engine", "draw", "words", "games", "games/the_wolves", "games/lone_wolves"},
    "bots": {"engine", "bots", "saving.py", "games", "games/the_wolves", "games/lone_wolves"},
    "lessons": {"engine", "lessons", "words", "games"},
    "hints": {
        *("engine", "hints", "bots", "words", "confidence.py"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "reviews": {
        *("engine", "reviews", "hints", "bots", "draw", "words"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "puzzles": {
        *("engine", "puzzles", "hints", "bots", "words", "saving.py"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "env": {
        *("engine", "env", "bots", "draw"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "server": {
        *("engine", "server", "bots", "draw", "hints", "lessons", "puzzles", "reviews", "words"),
        *("client", "description.py", "processes.py", "version.py"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "data": {
        *("engine", "data", "saving.py", "version.py"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "studies": {
        *("engine", "studies", "data", "arena", "words", "confidence.py"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
    "arena": {
        *("engine", "arena", "bots", "draw", "words"),
        *("confidence.py", "processes.py", "saving.py", "version.py"),
        *("games", "games/the_wolves", "games/lone_wolves"),
    },
}
"""For each folder, the folders that its files may import from."""
DESCRIPTION = "description.py"
"""The file of each game that names all its parts, and loads each when it is asked for."""


def folder_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    if path.name == DESCRIPTION:
        return DESCRIPTION
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def imported(path: Path) -> set[str]:
    """The folders of the package that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parents[node.level - 1]
            module = base.joinpath(*(node.module or "").split("."))
            target = module if module.is_dir() else module.with_suffix(".py")
            if target != PACKAGE:
                found.add(folder_of(target / "x") if target.is_dir() else folder_of(target))
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any(name.split(".")[0] == "wolfmoon" for name in names), path
    return found


def test_nothing_imports_against_the_direction() -> None:
    wrong = []
    for folder, allowed in MAY_IMPORT.items():
        for path in (PACKAGE / folder).rglob("*.py"):
            if path.name == DESCRIPTION:
                continue
            wrong += [(str(path.relative_to(PACKAGE)), f) for f in imported(path) - allowed]
    assert wrong == []


def test_a_description_loads_nothing_by_itself() -> None:
    for path in PACKAGE.rglob(DESCRIPTION):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.level:
                assert node.module == "description", path


ASKING = {"view", "story", "story_for", "foretold", "record"}
"""The methods of rules, and of games in hand, that say what happened or how it stands."""


def test_the_files_of_the_server_that_ask_what_a_viewer_sees_are_named() -> None:
    """docs/architecture.md names them; `pictures` and `told` are asked in their place elsewhere."""
    said = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    paragraph = next(line for line in said.split("\n- ") if line.startswith("**Who sees what**"))
    asking = set()
    for path in (PACKAGE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                of = ast.unparse(node.func.value)
                if node.func.attr in ASKING and of.split(".")[-1] in ("rules", "game"):
                    asking.add(path.relative_to(PACKAGE / "server").as_posix())
    assert asking == set(re.findall(r"`([\w/]+\.py)`", paragraph))


def test_two_files_know_numba() -> None:
    knowing = [
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if any(
            "numba" in ast.dump(node)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
        )
    ]
    assert sorted(knowing) == [
        str(Path("engine") / "compiled.py"),
        str(Path("engine") / "libraries.py"),
    ]


def test_what_bots_derive_from_is_exported_and_loads_nothing_before_it_is_asked_for() -> None:
    told = "import sys, wolfmoon; print('numba' in sys.modules, wolfmoon.Bot.__module__)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "wolfmoon.bots.bot"]
    with pytest.raises(AttributeError, match="no attribute 'Bots'"):
        wolfmoon.Bots  # noqa: B018 (it is asked for)
