"""What tells people who are elsewhere: where links lead, messages to browsers, and mail."""

import re
import smtplib
import ssl

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import WolfmoonError, phrase
from ..notify import mail, push
from ..notify.keys import SIGNING, VAPID
from ..store import ways
from ..store.database import HEAD, version
from .finding import Finding, Patient, ill, note, well
from .here import engine_of

REAL = re.compile(r"mailto:[^@\s]+@[^@\s/]+\.[^@\s/.]{2,}|https://[^/\s:]+\.[^/\s:.]{2,}([:/]\S*)?")
"""What push services take: an address that someone elsewhere can write to."""
RESERVED = re.compile(r"[.@/](example(\.(com|net|org))?|test|invalid|localhost)([:/]|$)")
NOTIFY = "pip install 'wolfmoon[notify]'"
MOST_WORDS = 200


def links(patient: Patient) -> Finding:
    """Whether links in messages lead here."""
    site = patient.settings.site
    if not site:
        return note("doctor-links-none", phrase("cure-serve", option="--site https://your.site"))
    return well("doctor-links", site=site)


def browsers(patient: Patient) -> Finding | None:
    """Whether browsers can be told something: the package, whom to write to, and the keys."""
    subject = patient.settings.subject
    if not subject:
        cure = phrase("cure-serve", option="--contact mailto:you@your.site")
        return note("doctor-not-set-up", cure)
    if not push.available():
        return ill("doctor-push-package", phrase("cure-run", command=NOTIFY))
    if not is_real(subject):
        return ill("doctor-push-subject", phrase("cure-contact"), subject=subject)
    try:
        engine = engine_of(patient)
        return _keys(engine, subject) if version(engine) == HEAD else None
    except (SQLAlchemyError, WolfmoonError, OSError):
        return None  # another check tells of it


def is_real(subject: str) -> bool:
    """Whether a push service could write there."""
    return REAL.fullmatch(subject) is not None and RESERVED.search(subject) is None


def _keys(engine: Engine, subject: str) -> Finding:
    """Whether the keys are there, and one can sign with them."""
    with engine.connect() as connection:
        signing, vapid = (ways.secret(connection, each) for each in (SIGNING, VAPID))
    if signing is None or vapid is None:
        return note("doctor-push-no-keys", phrase("cure-start"))
    try:
        bytes.fromhex(signing)
        push.signed(vapid, subject, "https://push.invalid")
    except Exception as error:  # whatever the packages below make of a broken key
        problem = _line(error)
        return ill("doctor-push-keys", phrase("cure-keys"), problem=problem)
    return well("doctor-push", subject=subject)


def post(patient: Patient) -> Finding:
    """Whether the mail server that was named answers, lets us in and takes our letters."""
    settings = patient.settings
    if not settings.smtp and not settings.mail_from:
        wanted = "--smtp smtps://you@mail.your.site --mail-from moon@your.site"
        return note("doctor-not-set-up", phrase("cure-serve", option=wanted))
    named = mail.post_of(settings)
    if named is None:
        missing = "--mail-from" if settings.smtp else "--smtp"
        return ill("doctor-mail-half", phrase("cure-serve", option=missing), option=missing)
    if not settings.smtp.startswith(tuple(f"{scheme}://" for scheme in mail.PORTS)):
        return ill("problem-smtp", phrase("cure-smtp"), value=settings.smtp)
    return _asked(named)


def _asked(named: mail.Post) -> Finding:
    """What becomes of it if the server is asked."""
    try:
        return _greeted(named)
    except smtplib.SMTPAuthenticationError as error:
        return ill("doctor-mail-login", phrase("cure-login"), problem=_line(error))
    except smtplib.SMTPNotSupportedError as error:  # many take names only where it is encrypted
        return ill("doctor-mail-login", phrase("cure-secure"), problem=_line(error))
    except ssl.SSLError as error:
        return ill("doctor-mail-secure", phrase("cure-secure"), problem=_line(error))
    except (OSError, smtplib.SMTPException) as error:
        facts = {"host": named.host, "port": str(named.port), "problem": _line(error)}
        return ill("doctor-mail-away", phrase("cure-smtp"), **facts)


def _greeted(post: mail.Post) -> Finding:
    """What a mail server says to us, up to the sender of a letter; none is sent."""
    with mail.line(post) as line:
        code, words = line.mail(post.sender)
        secure = isinstance(line.sock, ssl.SSLSocket)
        line.rset()
    if code != mail.TAKEN:
        facts = {"sender": post.sender, "problem": f"{code} {_shown(words)}"}
        return ill("doctor-mail-sender", phrase("cure-sender"), **facts)
    facts = {"host": post.host, "port": str(post.port), "sender": post.sender}
    if post.user and not secure:
        return note("doctor-mail-open", phrase("cure-secure"), **facts)
    return well("doctor-mail", **facts)


def _line(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{error.smtp_code} {_shown(error.smtp_error)}"
    return _shown(str(error)) or type(error).__name__


def _shown(words: bytes | str) -> str:
    said = words.decode(errors="replace") if isinstance(words, bytes) else words
    return " ".join(said.split())[:MOST_WORDS]
