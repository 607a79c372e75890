"""Attacks on a server of this machine, and what an honest visitor felt meanwhile.

    python tests/faults/attacks.py [--only headers] [--seconds 30] [--database sqlite]

Each attack runs for a bounded time against a server of its own. Someone honest plays and looks
around all the while, from another address: how long each thing took them, what went wrong, and by
how much the server grew is printed and held to bars. A bar that breaks ends this with an error.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from faults.attack_bots import ATTACKS as BOTS  # noqa: E402
from faults.attack_half_open import ATTACKS as HALF_OPEN  # noqa: E402
from faults.attack_headers import ATTACKS as HEADERS  # noqa: E402
from faults.attack_lobby import ATTACKS as LOBBY  # noqa: E402
from faults.attack_logs import ATTACKS as LOGS  # noqa: E402
from faults.attack_my_games import ATTACKS as MY_GAMES  # noqa: E402
from faults.attacking import Attack, Felt, struck  # noqa: E402
from server_databases import KINDS, postgres  # noqa: E402

EVERY = (*HEADERS, *HALF_OPEN, *LOGS, *BOTS, *MY_GAMES, *LOBBY)
ATTACKS: dict[str, type[Attack]] = {attack.name: attack for attack in EVERY}


def against(attack: Attack, database: str | None, folder: Path, seconds: float) -> Felt:
    """Run an attack against a new server."""
    with attack.house(database, folder, *attack.options) as house:
        return struck(attack, house, seconds)


def main() -> None:
    """Run the attacks, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", choices=KINDS)
    wanted, broken = parser.parse_args(), 0
    kinds = [wanted.database] if wanted.database else KINDS
    with ExitStack() as opened:
        pg = opened.enter_context(postgres()) if "postgresql" in kinds else None
        for name in [wanted.only] if wanted.only else ATTACKS:
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
