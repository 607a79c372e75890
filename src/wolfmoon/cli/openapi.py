"""wolfmoon openapi: what the server speaks, for those who write clients."""

import click

from .clicks import command


@command(hidden=True)
def openapi() -> None:
    """Print the server's OpenAPI document."""
    import json

    from ..server.doors.app import describe

    click.echo(json.dumps(describe(), indent=2, ensure_ascii=False))
