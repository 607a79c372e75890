"""The four bots of The Wolves. The ply is the whole turn: positions are judged at its end."""
