"""Logs of whole games as a server kept them, with a mark of the table after every event.   [R7]"""

import hashlib
import json
from pathlib import Path
from typing import Any

from wolfmoon.server import clocks
from wolfmoon.server.events import Event, dumps, microseconds, moment, written
from wolfmoon.server.events import read as happening
from wolfmoon.server.table import Table

CORPUS = Path(__file__).parent / "corpus"


def mark(table: Table) -> str:
    """What a table is, in short. Whatever is added to tables later, what was true stays true."""
    back = table.takeback
    facts: dict[str, Any] = {
        "status": table.status,
        "host": table.host,
        "seats": [[s.kind, s.person, s.level, s.stand_in, s.here] for s in table.seats],
        "step": table.step,
        "to_decide": table.to_decide,
        "position": table.game and table.game.position(),
        "scores": table.game and table.game.outcome and list(table.game.outcome.scores),
        "takeback": back and [back.seat, back.to_step, sorted(back.agreed)],
        "rematch": table.rematch,
        "clocks": clocks.as_data(table.clocks),
    }
    return hashlib.sha256(dumps(facts).encode()).hexdigest()[:16]


def write(path: Path, events: list[Event]) -> None:
    """Keep a log, a line for each event. A file that is there already is never written again."""
    table, lines = Table(path.stem), []
    for event in events:
        table.apply(event)
        kept = {
            "seq": event.seq,
            "at": microseconds(event.at),
            "kind": event.kind,
            "data": json.loads(written(event.what)),
            "order": event.order,
            "by": event.by,
            "mark": mark(table),
        }
        lines.append(dumps(kept))
    with path.open("x", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def read(path: Path) -> list[tuple[Event, str]]:
    """The events of a log, and the mark of the table after each."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        known = kept.pop("mark")
        what = happening(kept["kind"], dumps(kept["data"]))
        event = Event(kept["seq"], moment(kept["at"]), what, kept["order"], kept["by"])
        found.append((event, known))
    return found
