"""The four bots of Lone Wolves."""
