"""What the rules note while they carry out a decision; `story.py` puts it into words."""

from enum import IntEnum


class What(IntEnum):
    """What happened, with its facts in the order in which they are noted."""

    DRAFTED = 1  # seat, hex
    TURN = 2  # seat
    GAINED = 3  # seat, bonus, what brought it
    EXTRA_ACTION = 4  # seat
    PAID = 5  # seat, kind of action, terrain, cost, tokens spent
    FLIPPED = 6  # of a payment: tile, the terrain that it showed, the one that it shows now
    MOVED = 7  # seat, kind, from, to
    PUSHED = 8  # seat, kind, from, to, whose
    STAYED = 9  # seat
    BUILT = 10  # seat, hex, track, its new value, points
    UPGRADED = 11  # seat, hex, points
    HOWLED = 12  # seat, hex, kind, points
    DOMINATED_WOLF = 13  # seat, hex, kind, points, whose
    DOMINATED_DEN = 14  # seat, hex, track, its new value, points, whose
    HUNTED = 15  # seat, prey, hex, points
    MOONLIGHT = 16  # date
    PHASE = 17  # phase, date
    REGION = 18  # place, phase
    CONTROL = 19  # of a region: owner, pack, control, alphas, pack wolves, dens, lairs
    REGION_FIRST = 20  # seat, place, phase, points, 1 if alphas broke a tie
    REGION_SECOND = 21  # seat, place, phase, points
    REGION_TIED = 22  # place, phase
    REGION_NEUTRAL = 23  # place, phase
    REGION_EMPTY = 24  # place, phase
    ENDED = 25  # the last phase that was scored
