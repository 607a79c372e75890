"""The Wolves: a hex map, five packs, one lunar cycle."""
