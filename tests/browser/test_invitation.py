"""A server by invitation: whoever has no link reads why, and the link lets them in."""

from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import Browser

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.test_hunt import path_of
from tests.server.houses import House
from wolfmoon.cli import main
from wolfmoon.words import plain, say

FORBIDDEN = "403 (Forbidden)"


def test_a_link_of_the_host_lets_one_in(browser: Browser, tmp_path: Path) -> None:
    with House(None, tmp_path, "--registration", "invitation") as house:
        told = CliRunner().invoke(main, ["people", "invite", "--data", str(tmp_path)]).output
        link = told.rpartition(": ")[2].strip()
        with visit(browser, house.address, expected=(FORBIDDEN,)) as page:
            page.goto(path_of())
            begin = page.get_by_role("button", name="Begin the hunt")
            begin.click()
            expect(page.get_by_text(plain(say("invitation-needed", "en")))).to_be_visible()
            page.goto(link)
            page.goto(path_of())
            begin.click()
            arrive(page, "**/table/*")
        with visit(browser, house.address, expected=(FORBIDDEN,)) as page:  # it was for one
            page.goto(link)
            page.goto(path_of())
            page.get_by_role("button", name="Begin the hunt").click()
            expect(page.get_by_text(plain(say("invitation-needed", "en")))).to_be_visible()
