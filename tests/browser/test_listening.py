"""For those who listen: the map is a grid of named hexes, and everything that happens is said."""

import re

from playwright.sync_api import Browser

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import CUB, ME, Player, new_table, state_of
from tests.server.houses import House

LISTEN = """() => {
  window.said = [];
  const live = document.querySelector('[role=status]');
  new MutationObserver(() => window.said.push(live.textContent)).observe(
    live, { childList: true, characterData: true, subtree: true });
}"""


SAID = """(line) =>
  window.said.join(' ').replace(/\\s+/g, ' ').toLowerCase().includes(line.toLowerCase())"""
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
        seqs = range(before + 1, before + EVENTS + 1)
        since = [f"li[data-seq='{seq}'] .lines > *" for seq in seqs]
        texts = page.get_by_role("dialog").locator(", ".join(since)).all_text_contents()
        assert len(texts) >= EVENTS
        # Below the head of a turn the log leaves out who acts: lines are looked for without it.
        for line in ("Cub", *(" ".join(text.split()) for text in texts)):
            page.wait_for_function(SAID, arg=line)
