"""A real browser on a real server: pages that remember what went wrong in them."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
EXPECTED = ("401 (Unauthorized)",)
"""What the console may say: a newcomer is nobody yet."""


def chromium() -> str | None:
    """Where a Chromium is, if there is one."""
    return next((found for name in CHROMIUM if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))


@contextmanager
def visit(browser: Browser, address: str, width: int = 1440, **options: Any) -> Iterator[Page]:
    """A page of a new visitor; nothing may go wrong in it, nor come from elsewhere."""
    height = 900 if width > 760 else 740
    settings = {"reduced_motion": "reduce", "locale": "en-GB", "base_url": address, **options}
    context = browser.new_context(viewport={"width": width, "height": height}, **settings)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("console", lambda said: _note(wrong, said.type, said.text))
    page.on("request", lambda asked: _check(wrong, address, asked.url))
    try:
        yield page
    finally:
        context.close()
    assert wrong == []


def _note(wrong: list[str], kind: str, text: str) -> None:
    if kind in ("error", "warning") and not any(each in text for each in EXPECTED):
        wrong.append(f"{kind}: {text}")


def _check(wrong: list[str], address: str, asked: str) -> None:
    if not asked.startswith((address, address.replace("http", "ws", 1), "data:", "blob:")):
        wrong.append(f"asked elsewhere: {asked}")


def overflow(page: Page) -> int:
    """How many pixels of a page lie beyond its right edge."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(wide))
