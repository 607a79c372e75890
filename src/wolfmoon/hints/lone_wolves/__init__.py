"""The hints of Lone Wolves."""
