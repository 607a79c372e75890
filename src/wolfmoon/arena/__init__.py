"""The arena: bots against bots, measured honestly. See docs/arena.md."""
