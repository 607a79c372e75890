"""What all tests share: helpers beside them and the reference implementations on the path."""

import os
import sys
from pathlib import Path

TESTS = Path(__file__).parent
FOLDERS = (
    "the_wolves",
    "lone_wolves",
    "draw",
    "arena",
    "server",
    "server_jobs",
    "words",
    "story",
    "reference",
    ".",
)
for folder in FOLDERS:
    sys.path.insert(0, str(TESTS / folder))

os.environ["WOLFMOON_STRICT_WORDS"] = "1"
"""A sentence that can't be said fails the test, here and in the processes that tests start."""
