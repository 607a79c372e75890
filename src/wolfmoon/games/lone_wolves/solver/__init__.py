"""Endings with all cards known, solved."""
