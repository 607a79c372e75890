"""Hints: what a strong player would point at, and nothing that has not been proved."""
