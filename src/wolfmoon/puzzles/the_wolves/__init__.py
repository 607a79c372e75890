"""Puzzles of The Wolves: a turn, and what it is to reach."""
