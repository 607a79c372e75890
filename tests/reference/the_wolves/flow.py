"""What a decision does, and what then resolves by itself until the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import effects, offers, scoring, tables
from .payment import pay
from .placing import movable_wolves
from .targets import enemy_wolf_on, huntable, tracks_with_dens

if TYPE_CHECKING:
    from .position import Position


def decide(position: Position, text: str) -> None:
    """Carry out a decision that is offered; the position is changed."""
    verb, _, rest = text.rpartition(" ")
    if position.asks == "act" and text != "end":
        choose_action(position, verb, rest)
    elif text == "end":
        end_turn(position)
    elif text == "done":
        finish_action(position)
    elif position.asks == "wolf":
        position.pending["wolf"] = [verb, rest]
        position.asks = "to"
    else:
        answers = {
            "draft": draft,
            "pay": pay_for_action,
            "to": move_wolf_to,
            "push": push_to,
            "track": take_den_from,
            "hunt": hunt,
        }
        answers[verb](position, rest)


def drafting_seat(position: Position) -> int:
    """The seat that drafts next in snake order (W6, W63)."""
    turn = position.drafted
    if turn >= position.players:
        turn = 2 * position.players - 1 - turn
    return (position.first + turn) % position.players


def draft(position: Position, hex_name: str) -> None:
    """Put an alpha and a pack wolf on the hex; after the last pair the first turn begins."""
    position.add_piece(hex_name, (position.player.pack, "alpha"))
    position.add_piece(hex_name, (position.player.pack, "pack"))
    position.drafted += 1
    if position.drafted < 2 * position.players:
        position.seat = drafting_seat(position)
        return
    if position.players == 2:
        position.seats[1 - position.first].bonus_action += 1
    begin_turn(position, position.first)


def begin_turn(position: Position, seat: int) -> None:
    """Ask this seat for its first action."""
    position.seat = seat
    position.actions_taken = 0
    position.moonlight_at_start = position.moonlight
    position.asks = "act"
    position.pending = {}


def choose_action(position: Position, action: str, target: str) -> None:
    """Begin an action; it is paid at once if there is only one way."""
    if position.actions_taken >= 2:
        position.player.bonus_action -= 1
    position.pending = {"action": action}
    if action == "move":
        position.pending["terrain"] = target
    else:
        position.pending["terrain"] = position.board.terrain[target]
        position.pending["hex"] = target
    position.pending["cost"] = tables.COSTS[action]
    position.asks = "pay"
    ways = offers.ways_to_pay(position)
    if len(ways) == 1:
        pay_for_action(position, ways[0])


def pay_for_action(position: Position, way: str) -> None:
    """Pay and go on with the action."""
    pay(position.player, way)
    del position.pending["cost"]
    action = position.pending["action"]
    if action == "move":
        position.pending["moved"] = []
        next_wolf_or_finish(position)
    elif action in ("den", "dominate den"):
        choose_track(position)
    elif action == "lair":
        push_or_build_lair(position)
    elif action == "howl":
        effects.howl(position, position.pending["hex"])
        finish_action(position)
    else:
        effects.dominate_pack(position, position.pending["hex"])
        finish_action(position)


def next_wolf_or_finish(position: Position) -> None:
    """Ask for the next wolf of a move, or end the action if none can move."""
    if movable_wolves(position):
        position.asks = "wolf"
    else:
        finish_action(position)


def move_wolf_to(position: Position, hex_name: str) -> None:
    """End the chosen wolf's move on the hex; ask for the push if there is a choice."""
    position.pending["to"] = hex_name
    if enemy_wolf_on(position, hex_name) is None:
        complete_wolf_move(position)
    else:
        ask_push(position)


def ask_push(position: Position) -> None:
    """Ask where the pushed wolf goes, or push it if only one hex is nearest (W20)."""
    names = offers.push_hexes(position)
    if len(names) == 1:
        push_to(position, names[0])
    else:
        position.asks = "push"


def push_to(position: Position, hex_name: str) -> None:
    """Push the enemy wolf to the hex and complete the move or the lair."""
    is_lair = position.pending["action"] == "lair"
    where = position.pending["hex"] if is_lair else position.pending["to"]
    victim = enemy_wolf_on(position, where)
    assert victim is not None
    position.remove_piece(where, victim)
    position.add_piece(hex_name, victim)
    if is_lair:
        build_lair(position)
    else:
        complete_wolf_move(position)


def complete_wolf_move(position: Position) -> None:
    """Put the chosen wolf on its last hex and note that it has moved."""
    kind, start = position.pending.pop("wolf")
    end = position.pending.pop("to")
    wolf = (position.player.pack, kind)
    position.remove_piece(start, wolf)
    position.add_piece(end, wolf)
    position.pending["moved"].append([kind, end])
    next_wolf_or_finish(position)


def push_or_build_lair(position: Position) -> None:
    """Push the enemy wolf from the den, if there is one, and build the lair (W28)."""
    if enemy_wolf_on(position, position.pending["hex"]) is None:
        build_lair(position)
    else:
        ask_push(position)


def build_lair(position: Position) -> None:
    """Replace the den by a lair and end the action."""
    effects.upgrade_den(position, position.pending["hex"])
    finish_action(position)


def choose_track(position: Position) -> None:
    """Ask for the track of the den, or take the only one that has dens left."""
    tracks = tracks_with_dens(position)
    if len(tracks) == 1:
        take_den_from(position, tracks[0])
    else:
        position.asks = "track"


def take_den_from(position: Position, track: str) -> None:
    """Put a den of the track on the target hex and end the action."""
    if position.pending["action"] == "dominate den":
        effects.dominate_den(position, position.pending["hex"], track)
    else:
        effects.build_den(position, position.pending["hex"], track)
    finish_action(position)


def finish_action(position: Position) -> None:
    """Drop the details of the action and hunt."""
    kept = ("action", "terrain", "hex")
    position.pending = {key: position.pending[key] for key in kept if key in position.pending}
    hunt_or_go_on(position)


def hunt_or_go_on(position: Position) -> None:
    """Do the hunts without a choice, then ask for the choices, then close the action (W36)."""
    for spots in huntable(position).values():
        if len(spots) == 1:
            effects.take_prey(position, spots[0])
    if huntable(position):
        position.asks = "hunt"
        return
    position.actions_taken += 1
    position.asks = "act"
    position.pending = {}


def hunt(position: Position, hex_name: str) -> None:
    """Hunt the chosen stack."""
    effects.take_prey(position, hex_name)
    hunt_or_go_on(position)


def end_turn(position: Position) -> None:
    """Score the phases reached, then end the game or begin the next turn (W10, W46, W49)."""
    added = position.moonlight > position.moonlight_at_start
    position.turns += 1
    position.quiet_turns = 0 if added else position.quiet_turns + 1
    scoring.score_reached_phases(position)
    quiet = position.quiet_turns >= tables.QUIET_TURNS_EACH * position.players
    if position.phase == "full" or quiet:
        position.asks = "over"
    else:
        begin_turn(position, (position.seat + 1) % position.players)
