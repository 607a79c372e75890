"""Messages to browsers: encrypted for the one browser, signed by this server (RFC 8291, 8292).

What is read aloud or shown is made by the service worker of the client from what is sent here.
"""

import base64
import hashlib
import json
from dataclasses import dataclass
from urllib.parse import urlsplit

from ...words import say
from .letters import Letter
from .outward import Sent

DAY_SECONDS = 86_400
MOST_PAYLOAD = 3800
"""Bytes that every service takes, what encryption adds left aside."""
TOPIC_LETTERS = 32


@dataclass(frozen=True)
class Subscription:
    """Where a browser can be told something, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


def subscription_of(address: str) -> Subscription:
    """A subscription, as kept."""
    return Subscription(**json.loads(address))


def available() -> bool:
    """Whether what encrypts messages is installed."""
    try:
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True


def public_key(vapid: str) -> str:
    """The key by which browsers know this server, as they want it."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(vapid.encode(), None).public_key()
    form = serialization.PublicFormat.UncompressedPoint
    return _base64(key.public_bytes(serialization.Encoding.X962, form))


def packed(letter: Letter) -> bytes:
    """What the service worker is told; the longest part is cut before anything is left out."""
    body = "\n".join(letter.body)
    while True:
        said = {
            "id": letter.id,
            "tag": letter.tag,
            "title": letter.title,
            "body": body,
            "link": letter.link,
            "image": letter.picture_link,
            "mute": letter.mute_link,
            "open_word": say("notice-open", letter.language),
            "mute_word": say("notice-mute", letter.language),
            "language": letter.language,
        }
        made = json.dumps(said, ensure_ascii=False).encode()
        if len(made) <= MOST_PAYLOAD or not body:
            return made
        body = body[: len(body) * 3 // 4]


def sealed(letter: Letter, address: str, vapid: str, subject: str) -> Sent:
    """A message for one browser."""
    from pywebpush import WebPusher

    to = subscription_of(address)
    about = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    body = WebPusher(about).encode(packed(letter), content_encoding="aes128gcm")["body"]
    where = urlsplit(to.endpoint)
    headers = {
        **signed(vapid, subject, f"{where.scheme}://{where.netloc}"),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY_SECONDS * 3),
        "Urgency": "high" if letter.urgent else "normal",
        "Topic": _topic(letter.tag),
    }
    return Sent(to.endpoint, body, headers)


def signed(vapid: str, subject: str, service: str) -> dict[str, str]:
    """The headers by which a push service knows who sends."""
    from py_vapid import Vapid02

    headers: dict[str, str] = Vapid02.from_pem(vapid.encode()).sign(
        {"sub": subject, "aud": service}
    )
    return headers


def _topic(tag: str) -> str:
    """A newer message takes the place of one that was not delivered yet."""
    return _base64(hashlib.sha256(tag.encode()).digest())[:TOPIC_LETTERS]


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
