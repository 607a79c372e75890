"""The keys of a server: made at the first start, kept in the database and so with its backups.

A new pair of keys would end every subscription of every browser; so they are never made anew.
"""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, Engine

from ..refused import Refused
from ..store import ways

VAPID, SIGNING = "vapid", "signing"
LETTERS = 22
"""Of a signature: 132 bits."""


@dataclass(frozen=True)
class Keys:
    """What messages are signed with."""

    signing: bytes
    vapid: str | None
    """The private key for browsers' push services, as PEM; None where push can't be used."""


def ensure(engine: Engine) -> None:
    """Have keys, from the first start on."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if ways.secret(connection, SIGNING) is None:
            ways.keep_secret(connection, SIGNING, secrets.token_hex(32))
        if ways.secret(connection, VAPID) is None and (made := _new_vapid()) is not None:
            ways.keep_secret(connection, VAPID, made)


def keys_of(connection: Connection) -> Keys:
    """The keys of this server."""
    signing = ways.secret(connection, SIGNING)
    assert signing is not None, "keys are made when a server starts"
    return Keys(bytes.fromhex(signing), ways.secret(connection, VAPID))


def _new_vapid() -> str | None:
    try:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        return None
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()


# -- links that work without signing in -------------------------------------------------
def signed(keys: Keys, *parts: str) -> str:
    """A token that says something, and that nobody else can make."""
    said = base64.urlsafe_b64encode("\n".join(parts).encode()).decode().rstrip("=")
    return f"{said}.{_signature(keys, said)}"


def read(keys: Keys, token: str) -> list[str]:
    """What a token says; Refused if it is none of ours."""
    said, _, signature = token.partition(".")
    if not hmac.compare_digest(_signature(keys, said).encode(), signature.encode()):
        raise Refused("link-unknown")
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4)).decode().split("\n")


def _signature(keys: Keys, said: str) -> str:
    made = hmac.new(keys.signing, said.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made).decode()[:LETTERS]
