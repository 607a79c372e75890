"""Every check there is, in the order in which they are told: a new one is a line here."""

from collections.abc import Iterator, Mapping

from .finding import Check, Finding, Patient
from .here import clock, compiled, database, disk, versions
from .outside import proxy, reached, sockets
from .telling import browsers, links, post

CHECKS: Mapping[str, Check] = {
    "versions": versions,
    "database": database,
    "disk": disk,
    "clock": clock,
    "compiled": compiled,
    "links": links,
    "push": browsers,
    "mail": post,
    "reached": reached,
    "proxy": proxy,
    "sockets": sockets,
}


def findings(patient: Patient) -> Iterator[tuple[str, Finding]]:
    """What each check finds."""
    for name, check in CHECKS.items():
        if (found := check(patient)) is not None:
            yield name, found
