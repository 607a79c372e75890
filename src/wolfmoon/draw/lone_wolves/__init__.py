"""Pictures of a position of Lone Wolves."""
