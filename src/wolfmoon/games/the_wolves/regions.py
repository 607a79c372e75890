"""What a hex shows, and the regions that were scored, one by one."""

from collections.abc import Mapping
from typing import Any

from ...engine.story import Telling
from .box.components import FIRST_POINTS, SECOND_POINTS
from .box.maps import HEX_NUMBERS, LAYOUTS
from .forms.names import NEUTRAL_NAME, PHASE_NAMES

Data = Mapping[str, Any]


def ground(view: Data, hex_: str) -> str:
    """What a hex of a map shows: a terrain, water or chasm."""
    layout = LAYOUTS[view["players"]]
    tiles = dict(zip(layout.region_places, view["regions"], strict=True))
    shown = layout.ground(HEX_NUMBERS[hex_], tiles)
    return shown if isinstance(shown, str) else shown.name.lower()


def scored(before: Data, after: Data, sheet: Data) -> list[Telling]:
    """Each token that was scored, phase by phase; scoring itself moves no piece.   [W40]"""
    gone = [
        (PHASE_NAMES.index(phase), row)
        for row, was, now in zip(sheet["regions"], before["tokens"], after["tokens"], strict=True)
        for phase in was[: len(was) - len(now)]
    ]
    packs = [seat["pack"] for seat in before["seats"]]
    ordered = sorted(gone, key=lambda each: (each[0], each[1]["region"]))
    return [telling for phase, row in ordered for telling in _region(phase, row, packs)]


def _region(phase: int, row: Data, packs: list[str]) -> list[Telling]:
    """The control of one region, and who takes which place.                    [W41–W45]"""
    where = {"region": row["region"], "phase": PHASE_NAMES[phase]}
    control = [
        {"seat": _seat(name, packs), "pack": name, **found}
        for name, found in row["control"].items()
    ]
    first, seconds = row["first"], row["seconds"]
    tellings: list[Telling] = [{"what": "region", **where, "control": control}]
    if first in packs:
        points = int(FIRST_POINTS[phase])
        tellings.append(
            {"what": "region-first", "seat": packs.index(first), **where, "points": points}
        )
    else:
        outcome = "neutral" if first == NEUTRAL_NAME else "tied" if control else "empty"
        tellings.append({"what": f"region-{outcome}", **where})
    points = int(SECOND_POINTS[phase])
    return tellings + [
        {"what": "region-second", "seat": packs.index(name), **where, "points": points}
        for name in seconds
        if name in packs
    ]


def _seat(pack: str, packs: list[str]) -> int | None:
    return packs.index(pack) if pack in packs else None
