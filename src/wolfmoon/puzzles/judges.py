"""Who judges the puzzles of each game; made when first asked for."""

from functools import cache

from .verdict import Judge


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game's puzzles."""
    if game == "lone-wolves":
        from .lone_wolves.judge import LoneWolvesJudge

        return LoneWolvesJudge()
    from .the_wolves.judge import TheWolvesJudge

    return TheWolvesJudge()
