"""A slow page is waited for, a page that hangs is not."""

import pytest
from playwright.sync_api import Browser, TimeoutError
from playwright.sync_api import expect as expect_at_once

from tests.browser import patience
from tests.browser.pages import visit
from tests.browser.patience import MOST, STILL, arrive, expect, holds, patiently
from tests.server.houses import House


class Clock:
    """A clock that a test turns: each look at it is so many seconds later."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def never(ms: float) -> None:
    raise AssertionError("not there")


@pytest.fixture(autouse=True)
def quiet_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "slowness", lambda: 1.0)


def test_a_page_that_hangs_fails(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        clock = Clock(2.0)
        with pytest.raises(AssertionError, match="not there"):
            patiently(page, never, clock)
        assert STILL < clock.now < 3 * STILL


def test_a_page_that_gets_on_is_waited_for_longer_but_not_for_ever(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        clock = Clock(2.0)
        page.goto("/")

        def alive(ms: float) -> None:
            page.evaluate("fetch('/health')")
            never(ms)

        with pytest.raises(AssertionError, match="not there"):
            patiently(page, alive, clock)
        assert MOST < clock.now < 3 * MOST


def test_on_a_machine_four_times_as_slow_one_waits_four_times_as_long(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = []
    for slow in (1.0, 4.0):
        monkeypatch.setattr(patience, "slowness", lambda slow=slow: slow)
        clock = Clock(2.0)
        with visit(browser, house.address) as page, pytest.raises(AssertionError):
            patiently(page, never, clock)
        waited.append(clock.now)
    assert waited[1] > 3.5 * waited[0]


def test_a_page_that_never_arrives_fails(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "STILL", 0.0)
    with visit(browser, house.address) as page:
        page.goto("/learn")
        arrive(page, "**/learn")
        with pytest.raises(TimeoutError):
            arrive(page, "**/nowhere")
        with pytest.raises(TimeoutError):
            holds(page, "() => window.nothing === 1")


def test_what_comes_late_is_found(browser: Browser, house: House) -> None:
    later = f"setTimeout(() => document.body.append('late'), {patience.SLICE_MS * 1.5})"
    with visit(browser, house.address) as page:
        page.goto("/")
        page.evaluate(later)
        with pytest.raises(AssertionError):
            expect_at_once(page.get_by_text("late")).to_be_visible(timeout=1)
        expect(page.get_by_text("late")).to_be_visible()
