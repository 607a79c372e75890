"""Tasks: work beyond a move, done once by whichever process takes it; one file for each kind."""
