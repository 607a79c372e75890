"""What all tests share."""

import os

os.environ["WOLFMOON_STRICT_WORDS"] = "1"
"""A sentence that can't be said fails the test, here and in the processes that tests start."""
os.environ["WOLFMOON_LANGUAGE"] = "en"
"""Tests read English, whatever the language of the machine."""
