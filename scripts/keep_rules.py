"""Keeps the rules of a game as they are, before one of them is changed.

    python scripts/keep_rules.py lone-wolves

Games that have begun go on under the version that they began with. So the folder of the rules and
that of their bots are copied under the number of the version, the description of the game names
the copy, and the version goes up by one. What is to change is then changed in the usual folders.
"""

import argparse
import re
import shutil
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "wolfmoon"
VERSION = re.compile(r"^RULES_VERSION = (\d+)$", re.MULTILINE)
DESCRIBED = re.compile(r"^(?P<name>[A-Z_]+) = Description\($", re.MULTILINE)
OLDER = "    older={"


def keep(package: Path, game: str) -> int:
    """Keep the present version of a game's rules; returns its number."""
    folder = _folder_of(package, game)
    counted = next(path for path in _sources(folder) if VERSION.search(path.read_text("utf-8")))
    text = counted.read_text("utf-8")
    version = int(VERSION.findall(text)[0])
    for kind in ("games", "bots"):
        _copy(package / kind / folder.name, version)
    counted.write_text(VERSION.sub(f"RULES_VERSION = {version + 1}", text), "utf-8")
    _name_in(folder / "description.py", folder.name, version)
    return version


def _folder_of(package: Path, game: str) -> Path:
    """The folder whose description has a game's name."""
    for path in (package / "games").glob("*/description.py"):
        if f'name="{game}"' in path.read_text("utf-8") and not path.parent.name[-1].isdigit():
            return path.parent
    raise SystemExit(f"no game is called {game}")


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _copy(folder: Path, version: int) -> None:
    """A folder under the number of a version; its modules know each other by that name."""
    kept = folder.with_name(f"{folder.name}_{version}")
    shutil.copytree(folder, kept, ignore=shutil.ignore_patterns("__pycache__"))
    named = re.compile(rf"\b(games|bots)\.{folder.name}\b")
    for path in _sources(kept):
        path.write_text(named.sub(rf"\1.{kept.name}", path.read_text("utf-8")), "utf-8")


def _name_in(description: Path, folder: str, version: int) -> None:
    """Have the description of a game name the version that was kept."""
    text = description.read_text("utf-8")
    found = DESCRIBED.search(text)
    assert found is not None, description
    loader = (
        f"def _version_{version}() -> Description:\n"
        f"    from ..{folder}_{version}.description import {found['name']}\n\n"
        f"    return {found['name']}\n\n\n"
    )
    head, body = text[: found.start()], text[found.start() :]
    if OLDER in body:
        body = body.replace(OLDER, f"{OLDER}{version}: _version_{version}, ", 1)
    else:
        line = f"{OLDER}{version}: _version_{version}}},\n"
        body = body.replace("(\n", f"(\n{line}", 1)
    description.write_text(head + loader + body, "utf-8")


def main() -> None:
    """Keep the version that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="its name, such as lone-wolves")
    parser.add_argument("--package", type=Path, default=PACKAGE, help="where wolfmoon lies")
    chosen = parser.parse_args()
    version = keep(chosen.package, chosen.game)
    print(f"version {version} of {chosen.game} is kept; its rules are now version {version + 1}")


if __name__ == "__main__":
    main()
