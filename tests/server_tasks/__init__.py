"""Tasks: done once, whoever dies."""
