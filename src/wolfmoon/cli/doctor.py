"""wolfmoon doctor: is all well with a server, and what helps where it is not."""

import json
from typing import Any

import click

from .clicks import command, option
from .db import where
from .notify_options import as_settings, notify_options
from .options import as_json
from .speech import language, named, say, speak

MARKS = {"well": "✓", "note": "·", "ill": "✗"}


@command()
@option("--address", metavar="ADDRESS", help="option-address")
@where
@notify_options
@as_json
def doctor(
    address: str | None, data: str | None, database: str | None, as_json: bool, **told_by: Any
) -> None:
    """Look at everything that a server needs; each trouble has a cure in one sentence."""
    from ..engine.errors import BadInput, phrase
    from ..server.doctor.finding import Health, Patient
    from ..server.doctor.registry import findings
    from ..server.settings import Settings

    if address and not address.startswith(("http://", "https://")):
        raise BadInput(phrase("problem-site", value=address))
    settings = Settings(data=data, database=database, **as_settings(told_by))
    patient = Patient(settings, address and address.rstrip("/"))
    told: list[dict[str, str | None]] = []
    for name, found in findings(patient):
        said = found.said.said_in(language())
        cure = None if found.cure is None else found.cure.said_in(language())
        told.append({"check": name, "health": found.health, "said": said, "cure": cure})
        if not as_json:
            click.echo(f"{MARKS[found.health]} {named('host-check', name)}: {said}")
            if cure:
                click.echo(f"    {say('doctor-cure', cure=cure)}")
    if as_json:
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    elif address is None:
        speak("doctor-from-outside", option="--address https://…")
    if any(each["health"] == Health.ILL for each in told):
        raise SystemExit(1)
