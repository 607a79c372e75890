"""Making puzzles, whatever the game: games one after the other, and how hard a puzzle is."""
