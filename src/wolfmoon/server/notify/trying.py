"""The message of a test: it says that it is one, and leads to the settings."""

from ...words import say
from ..store.ways import Way
from .letters import Letter
from .sending import Sender


def trial(sender: Sender, way: Way, name: str) -> Letter:
    """A message that names nothing but the one who asked for it."""
    language = way.language
    return Letter(
        id=f"test:{way.id}",
        tag="test",
        what="test",
        game="",
        title=say("notice-test", language),
        lines=[say("notice-test-text", language, name=name)],
        standing=[],
        facts=[],
        link=sender.link("/notifications"),
        language=language,
        stop_link=sender.stop(way),
    )
