"""A bot's turn: the table is read, the bot thinks, what it decided is kept; once."""

import logging
from collections.abc import Callable

from ...bots.registry import bot_names, make_bot
from ..commands import BotFailed, BotPlays, CallOff
from ..hunts.luck import keyed, rivals_luck, simulations_of
from ..orders import Behind
from ..refused import Refused
from ..table import Table
from ..thinking.pool import Pool
from ..thinking.question import CRASH, ILLEGAL, BotTrouble, Question, Trouble
from ..thinking.turn import decide_turn
from .house import House
from .rows import Job

LAST_RESORT = "random"
"""Decides in this very process, in no time: it always answers."""
TRIES = 2
MOST_ATTEMPTS = 3
"""A job may be begun so often, by processes that died over it, before its bot is held to blame."""

MOST_RIVAL_ATTEMPTS = 8
"""After so many, some minutes apart at last, a rival of a hunt is not asked again."""

log = logging.getLogger("wolfmoon.jobs")


class NotYet(Exception):
    """The bot is still being compiled: its turn is taken in a moment."""


class BotTurns:
    """Carries out the turns of bots."""

    def __init__(
        self, house: House, pool: Pool, ready: Callable[[str, str], bool] = lambda game, bot: True
    ) -> None:
        self._house = house
        self._pool = pool
        self._ready = ready

    def do(self, job: Job) -> None:
        """Have the bot whose turn it is play, or have another take its place; NotYet: later."""
        table = self._house.table(job.table)
        waiting = table.waiting_for_bot()
        if table.seq != job.seq or waiting is None:
            return  # the table has moved on, and the job with it
        seat, bot = waiting
        if not self._ready(table.name, bot):
            raise NotYet
        self._house.think(table.id, seat)
        try:
            if is_rival(table, seat):
                self._play_as_rival(job, question(table, seat, bot))
            else:
                self._play(job, question(table, seat, bot))
        finally:
            self._house.think(table.id, None)

    def _play(self, job: Job, asked: Question) -> None:
        try:
            numbers = self._decide(job, asked)
            self._order(job, BotPlays(asked.seat, numbers), f"bot-{job.seq}")
        except BotTrouble as failed:
            trouble, lower = failed.trouble, next_lower(asked.game, asked.bot, asked.rules)
            facts = {"table": job.table, "bot": asked.bot, "replaced_by": lower}
            facts |= {"reason": trouble.kind, "what": trouble.what}
            log.warning("bot failed", extra={"facts": facts})
            self._order(job, BotFailed(asked.seat, trouble.kind, lower), f"failed-{job.seq}")

    def _play_as_rival(self, job: Job, asked: Question) -> None:
        """Another bot would not be the rival that everyone meets: if it fails, it is asked later.

        The runner puts the job back, and waits longer each time. One that fails for good keeps
        nobody waiting for ever: the hunt is called off, and its person may begin anew.
        """
        try:
            self._order(job, BotPlays(asked.seat, self._asked(job, asked)), f"bot-{job.seq}")
        except BotTrouble as failed:
            if job.attempts < MOST_RIVAL_ATTEMPTS:
                raise
            facts = {"table": job.table, "bot": asked.bot, "what": failed.trouble.what}
            log.warning("a hunt is called off", extra={"facts": facts})
            self._order(job, CallOff(), f"off-{job.seq}")

    def _decide(self, job: Job, asked: Question) -> tuple[int, ...]:
        """What a bot decides, unless it has failed too often."""
        if asked.bot == LAST_RESORT:
            return decide_turn(make_bot(asked.game, LAST_RESORT), asked)
        if job.attempts > MOST_ATTEMPTS:
            raise BotTrouble(Trouble.of(CRASH, f"given up after {job.attempts - 1} attempts"))
        return self._asked(job, asked)

    def _asked(self, job: Job, asked: Question) -> tuple[int, ...]:
        """What a bot decides; it is asked a second time, in a new process, if it fails."""
        for _ in range(TRIES - 1):
            try:
                return self._pool.think(asked)
            except BotTrouble as failed:
                facts = {"table": job.table, "bot": asked.bot, "what": failed.trouble.what}
                log.info("a bot is asked again", extra={"facts": facts})
        return self._pool.think(asked)

    def _order(self, job: Job, command: BotPlays | BotFailed | CallOff, order_id: str) -> None:
        try:
            self._house.order(job.table, command, job.seq, order_id)
        except Behind:
            pass  # something has happened meanwhile, and brought a job of its own
        except Refused as refused:
            if not isinstance(command, BotPlays):
                raise
            raise BotTrouble(Trouble.of(ILLEGAL, refused.code)) from None


def is_rival(table: Table, seat: int) -> bool:
    """Whether a seat is a rival of a hunt: the same bot for everyone, from the first turn on."""
    return table.about.hunt is not None and table.about.seats[seat].person is None


def question(table: Table, seat: int, bot: str) -> Question:
    """What the bot of a seat is asked: it gets what the seat may see, and luck of its own."""
    game = table.game
    assert game is not None
    return Question(
        game=table.name,
        rules=game.rules.version,
        bot=bot,
        table=table.id,
        seat=seat,
        state=game.rules.seen(game.states, seat).tobytes(),
        seed=luck(table, seat),
        step=table.step,
        simulations=simulations_of(table.about, bot),
    )


def luck(table: Table, seat: int) -> int:
    """The seed of a seat's luck in what it decides now, the same in every process.

    It is a keyed hash: whoever finds out the seed of one turn knows nothing of the next. The key
    never leaves the server; a table from before it had one takes the id of its first order.
    """
    if table.about.hunt is not None and table.game is not None:
        return rivals_luck(str(table.about.secret), seat, table.game.numbers)
    key = table.about.secret or str(table.log[0].event.order)
    return keyed(key, f"{table.id} {seat} {table.seq}")


def next_lower(game: str, bot: str, rules: int | None = None) -> str:
    """The bot that takes the place of one that failed: the level below, at last one that can't."""
    names = bot_names(game, rules)
    place = names.index(bot) if bot in names else min(2, len(names))
    return names[max(0, place - 1)]
