"""The steps of the Containerfile, one after another, in a folder instead of an image.

What needs a registry of images or changes the machine is left out: the images themselves, and the
user that is made in one. Packages come from where pip and npm get them, as they do for an image.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
STEPS = (ROOT / "deploy" / "Containerfile").read_text()
UNREACHABLE = ("No matching distribution", "Could not fetch", "ENOTFOUND", "ECONNREFUSED")
pytestmark = pytest.mark.timeout(1500)  # all packages are installed, and the client is built
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # machine code would take a minute to make


def steps(word: str) -> list[str]:
    """What follows an instruction, each time that it stands there."""
    return re.findall(rf"^{word} (.*)$", STEPS, re.MULTILINE)


def words_of(instruction: str) -> list[str]:
    """The words of a command in the form of a list."""
    return re.findall(r'"([^"]*)"', instruction)


def context(into: Path) -> None:
    """What `COPY . .` sees: everything but what is to be ignored."""
    ignored = [each.removeprefix("**/") for each in (ROOT / ".containerignore").read_text().split()]

    def out(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(ROOT)
        paths = {name: str(inside / name) for name in names}
        return {
            name
            for name, path in paths.items()
            if any(fnmatch.fnmatch(each, pattern) for pattern in ignored for each in (name, path))
        }

    shutil.copytree(ROOT, into, ignore=out, symlinks=True)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which everything was done that an image is made by."""
    folder = tmp_path_factory.mktemp("image")
    assert steps("WORKDIR") == ["/src"] and steps("COPY")[0] == ". ."
    context(folder / "src")
    assert not (folder / "src" / "src" / "wolfmoon" / "client" / "dist").exists()
    make, install, *others = steps("RUN")
    for command in (make, install):
        said = command.replace("/wolfmoon", f"{folder}/wolfmoon")
        said = re.sub(r"^python ", f"{sys.executable} ", said)
        done = subprocess.run(
            said, shell=True, cwd=folder / "src", capture_output=True, text=True, env=bare()
        )
        if done.returncode and any(word in done.stderr for word in UNREACHABLE):
            pytest.skip("there are no packages to be had")
        assert done.returncode == 0, done.stderr
    assert steps("COPY")[1:] == ["--from=build /wolfmoon /wolfmoon"]
    assert len(others) == 1 and others[0].startswith("useradd ")
    shutil.rmtree(folder / "src")  # the image that runs has none of it
    (folder / "data").mkdir()
    return folder


def bare() -> dict[str, str]:
    """Nothing of this checkout; what is installed is compiled when it is used."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PIP_NO_COMPILE": "1"}


def environment(image: Path) -> dict[str, str]:
    """What the image sets, in the folder."""
    (line,) = steps("ENV")
    kept = {**bare(), **INTERPRETED, "WOLFMOON_LANGUAGE": "en"}
    for pair in line.split():
        name, _, value = pair.partition("=")
        value = value.replace("/wolfmoon", f"{image}/wolfmoon").replace("/data", f"{image}/data")
        kept[name] = value.replace("$PATH", kept.get("PATH", ""))
    return kept


def here(image: Path, words: list[str]) -> list[str]:
    """A command of the image, in the folder."""
    return [word.replace("/data", f"{image}/data") for word in words]


def test_what_the_image_starts_serves_and_is_well(image: Path) -> None:
    (entry,), (command,) = steps("ENTRYPOINT"), steps("CMD")
    words = here(image, [*words_of(entry), *words_of(command), "--port", "0"])
    server = subprocess.Popen(
        words, cwd="/", env=environment(image), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].replace("0.0.0.0", "127.0.0.1")
        assert b'id="app"' in urlopen(address).read()
        (health,) = steps("HEALTHCHECK")
        check = [*here(image, words_of(health)), "--json"]
        done = subprocess.run(
            check, cwd="/", env=environment(image), capture_output=True, text=True
        )
        found = json.loads(done.stdout)
        ill = [each["check"] for each in found if each["health"] == "ill"]
        assert ill == ["compiled"]  # as was asked for here; an image compiles
    finally:
        server.terminate()
        server.communicate(timeout=60)
    assert (image / "data" / "wolfmoon.sqlite3").exists()


def test_the_image_can_send_to_browsers_and_draw(image: Path) -> None:
    (entry,) = steps("ENTRYPOINT")
    python = image / "wolfmoon" / "bin" / "python"
    assert (python.parent / words_of(entry)[0]).exists()
    code = "import resvg_py; from wolfmoon.server.notify import push; print(push.available())"
    done = subprocess.run(
        [python, "-c", code], cwd="/", env=environment(image), capture_output=True, text=True
    )
    assert done.stdout.strip() == "True", done.stderr


def test_nobody_is_believed_who_says_to_be_a_proxy() -> None:
    """A port that is open to everyone is no proxy: whoever has one says so."""
    assert "--proxied" not in words_of(steps("CMD")[0])
