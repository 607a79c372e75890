"""Messages to channels elsewhere, each in the form of its service; JSON for everything else."""

import json
import secrets
from urllib.parse import urlsplit

from ...words import say
from .letters import Letter
from .outward import Sent

ACCENT = 0xF5DD95
MOST_TEXT = 1500
JSON = {"Content-Type": "application/json"}


def packed(service: str, url: str, letter: Letter) -> Sent:
    """A message in the form of a service."""
    form = {"discord": _discord, "slack": _slack, "matrix": _matrix, "ntfy": _ntfy}.get(service)
    return (form or _json)(url, letter)


def _discord(url: str, letter: Letter) -> Sent:
    """The picture travels with it, as a file: nobody has to fetch it from us."""
    embed: dict[str, object] = {
        "title": letter.title[:250],
        "description": " ".join(letter.lines)[:MOST_TEXT],
        "url": letter.link,
        "color": ACCENT,
        "fields": [
            {"name": name[:250] or "–", "value": str(points), "inline": True}
            for name, points in letter.standing
        ],
        "footer": {"text": " ".join(letter.facts)[:2000]},
    }
    said: dict[str, object] = {
        "username": "Wolfmoon",
        "embeds": [embed],
        "allowed_mentions": {"parse": []},
    }
    if letter.picture is None:
        return Sent(url, json.dumps(said).encode(), JSON)
    embed["image"] = {"url": "attachment://table.png"}
    return _with_file(url, said, letter.picture)


def _with_file(url: str, said: dict[str, object], picture: bytes) -> Sent:
    line = f"wolfmoon{secrets.token_hex(12)}"
    parts = [
        f'--{line}\r\nContent-Disposition: form-data; name="payload_json"\r\n'
        f"Content-Type: application/json\r\n\r\n{json.dumps(said)}\r\n".encode(),
        f'--{line}\r\nContent-Disposition: form-data; name="files[0]"; filename="table.png"\r\n'
        "Content-Type: image/png\r\n\r\n".encode()
        + picture
        + b"\r\n",
        f"--{line}--\r\n".encode(),
    ]
    return Sent(url, b"".join(parts), {"Content-Type": f"multipart/form-data; boundary={line}"})


def _slack(url: str, letter: Letter) -> Sent:
    head = f"*<{letter.link}|{_slack_plain(letter.title)}>*"
    blocks: list[dict[str, object]] = [_section("\n".join([head, *map(_slack_plain, letter.body)]))]
    if letter.picture_link:
        alt = say(f"game-{letter.game}", letter.language) if letter.game else letter.title
        blocks.append({"type": "image", "image_url": letter.picture_link, "alt_text": alt})
    said = {"text": _slack_plain(letter.title), "blocks": blocks}
    return Sent(url, json.dumps(said).encode(), JSON)


def _section(text: str) -> dict[str, object]:
    return {"type": "section", "text": {"type": "mrkdwn", "text": text[:2900]}}


def _slack_plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _matrix(url: str, letter: Letter) -> Sent:
    """As the usual bridges for webhooks take it: clients show the picture behind the last link."""
    text = "\n".join([letter.title, *letter.body])[:MOST_TEXT]
    links = [each for each in (letter.link, letter.picture_link) if each]
    said = {"username": "Wolfmoon", "text": "\n".join([text, *links])}
    return Sent(url, json.dumps(said).encode(), JSON)


def _ntfy(url: str, letter: Letter) -> Sent:
    """As JSON to the root of the server, for headers hold no other alphabets."""
    parts = urlsplit(url)
    path, _, topic = parts.path.rstrip("/").rpartition("/")
    said: dict[str, object] = {
        "topic": topic,
        "title": letter.title,
        "message": "\n".join(["\n".join(letter.body)[:MOST_TEXT], letter.link]),
        "click": letter.link,
        "priority": 4 if letter.urgent else 3,
        "tags": ["wolf"],
    }
    if letter.picture_link:
        said["attach"] = letter.picture_link
    query = f"?{parts.query}" if parts.query else ""
    where = f"{parts.scheme}://{parts.netloc}{path}/{query}"
    return Sent(where, json.dumps(said, ensure_ascii=False).encode(), JSON)


def _json(url: str, letter: Letter) -> Sent:
    said = {
        "id": letter.id,
        "tag": letter.tag,
        "what": letter.what,
        "game": letter.game,
        "title": letter.title,
        "happened": letter.lines,
        "points": [{"name": name, "points": points} for name, points in letter.standing],
        "facts": letter.facts,
        "ends": letter.ends.isoformat() if letter.ends else None,
        "link": letter.link,
        "picture": letter.picture_link,
        "language": letter.language,
    }
    headers = {**JSON, "Idempotency-Key": letter.id}
    return Sent(url, json.dumps(said, ensure_ascii=False).encode(), headers)
