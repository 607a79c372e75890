"""Bots think in processes that may hang, die or run out of memory; the one who asked goes on."""

import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from wolfmoon import new
from wolfmoon.bots.chance import Random
from wolfmoon.engine.game import Game
from wolfmoon.processes import Closed
from wolfmoon.server.thinking.limits import Limits
from wolfmoon.server.thinking.pool import HUNG_SECONDS, SLOW_SECONDS, Pool, Room
from wolfmoon.server.thinking.question import BotTrouble, Question
from wolfmoon.server.thinking.thinker import Thinker
from wolfmoon.server.thinking.turn import decide_turn

LIMITS = Limits(seconds=6.0, megabytes=600)
FAULTS = {
    "Crash": ("crash", "ValueError: no idea at all"),
    "Cheat": ("illegal", "is not offered"),
    "Die": ("crash", "its process ended with exit code 3"),
    "Hang": ("hang", "no answer in 6 s"),
    "Hog": ("memory", "MemoryError"),
    "Unmade": ("crash", "OSError: no weights"),
}


def own(name: str) -> str:
    return f"tests.server_jobs.failing:{name}"


def question(game: Game, bot: str, **more: Any) -> Question:
    assert game.seat is not None
    state = game.rules.seen(game.states, game.seat).tobytes()
    facts = {"table": "t", "seat": game.seat, "seed": 7, "step": len(game.log), **more}
    rules = game.rules
    return Question(game=rules.name, rules=rules.version, bot=bot, state=state, **facts)


def drafted(players: int = 2) -> Game:
    """A game of The Wolves in which the first real turn is to be taken."""
    game = new("the-wolves", players=players, seed=3)
    while game.rules.question(game.state) != "what to do" and len(game.log) < 100:
        turn = game.rules.turns(game.state)
        game.play(game.offer[0])
        if game.rules.turns(game.state) != turn:
            break
    return game


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    made = Thinker(LIMITS)
    yield made
    made.close()


@pytest.mark.parametrize("name", FAULTS)
def test_a_failing_bot_is_told_and_the_next_is_answered(name: str, thinker: Thinker) -> None:
    game = new("lone-wolves", seed=1)
    with pytest.raises(BotTrouble) as failed:
        thinker.think(question(game, own(name)))
    kind, what = FAULTS[name]
    assert failed.value.trouble.kind == kind
    assert what in failed.value.trouble.what and "\n" not in failed.value.trouble.what
    assert thinker.think(question(game, own("First"))) == (game.offer[0].number,)


def test_a_turn_is_decided_as_a_whole(thinker: Thinker) -> None:
    game = drafted()
    seat, turn = game.seat, game.rules.turns(game.state)
    numbers = thinker.think(question(game, own("Lucky")))
    for number in numbers:
        assert (game.seat, game.rules.turns(game.state)) == (seat, turn)
        game.play(number)
    assert (game.seat, game.rules.turns(game.state)) != (seat, turn)
    assert len(numbers) > 1


def test_the_luck_is_the_seed_and_the_step(thinker: Thinker) -> None:
    game = drafted()
    first = thinker.think(question(game, own("Lucky")))
    assert thinker.think(question(game, own("Lucky"))) == first
    others = [thinker.think(question(game, own("Lucky"), seed=seed)) for seed in range(20)]
    assert any(other != first for other in others)


def test_the_same_process_or_none_at_all(thinker: Thinker) -> None:
    game = drafted()
    asked = question(game, "random")
    assert thinker.think(asked) == decide_turn(Random(), asked)


def test_each_seat_has_a_bot_of_its_own_that_remembers(thinker: Thinker) -> None:
    game = new("lone-wolves", seed=1)
    offer = [action.number for action in game.offer]
    asked = [thinker.think(question(game, own("Counting"), table=t))[0] for t in "abaab"]
    assert asked == [offer[0], offer[0], offer[1], offer[2], offer[1]]


def test_a_hung_bot_leaves_room_for_others() -> None:
    pool = Pool(1, Limits(seconds=20))
    game = new("lone-wolves", seed=1)
    hung: list[BaseException] = []

    def hang() -> None:
        try:
            pool.think(question(game, own("Silent")))
        except Closed as closed:
            hung.append(closed)

    thread = threading.Thread(target=hang)
    thread.start()
    assert pool.think(question(game, own("First"))) == (game.offer[0].number,)
    pool.close()
    thread.join()
    assert len(hung) == 1
    with pytest.raises(Closed):
        pool.think(question(game, own("First")))


def test_places_are_for_those_who_wait_first_and_one_for_newcomers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [100.0]
    monkeypatch.setattr("wolfmoon.server.thinking.pool.time.monotonic", lambda: clock[0])
    pool = Pool(2, Limits())
    assert pool.room() == Room.ANYONE
    places = [pool.enter(), pool.enter()]
    assert pool.room() == Room.NEWCOMERS
    clock[0] += SLOW_SECONDS + 0.1
    assert pool.room() == Room.WAITING
    clock[0] += HUNG_SECONDS
    assert pool.room() == Room.ANYONE
    places += [pool.enter(), pool.enter()]  # however many hang, there are no more than these
    clock[0] += HUNG_SECONDS + 0.1
    assert pool.room() == Room.NEWCOMERS
    places.append(pool.enter())
    assert pool.room() == Room.NOBODY and len(places) == pool.most
    for place in places:
        pool.leave(place)
    assert pool.room() == Room.ANYONE


def test_one_process_is_always_ready_for_whoever_comes_next() -> None:
    pool, game = Pool(1, Limits(seconds=20)), new("lone-wolves", seed=1)
    assert pool.lacks_spare()
    pool.warm([question(game, own("First"))])
    pool.warm([question(game, own("First"))])  # one is enough
    assert not pool.lacks_spare() and len(pool._idle) == 1
    thread = threading.Thread(target=_until_closed, args=(pool, question(game, own("Silent"))))
    thread.start()
    assert _soon(pool.lacks_spare, 10)
    pool.warm([question(game, own("First"))])
    (spare,) = pool._idle
    child = spare._post.child()
    assert pool.think(question(game, own("First"))) == (game.offer[0].number,)
    assert pool._idle == [spare] and spare._post.child() is child
    pool.close()
    thread.join()


def _until_closed(pool: Pool, asked: Question) -> None:
    with suppress(Closed):
        pool.think(asked)


def _soon(fact: Any, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if fact():
            return True
        time.sleep(0.02)
    return bool(fact())
