"""The moonlight board: a waxing moon for each date, larger on the dates of the phases."""

from dataclasses import dataclass

from ..shapes import Attributes, circle, group, path, words
from .scene import Scene

_SMALL, _LARGE = 17, 31
_GAP, _GAP_AT_A_PHASE = 5, 3
_MOON = 44
_LIT = {"crescent": 0.22, "quarter": 0.5, "full": 1.0}
"""How much of the moon is lit on the date of a phase."""


@dataclass(frozen=True)
class _Date:
    date: int
    x: float
    phase: str | None


def moonlight_width(scene: Scene) -> float:
    """How wide the track is."""
    last = _dates(scene)[-1]
    return last.x + _LARGE / 2


def moonlight_track(scene: Scene) -> str:
    """The track, from x = 0, centred on y = 0; dates that are covered shine."""
    return "".join(_date(scene, date) for date in _dates(scene))


def _dates(scene: Scene) -> list[_Date]:
    phases = {date: phase for phase, date in scene.dates.items()}
    dates, x = [], 0.0
    for date in range(1, scene.last_date + 1):
        phase = phases.get(date)
        size = _LARGE if phase else _SMALL
        margin = _GAP_AT_A_PHASE if phase else 0
        dates.append(_Date(date, x + margin + size / 2, phase))
        x += size + 2 * margin + _GAP
    return dates


def _date(scene: Scene, date: _Date) -> str:
    size = _LARGE if date.phase else _SMALL
    part = _LIT[date.phase] if date.phase else date.date / scene.last_date
    body = group(waxing_moon(part, on=date.date <= scene.moonlight), 0, 0, size / 100)
    if date.phase:
        body += words(date.date, 0, 29, 12, weight=700, ink="var(--ink-2)", text_anchor="middle")
    elif date.date == scene.moonlight:
        body += circle(0, 17, 3, fill="var(--accent)")
    is_on = "on" if date.date <= scene.moonlight else None
    return group(body, date.x, 0, class_=" ".join(filter(None, ("date", date.phase, is_on))))


def waxing_moon(part: float, *, on: bool) -> str:
    """A moon in 100 units of which a part is lit, from 0 (new) to 1 (full)."""
    terminator = abs(1 - 2 * part) * _MOON
    sweep = round(part)  # the terminator bulges the other way past half moon
    lit = (
        f"M0,{-_MOON}A{_MOON},{_MOON} 0 0 1 0,{_MOON}"
        f"A{terminator:.1f},{_MOON} 0 0 {sweep} 0,{-_MOON}Z"
    )
    if on:
        return circle(0, 0, _MOON, fill="var(--date-on)") + path(lit, fill="var(--date-on-lit)")
    line: Attributes = {"stroke": "var(--date-line)", "stroke_width": 4}
    return circle(0, 0, _MOON, fill="var(--date)", **line) + path(lit, fill="var(--date-lit)")
