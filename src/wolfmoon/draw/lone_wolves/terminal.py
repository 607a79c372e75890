"""A position of Lone Wolves as text for a terminal: the lands, the players, the key."""

import textwrap
from collections.abc import Sequence

from ...games.lone_wolves.box.components import Suit
from ...games.lone_wolves.forms.names import HIDDEN_NAME, SCAR_NAMES, SUIT_LETTERS
from ...games.lone_wolves.models import LoneWolvesSheet, LoneWolvesView
from ...words import ENGLISH, plain
from ..cells import painted
from ..theme import Theme
from ..theme import theme as read_theme
from .scene import Scene, Seat, capital, read_scene
from .terminal_lands import card_style, land_cells, lone_style, scar_style
from .top import GAME, trump_words, when

WIDTH = 100
"""How wide the lands are, and so the lines of the key."""


def terminal(
    view: LoneWolvesView,
    *,
    colour: bool = True,
    sheet: LoneWolvesSheet | None = None,
    theme: str = "night",
    language: str = ENGLISH,
) -> str:
    """A view in characters; in English and without colour it is plain ASCII."""
    scene, tokens = read_scene(view, sheet, language), read_theme(theme)
    lines = [
        f"{scene.word('game', GAME)}, {when(scene)}. {_trump(scene)}",
        *_trick(scene),
        "",
        *land_cells(scene, tokens).lines(colour=colour),
        "",
        *_seat_lines(scene, tokens, colour=colour),
        "",
        *_key(scene, tokens, colour=colour),
    ]
    return plain("\n".join(lines) + "\n")


def _trump(scene: Scene) -> str:
    told = trump_words(scene)
    return f"{told[0]}, {told[1]}." if told else f"{capital(scene.say('lone-no-trump'))}."


def _trick(scene: Scene) -> list[str]:
    """The trick under way, and who is asked what."""
    keys = ("log-led", "log-followed")
    parts = [
        scene.say(key, who=scene.seats[each.seat].name, card=each.card, land=each.land)
        for key, each in zip(keys, scene.played, strict=False)
    ]
    winners = [scene.seats[each.seat].name for each in scene.played if each.lost is False]
    parts += [scene.say("picture-trick-won", who=who) for who in winners]
    asked = [f"{seat.name} {seat.note}" for seat in scene.seats if seat.note]
    if scene.in_hand:
        asked = [f"{asked[0]}, {_in_hand(scene)}"]
    said = (" ".join(parts), " ".join(f"{each}." for each in asked))
    return [line for sentences in said for line in textwrap.wrap(plain(sentences), WIDTH)]


def _in_hand(scene: Scene) -> str:
    hidden = scene.in_hand == HIDDEN_NAME
    return scene.say("picture-face-down") if hidden else str(scene.in_hand)


def _seat_lines(scene: Scene, theme: Theme, *, colour: bool) -> list[str]:
    """Both seats, then what is out of play; what each line is about stands in a column."""
    rows: list[tuple[str, str, str]] = []
    for number in (scene.above, scene.below):
        seat = scene.seats[number]
        rows.append((">" if seat.decides else " ", seat.name, _points(scene, seat)))
        rows.append((" ", scene.say("hand"), _hand(scene, seat, theme, colour=colour)))
    rows += [(" ", scene.say(f"picture-row-{name}"), said) for name, said in _beside(scene).items()]
    width = max(len(label) for _, label, _ in rows)
    return [f"{mark} {label:<{width}}   {said}".rstrip() for mark, label, said in rows]


def _points(scene: Scene, seat: Seat) -> str:
    if seat.total is None:
        return ""
    named = (f"{scene.word('points', name)} {points}" for name, points in seat.sources.items())
    return f"{scene.say('count-points', count=seat.total)}: {', '.join(named)}"


def _hand(scene: Scene, seat: Seat, theme: Theme, *, colour: bool) -> str:
    """The hand as far as it is known, the lone wolves, and the suits that the seat is out of."""
    known = [name for name in seat.hand if name]
    cards = [painted(name, card_style(theme, name), colour=colour) for name in known]
    parts = [" ".join(cards) or "-"]
    if len(known) < len(seat.hand):
        parts = [scene.say("count-cards", count=len(seat.hand))]
    parts.append(scene.say("picture-lone-wolves", count=seat.lone_wolves))
    if seat.void:
        letters = [SUIT_LETTERS[Suit[suit.upper()]] for suit in seat.void]
        parts.append(f"{scene.say('picture-out-of')} {' '.join(letters)}")
    return "   ".join(parts)


def _beside(scene: Scene) -> dict[str, str]:
    """What is out of play, named as far as it is known."""
    left = scene.say("wolves-number-of", number=scene.unseen_left, of=len(scene.set_aside))
    lines = {"aside": left + _named(scene.set_aside), "box": _counted(scene, scene.box)}
    if scene.discarded:
        lines["discard"] = _counted(scene, [*scene.discarded])
    return lines


def _counted(scene: Scene, scars: Sequence[str | None]) -> str:
    return scene.say("count-scars", count=len(scars)) + _named(scars)


def _named(things: Sequence[str | None]) -> str:
    known = [thing for thing in things if thing]
    return f" ({' '.join(known)})" if known else ""


def _key(scene: Scene, theme: Theme, *, colour: bool) -> list[str]:
    """What letters and scars mean."""
    heads = [scene.say(f"picture-{what}") for what in ("cards", "scars")]
    width = max(map(len, heads)) + 2
    suits = [
        (f"{letter} {scene.word('suit', suit.name.lower())}", letter)
        for letter, suit in zip(SUIT_LETTERS, Suit, strict=True)
    ]
    cards = "  ".join(
        painted(text, card_style(theme, letter), colour=colour) for text, letter in suits
    )
    lone = [painted(mark, lone_style(theme), colour=colour) for mark in ("(G3)", "(?)")]
    explained = scene.say("picture-key-lone", turned=lone[0], unseen=lone[1])
    return [
        heads[0].ljust(width) + cards,
        " " * width + explained,
        *_scar_lines(scene, theme, heads[1].ljust(width), colour=colour),
    ]


def _scar_lines(scene: Scene, theme: Theme, head: str, *, colour: bool) -> list[str]:
    """What each scar does, in as many lines as that takes."""
    meanings: list[tuple[str, str]] = [(name, scene.word("scar", name)) for name in SCAR_NAMES]
    meanings.append(("[]", scene.say("picture-face-down")))
    lines, room = [head], WIDTH - len(head)
    for name, meaning in meanings:
        length = len(f"{name} {meaning}  ")
        if length > room:
            lines.append(" " * len(head))
            room = WIDTH - len(head)
        room -= length
        style = scar_style(theme, name) if name in SCAR_NAMES else None
        mark = painted(name, style, colour=colour) if style else name
        lines[-1] += f"{mark} {meaning}  "
    return [line.rstrip() for line in lines]
