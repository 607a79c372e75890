"""The top of the picture: the title, the trump, and the trick under way."""

from ...games.lone_wolves.box.components import TRICKS
from ...games.lone_wolves.forms.names import SUIT_NAMES
from ..paper import EDGE, PICTURE_WIDTH
from ..shapes import box, fitting, group, icon, words
from .cards import chip
from .scene import MOON, Played, Scene, capital
from .tokens import moon_marker

GAME = "lone-wolves"
TOP_HEIGHT = 76

_MIDDLE = 34
_BANNER_HEIGHT = 42
_PLAYED_WIDTH, _PLAYED_ROOM = 172, 128


def top_bar(scene: Scene) -> str:
    """The whole bar."""
    return _title(scene) + _banner(scene) + _trick(scene)


def when(scene: Scene) -> str:
    """The board, and which trick it is."""
    board = scene.say("picture-board", board=scene.board)
    trick = {"trick": scene.trick + 1, "total": TRICKS}
    return f"{board}, " + scene.say("picture-over" if scene.over else "picture-trick", **trick)


def _title(scene: Scene) -> str:
    return (
        icon("brand", 38, _MIDDLE, 34, "var(--accent)")
        + words(scene.word("game", GAME), 64, _MIDDLE, 19, weight=700)
        + words(when(scene), 64, _MIDDLE + 17, 13, ink="var(--ink-3)")
    )


def trump_words(scene: Scene) -> tuple[str, str] | None:
    """Which suit is trump and why, or which will be; None if there is no trump."""
    coming = scene.coming_trump
    if scene.trump is None:
        if coming is None:
            return None
        return scene.say("picture-next-trump", suit=coming), scene.say("picture-next-trick")
    land = scene.lands[SUIT_NAMES.index(scene.trump)]
    why = scene.say("picture-moon-at", moon=land.moon or MOON, land=land.name)
    if coming:
        why = scene.say("lone-trump-soon", suit=coming)
    return capital(scene.say("lone-trump", suit=scene.trump)), why


def _banner(scene: Scene) -> str:
    """The trump, in its colour, with the moon that brought it; or what will be trump."""
    suit, told = scene.trump or scene.coming_trump, trump_words(scene)
    if suit is None or told is None:
        return ""
    land = scene.lands[SUIT_NAMES.index(suit)]
    head, note = told
    ink = f"var(--on-{suit})"
    width = 74 + 7.2 * max(len(head) * 1.08, len(note) * 0.92)
    shape = {"rx": _BANNER_HEIGHT / 2, "fill": f"var(--suit-{suit})", "stroke": "var(--edge)"}
    body = box(0, -_BANNER_HEIGHT / 2, width, _BANNER_HEIGHT, **shape)
    body += group(moon_marker(land.moon), 23, 0, 0.3) if land.moon else ""
    body += words(head, 48, -2, 15, weight=700, ink=ink)
    body += words(note, 48, 14, 13, ink=ink)
    return group(body, (PICTURE_WIDTH - width) / 2, _MIDDLE, class_=f"trump {suit}")


def _trick(scene: Scene) -> str:
    """The cards of the trick under way, the leader's first."""
    left = PICTURE_WIDTH - EDGE - _PLAYED_WIDTH * len(scene.played)
    return "".join(
        group(_played(scene, played, first=not place), left + place * _PLAYED_WIDTH, _MIDDLE)
        for place, played in enumerate(scene.played)
    )


def _played(scene: Scene, played: Played, *, first: bool) -> str:
    end = "" if played.lost is None else "-lost" if played.lost else "-won"
    where = scene.say(f"picture-at{end}", land=played.land)
    who = scene.seats[played.seat].name
    how = scene.say("picture-led" if first else "picture-followed", who=who)
    ring = box(-17.5, -24.5, 35, 49, rx=9, fill="none", stroke="var(--accent)", stroke_width=2.5)
    return group(
        group(chip(played.card) + ring, 19, 0)
        + words(how, 44, -3, fitting(how, 14, _PLAYED_ROOM), weight=600)
        + words(where, 44, 14, fitting(where, 13, _PLAYED_ROOM), ink="var(--ink-3)"),
        class_="played",
        data_card=played.card,
    )
