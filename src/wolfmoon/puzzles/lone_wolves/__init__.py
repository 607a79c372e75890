"""Puzzles of Lone Wolves: the last tricks, solved to their end."""
