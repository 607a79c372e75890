"""From a clean clone to the first page, and to the first turn of a bot: `make play`, as it is.

    python bench/start.py [--bot scout] [--folder FOLDER]

Nothing is compiled or installed beforehand: the clone, the environment and the machine code are
new. What pip and npm have in their own caches stays, and is told beside the times, which are kept.
It needs no package; a stand-in for the browser notes the moment at which it is opened.
"""

import argparse
import json
import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener
from uuid import uuid4

from keeping import keep

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 900.0
OPENER = """#!/bin/sh
printf '%s' "$1" > "{note}.part" && mv "{note}.part" "{note}"
"""
GAMES = {"the-wolves": ["{bot}", "me"], "lone-wolves": ["{bot}", "me"]}
BOT_SEAT = 0


class Start:
    """One clean clone, and the server that `make play` starts in it."""

    def __init__(self, folder: Path) -> None:
        self.clone, self.note = folder / "clone", folder / "opened"
        tools = folder / "bin"
        tools.mkdir()
        for name in ("xdg-open", "open"):
            (tools / name).write_text(OPENER.format(note=self.note))
            (tools / name).chmod(0o755)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone)], check=True)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "WOLFMOON_CACHE": str(folder / "cache"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        self.began = 0.0

    def run(self, bot: str) -> dict[str, float]:
        """The seconds until each thing was there."""
        self.began = time.monotonic()
        play = subprocess.Popen(
            ["make", "play"], cwd=self.clone, env=self.environment, start_new_session=True
        )
        try:
            address = self._wait(lambda: self.note.read_text() if self.note.exists() else None)
            times = {"opened_s": self._now()}
            browser = build_opener(HTTPCookieProcessor(CookieJar()))
            with browser.open(address) as answer:
                assert b'id="app"' in answer.read()
            times["page_s"] = self._now()
            post(browser, f"{address}/api/people/guest", {"name": "Ada"})
            for game, seats in GAMES.items():
                wishes = [wish(seat.format(bot=bot)) for seat in seats]
                made = post(browser, f"{address}/api/tables", {"game": game, "seats": wishes})
                times[f"{game}_table_s"] = self._now()
                table = f"{address}/api/tables/{made['table']['id']}"
                order(browser, table, made["seq"], do="begin")
                self._wait(lambda table=table: bot_has_played(browser, table))
                times[f"{game}_first_turn_s"] = self._now()
            return times
        finally:
            os.killpg(play.pid, signal.SIGINT)
            play.wait(60)

    def _now(self) -> float:
        return round(time.monotonic() - self.began, 1)

    def _wait(self, look: Any) -> Any:
        while (found := look()) is None:
            if self._now() > LONGEST:
                raise SystemExit(f"nothing after {LONGEST:.0f} s")
            time.sleep(0.1)
        return found


def wish(seat: str) -> dict[str, str]:
    """A wish for a seat: "me", or a bot."""
    return {"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat}


def post(browser: OpenerDirector, address: str, body: object) -> Any:
    """What the server answers to some JSON."""
    asked = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with browser.open(asked) as answer:
        return json.load(answer)


def order(browser: OpenerDirector, table: str, seq: int, **command: object) -> None:
    """Have something done at a table."""
    post(browser, f"{table}/orders", {"id": str(uuid4()), "seq": seq, "command": command})


def bot_has_played(browser: OpenerDirector, table: str) -> bool | None:
    """Whether the bot has decided something; where it is one's own turn, that is taken first."""
    played = [
        each["seat"]
        for each in get(browser, f"{table}/events?after=0")["events"]
        if each["kind"] == "played"
    ]
    if BOT_SEAT in played:
        return True
    state = get(browser, table)
    seat, offer = state["table"]["to_decide"], state["position"]["offer"]
    if offer and seat not in (None, BOT_SEAT):
        order(browser, table, state["seq"], do="play", seat=seat, line=[offer[0]["text"]])
    return None


def get(browser: OpenerDirector, address: str) -> Any:
    """What the server answers."""
    with browser.open(address) as answer:
        return json.load(answer)


def cached() -> dict[str, str]:
    """What was at hand: pip's and npm's own caches, and local files that pip is told of."""
    home = Path.home()
    folders = {"pip": home / ".cache" / "pip", "npm": home / ".npm"}
    sizes = {name: f"{size(folder) >> 20} MB" for name, folder in folders.items()}
    listed = subprocess.run(
        ["python3", "-m", "pip", "config", "list"], capture_output=True, text=True
    ).stdout
    return {**sizes, "pip_reads_local_files": str("file://" in listed or "find-links" in listed)}


def size(folder: Path) -> int:
    """The bytes of all files in a folder."""
    return sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())


def main() -> None:
    """Measure once, tell, and keep it."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--bot", default="scout")
    read.add_argument("--folder", help="clone into this folder, and leave everything there")
    given = read.parse_args()
    at_hand, load = cached(), os.getloadavg()[0]
    folder = Path(given.folder or tempfile.mkdtemp(prefix="wolfmoon-start-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        times = Start(folder).run(given.bot)
    finally:
        if not given.folder:
            shutil.rmtree(folder, ignore_errors=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    about = {
        "bot": given.bot,
        "load_before": round(load, 2),
        "cpu_s": round(used.ru_utime + used.ru_stime, 1),
        "at_hand": at_hand,
    }
    print(json.dumps({**times, **about}, indent=2))
    keep("start", {**times, **about})


if __name__ == "__main__":
    main()
