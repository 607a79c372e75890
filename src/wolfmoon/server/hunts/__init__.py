"""The daily hunt: one set-up a day for each game, the same seat, rivals and luck for everyone."""
