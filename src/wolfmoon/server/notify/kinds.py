"""What people are told of, and which services messages go to: words that everything else uses."""

from typing import Literal

What = Literal["turn", "soon", "back", "invited"]
"""It is your turn; its time runs out; someone asks to go back; a seat is kept for you."""
Service = Literal["discord", "slack", "matrix", "ntfy", "json"]
