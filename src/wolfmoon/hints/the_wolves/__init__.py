"""The hints of The Wolves."""
