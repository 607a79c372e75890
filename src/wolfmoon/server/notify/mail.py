"""Messages by e-mail, where whoever runs the server has named a server for it.

The picture travels inside: nothing is loaded from us that would tell whether somebody reads.
"""

import html
import smtplib
import ssl
import time
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, localtime
from urllib.parse import unquote, urlsplit

from ...words import say
from ..settings import Settings
from .letters import Letter
from .outward import Answer, Unreachable

SECONDS = 10.0
PORTS = {"smtp": 587, "smtps": 465}
TAKEN = 250
"""What a mail server says when all is well."""


@dataclass(frozen=True)
class Post:
    """The server that takes our mail."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def post_of(settings: Settings) -> Post | None:
    """The server that takes our mail, if one was named."""
    if not settings.smtp or not settings.mail_from:
        return None
    parts = urlsplit(settings.smtp)
    return Post(
        host=parts.hostname or "",
        port=parts.port or PORTS.get(parts.scheme, 587),
        secure=parts.scheme == "smtps",
        user=unquote(parts.username or ""),
        password=settings.smtp_password or unquote(parts.password or ""),
        sender=settings.mail_from,
    )


def send(post: Post, message: EmailMessage) -> Answer:
    """Hand a message to the server; what it answers as a status like those of the web."""
    began = time.monotonic()
    try:
        with line(post) as open_line:
            refused = open_line.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        code, words = next(iter(error.recipients.values()))
        return _answer(code, words, began)
    except smtplib.SMTPResponseException as error:
        return _answer(error.smtp_code, error.smtp_error, began)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(f"{type(error).__name__}: {error}") from None
    assert not refused
    return Answer(TAKEN, "OK", "", time.monotonic() - began)


def line(post: Post) -> smtplib.SMTP:
    """A line to the server: encrypted where it can be, and signed in if we have a name there."""
    secure = ssl.create_default_context()
    if post.secure:
        made: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=secure)
    else:
        made = smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    try:
        made.ehlo()
        if not post.secure and made.has_extn("starttls"):
            made.starttls(context=secure)
            made.ehlo()
        if post.user:
            made.login(post.user, post.password)
    except BaseException:
        made.close()
        raise
    return made


def _answer(code: int, words: bytes | str, began: float) -> Answer:
    said = words.decode(errors="replace") if isinstance(words, bytes) else words
    return Answer(code, "", " ".join(said.split())[:300], time.monotonic() - began)


# -- what it looks like -----------------------------------------------------------------
def packed(letter: Letter, post: Post, to: str) -> EmailMessage:
    """A message as a letter: plain, and with a picture for those who like."""
    message = _envelope(post, to, letter.title)
    host = post.sender.rpartition("@")[2]
    message["Message-ID"] = f"<{letter.id.replace(':', '.')}@{host}>"
    message["References"] = f"<{letter.tag}@{host}>"
    if letter.stop_link:
        message["List-Unsubscribe"] = f"<{letter.stop_link}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_plain(letter))
    message.add_alternative(_html(letter), subtype="html")
    if letter.picture is not None:
        page = message.get_payload()[1]  # type: ignore[index]
        page.add_related(letter.picture, "image", "png", cid="<table>")  # type: ignore[union-attr]
    return message


def confirmation(language: str, post: Post, to: str, name: str, link: str) -> EmailMessage:
    """The letter that asks whether an address is the person's own."""
    message = _envelope(post, to, say("mail-confirm-title", language))
    message.set_content(f"{say('mail-confirm-text', language, name=name)}\n\n{link}\n")
    return message


def _envelope(post: Post, to: str, subject: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = formataddr(("Wolfmoon", post.sender))
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = format_datetime(localtime())
    message["Auto-Submitted"] = "auto-generated"
    return message


def _ways_out(letter: Letter) -> list[tuple[str, str]]:
    words = (("mail-not-this-table", letter.mute_link), ("mail-not-at-all", letter.stop_link))
    return [(say(key, letter.language), link) for key, link in words if link]


def _plain(letter: Letter) -> str:
    outs = [f"{word}: {link}" for word, link in _ways_out(letter)]
    what = [*letter.lines, letter.points, " ".join(letter.facts)]
    return "\n".join([*(each for each in what if each), "", letter.link, "", "-- ", *outs]) + "\n"


def _html(letter: Letter) -> str:
    """Plain enough for every program that shows mail."""
    e = html.escape
    image = '<p><img src="cid:table" width="560" alt="" style="max-width:100%"></p>'
    outs = " · ".join(f'<a href="{e(link)}">{e(word)}</a>' for word, link in _ways_out(letter))
    go = say("mail-go", letter.language)
    return (
        f'<!doctype html><html lang="{letter.language}"><body style="font-family:sans-serif;'
        f'max-width:600px;margin:0 auto;padding:16px;color:#1d2730">'
        f"<h1 style='font-size:20px'>{e(letter.title)}</h1>"
        f"{image if letter.picture else ''}"
        f"<p>{e(' '.join(letter.lines))}</p><p>{e(letter.points)}</p>"
        f"<p>{e(' '.join(letter.facts))}</p>"
        f'<p><a href="{e(letter.link)}" style="display:inline-block;padding:12px 20px;'
        f'border-radius:8px;background:#1f4a70;color:#fff;text-decoration:none">{e(go)}</a></p>'
        f"<hr><p style='font-size:13px;color:#5d6264'>{outs}</p></body></html>"
    )
