"""One server and one browser for all tests of the web client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import chromium, launch
from tests.server.houses import House


@pytest.fixture(scope="package")  # for as long as it lives no other test can run an event loop
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("no Chromium here; on Debian: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with House(None, folder, "--bot-processes", "1") as served:
        yield served
