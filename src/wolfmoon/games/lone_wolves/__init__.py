"""Lone Wolves, a duel in thirteen tricks; docs/rules/lone-wolves.md decides."""
