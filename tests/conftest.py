"""What all tests share: helpers beside them and the reference implementations on the path."""

import sys
from pathlib import Path

TESTS = Path(__file__).parent
FOLDERS = ("the_wolves", "lone_wolves", "draw", "arena", "reference", ".")
for folder in FOLDERS:
    sys.path.insert(0, str(TESTS / folder))
