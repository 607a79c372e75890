"""Pictures of The Wolves."""
