"""What stands on each hex, as Python lists: for reading, writing and drawing positions."""

from ....engine.bits import places_in
from ..box.components import NEUTRAL, Kind
from ..box.hexes import as_number, pack_words
from ..state import HexSet, State

Piece = tuple[int, int]
"""Owner and kind."""
Pieces = dict[int, list[Piece]]
"""By hex: den or lair first, then alphas, then pack wolves."""

_ORDER = [int(kind) for kind in (Kind.DEN, Kind.LAIR, Kind.ALPHA, Kind.PACK)]
WOLVES = (int(Kind.ALPHA), int(Kind.PACK))


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
    kinds = [as_number(hexes) for hexes in (state.dens, state.lairs, state.alphas, state.packs)]
    built = [as_number(state.built_by[owner]) for owner in range(NEUTRAL + 1)]
    wolves = [as_number(state.wolves_of[owner]) for owner in range(NEUTRAL + 1)]
    pairs = as_number(state.pairs)
    pieces: Pieces = {}
    for kind, hexes in zip(_ORDER, kinds, strict=True):
        for owner, own in enumerate(wolves if kind in WOLVES else built):
            for hex_ in places_in(own & hexes):
                pair = kind in WOLVES and pairs >> hex_ & 1
                pieces.setdefault(hex_, []).extend([(owner, kind)] * (1 + pair))
    return pieces


def set_hexes(words: HexSet, hexes: list[int]) -> None:
    """Exactly these hexes are in a set of a record."""
    words[:] = pack_words(hexes)  # type: ignore[assignment]  # NumPy takes plain numbers too


def set_pieces(state: State, pieces: Pieces) -> None:
    """Exactly these pieces stand on the map."""
    standing = [(hex_, owner, kind) for hex_, found in pieces.items() for owner, kind in found]
    for kind, words in (
        (Kind.DEN, state.dens),
        (Kind.LAIR, state.lairs),
        (Kind.ALPHA, state.alphas),
        (Kind.PACK, state.packs),
    ):
        set_hexes(words, [hex_ for hex_, _, each in standing if each == kind])
    pairs = [hex_ for hex_, found in pieces.items() if len(found) > 1 and found[0] == found[1]]
    set_hexes(state.pairs, pairs)
    for owner in range(NEUTRAL + 1):
        own = [(hex_, kind) for hex_, whose, kind in standing if whose == owner]
        set_hexes(state.wolves_of[owner], [hex_ for hex_, kind in own if kind in WOLVES])
        set_hexes(state.built_by[owner], [hex_ for hex_, kind in own if kind not in WOLVES])
