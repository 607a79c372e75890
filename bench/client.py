"""Measures the web client: python bench/client.py [--slower 4]

From the start of `wolfmoon serve` to a first page and a table that can be used, the bytes of a
first visit, and the frames a second on the map of five players while wolves walk, and while it is
panned and zoomed: a real Chromium without a window. `--slower` makes its processor so many times
slower, as a phone's is. Without a graphics card the processor draws every frame, so the frames are
a lower bound.
"""

import argparse
import contextlib
import json
import math
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

from keeping import keep
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

Data = dict[str, Any]
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
VISITS = 5
"""Times are medians of so many first visits."""
PAN_SECONDS = 4
WALK_FRAMES = 240
GAME_SECONDS, GAMES = 20, 12
"""Cubs are soon done: their wolves are watched for so long, in so many games at most."""
ME: Data = {"kind": "me"}
MOST_INTERACTIVE_S = 2.0
MOST_FIRST_LOAD_KB = 250
LEAST_FRAMES = 60
PLAY_NOW = ".hero .btn.go"
HEX = "[data-hex]"

WATCH = """(signs) => {
  window.seen = {};
  const look = () => {
    for (const sign of signs.filter((each) => !(each in window.seen)))
      if (document.querySelector(sign)) window.seen[sign] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""When something is first there, in milliseconds since the navigation began."""
WALKS = """([most, seconds]) => new Promise((done) => {
  const gaps = [];
  const end = performance.now() + 1000 * seconds;
  let last = null;
  const step = (now) => {
    const walks = document.querySelector('[data-flight]') !== null;
    if (walks && last !== null) gaps.push(now - last);
    last = walks ? now : null;
    if (gaps.length >= most || now > end) done(gaps);
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""
"""The time between frames while a piece is on its way."""
FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  const step = (now) => {
    times.push(now);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(step);
    else done(times.slice(1).map((time, index) => time - times[index]));
  };
  requestAnimationFrame(step);
})"""


