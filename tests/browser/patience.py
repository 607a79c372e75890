"""How long a test waits for a page: while the page gets on, not by the clock of a busy machine.

A wait is made of short ones. After each of them the time is counted that the machine had for the
page: on a machine with four times as much to do as it can, a second counts for a quarter. A page
that shows no sign of life for `STILL` such seconds hangs, and so does one that in `MOST` seconds
shows signs of life but not what it owes.
"""

import time
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError
from playwright.sync_api import expect as expect_at_once

from tests.slowness import slowness

Found = TypeVar("Found")
STILL = 30.0
MOST = 90.0
SLICE_MS = 2_000

_signs: "WeakKeyDictionary[BrowserContext, int]" = WeakKeyDictionary()
"""How often each context was seen alive: something was asked, answered or heard."""


def listen(context: BrowserContext) -> None:
    """Count the signs of life of all pages of a context."""
    _signs[context] = 0

    def seen(_: object) -> None:
        _signs[context] = _signs.get(context, 0) + 1

    context.on("request", seen)
    context.on("response", seen)
    context.on(
        "page",
        lambda page: page.on("websocket", lambda socket: socket.on("framereceived", seen)),
    )


def patiently(
    page: Page, attempt: Callable[[float], Found], clock: Callable[[], float] = time.monotonic
) -> Found:
    """Let something be attempted, each time within some milliseconds, until it is done."""
    still = waited = 0.0
    signs = _signs.get(page.context, 0)
    while True:
        began = clock()
        try:
            return attempt(SLICE_MS)
        except (AssertionError, TimeoutError):
            spent = (clock() - began) / slowness()
        now = _signs.get(page.context, 0)
        still, signs = (still + spent if now == signs else 0.0), now
        waited += spent
        if still > STILL or waited > MOST:
            return attempt(1)


def until(page: Page, there: Callable[[], bool]) -> None:
    """Let a page go on until something is so."""

    def attempt(within: float) -> None:
        page.wait_for_timeout(0 if there() else within / 20)
        assert there()

    patiently(page, attempt)


def arrive(page: Page, address: str | Callable[[str], bool]) -> None:
    """Let a page go on until it is at an address."""
    patiently(page, lambda ms: page.wait_for_url(address, timeout=ms))


def holds(page: Page, function: str, about: Any = None) -> None:
    """Let a page go on until a function in it answers that something is so."""
    patiently(page, lambda ms: page.wait_for_function(function, arg=about, timeout=ms, polling=100))


class _Expecting:
    """What is expected of a page, or of something on it."""

    def __init__(self, page: Page, assertions: Any) -> None:
        self._page = page
        self._assertions = assertions

    def __getattr__(self, name: str) -> Callable[..., None]:
        method = getattr(self._assertions, name)

        def wait(*args: Any, **options: Any) -> None:
            if "timeout" in options:
                method(*args, **options)
            else:
                patiently(self._page, lambda ms: method(*args, **options, timeout=ms))

        return wait


def expect(of: Locator | Page) -> Any:
    """As Playwright's own, but patient."""
    page = of if isinstance(of, Page) else of.page
    return _Expecting(page, expect_at_once(of))
