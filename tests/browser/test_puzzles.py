"""Puzzles at their pages: solved by touch and by keys, a wrong try and its answer, the index."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.faults import Network
from tests.browser.layout import FRAMES, Size, wrong
from tests.browser.pages import INSTALLED, overflow, visit
from tests.browser.patience import arrive, expect, until
from tests.browser.play import ask
from tests.browser.pupil import MAIN
from tests.browser.solver import SHELF, KeySolver, Solver, lines_of, some, wrong_line
from tests.browser.test_access import AXE, CHECK, EVERYTHING
from tests.server.houses import House
from wolfmoon.puzzles import Puzzle
from wolfmoon.words import LANGUAGES, plain, say

PHONE = Size(360, 740)
KINDS = (("the-wolves", "goal"), ("lone-wolves", "open"))
OTHER_KINDS = (("the-wolves", "threat"), ("the-wolves", "best"), ("lone-wolves", "percentage"))
ON_THE_DEVICE = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('wolfmoon-'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const maps = kept.flat().filter(({ url }) => url.includes('/map?'));
  return maps.length > 0 && localStorage.getItem('wolfmoon-puzzles-kept-lone-wolves') !== null;
}"""
"""Whether puzzles are kept: the maps of one game, which come last, and the other."""
KEPT = "() => JSON.parse(localStorage.getItem('wolfmoon-puzzles') ?? '[]')"


def scored(puzzle: Puzzle) -> bool:
    """Whether points are wanted of a turn of The Wolves; any puzzle of the other game."""
    return puzzle.game == "lone-wolves" or [each.what for each in puzzle.goal] == ["score"]