@contextlib.contextmanager
def served() -> Iterator[tuple[str, float]]:
    """A server with nothing kept yet: its address, and the seconds until it answers."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "wolfmoon", "serve", "--port", "0", "--data", folder]
        began = time.perf_counter()
        process = subprocess.Popen(
            [*command, "--rate", "1000", "--arrivals", "10000", "--log", "error"],
            stdout=subprocess.PIPE,
        )
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        try:
            yield line.split()[-1], time.perf_counter() - began
        finally:
            process.terminate()
            process.wait(timeout=60)


@contextlib.contextmanager
def visiting(browser: Browser, address: str, slower: float) -> Iterator[Page]:
    """A page of someone who was never here."""
    context: BrowserContext = browser.new_context(
        base_url=address, viewport={"width": 1440, "height": 900}, service_workers="block"
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def first_visit(browser: Browser, address: str, slower: float) -> Data:
    """Seconds until the first page can be used, and the bytes that came until then."""
    with visiting(browser, address, slower) as page:
        page.add_init_script(f"({WATCH})({json.dumps([PLAY_NOW])})")
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        kinds: dict[str, str] = {}
        sizes: dict[str, float] = {}
        network.on("Network.responseReceived", lambda came: kinds.update(kind_of(came)))
        network.on(
            "Network.loadingFinished",
            lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}),
        )
        page.goto("/")
        page.wait_for_function("(sign) => window.seen[sign]", arg=PLAY_NOW)
        ready = page.evaluate("(sign) => window.seen[sign]", PLAY_NOW) / 1000
        page.get_by_role("button", name="Play a bot now").click(trial=True)
        loads: dict[str, float] = {}
        for request, size in sizes.items():
            kind = kinds.get(request, "other")
            loads[kind] = loads.get(kind, 0) + size / 1000
        return {"interactive_s": ready, "kb": loads}


def kind_of(came: Data) -> dict[str, str]:
    """A request and what it brought."""
    words = "/api/words/" in came["response"]["url"]
    return {came["requestId"]: "words" if words else str(came["type"]).lower()}


def new_table(page: Page, *people: Data) -> str:
    """A game of The Wolves with five packs, the others led by bots; the path of its table."""
    ask = page.context.request
    if not ask.get("/api/people/me").ok:
        assert ask.post("/api/people/guest", data={"name": "Mira"}).ok
    bots = [{"kind": "bot", "level": "cub"}] * (5 - len(people))
    wish = {"game": "the-wolves", "seats": [*people, *bots], "options": {"seed": 4}}
    state = ask.post("/api/tables", data=wish).json()
    order = {"id": str(uuid4()), "seq": state["seq"], "command": {"do": "begin"}}
    if state["table"]["status"] == "gathering":
        assert ask.post(f"/api/tables/{state['table']['id']}/orders", data=order).ok
    return f"/table/{state['table']['id']}"


def table_visit(browser: Browser, address: str, slower: float) -> float:
    """Seconds from an address to a map of five players on the screen."""
    with visiting(browser, address, slower) as page:
        path = new_table(page, ME)
        page.add_init_script(f"({WATCH})({json.dumps([HEX])})")
        page.goto(path)
        page.wait_for_function("(sign) => window.seen[sign]", arg=HEX)
        return float(page.evaluate("(sign) => window.seen[sign]", HEX)) / 1000


def frames(browser: Browser, address: str, slower: float, how: str) -> Data:
    """Frames a second while the map of five players is panned, zoomed, or left alone."""
    with visiting(browser, address, slower) as page:
        page.goto(new_table(page, ME))
        page.locator(HEX).first.wait_for(state="attached")
        box = page.locator(".field").bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + 24)
        page.mouse.move(*middle)
        counting = page.evaluate_handle(f"() => ({{ counted: ({FRAMES})({PAN_SECONDS}) }})")
        if how == "pan":
            page.mouse.down()
        until = time.perf_counter() + PAN_SECONDS
        number = 0
        while time.perf_counter() < until and how != "still":
            number += 1
            if how == "pan":
                turn = number / 12
                page.mouse.move(middle[0] + 90 * math.sin(turn), middle[1] + 60 * math.cos(turn))
            else:
                page.mouse.wheel(0, 40 if number // 20 % 2 else -40)
        return {**rate(counting.evaluate("(each) => each.counted")), "moves": number}


def walks(browser: Browser, address: str, slower: float) -> Data:
    """Frames a second while wolves walk over the map of five bots."""
    gaps: list[float] = []
    with visiting(browser, address, slower) as page:
        for _ in range(GAMES):
            page.goto(new_table(page))
            gaps += page.evaluate(WALKS, [WALK_FRAMES - len(gaps), GAME_SECONDS])
            if len(gaps) >= WALK_FRAMES:
                return rate(gaps)
    raise SystemExit(f"wolves walked for {len(gaps)} frames in {GAMES} games; {WALK_FRAMES} wanted")


def rate(gaps: list[float]) -> Data:
    """Frames a second, and how long the slowest of twenty took."""
    worst = sorted(gaps)[int(len(gaps) * 0.95)]
    return {"frames_per_second": 1000 / statistics.mean(gaps), "worst_of_20_ms": worst}


def measure(slower: float) -> Data:
    """Everything, as data."""
    chromium = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    with served() as (address, start), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        visits = [first_visit(browser, address, slower) for _ in range(VISITS)]
        tables = [table_visit(browser, address, slower) for _ in range(VISITS)]
        moving = {how: frames(browser, address, slower, how) for how in ("still", "pan", "zoom")}
        moving["walk"] = walks(browser, address, slower)
        browser.close()
    loads = visits[0]["kb"]
    return {
        "slower": slower,
        "serve_start_s": start,
        "home_interactive_s": statistics.median(visit["interactive_s"] for visit in visits),
        "table_interactive_s": statistics.median(tables),
        "first_load_kb": loads,
        "first_load_without_words_kb": sum(loads.values()) - loads.get("words", 0),
        "frames": moving,
    }


def verdicts(result: Data) -> list[str]:
    """Each bar, the figure beside it, and whether it is reached."""
    rows = [
        ("home interactive s", result["home_interactive_s"], MOST_INTERACTIVE_S, True),
        ("table interactive s", result["table_interactive_s"], MOST_INTERACTIVE_S, True),
        ("first load KB", result["first_load_without_words_kb"], MOST_FIRST_LOAD_KB, True),
    ]
    rows += [
        (f"frames a second, {how}", result["frames"][how]["frames_per_second"], LEAST_FRAMES, False)
        for how in ("walk",)
    ]
    return [
        f"{'ok ' if (value <= bar if most else value >= bar - 1) else 'LOW'} "
        f"{what}: {value:,.2f} (bar {bar:,})"
        for what, value, bar, most in rows
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    options.add_argument("--slower", type=float, default=1, help="a slower processor, as 4")
    result = measure(options.parse_args().slower)
    print(json.dumps(result, indent=2))
    print("\n".join(verdicts(result)))
    keep("client", result)


if __name__ == "__main__":
    main()
