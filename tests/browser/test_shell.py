"""Without a network the client opens and says so: the client, and no other page of the server."""

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.browser.faults import Network
from tests.browser.pages import INSTALLED, visit
from tests.browser.patience import expect, patiently
from tests.server.houses import House

BROKEN = ("ERR_", "404 (Not Found)")
"""What the console says without a network, and of a page of the server that has no icon."""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith('wolfmoon-'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map((request) => new URL(request.url).pathname);
  return paths.sort();
}"""
"""What the service worker has kept."""
BREATH = 100
OTHERS = ("/api/docs", "/health")


def kept(page: Page) -> list[str]:
    """What is kept once the words are, which come last."""

    def look(_: float) -> list[str]:
        page.wait_for_timeout(BREATH)
        paths: list[str] = page.evaluate(KEPT)
        assert "/api/words/en" in paths
        return paths

    return patiently(page, look)


def test_no_other_page_of_the_server_becomes_the_client(browser: Browser, house: House) -> None:
    with (
        Network(house.address) as network,
        visit(browser, network.address, expected=BROKEN, **INSTALLED) as page,
    ):
        page.goto("/")
        before = shell(page)
        page.reload()  # from now on the worker stands between the page and the server
        for other in OTHERS:
            page.goto(other)
        page.goto("/rules")
        assert shell(page) == before
        network.cut()
        page.goto("/lobby")
        expect(page.locator("h1")).to_have_text("Lobby")
        expect(page.get_by_text("The server can’t be reached.").first).to_be_visible()
        for other in OTHERS:
            with pytest.raises(Error, match="ERR_"):
                page.goto(other)
        network.mend()
        tab = page.context.new_page()
        tab.goto("/lobby")
        expect(tab.get_by_role("link", name="Open a table")).to_be_visible()
        expect(tab.get_by_text("The server can’t be reached.")).to_have_count(0)


def shell(page: Page) -> list[str]:
    """What is kept, but for what was read of the server: words, lessons, games."""
    return [path for path in kept(page) if not path.startswith("/api/")]
