"""The ledger: where each player's share went, in entries that add up to result less fair share."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from .judged import Judged, Vector
from .models import EntryName, LoneLedger, ReviewEntry, Shares, WolvesLedger
from .parts import Part

LEAST_TURN = 0.001
"""A turn that moves an entry by less is not named among its turns."""
MOST_TURNS = 12
Accounts = dict[EntryName, Vector]


@dataclass(frozen=True)
class Books:
    """All that is needed to close the accounts of a game."""

    parts: Sequence[Part]
    judged: Sequence[Judged]
    result: Vector
    first: EntryName
    """What the account of the beginning is called: the set-up, or the deal."""
    free: EntryName
    """What the account of what nobody did wrong is called."""

    @property
    def seats(self) -> int:
        """How many players."""
        return len(self.result)

    @property
    def fair(self) -> float:
        """What each would have if all were alike."""
        return 1.0 / self.seats


def revised(books: Books) -> list[Vector]:
    """How the engine had changed its mind when each turn began, and at the very end."""
    ends = [each.after for each in books.judged]
    begins = [*[each.before for each in books.judged][1:], books.result]
    return [np.zeros(books.seats), *(b - e for b, e in zip(begins, ends, strict=True))]


def accounts(books: Books) -> Accounts:
    """Every entry, for every seat."""
    zero = np.zeros(books.seats)
    start = books.judged[0].before if books.judged else books.result
    own = zero.copy()
    for part, each in zip(books.parts, books.judged, strict=True):
        own[part.seat] -= each.loss
    return {
        books.first: start - books.fair,
        "own_errors": own,
        "gifts": sum((each.gifts for each in books.judged), zero),
        books.free: sum((each.others for each in books.judged), zero),
        "revised": sum(revised(books), zero),
    }


def ledger_of(found: Accounts, seat: int) -> WolvesLedger | LoneLedger:
    """The entries of a seat, in the order in which a review names them."""
    amounts = {name: float(found[name][seat]) for name in found}
    if "deal" in amounts:
        return LoneLedger(
            deal=amounts["deal"],
            own_errors=amounts["own_errors"],
            gifts=amounts["gifts"],
            lie=amounts["lie"],
            revised=amounts["revised"],
        )
    return WolvesLedger(
        setup=amounts["setup"],
        own_errors=amounts["own_errors"],
        gifts=amounts["gifts"],
        others=amounts["others"],
        revised=amounts["revised"],
    )


# -- the statement ----------------------------------------------------------------------
def statement(books: Books, found: Accounts, seat: int) -> list[ReviewEntry]:
    """The entries with the balance after each: the beginning first, the engine last.

    Those between are told in the order in which the balance stays closest to what a share can be.
    """
    amounts = {name: float(found[name][seat]) for name in found}
    between = [name for name in amounts if name not in (books.first, "revised")]
    ways = permutations(between)
    start = books.fair + amounts[books.first]
    order = min(ways, key=lambda way: _beyond(start, [amounts[name] for name in way]))
    balance, entries = books.fair, list[ReviewEntry]()
    for name in (books.first, *order, "revised"):
        balance += amounts[name]
        entries.append(
            {
                "entry": name,
                "amount": amounts[name],
                "balance": balance,
                "by": by_whom(books, name, seat),
                "turns": turns_of(books, name, seat),
            }
        )
    return entries


def _beyond(balance: float, amounts: Sequence[float]) -> float:
    """How far a balance leaves what a share can be, at its worst."""
    worst = 0.0
    for amount in amounts:
        balance += amount
        worst = max(worst, -balance, balance - 1.0)
    return round(worst, 9)


def amounts_of(books: Books, name: EntryName, seat: int) -> list[float]:
    """What each turn added to an entry of a seat."""
    if name == "own_errors":
        pairs = zip(books.parts, books.judged, strict=True)
        return [-each.loss if part.seat == seat else 0.0 for part, each in pairs]
    if name == "gifts":
        return [float(each.gifts[seat]) for each in books.judged]
    if name == books.free:
        return [float(each.others[seat]) for each in books.judged]
    return []


def by_whom(books: Books, name: EntryName, seat: int) -> Shares | None:
    """From whom gifts, or others' choices, came."""
    if name not in ("gifts", "others"):
        return None
    told = [0.0] * books.seats
    for part, amount in zip(books.parts, amounts_of(books, name, seat), strict=True):
        told[part.seat] += amount
    return told


def turns_of(books: Books, name: EntryName, seat: int) -> list[int]:
    """The turns that an entry comes from, the weightiest first."""
    amounts = amounts_of(books, name, seat)
    weighty = [place for place, amount in enumerate(amounts) if abs(amount) >= LEAST_TURN]
    weighty.sort(key=lambda place: (-abs(amounts[place]), place))
    return [books.parts[place].number for place in weighty[:MOST_TURNS]]
