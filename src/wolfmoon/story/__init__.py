"""What happened, as plain data and in words, told only from what a viewer saw.

tell("the-wolves", before, decided, after, sheet_before, sheet_after)   # a list of tellings
sentence(telling, "pl", names)                                          # one of them in words
"""

from .telling import Telling, sentence, tell

__all__ = ["Telling", "sentence", "tell"]
