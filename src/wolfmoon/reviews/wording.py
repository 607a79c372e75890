"""A review in words: the story, the ledger of each player, the turning points."""

from collections.abc import Sequence

from ..hints.wording import with_rule
from ..words import ENGLISH, figure, key_of, say
from .models import Review, ReviewPlayer, ReviewSentence, ReviewTurn
from .scale import FEWEST
from .story import names_of

POINTS = 100.0
DIGITS = 1


def points(share: float, language: str = ENGLISH, signed: bool = False) -> str:
    """A share in points, as a language writes numbers; with its sign if that is wanted."""
    value = round(POINTS * share, DIGITS)
    sign = "−" if value < 0 else "+" if signed else ""
    return sign + figure(abs(value), language, DIGITS)


def sentence(told: ReviewSentence, names: Sequence[str], language: str = ENGLISH) -> str:
    """A sentence with the names of those it speaks of, and numbers as a language writes them."""
    facts = {
        name: figure(fact, language, DIGITS) if isinstance(fact, float) else fact
        for name, fact in names_of(told["facts"], names).items()
    }
    return say(told["words"], language, **facts)


def when(turn: ReviewTurn, language: str = ENGLISH) -> str:
    """Which turn it was, and on which date."""
    said = say("review-turn", language, kind=turn["kind"], round=turn["round"])
    if turn["date"] is None or not turn["round"]:
        return said
    return f"{said}, {say('review-date', language, date=turn['date'])}"


def label(turn: ReviewTurn, language: str = ENGLISH) -> str:
    """What a turning point is called."""
    kind = turn["label"] or ("great" if turn["great"] else "choice")
    return say(key_of("review-label", kind), language)


def price(turn: ReviewTurn, language: str = ENGLISH) -> str:
    """What a turn gave up, with its doubt; what was counted has none."""
    if not turn["se"]:
        return say("review-loss-counted", language, value=points(turn["loss"], language))
    half = (turn["interval"]["high"] - turn["interval"]["low"]) / 2
    facts = {"value": points(turn["loss"], language), "half": points(half, language)}
    return say("review-loss", language, **facts)


def statement(
    review: Review, player: ReviewPlayer, seat: int, language: str = ENGLISH
) -> list[tuple[str, str, str]]:
    """The ledger: each entry with its amount and the balance after it."""
    fair = say("review-entry-fair", language)
    rows = [(fair, "", points(player["fair"], language))]
    for entry in player["statement"]:
        name = say(key_of("review-entry", entry["entry"]), language)
        amount = points(entry["amount"], language, signed=True)
        rows.append((name, amount, points(entry["balance"], language)))
    rows.append((say("review-entry-result", language), "", points(player["share"], language)))
    return rows


def like(player: ReviewPlayer, language: str = ENGLISH) -> str:
    """Whom a player played like."""
    ends = {name: points(player["interval"][name], language) for name in ("low", "high")}
    value, bots = points(player["lost_per_turn"], language), player["between"]
    if player["like"] is None and player["judged"] >= FEWEST:
        return say("review-lost", language, value=value, **ends)
    if player["like"] is None:
        return say("review-like-unknown", language, value=value)
    if len(bots) > 1:
        one, other = (say(key_of("bot", bot), language) for bot in (bots[0], bots[-1]))
        return say("review-between", language, bot=one, other=other, value=value, **ends)
    bot = say(key_of("bot", player["like"]), language)
    return say("review-like", language, bot=bot, value=value, **ends)


def turning(turn: ReviewTurn, names: Sequence[str], language: str = ENGLISH) -> list[str]:
    """A turning point, line by line: which, what it cost, what was played and what was better."""
    told = [f"{when(turn, language)}, {names[turn['seat']]}: {label(turn, language)}"]
    if turn["label"]:
        told.append("  " + price(turn, language))
    told.append(f"  {say('review-played', language)}: {turn['played']['text']}")
    if turn["better"] is not None:
        told.append(f"  {say('review-better', language)}: {turn['better']['text']}")
    known = turn["known"]
    for option in known["options"] if known is not None and known["counted"] else []:
        if option["wins"] is not None and known is not None:
            wins = say("review-wins-in", language, wins=option["wins"], of=known["ways"])
            told.append(f"    {option['text']}: {wins}")
    return [*told, *("  " + with_rule(each, language, names) for each in turn["gives_up"])]


def lines(review: Review, names: Sequence[str], language: str = ENGLISH) -> list[str]:
    """A review for the terminal."""
    told = [sentence(each, names, language) for each in review["story"]]
    for seat, player in enumerate(review["players"]):
        told += ["", names[seat], *("  " + sentence(s, names, language) for s in player["summary"])]
        rows = statement(review, player, seat, language)
        width = max(len(name) for name, _, _ in rows)
        told += [f"  {name:{width}} {amount:>7} {left:>6}" for name, amount, left in rows]
        told.append("  " + like(player, language))
    told += ["", say("review-turning", language)]
    points_told = [turn for turn in review["turns"] if turn["label"] or turn["great"]]
    for turn in points_told:
        told += turning(turn, names, language)
    return told if points_told else [*told, say("review-none", language)]
