"""What the doctor finds ill on a machine, and on the way to it, each once with what helps."""

import http.client
import json
import os
import shutil
import subprocess
import sys
import threading
from collections import namedtuple
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import update

from tests.server.houses import House
from wolfmoon.cli import main
from wolfmoon.engine.compiled import CACHE_VARIABLE
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.schema import events

HOUR = 3600 * 1_000_000
NOT_PASSED_ON = ("host", "connection", "upgrade")
"""What a proxy says for itself."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that believes a proxy."""
    with House(None, tmp_path_factory.mktemp("ill"), "--proxied") as opened:
        yield opened


def found(check: str, folder: Path, *options: str) -> dict[str, Any]:
    told = CliRunner().invoke(main, ["doctor", "--data", str(folder), "--json", *options])
    return finding(check, told.output)


def finding(check: str, told: str) -> dict[str, Any]:
    [result] = [each for each in json.loads(told) if each["check"] == check]
    assert isinstance(result, dict)
    return result


# -- on the machine -----------------------------------------------------------------------
@pytest.mark.parametrize(("free", "health"), [(100 << 20, "ill"), (500 << 20, "note")])
def test_a_disk_that_is_full(
    free: int, health: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")(1 << 40, 1 << 40, free)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)
    disk = found("disk", tmp_path)
    assert disk["health"] == health and "--data" in disk["cure"]


def test_a_clock_that_is_behind_what_was_kept(tmp_path: Path) -> None:
    with House(None, tmp_path) as house:
        house.guest("Ada").make("lone-wolves", ["me", "open"])
    assert found("clock", tmp_path)["health"] == "well"
    engine = connect(url_of(None, tmp_path))
    with engine.begin() as connection:
        connection.execute(update(events).values(at=events.c.at + HOUR))
    engine.dispose()
    clock = found("clock", tmp_path)
    assert clock["health"] == "ill" and "timedatectl" in clock["cure"]


def test_what_is_not_compiled(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wolfmoon", "doctor", "--json", "--data", str(tmp_path)]
    environment = {**os.environ, CACHE_VARIABLE: str(tmp_path / "empty")}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    compiled = finding("compiled", told.stdout)
    assert compiled["health"] == "note" and "wolfmoon warm" in compiled["cure"]


# -- on the way ---------------------------------------------------------------------------
@contextmanager
def proxy(house: House, base: str = "", **headers: str) -> Iterator[str]:
    """A proxy before a server that passes on no sockets, and what it is told to say."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            there = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
            kept = {k: v for k, v in self.headers.items() if k.lower() not in NOT_PASSED_ON}
            said = {name.replace("_", "-"): value for name, value in headers.items()}
            own = {"Host": self.headers["Host"], "X-Forwarded-For": "198.51.100.7"}
            there.request("GET", self.path.removeprefix(base), headers={**kept, **own, **said})
            answer = there.getresponse()
            body = answer.read()
            self.send_response(answer.status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            there.close()

        def log_message(self, *about: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{base}"
    finally:
        server.shutdown()
        server.server_close()


def test_a_proxy_that_passes_on_what_it_should(house: House) -> None:
    with proxy(house) as address:
        told = found("proxy", house.folder, "--address", address)
    assert told["health"] == "well" and "198.51.100.7" in told["said"]


def test_sockets_that_are_cut_on_the_way(house: House) -> None:
    with proxy(house) as address:
        assert found("reached", house.folder, "--address", address)["health"] == "well"
        cut = found("sockets", house.folder, "--address", address)
    assert cut["health"] == "ill" and "Upgrade" in cut["cure"]
    assert found("sockets", house.folder, "--address", house.address)["health"] == "well"


@pytest.mark.parametrize(
    ("headers", "base", "cure"),
    [
        ({"X_Forwarded_Proto": "https"}, "", "X-Forwarded-Proto"),
        ({"Host": "inside:8000"}, "", "pass on Host"),
        ({}, "/wolves", "--base /wolves"),
    ],
)
def test_a_proxy_that_says_something_else(
    headers: dict[str, str], base: str, cure: str, house: House
) -> None:
    with proxy(house, base, **headers) as address:
        told = found("proxy", house.folder, "--address", address)
    assert told["health"] == "ill" and cure in told["cure"]


def test_a_proxy_that_is_not_believed(tmp_path: Path) -> None:
    with House(None, tmp_path) as house, proxy(house) as address:
        told = found("proxy", tmp_path, "--address", address)
    assert told["health"] == "ill" and "--proxied" in told["cure"]
