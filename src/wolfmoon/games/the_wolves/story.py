"""The story of The Wolves: what the rules noted, in the words of the rulebook."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...engine.outcome import Outcome
from ...engine.story import final
from .box.components import NEUTRAL, Phase
from .box.maps import HEX_NAMES, PLACE_LETTERS
from .box.walks import walk_between
from .forms.names import (
    ACT_NAMES,
    BONUS_NAMES,
    PACK_NAMES,
    PHASE_NAMES,
    PREY_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
    WOLF_KINDS,
)
from .tellings import TELLING, TheWolvesTelling
from .what import What

Meaning = Callable[[int], object]
"""What the number of a fact means: a name, or just that number."""
WHAT: Mapping[int, str] = {what: what.name.lower().replace("_", "-") for what in What}


def seat_of(owner: int) -> int | None:
    """The seat of an owner; the neutral pack has none."""
    return None if owner == NEUTRAL else owner


def decided_by(tied: int) -> str:
    """What decided who is first in a region."""
    return "alphas" if tied else "control"


def ended_by(phase: int) -> str:
    """Why the game is over, by the last phase that was scored."""
    return "full" if phase == Phase.FULL else "quiet"


def parts(_: int) -> list[Any]:
    """Room for the notes that belong to this one and follow it."""
    return []


HEX, TERRAIN, WOLF, TRACK, PHASE = (
    names.__getitem__ for names in (HEX_NAMES, TERRAIN_NAMES, WOLF_KINDS, TRACK_NAMES, PHASE_NAMES)
)
REGION: Mapping[str, Meaning] = {"region": PLACE_LETTERS.__getitem__, "phase": PHASE}
PLACE: Mapping[str, Meaning] = {"seat": int, **REGION, "points": int}
WALK: Mapping[str, Meaning] = {"seat": int, "piece": WOLF, "from": HEX, "to": HEX}
DEN: Mapping[str, Meaning] = {"seat": int, "hex": HEX, "track": TRACK, "value": int, "points": int}
JOINED: Mapping[str, Meaning] = {"seat": int, "hex": HEX, "piece": WOLF, "points": int}
FACTS: Mapping[int, Mapping[str, Meaning]] = {
    What.DRAFTED: {"seat": int, "hex": HEX},
    What.TURN: {"seat": int},
    What.GAINED: {"seat": int, "bonus": BONUS_NAMES.__getitem__, "why": WHAT.__getitem__},
    What.EXTRA_ACTION: {"seat": int},
    What.PAID: {
        "seat": int,
        "action": ACT_NAMES.__getitem__,
        "terrain": TERRAIN,
        "cost": int,
        "bonus": int,
        "tiles": parts,
    },
    What.FLIPPED: {"tile": TILE_NAMES.__getitem__, "from": TERRAIN, "to": TERRAIN},
    What.MOVED: WALK,
    What.PUSHED: {**WALK, "victim": int},
    What.STAYED: {"seat": int},
    What.BUILT: DEN,
    What.UPGRADED: {"seat": int, "hex": HEX, "points": int},
    What.HOWLED: JOINED,
    What.DOMINATED_WOLF: {**JOINED, "victim": int, "lost": lambda _: "pack"},
    What.DOMINATED_DEN: {**DEN, "victim": int, "lost": lambda _: "den"},
    What.HUNTED: {"seat": int, "prey": PREY_NAMES.__getitem__, "hex": HEX, "points": int},
    What.MOONLIGHT: {"date": int},
    What.PHASE: {"phase": PHASE, "date": int},
    What.REGION: {**REGION, "control": parts},
    What.CONTROL: {
        "seat": seat_of,
        "pack": PACK_NAMES.__getitem__,
        "control": int,
        "alphas": int,
        "packs": int,
        "dens": int,
        "lairs": int,
    },
    What.REGION_FIRST: {**PLACE, "why": decided_by},
    What.REGION_SECOND: PLACE,
    What.REGION_TIED: REGION,
    What.REGION_NEUTRAL: REGION,
    What.REGION_EMPTY: REGION,
    What.ENDED: {"reason": ended_by},
}
"""The facts of each note in their order: what each is called, and what its number means."""
PART_OF = {What.FLIPPED: "tiles", What.CONTROL: "control"}
"""Notes that belong to the last telling before them, and what they are called there."""


WALKS = (What.MOVED, What.PUSHED)


def story(
    notes: Iterable[list[int]], outcome: Outcome | None, players: int
) -> list[TheWolvesTelling]:
    """The notes of a decision as tellings, and the result if it was the last one."""
    tellings: list[dict[str, Any]] = []
    for number, *numbers in notes:
        what = What(number)
        named = zip(FACTS[what].items(), numbers, strict=False)
        facts = {name: meaning(fact) for (name, meaning), fact in named}
        if what in WALKS:
            _, _, start, end, *_ = numbers
            facts["path"] = [HEX_NAMES[hex_] for hex_ in walk_between(players, start, end)]
        if what in PART_OF:
            tellings[-1][PART_OF[what]].append(facts)
        else:
            tellings.append({"what": WHAT[what], **facts})
    return [*map(TELLING.given, tellings), *(final(outcome) if outcome else ())]
