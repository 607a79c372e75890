"""A position of Lone Wolves as text for a terminal: the lands, the players, the key."""

from collections.abc import Sequence

from ...games.lone_wolves.box.components import PER_SCAR, Scar, Suit
from ...games.lone_wolves.forms.names import HIDDEN_NAME, SCAR_NAMES, SUIT_LETTERS
from ...games.lone_wolves.models import LoneWolvesSheet, LoneWolvesView
from ..cells import painted
from ..theme import Theme
from ..theme import theme as read_theme
from .scene import Scene, Seat, read_scene, spoken
from .terminal_lands import card_style, land_cells, lone_style, scar_style
from .top import trump_words, when

_SCAR_WORDS = {
    Scar.STRENGTH_PER_WOLF: "+{} strength/wolf",
    Scar.STRENGTH: "+{} strength",
    Scar.LONE_WOLF: "adds a lone wolf",
    Scar.TURN_HONOUR: "turns the token",
    Scar.HONOUR_PER_WOLF: "+{}/wolf",
    Scar.HONOUR_PER_LONE_WOLF: "+{}/lone wolf",
    Scar.HONOUR_PER_FACE_UP: "+{}/face-up wolf",
    Scar.HONOUR_PER_LOW: "+{}/face-up 2-4",
    Scar.HONOUR_FOR_TOKEN: "+{} if won",
}
_FIRST_LINE = 4
"""How many scars the first line of the key explains."""


def terminal(
    view: LoneWolvesView,
    *,
    colour: bool = True,
    sheet: LoneWolvesSheet | None = None,
    theme: str = "night",
) -> str:
    """A view in characters; without colour it is plain ASCII."""
    scene, tokens = read_scene(view, sheet), read_theme(theme)
    lines = [
        f"Lone Wolves, {scene.board} board, {when(scene)}. {_trump(scene)}",
        *_trick(scene),
        "",
        *land_cells(scene, tokens).lines(colour=colour),
        "",
        *_seat_lines(scene, tokens, colour=colour),
        *_beside(scene),
        "",
        *_key(tokens, colour=colour),
    ]
    return "\n".join(lines) + "\n"


def _trump(scene: Scene) -> str:
    told = trump_words(scene)
    return f"{told[0]}, {told[1]}." if told else "No trump."


def _trick(scene: Scene) -> list[str]:
    """The trick under way, and who is asked what."""
    parts: list[str] = []
    for played in scene.played:
        how = "followed with" if parts else "led"
        end = "" if played.lost is None else " and lost" if played.lost else " and won"
        where = f"{how} {played.card} at the {played.land}{end}"
        parts.append(f"{scene.seats[played.seat].name} {where}")
    asked = [f"{seat.name} {seat.note}" for seat in scene.seats if seat.note]
    if scene.in_hand:
        asked = [f"{asked[0]}, {_in_hand(scene)}"]
    return [". ".join(sentences) + "." for sentences in (parts, asked) if sentences]


def _in_hand(scene: Scene) -> str:
    return "taken face down" if scene.in_hand == HIDDEN_NAME else str(scene.in_hand)


def _seat_lines(scene: Scene, theme: Theme, *, colour: bool) -> list[str]:
    lines = []
    for number in (scene.above, scene.below):
        seat = scene.seats[number]
        mark = ">" if seat.decides else " "
        lines.append(f"{mark} {seat.name}   {_points(seat)}")
        lines.append(f"  hand     {_hand(seat, theme, colour=colour)}")
    return lines


def _points(seat: Seat) -> str:
    lone = f"{seat.lone_wolves} lone wol{'f' if seat.lone_wolves == 1 else 'ves'}"
    parts = [lone]
    if seat.total is not None:
        sources = ", ".join(f"{spoken(name)} {points}" for name, points in seat.sources.items())
        parts = [f"{seat.total} points: {sources}", lone]
    if seat.void:
        letters = [SUIT_LETTERS[Suit[suit.upper()]] for suit in seat.void]
        parts.append("out of " + " ".join(letters))
    return "  ".join(parts)


def _hand(seat: Seat, theme: Theme, *, colour: bool) -> str:
    known = [name for name in seat.hand if name]
    if len(known) < len(seat.hand):
        return "1 card" if len(seat.hand) == 1 else f"{len(seat.hand)} cards"
    cards = [painted(name, card_style(theme, name), colour=colour) for name in known]
    return " ".join(cards) or "-"


def _beside(scene: Scene) -> list[str]:
    """What is out of play, named as far as it is known."""
    aside = f"{scene.unseen_left} of {len(scene.set_aside)} left{_named(scene.set_aside)}"
    lines = [f"  aside    {aside}", f"  box      {_counted(scene.box)}"]
    if scene.discarded:
        lines.append(f"  discard  {_counted([*scene.discarded])}")
    return lines


def _counted(scars: Sequence[str | None]) -> str:
    return f"{len(scars)} scar{'' if len(scars) == 1 else 's'}{_named(scars)}"


def _named(things: Sequence[str | None]) -> str:
    known = [thing for thing in things if thing]
    return f" ({' '.join(known)})" if known else ""


def _key(theme: Theme, *, colour: bool) -> list[str]:
    suits = [
        painted(f"{letter} {suit.name.lower()}", card_style(theme, letter), colour=colour)
        for letter, suit in zip(SUIT_LETTERS, Suit, strict=True)
    ]
    lone = [painted(mark, lone_style(theme), colour=colour) for mark in ("(G3)", "(?)")]
    scars = [
        painted(name, scar_style(theme, name), colour=colour)
        + " "
        + _SCAR_WORDS[scar].format(int(PER_SCAR[scar]))
        for name, scar in zip(SCAR_NAMES, Scar, strict=True)
    ]
    return [
        f"Cards  {'  '.join(suits)}   {lone[0]} turned, {lone[1]} unseen: lone wolves, strength 1",
        f"Scars  {'  '.join(scars[:_FIRST_LINE])}  [] face down",
        f"       honour: {'  '.join(scars[_FIRST_LINE:])}",
    ]
