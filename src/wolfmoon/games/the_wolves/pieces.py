"""What stands on each hex, as Python lists: for reading, writing and drawing positions."""

from typing import Any

from .components import NEUTRAL, Kind
from .hexes import hexes_in, pack_words
from .state import State

Piece = tuple[int, int]
"""Owner and kind."""
Pieces = dict[int, list[Piece]]
"""By hex: den or lair first, then alphas, then pack wolves."""

_ORDER = [int(kind) for kind in (Kind.DEN, Kind.LAIR, Kind.ALPHA, Kind.PACK)]
WOLVES = (Kind.ALPHA, Kind.PACK)


def put(pieces: Pieces, hex_: int, piece: Piece) -> None:
    """A piece more stands on a hex."""
    pieces.setdefault(hex_, []).append(piece)
    pieces[hex_].sort(key=lambda each: _ORDER.index(each[1]))


def take(pieces: Pieces, hex_: int, piece: Piece) -> None:
    """A piece less stands on a hex."""
    pieces[hex_].remove(piece)
    if not pieces[hex_]:
        del pieces[hex_]


def pieces_of(state: State) -> Pieces:
    """Everything that stands on the map."""
    kinds = {
        Kind.DEN: set(hexes_in(state.dens)),
        Kind.LAIR: set(hexes_in(state.lairs)),
        Kind.ALPHA: set(hexes_in(state.alphas)),
        Kind.PACK: set(hexes_in(state.packs)),
    }
    pairs = set(hexes_in(state.pairs))
    pieces: Pieces = {}
    for owner in range(NEUTRAL + 1):
        built, wolves = hexes_in(state.built_by[owner]), hexes_in(state.wolves_of[owner])
        for kind, hexes in kinds.items():
            for hex_ in wolves if kind in WOLVES else built:
                if hex_ in hexes:
                    for _ in range(1 + (kind in WOLVES and hex_ in pairs)):
                        put(pieces, hex_, (owner, int(kind)))
    return pieces


def set_pieces(state: Any, pieces: Pieces) -> None:
    """Exactly these pieces stand on the map."""
    standing = [(hex_, owner, kind) for hex_, found in pieces.items() for owner, kind in found]
    for kind, words in (
        (Kind.DEN, state.dens),
        (Kind.LAIR, state.lairs),
        (Kind.ALPHA, state.alphas),
        (Kind.PACK, state.packs),
    ):
        words[:] = pack_words([hex_ for hex_, _, each in standing if each == kind])
    state.pairs[:] = pack_words(
        [hex_ for hex_, found in pieces.items() if len(found) > 1 and found[0] == found[1]]
    )
    for owner in range(NEUTRAL + 1):
        own = [(hex_, kind) for hex_, whose, kind in standing if whose == owner]
        state.wolves_of[owner][:] = pack_words([hex_ for hex_, kind in own if kind in WOLVES])
        state.built_by[owner][:] = pack_words([hex_ for hex_, kind in own if kind not in WOLVES])
