"""What the doctor finds of messages to browsers and of mail, each with its cure."""

import datetime
import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from click.testing import CliRunner
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server_tasks.receivers import Post, free_port
from wolfmoon.cli import main
from wolfmoon.server.doctor.telling import is_real
from wolfmoon.server.notify import keys, push
from wolfmoon.server.store import ways
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.words import LANGUAGES

SENDER = ("--mail-from", "moon@your.site")
CONTACT = ("--contact", "mailto:me@your.site")
PASSWORD = "a long night's walk"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that has started once."""
    engine = connect(url_of(None, tmp_path))
    upgrade(engine)
    keys.ensure(engine)
    engine.dispose()
    return tmp_path


def found(check: str, data: Path, *options: str) -> dict[str, Any]:
    told = CliRunner().invoke(main, ["doctor", "--data", str(data), "--json", *options])
    (finding,) = [each for each in json.loads(told.output) if each["check"] == check]
    assert told.exit_code == 1 or finding["health"] != "ill"
    result: dict[str, Any] = finding
    return result


# -- browsers ---------------------------------------------------------------------------
def test_what_is_not_set_up_is_said_to_be_so(data: Path) -> None:
    for check, option in (("push", "--contact"), ("mail", "--smtp"), ("links", "--site")):
        finding = found(check, data)
        assert finding["health"] == "note" and option in finding["cure"]
    assert found("push", data)["said"] == "Not set up."
    assert found("links", data, "--site", "https://your.site/")["health"] == "well"


def test_keys_that_are_there_and_sign(data: Path) -> None:
    finding = found("push", data, *CONTACT)
    assert (finding["health"], finding["cure"]) == ("well", None)
    assert "mailto:me@your.site" in finding["said"]
    # without a contact, the site is whom push services may write to
    assert found("push", data, "--site", "https://your.site")["health"] == "well"


def test_keys_that_are_missing_or_broken(tmp_path: Path) -> None:
    engine = connect(url_of(None, tmp_path))
    upgrade(engine)
    finding = found("push", tmp_path, *CONTACT)
    assert finding["health"] == "note" and "wolfmoon serve" in finding["cure"]
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        ways.keep_secret(connection, keys.SIGNING, "00")
        ways.keep_secret(connection, keys.VAPID, "no key at all")
    engine.dispose()
    finding = found("push", tmp_path, *CONTACT)
    assert finding["health"] == "ill" and "backup" in finding["cure"]


@pytest.mark.parametrize(
    ("subject", "real"),
    [
        ("mailto:me@your.site", True),
        ("https://your.site/wolves", True),
        ("https://your.site:8443", True),
        ("mailto:me@localhost", False),
        ("mailto:me", False),
        ("mailto:you@example.com", False),
        ("https://localhost:8000", False),
        ("https://wolves.test/", False),
        ("http://your.site", False),
        ("me@your.site", False),
    ],
)
def test_a_subject_to_which_somebody_could_write(subject: str, real: bool) -> None:
    assert is_real(subject) == real


def test_a_subject_that_apple_refuses(data: Path) -> None:
    finding = found("push", data, "--contact", "mailto:me@localhost")
    assert finding["health"] == "ill" and "--contact" in finding["cure"]


def test_without_what_encrypts(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "available", lambda: False)
    finding = found("push", data, *CONTACT)
    assert finding["health"] == "ill" and "wolfmoon[notify]" in finding["cure"]


# -- mail -------------------------------------------------------------------------------
def test_a_mail_server_that_answers(data: Path) -> None:
    with Post() as post:
        finding = found("mail", data, "--smtp", post.address, *SENDER)
        assert post.letters == []
    assert finding["health"] == "well" and "moon@your.site" in finding["said"]
    finding = found("mail", data, "--smtp", post.address, *SENDER)  # it has gone
    assert finding["health"] == "ill" and "--smtp" in finding["cure"]


def test_half_of_it_is_not_enough(data: Path) -> None:
    finding = found("mail", data, "--smtp", "smtp://mail.your.site")
    assert finding["health"] == "ill" and "--mail-from" in finding["cure"]
    finding = found("mail", data, "--smtp", "mail.your.site", *SENDER)
    assert finding["health"] == "ill" and "smtps://" in finding["said"]


class Strict:
    """A mail server that lets one person in, and sends for one address only."""

    async def handle_MAIL(
        self, server: object, session: object, envelope: Any, address: str, options: list[str]
    ) -> str:
        if address != SENDER[1]:
            return "553 not yours"
        envelope.mail_from = address
        return "250 OK"

    def lets_in(self, *about: object) -> AuthResult:
        """Whether name and password are right."""
        given = about[-1]
        assert isinstance(given, LoginPassword)
        right = (given.login, given.password) == (b"moon", PASSWORD.encode())
        return AuthResult(success=right, handled=False)


@contextmanager
def strict(**more: Any) -> Iterator[str]:
    """Its address, with the name of a person in it."""
    rules, port = Strict(), free_port()
    controller = Controller(
        rules,
        hostname="127.0.0.1",
        port=port,
        authenticator=lambda *about: rules.lets_in(*about),
        auth_require_tls=bool(more),
        **more,
    )
    controller.start()
    try:
        yield f"smtp://moon@localhost:{port}"
    finally:
        controller.stop()


def test_a_login_that_fails_and_one_that_is_not_encrypted(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict() as address:
        monkeypatch.setenv("WOLFMOON_SMTP_PASSWORD", "wrong")
        finding = found("mail", data, "--smtp", address, *SENDER)
        assert finding["health"] == "ill" and "WOLFMOON_SMTP_PASSWORD" in finding["cure"]
        assert "535" in finding["said"] and "wrong" not in finding["said"]

        monkeypatch.setenv("WOLFMOON_SMTP_PASSWORD", PASSWORD)
        finding = found("mail", data, "--smtp", address, *SENDER)
        assert finding["health"] == "note" and "smtps://" in finding["cure"]

        finding = found("mail", data, "--smtp", address, "--mail-from", "eve@your.site")
        assert finding["health"] == "ill" and "not yours" in finding["said"]


def test_an_encrypted_line_must_be_trusted(
    data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    certificate = tmp_path / "localhost.pem"
    certificate.write_bytes(self_signed("localhost"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    monkeypatch.setenv("WOLFMOON_SMTP_PASSWORD", PASSWORD)
    with strict(tls_context=context) as address:
        finding = found("mail", data, "--smtp", address, *SENDER)
        assert finding["health"] == "ill" and "certificate" in finding["cure"]
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        assert found("mail", data, "--smtp", address, *SENDER)["health"] == "well"


def self_signed(host: str) -> bytes:
    """A key and a certificate for a name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return secret + made.public_bytes(serialization.Encoding.PEM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_said(
    language: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WOLFMOON_LANGUAGE", language)
    for options in ((), (*CONTACT, "--smtp", "smtp://127.0.0.1:1", *SENDER)):
        for check in ("links", "push", "mail"):
            assert found(check, data, *options)["said"]
