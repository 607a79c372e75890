"""The whole API as its own description has it: whatever is asked, the server never fails."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.server.houses import House, Person

EXAMPLES = 12
SECONDS = 45
"""After which no further operation is begun: those that are not reached fail the test."""
HOW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
REFUSED, SERVER_FAILED = 400, 500


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(None, tmp_path_factory.mktemp("api")) as served:
        yield served


class Asker:
    """Asks as a guest who sits at a table, about that table and about any other."""

    def __init__(self, house: House) -> None:
        self.person: Person = house.guest()
        self.table = self.person.make("lone-wolves", ["me", "here"])
        self.table.order("begin")
        self.odd = False
        self.failures: list[str] = []
        self.carried_out = 0

    def ask(self, case: Any) -> None:
        """Ask something that was made up; every second time about the guest's own table."""
        self.odd = not self.odd
        if self.odd and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = self.table.id
        answer = case.call(
            base_url=self.person.address,
            headers={"Cookie": cookies(self.person)},
            timeout=60,
        )
        self.carried_out += answer.status_code < REFUSED
        if answer.status_code >= SERVER_FAILED:
            said = answer.text[:300]
            self.failures.append(f"{answer.status_code}: {case.as_curl_command()} {said}")


def cookies(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


def test_no_question_makes_the_server_fail(house: House) -> None:
    schema = schemathesis.openapi.from_dict(house.visitor().get("/api/openapi.json"))
    began, failures, left_out, carried_out = time.monotonic(), list[str](), list[str](), 0
    operations = [found.ok() for found in schema.get_all_operations()]
    for operation in operations:
        if time.monotonic() - began > SECONDS:
            left_out.append(operation.label)
            continue
        asker = Asker(house)
        asked = seed(16)(HOW(given(case=operation.as_strategy())(asker.ask)))
        asked()
        failures += asker.failures
        carried_out += asker.carried_out > 0
    assert len(operations) > 30
    assert carried_out > len(operations) / 3, "the questions are not all turned away at the door"
    assert not failures, "\n".join(failures)
    assert not left_out, f"no time for {left_out}"
