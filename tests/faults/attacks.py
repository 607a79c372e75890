"""Attacks on a server of this machine, and what an honest visitor felt meanwhile.

    python -m tests.faults.attacks [--only headers] [--seconds 30] [--database sqlite]

Each attack runs for a bounded time against a server of its own. Someone honest plays and looks
around all the while, from another address: how long each thing took them, what went wrong, and by
how much the server grew is printed and held to bars. A bar that breaks ends this with an error.
`--only headers` runs every attack whose name begins so.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.faults.attack_bots import ATTACKS as BOTS
from tests.faults.attack_doors import ATTACKS as DOORS
from tests.faults.attack_half_open import ATTACKS as HALF_OPEN
from tests.faults.attack_headers import ATTACKS as HEADERS
from tests.faults.attack_lobby import ATTACKS as LOBBY
from tests.faults.attack_logs import ATTACKS as LOGS
from tests.faults.attack_my_games import ATTACKS as MY_GAMES
from tests.faults.attack_tables import ATTACKS as TABLES
from tests.faults.attacking import Attack, Felt, struck
from tests.server.databases import KINDS, postgres

EVERY = (*HEADERS, *HALF_OPEN, *LOGS, *BOTS, *DOORS, *MY_GAMES, *LOBBY, *TABLES)
ATTACKS: dict[str, type[Attack]] = {attack.name: attack for attack in EVERY}


def against(attack: Attack, database: str | None, folder: Path, seconds: float) -> Felt:
    """Run an attack against a new server."""
    with attack.house(database, folder, *attack.options) as house:
        return struck(attack, house, min(seconds, attack.longest))


def main() -> None:
    """Run the attacks, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=list(ATTACKS), default="")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", choices=KINDS)
    wanted, broken = parser.parse_args(), 0
    kinds = [wanted.database] if wanted.database else KINDS
    with ExitStack() as opened:
        pg = opened.enter_context(postgres()) if "postgresql" in kinds else None
        for name in [each for each in ATTACKS if each.startswith(wanted.only)]:
            print(f"{name}\n  before: {ATTACKS[name].before}")
            for kind in kinds:
                folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
                database = pg.new_database() if pg and kind == "postgresql" else None
                felt = against(ATTACKS[name](), database, folder, wanted.seconds)
                print(f"  {kind}: {felt}\n    {felt.told}", flush=True)
                for bar in felt.broken:
                    print(f"    BROKEN: {bar}")
                broken += len(felt.broken)
    sys.exit(f"{broken} bars are broken" if broken else 0)


if __name__ == "__main__":
    main()
