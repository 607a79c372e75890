"""Making puzzles: positions from games of bots, and what in them is worth asking."""
