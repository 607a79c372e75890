"""Every kind of task there is: a new one is a file of its own, and a line here."""

from collections.abc import Mapping

from .archive_games import ARCHIVE_GAMES
from .close_unused import CLOSE_UNUSED
from .forget_ended import FORGET_ENDED
from .forget_guests import FORGET_GUESTS
from .forget_tasks import FORGET_TASKS
from .kind import Work

_EVERY = (ARCHIVE_GAMES, CLOSE_UNUSED, FORGET_ENDED, FORGET_GUESTS, FORGET_TASKS)
KINDS: Mapping[str, Work] = {kind.name: kind for kind in _EVERY}
