"""wolfmoon bench: how fast the rules are here."""

import json
from typing import Any

import click

from .clicks import command, option
from .options import as_json


@command()
@as_json
@option("--no-compile", is_flag=True, help="option-no-compile")
def bench(as_json: bool, no_compile: bool) -> None:
    """Measure decisions a second, copies, offers, start and compile times on this machine."""
    from ..measure import measure

    def told(what: str) -> None:
        click.echo(f"measuring {what} …", err=True)

    result = measure(compile_too=not no_compile, told=told)
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console

    from .tables import table

    console = Console()
    rows = [
        [
            name,
            f"{row['decisions_per_second']:,.0f}",
            f"{row['batch_decisions_per_second']:,.0f}",
            f"{row['copy_us']:.3f}",
            f"{row['offer_us']:.2f}",
            f"{row['view_us']:.0f}",
            str(row["record_bytes"]),
        ]
        for name, row in result["games"].items()
    ]
    heads = ["game", "decisions/s", "all cores", "copy µs", "offer µs", "view µs", "bytes"]
    console.print(table(heads, rows))
    console.print(f"reference loop {result['reference_ns']:.3f} ns a step, {result['cores']} cores")
    console.print(f"first offer from the shell {result['warm_start_s']:.2f} s")
    console.print(f"wolfmoon --help {result['help_s']:.2f} s")
    if "cold_compile_s" in result:
        console.print(f"cold compile of all games {result['cold_compile_s']:.1f} s")
