"""Reviews: after the game, where it was won and lost, in accounts that add up."""
