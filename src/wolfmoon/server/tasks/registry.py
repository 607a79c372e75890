"""Every kind of task there is: a new one is a file of its own, and a line here."""

from collections.abc import Mapping

from .archive_games import ARCHIVE_GAMES
from .close_unused import CLOSE_UNUSED
from .deliver import DELIVER
from .digest import DELIVER_DIGEST, DIGEST
from .forget_ended import FORGET_ENDED
from .forget_guests import FORGET_GUESTS
from .forget_tasks import FORGET_TASKS
from .kind import Work
from .notify import NOTIFY_KIND
from .play_hunts import PLAY_HUNTS
from .review_game import REVIEW_GAME

_EVERY = (
    *(ARCHIVE_GAMES, CLOSE_UNUSED, FORGET_ENDED, FORGET_GUESTS, FORGET_TASKS),
    *(PLAY_HUNTS, REVIEW_GAME),
    *(NOTIFY_KIND, DELIVER, DIGEST, DELIVER_DIGEST),
)
KINDS: Mapping[str, Work] = {kind.name: kind for kind in _EVERY}
AGAIN = {name: kind for name, kind in KINDS.items() if kind.every is not None}
"""Kinds that come again and again, without anyone's asking."""
OUTWARD = (DELIVER.name, DELIVER_DIGEST.name)
"""Kinds that wait for machines elsewhere: they have hands of their own, and hold up no others."""
