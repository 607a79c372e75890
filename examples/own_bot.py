"""A bot of your own, and how strong it is: a share of wins with its interval.

The same from the shell, in this folder:

    wolfmoon arena lone-wolves --bots own_bot:Collector,random --blocks 40 --seed 7
"""

from wolfmoon import Bot
from wolfmoon.arena.arena import Match, run_arena
from wolfmoon.arena.contest import Contest
from wolfmoon.arena.executors import Local
from wolfmoon.bots.bot import USUAL, Budget, Choice, Seen


class Collector(Bot):
    """Decides so that the score sheet looks best right afterwards."""

    game = "lone-wolves"
    name = "collector"
    level = 1

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        """The action after which it leads by most; of several alike the first."""
        return Choice(max(seen.offer, key=lambda action: self.lead_after(seen, action)))

    def lead_after(self, seen: Seen, action: int) -> int:
        """How many points it would be ahead."""
        states = seen.states.copy()  # what the seat knows; what it can't is a guess that fits
        seen.rules.step_many(states, [action])
        own, other = seen.rules.points(states)
        if seen.seat == 1:
            own, other = other, own
        return sum(own.values()) - sum(other.values())


if __name__ == "__main__":  # the bots play in processes of their own, which import this file
    bots = ("own_bot:Collector", "random")
    contest = Contest("lone-wolves", {"board": "basic"}, bots, lineup=(0, 1), seed=7)
    standing = run_arena(Match(contest, blocks=40), Local(processes=2))
    share = standing.share()
    print(f"Collector wins {share.value:.0%} of {standing.games} games against random")
    print(f"its true share lies between {share.low:.0%} and {share.high:.0%} (95 %)")
