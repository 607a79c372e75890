"""A server far away: all that a wolf could do is there with one answer, not with fifteen."""

from playwright.sync_api import Browser, Page, Request

from tests.browser.pages import visit
from tests.browser.patience import expect, slowness
from tests.browser.play import HERE, ME, new_table, order, state_of
from tests.server.houses import House

LATENCY = 80
"""Milliseconds from a question to its answer, beside what the server takes."""
LIT_WITHIN = 200
"""Milliseconds within which the targets are lit, on a machine with nothing else to do."""
DRAFTS = ("A13", "B14", "E13", "E9")
TRIES = 6
"""A machine that does much else may be slow once: the best of some counts."""
TAKE_UP = """async (hex) => {
  const cell = document.querySelector(`[data-hex="${hex}"]`);
  const lit = () => document.querySelectorAll('[data-hex].lit').length;
  const press = (key) => cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const start = performance.now();
  press('Enter');
  while (lit() === 0 && performance.now() - start < 20000)
    await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - start;
}"""
"""Take up a wolf; milliseconds until hexes are lit."""


def far_away(page: Page) -> None:
    """Every answer takes its time from now on."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    network = {"offline": False, "latency": LATENCY, "downloadThroughput": -1}
    session.send("Network.emulateNetworkConditions", {**network, "uploadThroughput": -1})


def first_turn(page: Page) -> str:
    """A table at the first turn of the game, open on the page; where an alpha of one's own is."""
    table = new_table(page, "the-wolves", ME, HERE, options={"seed": 2})
    for hex in DRAFTS:
        seat = state_of(page, table)["position"]["to_decide"]
        order(page, table, do="play", seat=seat, line=[f"draft {hex}"])
    page.goto(f"/table/{table}")
    position = state_of(page, table)["position"]
    pack = position["view"]["seats"][position["to_decide"]]["pack"]
    return next(hex for hex, on in position["view"]["pieces"].items() if [pack, "alpha"] in on)


def lit_after(page: Page, wolf: str, asked: list[str]) -> float:
    """How soon the targets of a wolf are lit, at best; each time with one question."""
    took = []
    for _ in range(TRIES):
        page.reload()
        expect(page.locator(".actions")).to_be_visible()
        asked.clear()
        took.append(float(page.evaluate(TAKE_UP, wolf)))
        lit = page.locator("[data-hex].lit")
        assert lit.count() > 3
        # what would come of a target is known with it: pointing at one asks nothing more
        lit.first.hover()
        expect(page.locator(".tag")).to_be_visible()
        assert asked == ["ahead"]
    print(f"lit after {sorted(round(each) for each in took)} ms, slowness {slowness():.1f}")
    return min(took)


def test_the_targets_of_a_wolf_are_lit_with_one_answer(browser: Browser, house: House) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            asked.append(request.url.rsplit("/", 1)[1])

    with visit(browser, house.address) as page:
        wolf = first_turn(page)
        page.on("request", note)
        far_away(page)
        took = lit_after(page, wolf, asked)
    # the network takes its share in any case: a faster answer came from nowhere
    assert LATENCY <= took < LIT_WITHIN * slowness()
