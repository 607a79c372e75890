"""wolfmoon bench: how fast the rules are here."""

import json
from typing import TYPE_CHECKING

import click

from .clicks import command, option
from .options import as_json
from .speech import figure, named, say, speak

if TYPE_CHECKING:
    from ..measure import Figures


@command()
@as_json
@option("--no-compile", is_flag=True, help="option-no-compile")
def bench(as_json: bool, no_compile: bool) -> None:
    """Measure decisions a second, copies, offers, start and compile times on this machine."""
    from ..measure import measure

    def told(what: str) -> None:
        speak("terminal-measuring", what=named("terminal-measured", what), err=True)

    result = measure(compile_too=not no_compile, told=told)
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def _print(result: "Figures") -> None:
    from .tables import heads, show, table

    rows = [
        [
            name,
            figure(row["decisions_per_second"]),
            figure(row["batch_decisions_per_second"]),
            figure(row["copy_us"], 3),
            figure(row["offer_us"], 2),
            figure(row["view_us"]),
            figure(row["record_bytes"]),
        ]
        for name, row in result["games"].items()
    ]
    show(table(heads("game", "speed", "all-cores", "copy", "offer", "view", "bytes"), rows))
    show(say("terminal-reference", ns=figure(result["reference_ns"], 3), count=result["cores"]))
    show(say("terminal-first-offer", seconds=figure(result["warm_start_s"], 2)))
    help_took = say("terminal-seconds", seconds=figure(result["help_s"], 2))
    show(f"wolfmoon --help: {help_took}")
    if "cold_compile_s" in result:
        show(say("terminal-cold-compile", seconds=figure(result["cold_compile_s"], 1)))
