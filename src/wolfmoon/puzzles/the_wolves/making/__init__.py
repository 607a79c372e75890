"""Making puzzles of The Wolves: goals, threats and best turns, from games of bots."""
