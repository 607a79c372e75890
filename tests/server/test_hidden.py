"""R5: hidden information never leaves. Two tables that look alike to a viewer give the same bytes.

The second table of a pair differs only in what the viewer can't see: the other hand, the cards set
aside, the scars that lie face down. Everything that can be asked is asked of both.
"""

import json
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.server.houses import House, hear, play_on
from tests.server.tables import ADA, BEGAN, BOB, two
from wolfmoon.engine.deal import commitment, new_salt, opening
from wolfmoon.engine.game import Game
from wolfmoon.engine.kernels import States
from wolfmoon.engine.start import Start
from wolfmoon.games import games
from wolfmoon.games.lone_wolves.forms.given import setup_headers
from wolfmoon.games.lone_wolves.forms.names import CARD_NAMES, LAND_NAMES, SCAR_NAMES, SLOT_NAMES
from wolfmoon.games.lone_wolves.hidden.redeal import determinize_at, redeal_scars_at
from wolfmoon.server import protocol
from wolfmoon.server.ahead import ahead
from wolfmoon.server.commands import Who
from wolfmoon.server.decide import decide
from wolfmoon.server.events import Event, Order
from wolfmoon.server.happened import Made, Played
from wolfmoon.server.hint_questions import about_now, turn_chosen
from wolfmoon.server.looking import eyes
from wolfmoon.server.previews import preview, why_not
from wolfmoon.server.protocol import AskAhead, AskWhyNot
from wolfmoon.server.refused import Refused
from wolfmoon.server.replays import course, points, replay
from wolfmoon.server.since import since
from wolfmoon.server.summary import NOBODY, Names
from wolfmoon.server.table import Table, table_of
from wolfmoon.server.views import Showing

RULES = games["lone-wolves"]
NAMES = Names({ADA: "Ada", BOB: "Bob"})
PLACES = [*CARD_NAMES, *SCAR_NAMES, "hidden", *SLOT_NAMES, "nowhere"]
PEOPLE = {0: ADA, 1: BOB, None: "eve"}


def table_at(states: States) -> Table:
    """A table of Ada's and Bob's that plays on from a position."""
    desk = two("lone-wolves")
    start = Start(states)
    about = replace(desk.table.about, file=Game(RULES, start).dump())
    events = [entry.event for entry in desk.table.log]
    events[0] = Event(1, BEGAN, about, "0", ADA)
    events = [Event(e.seq, BEGAN, e.what, str(e.seq), e.by) for e in events]
    return table_of("t", events)


def alike(states: States, viewer: int | None, word: int) -> States:
    """A state that a viewer can't tell from another."""
    other = states.copy()
    if viewer is None:
        redeal_scars_at(other, 0, np.uint64(word))
        hands, aside = [int(hand) for hand in other[0].hands], int(other[0].set_aside)
        pool = [bit for bit in range(30) if (hands[0] | hands[1] | aside) >> bit & 1]
        if not any(int(void) for void in other[0].void):
            random.Random(word).shuffle(pool)
            for seat in (0, 1):
                count = hands[seat].bit_count()
                other[0].hands[seat] = sum(1 << card for card in pool[:count])
                pool = pool[count:]
            other[0].set_aside = sum(1 << card for card in pool)
    else:
        determinize_at(other, 0, viewer, np.uint64(word))
    return other


def tried(ask: Any) -> Any:
    """What is answered, or all that a refusal tells."""
    try:
        return ask()
    except Refused as refused:
        return [refused.code, refused.clause, refused.words, refused.arguments]


def played(table: Table, viewer: int | None, line: list[str]) -> Any:
    """What an order to play a line leads to, told to the viewer; whatever it may show is theirs."""
    command = protocol.Play(do="play", seat=viewer or 0, line=line)
    who, order = Who(PEOPLE[viewer]), Order("x", PEOPLE[viewer], BEGAN)
    return tried(lambda: [event.kind for event in decide(table, command, who, order)])


