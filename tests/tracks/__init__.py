"""Tracks: a third game, small and our own, added through its description alone.

Fifteen track cards are numbered 1 to 15. Each of two or three players holds one that nobody else
sees; twelve lie open in a row. In turn a player takes the card at the left or at the right end of
the row. When it is empty all show the card that they hold: those taken cards count twice that are
odd or even like it. The most points win.
"""
