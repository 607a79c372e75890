"""Reviews of The Wolves: whole turns, and places of the draft."""
