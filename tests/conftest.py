"""What all tests share: the reference implementations are on the path."""

import sys
from pathlib import Path

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS / "reference"))
sys.path.insert(0, str(TESTS))
