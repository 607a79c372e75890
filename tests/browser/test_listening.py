"""For those who listen: the map is a grid of named hexes, and everything that happens is said."""

import re

from playwright.sync_api import Browser

from tests.browser.pages import visit
from tests.browser.patience import expect, holds
from tests.browser.play import CUB, ME, Player, ask, new_table, state_of
from tests.server.houses import House

LISTEN = """() => {
  window.said = [];
  const live = document.querySelector('[role=status]');
  new MutationObserver(() => window.said.push(live.textContent)).observe(
    live, { childList: true, characterData: true, subtree: true });
}"""


SAID = "(lines) => lines.some((line) => window.said.join(' ').replace(/\\s+/g, ' ').includes(line))"
EVENTS = 6


def test_the_map_is_a_grid_of_named_hexes(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "the-wolves", ME, CUB, options={"seed": 4})
        page.goto(f"/table/{table}")
        grid = page.get_by_role("grid", name="Map")
        expect(grid.get_by_role("row").first).to_be_attached()
        hexes = grid.get_by_role("gridcell")
        view = state_of(page, table)["position"]["view"]
        for hex in view["lone_wolves"]:
            wolf = re.compile(rf"^{hex}, (forest|rock|grass|tundra|desert), .*\blone wolf\b")
            expect(hexes.and_(page.locator(f"[data-hex={hex}]"))).to_have_attribute(
                "aria-label", wolf
            )
        expect(page.locator("[data-hex].lit").first).to_have_attribute(
            "aria-label", re.compile(r", possible$")
        )


def test_everything_that_happens_is_said(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "the-wolves", ME, CUB, options={"seed": 4})
        page.goto(f"/table/{table}")
        player = Player(page, "the-wolves")
        before = player.look()["seq"]
        page.evaluate(LISTEN)
        player.seen = None
        while player.look()["seq"] < before + EVENTS:
            player.seen = None
            player.step()
        page.get_by_role("button", name="Log").click()
        entries = page.get_by_role("dialog").locator("ol li")
        expect(entries).to_have_count(state_of(page, table)["seq"])
        for event in ask(page, f"/api/tables/{table}/events?after={before}")["events"][:EVENTS]:
            who = "Cub" if event["seat"] else "Mira (you)"
            log = page.get_by_role("dialog").locator(f"li[data-seq='{event['seq']}'] .lines > *")
            lines = [" ".join(text.split()) for text in log.all_text_contents()]
            assert lines
            for line in lines:
                holds(page, SAID, [line, with_name(line, who)])
            # That a turn passes on is nobody's deed; of any other event it is said whose it is.
            named = [with_name(line, who) for line in lines]
            assert page.evaluate(SAID, named) or lines[0].endswith(" to play."), lines


def with_name(line: str, who: str) -> str:
    """A line of the log with who acts: below the head of a turn it is left out."""
    return line if line.startswith(who) else f"{who} {line[0].lower()}{line[1:]}"
