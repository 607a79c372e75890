"""What server processes tell each other comes out as it went in; what is not known is skipped."""

import json

from wolfmoon.server import news
from wolfmoon.server.hearing import _ACTS
from wolfmoon.server.news import Heard, packed, unpacked

TOLD = (
    news.TableChanged("t", 7, ["ada", "bob"]),
    news.LineSaid("t", 3),
    news.PeoplePresent("t", ["ada"], 2),
    news.BotThinks("t", None),
    news.PersonChanged("ada"),
    news.PersonOut("ada"),
    news.KeyEnded(("session", "5e"), "ada"),
    news.KeyRenewed(("token", "5e"), "ada"),
    news.PeopleCame(["ada", "bob"]),
    news.PersonWent("ada"),
    news.TaskMoved("9", "ada"),
)


def test_news_travel_and_something_is_done_about_each() -> None:
    assert [type(each) for each in TOLD] == list(news.EVERY)
    assert set(_ACTS) == {*news.EVERY, news.WasDeaf}
    for each in TOLD:
        assert unpacked(json.loads(json.dumps(packed(each, "one")))) == Heard(each, "one")


def test_what_a_server_of_another_version_says_does_not_end_the_listening() -> None:
    for told in (
        {"changed": "t", "seq": 7, "from": "old"},
        {"kind": "Unheard", "from": "new", "table": "t"},
        {"kind": "LineSaid", "from": "new", "table": "t"},
        {"kind": "LineSaid", "from": "new", "table": "t", "number": "many"},
    ):
        assert unpacked(told) is None
