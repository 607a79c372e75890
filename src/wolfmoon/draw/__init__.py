"""Pictures of a position, made from its plain data: SVG, PNG, and text for the terminal.

Nothing is imported here, so that `import wolfmoon.draw` costs nothing: take `svg` from
`the_wolves.svg`, `png` from `png` and `terminal` from `the_wolves.terminal`.
"""
