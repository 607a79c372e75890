"""A real browser on a real server: pages that remember what went wrong in them."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, Response

from tests.browser.patience import listen

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""In the order of preference: the first has no windows at all and takes half of the time."""
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
WAIT = 120_000
"""Milliseconds within which a page must let something be done to it, on the slowest machine.

Two such waits one after the other still end before the test is stopped, and its worker with it.

What a page owes is waited for by `patience`, which knows how slow the machine is.
"""
NO_TUTOR = """
if (location.protocol.startsWith('http') && !localStorage.getItem('wolfmoon-settings'))
  localStorage.setItem('wolfmoon-settings', '{"tutor":"never"}')
"""
EXPECTED = ("401 (Unauthorized)", "Service Worker registration blocked")
"""What the console may say: a newcomer is nobody yet, and nothing is kept of the client."""
INSTALLED: dict[str, Any] = {"service_workers": "allow"}
"""For visits that need the client to be kept in the browser: without a network, or to be told."""


def chromium() -> str | None:
    """Where a Chromium is, if there is one."""
    return next((found for name in CHROMIUM if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))


@contextmanager
def visit(
    browser: Browser,
    address: str,
    width: int = 1440,
    expected: tuple[str, ...] = (),
    tutor: bool = False,
    **options: Any,
) -> Iterator[Page]:
    """A page of a new visitor; nothing may go wrong in their browser, nor come from elsewhere.

    `expected` is what the console may say beside the usual. Without the `tutor`, which newcomers
    have, no turn is judged while a test is about something else. Nor is all of the client loaded
    into the new visitor's browser to be kept there, unless a visit asks for it (`INSTALLED`).
    """
    height = 900 if width > 760 else 740
    usual_settings = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
    settings: dict[str, Any] = {**usual_settings, "base_url": address, **options}
    context = browser.new_context(viewport={"width": width, "height": height}, **settings)
    context.set_default_timeout(WAIT)
    if not tutor:
        context.add_init_script(NO_TUTOR)
    listen(context)
    wrong: list[str] = []
    refused: list[str] = []
    usual = (*EXPECTED, *expected)
    context.on("weberror", lambda error: wrong.append(f"error: {error.error}"))
    context.on("console", lambda said: _note(wrong, usual, said.type, said.text))
    context.on("request", lambda asked: _check(wrong, address, asked.url))
    context.on("response", lambda answer: _keep(refused, answer))
    try:
        yield context.new_page()
    except BaseException as failure:
        # What went wrong in the browser is often why something was not there.
        for each in wrong:
            failure.add_note(each)
        raise
    finally:
        context.close()
    assert not wrong, "\n".join(wrong + refused)


def _note(wrong: list[str], usual: tuple[str, ...], kind: str, text: str) -> None:
    if kind in ("error", "warning") and not any(each in text for each in usual):
        wrong.append(f"{kind}: {text}")


def _keep(refused: list[str], answer: Response) -> None:
    """What was asked where the server said no, for the one who reads why a test failed."""
    if not answer.ok:
        asked = answer.request
        refused.append(f"{answer.status}: {asked.method} {asked.url} {asked.post_data or ''}")


def _check(wrong: list[str], address: str, asked: str) -> None:
    if not asked.startswith((address, address.replace("http", "ws", 1), "data:", "blob:")):
        wrong.append(f"asked elsewhere: {asked}")


def overheard(page: Page) -> list[str]:
    """All that sockets of a page are told from now on: the list grows."""
    told: list[str] = []

    def heard(said: str | bytes) -> None:
        told.append(str(said))

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return told


def overflow(page: Page) -> int:
    """How many pixels of a page lie beyond its right edge."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(wide))