def serious(page: Page) -> list[str]:
    """What is wrong to axe."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(CHECK, EVERYTHING)
    return found


def speak(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('wolfmoon-settings', '{{\"language\":\"{language}\"}}')"
    )


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_puzzle_is_solved_by_touch_on_a_small_phone(
    browser: Browser, house: House, game: str, kind: str
) -> None:
    with visit(browser, house.address, width=360, has_touch=True) as page:
        solver = Solver(page, some(game, kind, scored))
        solver.open()
        assert overflow(page) == 0
        solver.solve()
        expect(page.locator(f"{SHELF} [data-right]")).to_be_visible()
        assert overflow(page) == 0
        assert [(each["id"], each["solved"]) for each in page.evaluate(KEPT)] == [
            (solver.puzzle.id, True)
        ]
        page.locator(MAIN).tap()
        arrive(page, lambda address: solver.puzzle.id.partition(".")[2] not in address)
        solver.expect("asked")


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_puzzle_is_solved_by_keys_alone(
    browser: Browser, house: House, game: str, kind: str
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/")
        ask(page, "/api/people/guest", {"name": "Mira"})
        solver = KeySolver(page, some(game, kind, scored))
        solver.open()
        solver.solve()
        expect(page.get_by_role("heading", name="Your rating")).to_be_visible()
        expect(page.locator("pre")).to_contain_text("/puzzles/" + game)
        page.get_by_role("button", name="Yes").press("Enter")
        expect(page.get_by_text("Noted, thank you.")).to_be_visible()
        assert serious(page) == []


@pytest.mark.parametrize(("game", "kind"), OTHER_KINDS)
def test_a_puzzle_of_any_other_kind_is_solved_too(
    browser: Browser, house: House, game: str, kind: str
) -> None:
    with visit(browser, house.address, has_touch=True) as page:
        solver = Solver(page, some(game, kind))
        solver.open()
        expect(page.locator(SHELF)).to_contain_text(say(f"puzzle-kind-{kind}", "en"))
        solver.solve()
        expect(page.locator(f"{SHELF} [data-right]")).to_be_visible()


def test_a_wrong_try_is_answered_on_the_board_and_tried_again(
    browser: Browser, house: House
) -> None:
    puzzle = some("lone-wolves", "safe")
    with visit(browser, house.address, has_touch=True) as page:
        solver = Solver(page, puzzle)
        solver.open()
        hands = page.get_by_role("list", name="Hands that fit").get_by_role("listitem")
        expect(hands).to_have_count(puzzle.goal[0].count)
        solver.follow(wrong_line(puzzle))
        solver.expect("wrong")
        expect(page.locator(f"{SHELF} [data-wrong]")).to_contain_text("Not against")
        expect(page.locator(".answer li").first).to_be_visible()
        expect(page.locator("[data-nav=hand]")).to_have_count(0)  # played to the end
        assert page.locator("li.lost").count() > 0
        assert serious(page) == []
        page.locator(MAIN).tap()
        solver.expect("asked")
        expect(page.locator("[data-nav=hand]").first).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator(f"{SHELF} .hint")).to_contain_text("Look at what is lit now.")
        page.keyboard.press("Escape")
        solver.solve()


def test_a_turn_that_misses_its_goal_is_told_and_its_solution_can_be_seen(
    browser: Browser, house: House
) -> None:
    puzzle = some("the-wolves", "goal", scored)
    with visit(browser, house.address, has_touch=True) as page:
        solver = Solver(page, puzzle)
        solver.open()
        solver.follow(lines_of(puzzle)[0])
        solver.end()
        solver.expect("wrong")
        expect(page.locator(f"{SHELF} [data-wrong]")).to_contain_text(f"of {puzzle.goal[0].count}")
        page.get_by_role("button", name="Solution").tap()
        expect(page.locator(SHELF)).to_contain_text("One way to the goal")
        page.locator(MAIN).tap()
        solver.expect("asked")


def test_the_index_leads_to_puzzles_and_home_to_that_of_the_day(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/")
        page.locator("nav a", has_text="Puzzles").click()
        expect(page.get_by_role("link", name="Solve it: The Wolves")).to_be_visible()
        expect(page.get_by_role("link", name="Solve it: Lone Wolves")).to_be_visible()
        assert serious(page) == []
        page.get_by_role("radio", name="Easier").check()
        page.get_by_role("button", name="Lose to win").click()
        arrive(page, "**/puzzles/lone-wolves/*?theme=lose-to-win")
        expect(page.locator(SHELF)).to_be_visible()
        page.goto("/")
        daily = page.locator("[data-daily] a")
        expect(daily).to_contain_text("Puzzle of the day")
        daily.click()
        expect(page.locator(SHELF)).to_be_visible()


def test_kept_puzzles_are_there_without_a_network(browser: Browser, house: House) -> None:
    with (
        Network(house.address) as network,
        visit(browser, network.address, expected=("ERR_",), **INSTALLED) as page,
    ):
        page.goto("/puzzles")
        expect(page.locator(".books")).to_be_visible()
        until(page, lambda: page.evaluate(ON_THE_DEVICE))
        network.cut()
        page.reload()
        own = page.get_by_role("region", name="On this device")
        expect(own).to_contain_text("judged as soon as the server is back")
        expect(own.get_by_role("link")).to_have_count(40)
        assert serious(page) == []
        own.get_by_role("link").filter(has_text="The Wolves").first.click()
        expect(page.locator("[data-hex]").first).to_be_visible()
        expect(page.locator(SHELF)).to_contain_text("No connection.")
        page.go_back()
        own.get_by_role("link").filter(has_text="Lone Wolves").first.click()
        expect(page.locator("[data-nav=hand]").first).to_be_visible()
        expect(page.locator(SHELF)).to_contain_text("No connection.")
        network.mend()
        expect(page.locator(SHELF)).not_to_contain_text("No connection.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_there_and_fit_a_small_phone(
    browser: Browser, house: House, language: str
) -> None:
    puzzle = some("lone-wolves", "safe")
    with visit(browser, house.address, width=360, has_touch=True) as page:
        page.add_init_script(FRAMES)
        speak(page, language)
        page.goto("/puzzles")
        expect(page.locator("h1")).to_have_text(plain(say("puzzles", language)))
        expect(page.locator(".books")).to_be_visible()
        assert wrong(page, PHONE, still=False) == []
        solver = Solver(page, puzzle)
        solver.open()
        expect(page.locator(SHELF)).to_contain_text(plain(say("puzzle-hands", language)))
        assert wrong(page, PHONE, still=True) == []
        solver.follow(wrong_line(puzzle))
        solver.expect("wrong")
        assert wrong(page, PHONE, still=True) == []
