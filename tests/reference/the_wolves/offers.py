"""The decisions that are open, as texts in the order of docs/notation.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables
from .payment import can_pay, payments
from .placing import movable_wolves, move_targets, push_targets
from .targets import (
    den_targets,
    dominate_targets,
    draft_targets,
    enemy_wolf_on,
    howl_targets,
    huntable,
    lair_targets,
    tracks_with_dens,
)

if TYPE_CHECKING:
    from .position import Position


def open_decisions(position: Position) -> list[str]:
    """All decisions that are open now; none when the game is over."""
    if position.over:
        return []
    answer = {
        "draft": draft_offer,
        "act": act_offer,
        "pay": pay_offer,
        "wolf": wolf_offer,
        "to": to_offer,
        "push": push_offer,
        "track": track_offer,
        "hunt": hunt_offer,
    }
    return answer[position.asks](position)


def draft_offer(position: Position) -> list[str]:
    """The hexes for the next pair of the draft."""
    return [f"draft {name}" for name in draft_targets(position)]


def act_offer(position: Position) -> list[str]:
    """The actions that can be completed, and `end` once two are taken (W8, W11)."""
    if position.actions_taken < 2:
        return action_offer(position)
    if position.player.bonus_action > 0:
        return [*action_offer(position), "end"]
    return ["end"]


def action_offer(position: Position) -> list[str]:
    """All actions that can be paid and completed."""
    offer = [f"move {t}" for t in tables.TERRAINS if can_pay(position.player, t, 1)]
    hexes_by_action = {
        "den": den_targets(position),
        "lair": lair_targets(position),
        "howl": howl_targets(position),
        "dominate pack": dominate_targets(position, "pack"),
        "dominate den": dominate_targets(position, "den"),
    }
    for action, names in hexes_by_action.items():
        cost = tables.COSTS[action]
        for name in names:
            if can_pay(position.player, position.board.terrain[name], cost):
                offer.append(f"{action} {name}")
    return offer


def ways_to_pay(position: Position) -> list[str]:
    """The ways to pay for the pending action, without the word `pay`."""
    pending = position.pending
    return payments(position.player, pending["terrain"], pending["cost"])


def pay_offer(position: Position) -> list[str]:
    """The ways to pay for the pending action."""
    return [f"pay {way}" for way in ways_to_pay(position)]


def wolf_offer(position: Position) -> list[str]:
    """The wolves that can move next, and `done`."""
    return [*(f"{kind} {name}" for kind, name in movable_wolves(position)), "done"]


def to_offer(position: Position) -> list[str]:
    """The hexes on which the chosen wolf may end."""
    kind, start = position.pending["wolf"]
    names = move_targets(position, (kind, start), position.pending["terrain"])
    return [f"to {name}" for name in names]


def push_hexes(position: Position) -> list[str]:
    """The hexes for the wolf that is pushed in the pending action (W20, W28)."""
    pending = position.pending
    if pending["action"] == "lair":
        where, leaver = pending["hex"], None
    else:
        where, leaver = pending["to"], tuple(pending["wolf"])
    victim = enemy_wolf_on(position, where)
    assert victim is not None
    return push_targets(position, where, victim[0], leaver)


def push_offer(position: Position) -> list[str]:
    """The hexes to which the pushed wolf may go."""
    return [f"push {name}" for name in push_hexes(position)]


def track_offer(position: Position) -> list[str]:
    """The tracks from which the den may be taken."""
    return [f"track {track}" for track in tracks_with_dens(position)]


def hunt_offer(position: Position) -> list[str]:
    """All surrounded stacks of the kinds between which there is a choice (W36)."""
    spots = [spot for alike in huntable(position).values() if len(alike) > 1 for spot in alike]
    return [f"hunt {spot}" for spot in position.board.in_order(spots)]
