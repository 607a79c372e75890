"""Finding turns and comparing them: the hunter's plan, then the same continuations for each.

Turns that differ only in how they are paid, or in where a wolf that decides nothing stands, have
the same aim. Of each aim the best turn is compared, so that the next best turn is another idea.
"""

from dataclasses import dataclass

import numpy as np

from ...bots.bot import Seen
from ...bots.the_wolves.levels import Hunter, after
from ...bots.the_wolves.minds import HUNTER, trained_mind
from ...bots.the_wolves.planner import END, NO_LUCK, Planner
from ...engine.kernels import States
from ...engine.rules import Rules
from ...engine.stream import streams
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.box.components import DRAFTS
from ...games.the_wolves.forms.sheet import score_sheet
from ..comparing import Compared, ranked
from ..estimate import Shares
from . import attribution

AIMS = 5
"""Turns with different aims that are compared."""
CONTINUATIONS = {2: 16, 3: 10, 4: 8, 5: 6}
"""By players: how often each is played on. A round of many players takes longer."""
REPLY_WIDTHS = (2, 2, 4)
"""How wide replies are looked for: several turns are kept, of which luck takes one."""
TEMPERATURE = 0.02
"""How far from the best a reply may be, in utility: continuations differ by it."""
CHOOSING, JUDGING = 3, 4
"""Luck for choosing the best turn, and for judging one against it."""


@dataclass(frozen=True)
class Found:
    """A whole turn: its decisions, the position in which it may end, and once it has ended."""

    line: tuple[int, ...]
    acted: States
    ended: States


def best_of_aims(planner: Planner, seen: Seen, most: int = AIMS) -> list[Found]:
    """The best turn of each aim that a plan has found, the best at a glance first."""
    planner.plan(seen.states)
    aims: dict[object, Found] = {}
    for turn in planner.turns():
        if len(aims) == most:
            break
        acted = planner.state_in(turn.slot)
        aim = aim_of(acted, seen.seat)
        if aim not in aims:
            aims[aim] = Found(turn.line, acted, after(seen.rules, acted, END))
    return [*aims.values()]


def best_drafts(seer: Planner, seen: Seen) -> list[Found]:
    """The best places of a draft, the best at a glance first."""
    placed = {action: after(seen.rules, seen.states, action) for action in seen.offer}
    value = {
        action: seer.foresee(states, seen.seat, 0, NO_LUCK, 0.0)
        for action, states in placed.items()
    }
    best = sorted(placed, key=lambda action: (-value[action], action))[:AIMS]
    return [Found((action,), placed[action], placed[action]) for action in best]


class Turns:
    """The memory in which turns are planned and played on."""

    def __init__(self, reply_widths: tuple[int, int, int] = REPLY_WIDTHS) -> None:
        minds = trained_mind(HUNTER)
        self._planner = Planner(minds, Hunter.widths)
        self._seer = Planner(minds, reply_widths)

    # -- finding
    def found(self, seen: Seen) -> list[Found]:
        """The best turn of each aim, or the best places of a draft, the best first."""
        if seen.states[0].asks == Ask.DRAFT:
            return best_drafts(self._seer, seen)
        return best_of_aims(self._planner, seen)

    def glance(self, ended: States, seat: int) -> float:
        """What a seat's chance seems to be once a turn has ended, before anyone plays on."""
        return float(self._seer.win_shares(ended)[seat])

    # -- comparing
    def compared(
        self,
        seen: Seen,
        turns: list[Found],
        luck: int = JUDGING,
        rounds: int = 1,
        times: int = 1,
    ) -> list[Compared]:
        """Turns, each played on as often and with the same luck, in the order given."""
        words = streams(luck, times * CONTINUATIONS[int(seen.states[0].seats)])
        return [
            Compared(turn.line, text_of(seen.rules, seen.states, turn.line), shares)
            for turn in turns
            for shares in [self._shares(turn.ended, seen.seat, words, rounds)]
        ]

    def best(self, seen: Seen) -> tuple[list[Compared], list[Found]]:
        """The turns that were found, compared: the best first."""
        found = self.found(seen)
        ways = ranked(self.compared(seen, found, CHOOSING))
        by_line = {turn.line: turn for turn in found}
        return ways, [by_line[way.line] for way in ways]

    def _shares(self, ended: States, seat: int, words: np.ndarray, rounds: int) -> Shares:
        """The win share of a seat once a turn has ended and everyone has played on for a while."""
        seats = int(ended[0].seats)
        drafts_left = max(DRAFTS * seats - int(ended[0].drafted), 0)
        shares = []
        for word in words:
            self._seer.foresee(ended, seat, drafts_left + rounds * seats, word, TEMPERATURE)
            shares.append(self._seer.win_shares(self._seer.root())[seat])
        return np.array(shares)

    def looked_at(self, states: States) -> attribution.Seen | None:
        """What the mind sees in a position at the end of a turn; nothing once the game is over."""
        if states[0].asks == Ask.OVER:
            return None
        seats = int(states[0].seats)
        self._seer.win_shares(states)
        points = [seat["total"] for seat in score_sheet(states)["seats"]]
        return attribution.Seen(self._seer.rows(seats), points)


def aim_of(acted: States, seat: int) -> object:
    """What a turn is for: what it hunts, builds, howls and takes, and where it comes first."""
    state, sheet = acted[0], score_sheet(acted)
    player = state.players[seat]
    pack = sheet["seats"][seat]["pack"]
    return (
        int(player.prey),
        int(player.lairs_built),
        int(player.wolves_out),
        tuple(player.dens_built.tolist()),
        state.lone_wolves.tobytes(),
        tuple(region["region"] for region in sheet["regions"] if region["first"] == pack),
        tuple(region["region"] for region in sheet["regions"] if pack in region["seconds"]),
    )


def text_of(rules: Rules, states: States, line: tuple[int, ...]) -> str:
    """The decisions of a line as the game's notation has them."""
    said = ""
    for number, action in enumerate(line):
        joint = rules.joint(states[0], action) if number else ""
        said += joint + rules.action_text(states[0], action)
        states = after(rules, states, action)
    return said
