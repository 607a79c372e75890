"""Ratings: a player and a puzzle meet as in a game, and both move.

Glicko-2 itself is the library's. Ours is what a meeting counts: a hint halves it, and a theme that
was chosen leaves a tenth, for whoever knows what to look for has half of the puzzle.
"""

from dataclasses import dataclass

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

USUAL_RATING = 1500.0
USUAL_DEVIATION = 350.0
PUZZLE_DEVIATION = 120.0
"""Of a puzzle that nobody has tried: bots have, so more is known than nothing."""
USUAL_VOLATILITY = 0.06
LEAST_DEVIATION = 45.0
"""Nobody is ever so well known that nothing moves any more."""
HINTED, THEMED = 0.5, 0.1
LEVELS = {"cub": 900, "scout": 1200, "hunter": 1550, "alpha": 1850}
"""Where the bots stand: from the puzzles that each is the first to solve."""


@dataclass(frozen=True)
class Rating:
    """How strong someone is, or how hard a puzzle is, and how sure that is."""

    value: float = USUAL_RATING
    deviation: float = USUAL_DEVIATION
    volatility: float = USUAL_VOLATILITY


def of_puzzle(rating: int) -> Rating:
    """What a puzzle has before anybody has tried it."""
    return Rating(float(rating), PUZZLE_DEVIATION)


def weight(hinted: bool, themed: bool) -> float:
    """How much a meeting counts."""
    return (HINTED if hinted else 1.0) * (THEMED if themed else 1.0)


def met(player: Rating, puzzle: Rating, solved: bool, weight: float) -> tuple[Rating, Rating]:
    """What player and puzzle have after they have met."""
    return (
        _moved(player, puzzle, float(solved), weight),
        _moved(puzzle, player, float(not solved), weight),
    )


def _moved(one: Rating, other: Rating, score: float, weight: float) -> Rating:
    """A rating after a meeting that counts so much."""
    rival = (rating_to_mu(other.value), rd_to_phi(other.deviation), score)
    own = (rating_to_mu(one.value), rd_to_phi(one.deviation), one.volatility)
    after = update_rating(*own, [rival])

    def part(before: float, after: float) -> float:
        return before + weight * (after - before)

    return Rating(
        part(one.value, mu_to_rating(after.mu)),
        max(LEAST_DEVIATION, part(one.deviation, phi_to_rd(after.phi))),
        part(one.volatility, after.sigma),
    )


def between(rating: float) -> tuple[str | None, str | None]:
    """The bots that a rating lies between: the strongest below it, and the weakest above it."""
    below = [name for name, level in LEVELS.items() if level <= rating]
    above = [name for name, level in LEVELS.items() if level > rating]
    return below[-1] if below else None, above[0] if above else None
