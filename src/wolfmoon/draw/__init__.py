"""Pictures of a position, made from its plain data: SVG, PNG, and text for the terminal.

Nothing is imported here, so that `import wolfmoon.draw` costs nothing: each game's
folder has `svg` and `terminal`, `png` renders, and `of_game` draws a game in hand.
"""
