"""Services as they are elsewhere, in this process: a webhook, a push service, a mail server.

The push service is a real one by its protocol: it checks who signs (RFC 8292) and reads what only
the browser could read (RFC 8291).
"""

import base64
import json
import socket
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

Data = dict[str, Any]


class Got:
    """A message as it arrived."""

    def __init__(self, path: str, headers: Data, body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body
        self.at = time.time()

    @property
    def data(self) -> Data:
        found: Data = json.loads(self.body)
        return found


class Web:
    """A web server on this machine that keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 204
        self.words = b""
        self.headers: dict[str, str] = {}
        self.more = threading.Condition()
        web = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers.get("Content-Length", 0))
                got = Got(self.path, dict(self.headers), self.rfile.read(size))
                self.send_response(web.status)
                for name, value in web.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(web.words)))
                self.end_headers()
                self.wfile.write(web.words)
                with web.more:
                    web.got.append(got)
                    web.more.notify_all()

            def log_message(self, *about: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def wait_for(self, wanted: Callable[[Got], bool], seconds: float = 60) -> Got:
        """The first message of a kind, which may have come already."""
        until = time.monotonic() + seconds
        with self.more:
            while True:
                for got in self.got:
                    if wanted(got):
                        return got
                left = until - time.monotonic()
                assert left > 0, f"nothing came of {len(self.got)} messages"
                self.more.wait(left)

    def __enter__(self) -> "Web":
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that has subscribed: the keys with which it alone can read."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> Data:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": text_of(point), "auth": text_of(self._auth)}
        return {"kind": "push", "endpoint": endpoint, "keys": keys}

    def read(self, got: Got) -> Data:
        """What a message says, for the one who can read it."""
        assert got.headers["Content-Encoding"] == "aes128gcm"
        read = http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth)
        found: Data = json.loads(read)
        return found


def check_signature(got: Got, key: str, audience: str, subject: str) -> None:
    """What a push service checks: the key is that of the subscription, and it has signed."""
    scheme, _, rest = got.headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"].rstrip("=") == key
    head, claims, signature = parts["t"].split(".")
    said = json.loads(bytes_of(claims))
    assert (said["aud"], said["sub"]) == (audience, subject)
    assert time.time() < said["exp"] <= time.time() + 24 * 3600
    raw = bytes_of(signature)
    halves = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    signed = encode_dss_signature(*halves)
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class Post:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.arrived: list[float] = []
        self.more = threading.Condition()
        self._port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port)

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        with self.more:
            self.letters.append(letter)  # type: ignore[arg-type]
            self.arrived.append(time.time())
            self.more.notify_all()
        return "250 taken"

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self._port}"

    def wait_for(self, count: int, seconds: float = 60) -> EmailMessage:
        """The letter of a number, counted from 1."""
        with self.more:
            assert self.more.wait_for(lambda: len(self.letters) >= count, seconds)
            return self.letters[count - 1]

    def __enter__(self) -> "Post":
        self._controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._controller.stop()
