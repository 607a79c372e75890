"""What a pushed message becomes in the browser: the worker of the client shows it."""

from dataclasses import replace
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.pages import INSTALLED, visit
from tests.browser.patience import until
from tests.server.houses import House
from tests.server.test_hidden import middle, table_at
from tests.server.test_letters import message
from wolfmoon.server.notify import push

LISTEN = """() => {
  const shown = [];
  self.registration.getNotifications = async ({ tag }) => shown.filter((each) => each.tag === tag);
  self.registration.showNotification = async (title, about) => void shown.push({ title, ...about });
  self.shown = shown;
}"""
"""A browser without a window shows no notifications: what it is asked to show is kept instead."""


def registered(page: Page) -> tuple[CDPSession, str]:
    """Where messages for the client's worker are delivered to the browser."""
    found: list[str] = []
    session = page.context.new_cdp_session(page)

    def heard(told: Any) -> None:
        found.extend(each["registrationId"] for each in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", heard)
    session.send("ServiceWorker.enable")
    until(page, lambda: bool(found))
    return session, found[0]


def test_a_pushed_message_is_shown_with_its_tag_and_link(browser: Browser, house: House) -> None:
    made = message(table_at(middle(3, "basic", 12).states), "de")
    made = replace(made, mute_link="https://w/stop/mute")
    with visit(browser, house.address, **INSTALLED) as page:
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        session, id = registered(page)
        [worker] = page.context.service_workers
        worker.evaluate(LISTEN)
        for data in (push.packed(made).decode(), push.packed(made).decode(), "not for us"):
            count = worker.evaluate("shown.length")
            to = {"origin": house.address, "registrationId": id}
            session.send("ServiceWorker.deliverPushMessage", {**to, "data": data})
            until(page, lambda count=count: worker.evaluate("shown.length") > count)  # type: ignore[misc]
        first, again, unread = worker.evaluate("shown")
    assert (first["title"], first["body"]) == (made.title, "\n".join(made.body))
    assert (first["tag"], first["lang"], first["image"]) == (made.tag, "de", made.picture_link)
    assert first["data"] == {"id": made.id, "link": made.link, "mute": made.mute_link}
    assert [each["action"] for each in first["actions"]] == ["open", "mute"]
    assert (first["renotify"], again["renotify"]) == (True, False), "not heard twice"
    assert again == {**first, "renotify": False}
    assert (unread["title"], unread["data"]["link"]) == ("Wolfmoon", "/games")