def everything(table: Table, viewer: int | None) -> bytes:
    """All that a viewer can get out of a table by any door, as bytes."""
    showing, person = Showing(table, NAMES), PEOPLE[viewer]
    texts = [RULES.action_text(None, number) for number in range(RULES.num_actions)]
    game = table.game
    assert game is not None
    answers = [
        showing.state(person, viewer, NOBODY).decode(),
        showing.events(viewer, 0).decode(),
        showing.answer(person, viewer, 1, NOBODY).decode(),
        [tried(lambda t=text: preview(table, viewer, [t])) for text in texts],
        [tried(lambda p=p: why_not(table, viewer, AskWhyNot(place=p), "en")) for p in PLACES],
        [
            tried(lambda t=text: why_not(table, viewer, AskWhyNot(action=t), "pl"))
            for text in texts[::7]
        ],
        tried(lambda: ahead(table, viewer, AskAhead())),
        [tried(lambda t=text: ahead(table, viewer, AskAhead(line=[t]))) for text in texts[::17]],
        [played(table, viewer, [text]) for text in texts],
        [played(table, viewer, [texts[0], text]) for text in texts],
        [
            tried(lambda s=s: replay(game, s, eyes(table, person, viewer, False), viewer, False))
            for s in range(table.step + 1)
        ],
        [about_now(game, viewer).hex()] if viewer is not None else [],
        [
            tried(lambda t=text: str(turn_chosen(game, viewer, [t])))
            for text in (texts[::5] if viewer is not None else [])
        ],
        course(game, eyes(table, person, viewer, False)),
        since(game, max(0, table.step - 5), eyes(table, person, viewer, False)),
        [tried(lambda: eyes(table, person, 0, True)), points(game)],
    ]
    return json.dumps(answers, default=str).encode()


def middle(seed: int, board: str, decisions: int) -> Game:
    game = Game(RULES, RULES.start(seed=seed, board=board))
    chance = random.Random(seed)
    for _ in range(decisions):
        game.play(chance.choice(game.offer))
    return game


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_tables_that_look_alike_give_the_same_bytes_at_every_door(viewer: int | None) -> None:
    differ = 0
    for seed in range(6):
        game = middle(seed, ["basic", "advanced"][seed % 2], 6 * seed)
        other = alike(game.states, viewer, seed + 1)
        differ += other.tobytes() != game.states.tobytes()
        assert RULES.view(game.state, viewer) == RULES.view(other[0], viewer)
        assert everything(table_at(game.states), viewer) == everything(table_at(other), viewer)
    assert differ >= 5


@pytest.mark.parametrize("viewer", [0, 1])
def test_they_go_on_to_give_the_same_bytes_until_something_is_shown(viewer: int) -> None:
    compared = 0
    for seed in range(6):
        game = middle(seed, "basic", 3)
        pair = [game.copy(), Game(RULES, Start(alike(game.states, viewer, seed + 9)))]
        tables = [table_at(each.states) for each in pair]
        chance = random.Random(seed)
        for turn in range(12):
            offers = [{a.number for a in t.game.offer} for t in tables if t.game]
            both = sorted(offers[0] & offers[1])
            if not both:
                break
            number, seat = chance.choice(both), tables[0].to_decide
            assert seat is not None
            event = Event(tables[0].seq + 1, BEGAN, Played(seat, (number,)))
            for table in tables:
                table.apply(event)
            views = [RULES.view(table.game.state, viewer) for table in tables if table.game]
            if views[0] != views[1] or tables[0].to_decide is None:
                break
            first, second = (Showing(table, NAMES) for table in tables)
            assert first.events(viewer, 0) == second.events(viewer, 0)
            if turn % 3 == 0:
                assert everything(tables[0], viewer) == everything(tables[1], viewer)
            compared += 1
    assert compared > 10


