"""The games as environments for those who study them: PettingZoo, Gymnasium, OpenSpiel.

Each ecosystem is an optional extra, and nothing here is imported before it is asked for.
"""
