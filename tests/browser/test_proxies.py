"""Under a path, behind the proxies that people have: nginx and Caddy, as `deploy/` sets them up."""

import ssl
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import pytest
from playwright.sync_api import Browser
from websockets.sync.client import connect

from tests.browser.pages import INSTALLED, visit
from tests.browser.patience import expect
from tests.browser.play import ask
from tests.browser.proxies import Proxy, found, proxy
from tests.server.houses import House, hear, wish

BASE = "/wolves"
LARGE, TOO_LARGE = 190 * 1024, 300 * 1024
SEATS = [wish("me"), wish("here")]


@pytest.fixture(scope="module")
def based(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lies under a path."""
    folder: Path = tmp_path_factory.mktemp("based")
    with House(None, folder, "--base", BASE, "--proxied") as served:
        yield served


@pytest.fixture(scope="module", params=("nginx", "caddy"))
def before(
    request: pytest.FixtureRequest, based: House, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    """A proxy before it."""
    if found(request.param) is None:
        pytest.skip(f"there is no {request.param}; on Debian: apt-get install {request.param}")
    upstream = urlsplit(based.address).port
    assert upstream is not None
    folder: Path = tmp_path_factory.mktemp(request.param)
    with proxy(request.param, folder, upstream) as started:
        yield started


def test_https_sockets_polls_and_uploads_pass(before: Proxy, based: House) -> None:
    address = f"https://localhost:{before.https}{BASE}"
    with httpx.Client(verify=False, timeout=60, headers={"Origin": address[: -len(BASE)]}) as ada:
        welcome = ada.post(f"{address}/api/people/guest", json={"name": "Ada"})
        assert welcome.status_code == 200
        cookie = welcome.headers["set-cookie"]
        assert f"Path={BASE};" in cookie and "Secure" in cookie
        assert welcome.headers["strict-transport-security"]

        table = ada.post(f"{address}/api/tables", json={"game": "lone-wolves", "seats": SEATS})
        id = table.json()["table"]["id"]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with connect(
            f"wss://localhost:{before.https}{BASE}/api/tables/{id}/socket",
            ssl=trusting,
            origin=address[: -len(BASE)],  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie.split(";")[0]},
            open_timeout=60,
        ) as socket:
            assert hear(socket, "happened")["state"]["table"]["id"] == id
        # whoever has no socket asks again and again, through one connection
        begin = {"id": str(uuid4()), "seq": 1, "command": {"do": "begin"}}
        assert ada.post(f"{address}/api/tables/{id}/orders", json=begin).status_code == 200
        heard = ada.get(f"{address}/api/tables/{id}/events", params={"after": 1}).json()["events"]
        assert [each["kind"] for each in heard] == ["began"]

        large = ada.post(f"{address}/api/imports", json={"text": "x" * LARGE})
        assert (large.status_code, large.json()["code"]) == (422, "file-unreadable")
        too_large = ada.post(f"{address}/api/imports", json={"text": "x" * TOO_LARGE})
        assert (too_large.status_code, too_large.json()["code"]) == (413, "too-large")
        id = too_large.headers["x-request-id"]
    assert f'"request": "{id}"' in based.log.read_text()  # the same in the logs of both

    elsewhere = {"Origin": "https://elsewhere.example"}
    refused = httpx.post(
        f"{address}/api/people/guest", json={"name": "Eve"}, headers=elsewhere, verify=False
    )
    assert refused.json()["code"] == "forbidden-origin"


def test_the_client_lives_under_the_path(browser: Browser, before: Proxy) -> None:
    """Whatever a page asks for lies under it: `visit` fails on anything else."""
    address = f"http://localhost:{before.http}{BASE}"
    with visit(browser, address, **INSTALLED) as page:
        page.goto(address)
        expect(page).to_have_url(f"{address}/")
        page.get_by_role("link", name="Lobby").first.click()
        expect(page).to_have_url(f"{address}/lobby")
        assert page.get_by_role("link", name="Rules").first.get_attribute("href") == f"{BASE}/rules"
        page.reload()
        expect(page.locator("h1")).to_be_visible()

        ask(page, f"{address}/api/people/guest", {"name": "Ada"})
        wanted = {"game": "lone-wolves", "seats": SEATS}
        made = ask(page, f"{address}/api/tables", wanted)["table"]["id"]
        begin = {"id": str(uuid4()), "seq": 1, "command": {"do": "begin"}}
        ask(page, f"{address}/api/tables/{made}/orders", begin)
        page.goto(f"{address}/table/{made}")
        expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
        assert page.evaluate("navigator.serviceWorker.ready.then((it) => it.scope)") == (
            f"{address}/"
        )
        manifest = page.evaluate(
            "fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"
        )
        assert manifest["start_url"] == "./"
