"""What is proved of a card that is led, or that follows."""

from collections.abc import Iterator

from ...engine.kernels import States
from ...games.lone_wolves.forms.names import CARD_NAMES, LAND_NAMES, suit_of
from ...games.lone_wolves.forms.notation import play_number
from ...games.lone_wolves.models import Card, Land
from . import claims
from .claims import LoneWolvesClaim
from .counting import Answers, answers_to, trick, would_beat
from .on_scars import changes, score_after, taking
from .outlook import Outlook

MOST_NAMED = 3
"""More cards than this are not named one by one."""
REVEALER = "3"


def leading(outlook: Outlook, card: Card, land: Land) -> Iterator[LoneWolvesClaim]:
    """What a card that is led to a land can be held to."""
    answers = answers_to(outlook.view, outlook.seat, card)
    after = outlook.after(_number(card, land))
    yield from _counted(outlook, answers, card)
    yield from _strengths(after, card, land)
    yield from changes(outlook, after, land, if_held=True)
    yield from _punished(outlook, after, answers, card, land)
    yield from of_any_card(outlook, after, card, land)


def _number(card: Card, land: Land) -> int:
    return play_number(CARD_NAMES.index(card), LAND_NAMES.index(land))


def _counted(outlook: Outlook, answers: Answers, card: Card) -> Iterator[LoneWolvesClaim]:
    """How many hands beat a card, and with what."""
    view, suit, trump = outlook.view, suit_of(card), outlook.view["trump"]
    if answers.held == answers.hands:
        yield claims.SureTrick(claim="sure-trick", rule="L8", card=card, of=answers.hands)
    elif answers.held > 0:
        yield claims.HoldsTrick(
            claim="holds-trick", rule="L8", card=card, hands=answers.held, of=answers.hands
        )
    if answers.beating and len(answers.beating) <= MOST_NAMED and not answers.trumping:
        gone = len(would_beat(card, trump)) - len(answers.beating)
        yield claims.OnlyBeatenBy(
            claim="only-beaten-by", rule="L8", card=card, cards=[*answers.beating], gone=gone
        )
    if suit in view["void"][outlook.rival]:
        yield claims.RivalVoid(claim="rival-void", rule="L6", suit=suit, rival=outlook.rival)
    if trump is not None and trump != suit and not answers.trumping:
        yield claims.NoTrumpOut(claim="no-trump-out", rule="L8", suit=trump, rival=outlook.rival)


def _strengths(after: Outlook, card: Card, land: Land) -> Iterator[LoneWolvesClaim]:
    """The strengths in a land while a card that was led lies there, and if it is turned."""
    own, theirs = after.strengths(land)
    turned = own - int(card[1:]) + 1
    yield claims.StrengthHeld(claim="strength-held", rule="L18", land=land, own=own, theirs=theirs)
    yield claims.StrengthBeaten(
        claim="strength-beaten", rule="L11", land=land, own=turned, theirs=theirs
    )


def of_any_card(
    outlook: Outlook, after: Outlook, card: Card, land: Land
) -> Iterator[LoneWolvesClaim]:
    """What holds of a card whether it is led or follows."""
    if outlook.stands(land)["free"] == 1:
        yield claims.FillsLand(claim="fills-land", rule="L7", land=land)
    if card.endswith(REVEALER) and outlook.scars_in(land)[1] > 0:
        yield claims.RevealsScar(claim="reveals-scar", rule="L9", card=card, land=land)


# -- the answer that would punish -------------------------------------------------------
def _punished(
    outlook: Outlook, after: Outlook, answers: Answers, card: Card, land: Land
) -> Iterator[LoneWolvesClaim]:
    """The strongest card of its suit that beats a card and takes the land with it."""
    if after.lead_in(land) == "behind" or after.stands(land)["free"] == 0 or not answers.beating:
        return
    reply = max(answers.beating, key=lambda each: each[1:])
    there = _with_card_opposite(after, reply).after(_number(reply, land))
    own, theirs = there.strengths(land)
    if theirs > own:
        yield claims.ReplyTakes(
            claim="reply-takes",
            rule="L8",
            card=reply,
            land=land,
            own=own,
            theirs=theirs,
            hands=answers.with_card(),
            of=answers.hands,
            rival=outlook.rival,
        )


def _with_card_opposite(outlook: Outlook, card: Card) -> Outlook:
    """The outlook in a world in which the other holds a card that fits."""
    states: States = outlook.states.copy()
    wanted = 1 << CARD_NAMES.index(card)
    hand, aside = int(states[0].hands[outlook.rival]), int(states[0].set_aside)
    if not hand & wanted:
        given = hand & -hand
        states[0].hands[outlook.rival] = hand ^ given | wanted
        states[0].set_aside = aside ^ wanted | given
    return Outlook(outlook.rules, states, outlook.seat)


# -- following --------------------------------------------------------------------------
def following(outlook: Outlook, card: Card, land: Land) -> Iterator[LoneWolvesClaim]:
    """What a card that follows does; the trick is decided with it."""
    led = outlook.view["led"]
    assert led is not None
    after = outlook.after(_number(card, land))
    wins, why = trick(led["card"], card, outlook.view["trump"])
    winners = [
        each for each in to_play(outlook) if trick(led["card"], each, outlook.view["trump"])[0]
    ]
    if wins:
        yield claims.WinsTrick(claim="wins-trick", rule="L8", card=card, led=led["card"], why=why)
        lowest = min(winners, key=lambda each: each[1:])
        if len(winners) > 1 and lowest[1:] == card[1:]:
            yield claims.LowestWinner(
                claim="lowest-winner", rule="L8", card=card, count=len(winners)
            )
    else:
        yield from _lost(outlook, after, led["card"], card, land, len(winners))
    yield from changes(outlook, after, land)
    if land != led["land"]:
        yield from changes(outlook, after, led["land"])
    own, theirs = after.strengths(land)
    yield claims.StrengthHeld(claim="strength-held", rule="L18", land=land, own=own, theirs=theirs)
    yield from score_after(outlook, after)
    yield from of_any_card(outlook, after, card, land)


def _lost(
    outlook: Outlook, after: Outlook, led: Card, card: Card, land: Land, winners: int
) -> Iterator[LoneWolvesClaim]:
    """A trick that is lost: for lack of a card, or for the scar."""
    if winners == 0:
        count = len(to_play(outlook))
        yield claims.CannotWin(claim="cannot-win", rule="L8", led=led, count=count)
    count = sum(after.scars_in(land))
    if count > 0:
        yield claims.LosesTrick(
            claim="loses-trick", rule="L12", card=card, led=led, land=land, count=count
        )
        yield from taking(after, land)


def to_play(outlook: Outlook) -> list[Card]:
    """The cards that may be played."""
    cards = {CARD_NAMES[action // len(LAND_NAMES)] for action in outlook.offer()}
    return sorted(cards, key=CARD_NAMES.index)
