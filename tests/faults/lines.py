"""The socket of a person at a table, through which they order until it breaks."""

import json
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from tests.server.houses import AtTable, Person
from wolfmoon.server.doors.talking import AWAY, LOST_PLACE

ANSWER_SECONDS = 60.0
BROKEN = (ConnectionClosed, InvalidHandshake, OSError)
"""What a line ends with whose server is killed; a timeout is an OSError too."""
SAID_WHY = {LOST_PLACE: 409, AWAY: 503}
"""Codes with which a server shuts a line and says why, and what HTTP would answer."""


class Line:
    """One socket at a time: at the table where the person plays, at the server they speak to."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._where = ("", "")
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()

    def give(self, here: AtTable, body: dict[str, Any]) -> dict[str, Any] | None:
        """What is said to an order; None if nothing came of it, or nobody knows what."""
        try:
            socket = self._open(here)
        except BROKEN:
            self.close()
            return None
        try:
            socket.send(json.dumps({"type": "order", **body}))
            while True:
                said: dict[str, Any] = json.loads(socket.recv(timeout=ANSWER_SECONDS))
                if body["id"] in (said.get("id"), said.get("order")):
                    return said
        except BROKEN as error:
            self.close()
            return _said_why(error)

    def _open(self, here: AtTable) -> ClientConnection:
        where = (self._person.address, here.id)
        if self._socket is None or self._where != where:
            self.close()
            socket = self._person.socket(here.id, after=here.state["seq"])
            self._socket, self._where = self._opened.enter_context(socket), where
        return self._socket

    def close(self) -> None:
        """Let go of it."""
        self._socket = None
        self._opened.close()


def _said_why(error: BaseException) -> dict[str, Any] | None:
    """What a line that was shut says to an order, if it says anything."""
    code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None
    return {"type": "refused", "status": SAID_WHY[code]} if code in SAID_WHY else None
