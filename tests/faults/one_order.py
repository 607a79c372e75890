"""Many orders with the same number, at two servers: exactly one is carried out. (R3)

    python -m tests.faults.one_order [--rounds 500] [--threads 12] [--seed 1]

Two server processes with one PostgreSQL. In every round all threads send a different order with the
number of the last event, together. One gets 200; all others get 409 with the event that they
missed, which is the one that won.
"""

import argparse
import random
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.databases import postgres
from tests.server.houses import AtTable, House, Person


class Race:
    """People who decide at the same table at the same moment."""

    def __init__(self, houses: tuple[House, House], threads: int, seed: int = 1) -> None:
        self.chance = random.Random(seed)
        self.ada = houses[0].guest()
        self.racers = [Person(houses[number % 2].address) for number in range(threads)]
        for racer in self.racers:
            racer.http.cookies.update(self.ada.http.cookies)
        self.won = [0, 0]
        """How often each server was first."""
        self.table = self.new_table()

    def new_table(self) -> AtTable:
        table = self.ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
        table.order("begin")
        return table

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            if self.table.table["status"] == "finished":
                self.table = self.new_table()
            self.round()

    def round(self) -> None:
        """Everyone sends at once; one wins, and the others are told how."""
        seat = self.table.look().table["to_decide"]
        before = self.table.look(seat).state["seq"]
        results = self.send(seat, [option["text"] for option in self.table.position["offer"]])
        winners = [number for number, (status, _) in enumerate(results) if status == 200]
        assert len(winners) == 1, [status for status, _ in results]
        self.won[winners[0] % 2] += 1
        events = results[winners[0]][1]["events"]
        assert events[0]["seq"] == before + 1 and events[0]["kind"] == "played"
        for number, (status, said) in enumerate(results):
            if number not in winners:
                assert status == 409 and said["code"] == "behind"
                assert said["missed"]["events"] == events
                assert said["missed"]["seq"] == events[-1]["seq"]
        assert self.table.look().state["seq"] == events[-1]["seq"]

    def send(self, seat: int, offer: list[str]) -> list[tuple[int, Any]]:
        results: list[Any] = [None] * len(self.racers)
        together = threading.Barrier(len(self.racers))

        def run(number: int) -> None:
            body = self.table.body("play", seat=seat, line=[self.chance.choice(offer)])
            together.wait()
            answer = self.racers[number].ask("POST", f"{self.table.path}/orders", body)
            results[number] = (answer.status_code, answer.json())

        threads = [threading.Thread(target=run, args=(n,)) for n in range(len(self.racers))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return results

    def close(self) -> None:
        for racer in self.racers:
            racer.http.close()


def main() -> None:
    """Race at two servers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--threads", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    wanted, begun = parser.parse_args(), time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres()).new_database()
        one, two = (stack.enter_context(House(database, folder)) for _ in range(2))
        race = Race((one, two), wanted.threads, wanted.seed)
        race.run(wanted.rounds)
        race.close()
    print(f"{wanted.rounds} rounds of {wanted.threads} orders, won by each server: {race.won}")
    print(
        f"R3, of all orders with one number one succeeds: kept ({time.monotonic() - begun:.0f} s)"
    )


if __name__ == "__main__":
    main()
