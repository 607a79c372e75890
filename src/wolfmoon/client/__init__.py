"""The web client as it is served: the package's build (`hatch_build.py`) puts it here."""

from pathlib import Path

FOLDER = Path(__file__).parent / "dist"
"""Where the built client lies: index.html, and under assets/ what never changes under its name."""
