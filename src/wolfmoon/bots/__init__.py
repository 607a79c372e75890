"""Bots: they get what a seat may see and what is offered, and choose."""