def drawn_table(states: States, salt: str) -> Table:
    """A table of Ada's and Bob's whose deal the server drew: the one that a state begins with."""
    headers = {"board": ["basic"], **setup_headers(RULES.to_data(states[0]))}
    text = opening(RULES, Start(states, headers, salt=salt))
    events = [entry.event for entry in two("lone-wolves").table.log]
    assert isinstance(events[0].what, Made)
    about = replace(events[0].what, seed=None, opening=text, commitment=commitment(text))
    events = [Event(e.seq, BEGAN, e.what, str(e.seq), e.by) for e in events]
    return table_of("t", [Event(1, BEGAN, about, "0", ADA), *events[1:]])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_drawn_deals_that_look_alike_differ_in_nothing_but_the_commitment(
    viewer: int | None,
) -> None:
    """It must differ, for it stands for the whole deal; what it hides is what the salt hides."""
    chance, compared = random.Random(1), 0
    for seed in range(4):
        states = RULES.new_many(1, seed)
        pair = [states, alike(states, viewer, seed + 1)]
        assert pair[0].tobytes() != pair[1].tobytes()
        tables = [drawn_table(each, new_salt(chance)) for each in pair]
        for _ in range(8):
            seen = []
            for table in tables:
                assert table.about.commitment and table.about.opening
                mark = table.about.commitment.encode()
                answers = everything(table, viewer)
                assert mark in answers and table.about.opening.split()[-1] not in str(answers)
                seen.append(answers.replace(mark, b"commitment"))
            assert seen[0] == seen[1]
            compared += 1
            if not played_on(tables, viewer, chance):
                break
    assert compared > 4  # some went on


def played_on(tables: list[Table], viewer: int | None, chance: random.Random) -> bool:
    """Play what can be played at both tables; whether they still look alike."""
    offers = [{action.number for action in table.game.offer} for table in tables if table.game]
    if not (both := sorted(offers[0] & offers[1])):
        return False
    assert tables[0].to_decide is not None
    decided = Played(tables[0].to_decide, (chance.choice(both),))
    for table in tables:
        table.apply(Event(table.seq + 1, BEGAN, decided))
    views = [RULES.view(table.game.state, viewer) for table in tables if table.game]
    return views[0] == views[1]


def test_no_seed_and_no_set_up_leaves_before_the_end() -> None:
    desk = two("lone-wolves", options={"seed": 987654321})
    for viewer in (0, 1, None):
        assert b"987654321" not in everything(desk.table, viewer)
    desk.play(200)
    shown = Showing(desk.table, NAMES)
    assert b"987654321" in shown.state(ADA, 0, NOBODY)
    assert b"987654321" not in shown.events(0, 0)


def test_only_lone_wolves_hides_something() -> None:
    assert RULES.hides and not games["the-wolves"].hides


def test_a_given_deal_is_not_among_the_options_before_the_end() -> None:
    hand = [name for name in CARD_NAMES if name[1] in "2345"][:13]
    rest = [name for name in CARD_NAMES if name not in hand]
    setup = {
        "hands": [hand, rest[:13]],
        "set_aside": rest[13:],
        "hidden": [["S1", "S2"], ["S1", "S2"], ["S3", "S4"], ["S3", "S4"], ["S5", "S6"]],
        "shown": [["S7"], ["S7"], ["S8"], ["S8"], ["S9"]],
        "box": ["S5", "S6", "S9"],
        "honour": [[5, 10], [6, 9], [7, 8], [6, 9], [5, 10]],
        "leader": 0,
    }
    desk = two("lone-wolves", options={"setup": setup, "seed": None})
    assert desk.table.game is not None
    shown = Showing(desk.table, NAMES).state(BOB, 1, NOBODY)
    assert b"setup" not in shown and f'"{hand[0]}"'.encode() not in shown


def test_nothing_that_is_sent_names_a_card_that_was_not_played(house: House) -> None:
    """Canaries: the cards of the other hand, in every byte that a player or a spectator got."""
    first = house.guest("Ada").make("lone-wolves", ["me", "open"])
    second = house.guest("Bob").sit(first, 1)
    first.look().order("begin")
    heard: list[tuple[int | None, int, str]] = []
    with first.person.socket(first.id) as own, house.visitor().socket(first.id) as watching:
        for step in range(14):
            play_on({0: first, 1: second}, 1)
            for viewer, socket in ((0, own), (None, watching)):
                message = hear(socket, "happened")
                while message["state"]["table"]["step"] < step + 1:
                    message = hear(socket, "happened")
                heard.append((viewer, step + 1, json.dumps(message)))
    hands = [
        first.look(0).position["view"]["hands"][0],
        second.look(1).position["view"]["hands"][1],
    ]
    for viewer, _, text in heard:
        for seat, hand in enumerate(hands):
            if seat != viewer:
                assert not [card for card in hand if f'"{card}"' in text or f" {card} " in text]
    assert len(heard) == 28 and LAND_NAMES
