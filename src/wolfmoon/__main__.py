"""python -m wolfmoon is the command line too."""

from .cli import main

main(prog_name="wolfmoon")
