"""What is hidden: who may see it, and how to imagine it."""
