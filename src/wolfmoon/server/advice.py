"""Having hints and verdicts worked out: one at a time for each person, and each only once.

Where there are several places, one is always left for people from another address.

The processes are beside those of bots and of tasks. Someone waits before a screen: so they are as
modest as those of bots, and not as those of tasks, which compute only while nobody else wants to.
What was worked out is kept by what it was made of. Whatever looks the same to a seat has the same
hint, at whichever table, so nothing more than the hint itself could be learnt from here.
"""

import logging
from collections import OrderedDict
from functools import partial

from .limits import Limit
from .patience import one_request
from .readers import Readers
from .refused import Refused
from .thinking.errand import Errand
from .thinking.errands import Errands
from .thinking.question import BotTrouble

A_MINUTE, AT_ONCE = 30, 15
"""How much one person may have worked out: more than one could read, or make up turns to judge."""
MOST_KEPT = 2000
"""Answers that are remembered, of some ten kilobytes each."""
MOST_WAITING = 3
"""Questions of one person that wait for an answer."""

log = logging.getLogger("wolfmoon.server")


class Advice:
    """Hints and verdicts that were worked out. All methods run in the loop's thread."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands
        self._limit = Limit(A_MINUTE / 60, AT_ONCE)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        places = max(1, errands.places)
        self._turns = Readers(places, 1, max(1, places - 1), MOST_WAITING)

    async def find(self, errand: Errand[bytes], person: str) -> bytes:
        """What an errand answers, worked out for a person unless it was before."""
        key = errand.packed()
        if (known := self._known(key)) is not None:
            return known
        if not self._errands.places:
            raise Refused("hints-away")
        self._limit.take(person)
        found = await self._turns.run(partial(self._run, errand, key, person))
        one_request()  # it was no database that took so long
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def rest(self) -> None:
        """End the processes that nobody has used for a while."""
        self._errands.rest()

    def close(self) -> None:
        """Kill all processes."""
        self._errands.close()
        self._turns.close()

    def _known(self, key: bytes) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _run(self, errand: Errand[bytes], key: bytes, person: str) -> bytes:
        """Runs in a thread of its own; there are no more of them than places for errands."""
        if (known := self._kept.get(key)) is not None:  # somebody has asked the same meanwhile
            return known
        try:
            return self._errands.run(errand, f"hint {person}")
        except BotTrouble as failed:
            facts = {"errand": errand.name, "what": failed.trouble.what}
            log.warning("a hint has failed", extra={"facts": facts})
            raise Refused("hint-failed", wait=1) from None
