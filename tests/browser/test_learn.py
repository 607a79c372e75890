"""Lessons at their pages: by touch on a small phone, by keys alone, and what is kept of them."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.layout import wear
from tests.browser.pages import overflow, visit
from tests.browser.patience import arrive, expect
from tests.browser.play import Player, ask, state_of
from tests.browser.pupil import MAIN, KeyPupil, Mouse, Pupil
from tests.browser.test_lone import play_out
from tests.browser.test_puzzles import serious
from tests.server.houses import House
from wolfmoon import GAMES
from wolfmoon.lessons import find
from wolfmoon.words import LANGUAGES, plain, say

SHELF = "[data-shelf=lesson]"
WRONG = f"{SHELF} [data-wrong]"
LESSONS = ("the-wolves.howl", "lone-wolves.lose")
TUTOR = "() => JSON.parse(localStorage.getItem('wolfmoon-settings')).tutor"
KEPT = "() => JSON.parse(localStorage.getItem('wolfmoon-lessons') ?? '{}')"


def said(key: str, language: str) -> str:
    return plain(say(key, language))


def words_on(page: Page) -> int:
    """How many words the shelf has: what is said and the goal."""
    return len(page.locator(f"{SHELF} .say, {SHELF} .goal").all_inner_texts()[0].split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_played_by_touch_on_a_small_phone(
    browser: Browser, house: House, id: str, language: str
) -> None:
    lesson, stars = find(id), plain(say("learn-stars", language, count=3))
    with visit(browser, house.address, width=360, has_touch=True, locale=language) as page:
        pupil = Pupil(page, lesson)
        pupil.open()
        first = lesson.steps[0]
        expect(page.locator(f"{SHELF} .goal")).to_contain_text(said(first.goal_words, language))
        assert overflow(page) == 0 and words_on(page) <= 30
        pupil.finish()
        expect(page.locator(f"{SHELF} .stars")).to_have_accessible_name(stars)
        assert overflow(page) == 0
        page.locator("[data-actions] a[href='/learn']").tap()
        row = page.locator(f"a[href='/learn/{id.replace('.', '/')}']")
        expect(row).to_contain_text(said(lesson.words, language))
        expect(row.locator(".stars")).to_have_accessible_name(stars)
        assert overflow(page) == 0


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_played_by_keys_alone(browser: Browser, house: House, id: str) -> None:
    with visit(browser, house.address) as page:
        pupil = KeyPupil(page, find(id))
        pupil.open()
        pupil.finish()
        expect(page.locator(f"{SHELF} .stars")).to_have_accessible_name("3 stars of 3")


def test_what_is_wrong_is_told_and_taken_back_and_one_goes_on_where_one_left(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        pupil = Mouse(page, find("lone-wolves.lose"))
        pupil.open()
        pupil.follow("play W7 tundra")
        expect(page.locator(WRONG)).to_contain_text("Swallow your pride")
        expect(page.locator(f"{WRONG} a")).to_have_attribute("href", "/rules/lone-wolves#L12")
        assert serious(page) == []
        page.locator(MAIN).click()
        expect(page.locator(WRONG)).to_have_count(0)
        page.keyboard.press("t")
        expect(page.locator(f"{SHELF} .hint")).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator(f"{SHELF} .hint")).to_contain_text("white 3")
        pupil.follow("play W3 tundra")
        expect(page.locator(SHELF)).to_contain_text("2 of 2")
        assert page.evaluate(KEPT)["lone-wolves.lose"]["step"] == 1
        page.goto("/learn")
        row = page.locator("a[href='/learn/lone-wolves/lose']")
        expect(row).to_contain_text("Step 2 of 2, where you left")
        ask(page, "/api/people/guest", {"name": "Mira"})
        row.click()
        expect(page.locator(SHELF)).to_contain_text("You were at step 2.")
        pupil.follow("take S5, place tundra")
        expect(page.locator(f"{SHELF} .stars")).to_have_accessible_name("2 stars of 3")
        assert serious(page) == []


def test_a_newcomer_is_asked_once_and_a_first_game_has_its_goals(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/")
        expect(page.get_by_role("heading", name="New here?")).to_be_visible()
        page.get_by_role("button", name="Play a bot now").click()
        expect(page.get_by_role("link", name="Learn by playing")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play a bot now").click()
        expect(page.get_by_role("button", name="Lone Wolves", exact=True)).to_be_visible()
        assert page.get_by_role("link", name="Learn by playing").count() == 0
        page.goto("/learn/first/lone-wolves")
        page.get_by_role("button", name="Begin").click()
        arrive(page, "**/table/**")
        expect(page.locator("[data-shelf=first] li")).to_contain_text(
            ["Win a trick", "Place a scar", "Win a territory"]
        )


UNTAUGHT = ["setup", "box"]
"""Chapters of the rules that no lesson teaches."""


@pytest.mark.parametrize("game", GAMES)
def test_rules_begin_with_the_aim_and_each_chapter_has_a_drawing_and_leads_to_its_lesson(
    browser: Browser, house: House, game: str
) -> None:
    with visit(browser, house.address) as page:
        page.goto(f"/rules/{game}")
        chapters = page.locator("article > section")
        lesson = page.locator(f"a[href^='/learn/{game}/']")
        expect(lesson.first).to_be_visible()
        names = names_of(chapters)
        assert (names[0], names[-1]) == ("aim", "box")
        assert names_of(chapters.filter(has_not=page.locator("figure svg"))) == []
        assert names_of(chapters.filter(has_not=lesson)) == UNTAUGHT
        lesson.first.click()
        expect(page.locator(f"{SHELF} .goal")).to_be_visible()


def names_of(chapters: Locator) -> list[str]:
    return [str(each.get_attribute("id")).rpartition("-")[2] for each in chapters.all()]


def test_after_a_first_game_it_can_be_reviewed_and_played_again_without_the_tutor(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/learn/first/lone-wolves")
        page.get_by_role("button", name="Begin").click()
        arrive(page, "**/table/**")
        table = page.url.rpartition("/")[2]
        page.goto("/")  # an open table would ask what follows from what is played meanwhile
        play_out(page, table)
        page.goto(f"/table/{table}")
        shelf = page.locator("[data-shelf=first]")
        review = shelf.get_by_role("link", name="Review it")
        expect(review).to_have_attribute("href", f"/table/{table}/review")
        shelf.get_by_role("button", name="Play again without the tutor").click()
        arrive(page, lambda url: "/table/" in url and not url.endswith(table))
        expect(page.locator("[data-actions]")).to_be_visible()
        expect(shelf).to_have_count(0)


@pytest.mark.parametrize(("game", "width"), [("lone-wolves", 360), ("the-wolves", 1440)])
def test_the_tutor_says_what_is_worth_a_look_and_the_goals_stay_in_sight(
    browser: Browser, house: House, game: str, width: int
) -> None:
    """Also beside what the others did; and the lantern begins with the same words."""
    with visit(browser, house.address, width=width, tutor=True) as page:
        page.goto(f"/learn/first/{game}")
        page.get_by_role("button", name="Begin").click()
        arrive(page, "**/table/**")
        wear(page, "de", "day")
        player, recap = Player(page, game), page.locator("[data-shelf=recap]")
        sight = player.look()
        while recap.count() == 0:
            player.act(sight)
            sight = player.look()
        remark = page.locator("[data-remark] [data-claim]")
        expect(remark.first).to_be_visible()
        goals = page.locator("[data-shelf=first] li")
        expect(goals).to_have_count(3)
        assert cut_off(page) == 0 and overflow(page) == 0
        assert serious(page) == []
        words = remark.first.inner_text()
        page.keyboard.press("t")
        hint = page.locator("[data-lantern], [data-shelf=hint]").locator("[data-claim]")
        expect(hint.first).to_have_text(words)
        expect(remark).to_have_count(0)
        expect(goals.last).to_be_visible()


@pytest.mark.parametrize(("game", "width"), [("lone-wolves", 360), ("the-wolves", 1440)])
def test_the_tutor_shows_where_and_can_be_switched_off(
    browser: Browser, house: House, game: str, width: int
) -> None:
    """By a tap or by keys; what it does stands beside the board, or behind its name."""
    with visit(browser, house.address, width=width, has_touch=width < 700, tutor=True) as page:
        page.goto(f"/learn/first/{game}")
        page.get_by_role("button", name="Begin").click()
        arrive(page, "**/table/**")
        show = page.get_by_role("button", name="Show where this is")
        expect(show).to_be_visible()
        lit = page.locator("[data-spoken], .pointed")
        expect(lit).to_have_count(0)
        if width < 700:
            show.tap()
            expect(lit.first).to_be_visible()
            show.tap()
            expect(lit).to_have_count(0)
            page.get_by_role("button", name="Tutor").tap()
        else:
            show.press("Enter")
            expect(lit.first).to_be_visible()
            page.keyboard.press("Enter")
            page.keyboard.press("Tab")
            expect(lit).to_have_count(0)
        does = page.locator("[data-tutor-board]")
        expect(does.locator("li").first).to_contain_text(
            "5 points of win share" if game == "lone-wolves" else "3.3 points of win share"
        )
        assert serious(page) == []
        switch = page.get_by_role("switch", name="Tutor")
        expect(switch).to_be_checked()
        switch.uncheck()
        assert page.evaluate(TUTOR) == "never"
        switch.check()
        assert page.evaluate(TUTOR) == "first"


def test_a_goal_says_in_which_trick_it_was_reached(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        page.goto("/learn/first/lone-wolves")
        page.get_by_role("button", name="Begin").click()
        arrive(page, "**/table/**")
        player, reached = Player(page, "lone-wolves"), page.locator("[data-shelf=first] li.reached")
        while reached.count() == 0:
            player.step()
        player.look()
        told = state_of(page, page.url.rpartition("/")[2])["position"]["view"]["trick"]
        expect(reached.first.locator("small")).to_have_text(re.compile(r"trick \d+"))
        number = int(reached.first.locator("small").inner_text().split()[-1])
        assert 1 <= number <= told + 1


def cut_off(page: Page) -> int:
    """How many pixels of what stands on the shelf can only be scrolled to."""
    return int(page.locator(".shelf").evaluate("(each) => each.scrollHeight - each.clientHeight"))
