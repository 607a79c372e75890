"""What is worth asking in a position of The Wolves, once all its turns have been followed."""

from dataclasses import dataclass

from ....engine.kernels import States
from ....games.the_wolves.box.maps import PLACE_LETTERS, PLACES
from ....games.the_wolves.forms.names import SCORED_PHASES
from ....games.the_wolves.state import State
from ...puzzle import Condition
from ..measures import firsts
from .atoms import CLEAR, FIRST, HARM, HUNT, PHASE, PREY, PREY_KINDS, TAKE, WIN, conditions
from .turns import MOST_GAIN, Census

RAREST = 150
"""At most one turn of so many reaches the goal."""
FEWEST_ENDS = 400
LEAST_GAIN = 5
ADDS = 4
"""The second part of a goal leaves at most one turn of so many of those that reach the first."""
CONDITIONS = conditions()


@dataclass(frozen=True)
class Ask:
    """A goal that can be reached: how, and by how many turns of all."""

    goal: tuple[Condition, ...]
    count: int
    ends: int
    line: tuple[int, ...]

    @property
    def rarity(self) -> float:
        """Of how many turns one reaches it."""
        return self.ends / self.count


def asks_in(census: Census, start: States, threat: bool) -> list[Ask]:
    """The goals that few turns reach, and none by its first action alone; the rarest first."""
    if census.ends < FEWEST_ENDS:
        return []
    state = start[0]
    atoms = [atom for atom, each in enumerate(CONDITIONS) if each is not None]
    if threat:
        led = firsts(start, (int(state.seat) - 1) % int(state.seats))
        atoms = [atom for atom in atoms if _threatens(atom, led)]
        found = _single(census, state, atoms) or _score(census)  # what is done to one counts first
    else:
        atoms = [atom for atom in atoms if _fits(state, atom)]
        found = [*_score(census), *_single(census, state, atoms), *_pairs(census, state, atoms)]
    return sorted(found, key=lambda ask: (-ask.rarity, ask.goal[0].what))


def _fits(state: State, atom: int) -> bool:
    """Whether a goal may ask for an atom here: a region must still have a token."""
    place = atom - FIRST
    if 0 < place < PLACES:
        return int(state.tokens[place][0]) != 0
    return not _harms(atom)


def _threatens(atom: int, led: set[str]) -> bool:
    """Whether an atom is a threat: pieces are lost, or a region is that one has led."""
    place = atom - FIRST
    return _harms(atom) or (0 < place < PLACES and PLACE_LETTERS[place] in led)


def _harms(atom: int) -> bool:
    return HARM <= atom < HARM + 2


def _score(census: Census) -> list[Ask]:
    """As many points as any turn wins, where no single action wins as many."""
    most = max(gain for gain in range(MOST_GAIN) if census.gains[gain])
    count, ends = int(census.gains[most]), int(census.ends)
    if most < LEAST_GAIN or most == MOST_GAIN - 1 or count * RAREST > ends:
        return []
    if any(census.gains_early[gain] for gain in range(most, MOST_GAIN)):
        return []
    line = census.gain_lines[most][: census.gain_lengths[most]]
    return [Ask((Condition("score", most),), count, ends, tuple(map(int, line)))]


def _single(census: Census, state: State, allowed: list[int]) -> list[Ask]:
    return [ask for atom in allowed for ask in _asked(census, state, atom, atom)]


def _pairs(census: Census, state: State, allowed: list[int]) -> list[Ask]:
    """Two things at once, where each alone is far easier."""
    found = []
    for one in allowed:
        for other in allowed:
            if other >= one or _family(one) == _family(other):
                continue
            count = int(census.atoms[one][other])
            alone = min(int(census.atoms[one][one]), int(census.atoms[other][other]))
            if count and count * ADDS <= alone:
                found += _asked(census, state, one, other)
    return found


def _asked(census: Census, state: State, one: int, other: int) -> list[Ask]:
    count, ends = int(census.atoms[one][other]), int(census.ends)
    if not count or count * RAREST > ends or census.atoms_early[one][other]:
        return []
    line = census.lines[one][other][: census.lengths[one][other]]
    goal = tuple(_condition(state, atom) for atom in dict.fromkeys((other, one)))
    return [Ask(goal, count, ends, tuple(map(int, line)))]


def _condition(state: State, atom: int) -> Condition:
    """What an atom asks for in a position: a phase by its name."""
    found = CONDITIONS[atom]
    assert found is not None
    if atom == PHASE:
        return Condition("phase", 1, SCORED_PHASES[int(state.phase)])
    return found


def _family(atom: int) -> int:
    """Atoms that say much the same are not asked for together."""
    if FIRST < atom < FIRST + PLACES or TAKE <= atom < TAKE + 2 or CLEAR < atom < PREY:
        return FIRST
    if PREY <= atom < PREY + PREY_KINDS or HUNT <= atom < HUNT + 2:
        return PREY
    return PHASE if atom in (PHASE, WIN) else atom
