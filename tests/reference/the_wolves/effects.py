"""What the actions change on the map and on the player boards (W24–W38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables
from .targets import next_wolf, victim_of

if TYPE_CHECKING:
    from .position import Position


def add_to_moonlight(position: Position) -> None:
    """Put one removed piece or token on the next date of the moonlight board (W38)."""
    position.moonlight += 1


def take_den(position: Position, track: str) -> None:
    """Take the leftmost den of a track with the bonus token under it (W24)."""
    seat = position.player
    seat.dens[track] += 1
    bonus = tables.track_bonus(position.players, track, seat.dens[track])
    if bonus == "action":
        seat.bonus_action += 1
    elif bonus == "terrain":
        seat.bonus_terrain += 1


def build_den(position: Position, hex_name: str, track: str) -> None:
    """Put a den of the track on the hex (W24)."""
    take_den(position, track)
    position.add_piece(hex_name, (position.player.pack, "den"))


def upgrade_den(position: Position, hex_name: str) -> None:
    """Replace the den on the hex by the leftmost lair (W27)."""
    pack = position.player.pack
    position.remove_piece(hex_name, (pack, "den"))
    add_to_moonlight(position)
    position.add_piece(hex_name, (pack, "lair"))
    position.player.lairs += 1
    position.player.bonus_terrain += 1


def place_next_wolf(position: Position, hex_name: str) -> None:
    """Put the next wolf of the wolf track on the hex (W30)."""
    kind = next_wolf(position)
    assert kind is not None
    position.add_piece(hex_name, (position.player.pack, kind))
    position.player.wolves += 1


def howl(position: Position, hex_name: str) -> None:
    """Replace the lone wolf by the next wolf of the wolf track (W30)."""
    position.lone_wolves.remove(hex_name)
    add_to_moonlight(position)
    place_next_wolf(position, hex_name)


def remove_dominated(position: Position, hex_name: str, kind: str) -> None:
    """Take the dominated piece off the map, to the moonlight board (W33)."""
    victim = victim_of(position, hex_name, kind)
    assert victim is not None
    position.remove_piece(hex_name, victim)
    add_to_moonlight(position)


def dominate_pack(position: Position, hex_name: str) -> None:
    """Replace an enemy pack wolf by the next wolf of the wolf track (W33)."""
    remove_dominated(position, hex_name, "pack")
    place_next_wolf(position, hex_name)


def dominate_den(position: Position, hex_name: str, track: str) -> None:
    """Replace an enemy den by a den of the track (W33)."""
    remove_dominated(position, hex_name, "den")
    build_den(position, hex_name, track)


def take_prey(position: Position, hex_name: str) -> None:
    """Take the top token of a prey stack and, with 3–5 players, a bonus action token (W35)."""
    place = position.board.prey_spots.index(hex_name)
    stack = position.prey[place]
    assert stack is not None
    kind, left = stack
    position.prey[place] = [kind, left - 1] if left > 1 else None
    position.player.prey.append(kind)
    if position.players > 2:
        position.player.bonus_action += 1
