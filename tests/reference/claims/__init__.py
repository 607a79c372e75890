"""Whether what a hint claims is true: asked of the slow, plain second implementation of each game.

Nothing here knows how a hint is made. A predicate gets the position, the turn that is proposed, and
one claim, and says whether it holds by the rules alone.
"""
