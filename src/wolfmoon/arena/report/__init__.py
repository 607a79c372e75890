"""Saved results as one page to look at."""
