"""turn.py and explain.py: what is asked in which order, and why something else is not."""

import pytest

from tests.lone_wolves.scenes import RULES, facts, random_states, reasons_of, scene
from wolfmoon.games.lone_wolves.actions import NUM_ACTIONS, Ask
from wolfmoon.games.lone_wolves.reasons import CLAUSES, Reason


def test_a_trick_is_lead_follow_take_place() -> None:
    """[L5, L6, L12]"""
    game = scene("R7 G2", "R6 G3", caves="shown: S2 S1")
    asked = []
    for text in ("play R7 swamp", "play R6 caves", "take S2", "place swamp"):
        asked.append((facts(game)["asks"], facts(game)["seat"]))
        game.play(text)
    assert asked == [("lead", 0), ("follow", 1), ("take", 1), ("place", 1)]
    assert (facts(game)["asks"], facts(game)["seat"]) == ("lead", 0)


@pytest.mark.parametrize(
    ("played", "asked", "reason", "clause"),
    [
        ("", "take S1", "lead_first", "L5"),
        ("play R7 swamp", "take hidden", "follow_first", "L6"),
        ("play R7 swamp, play R6 caves", "play G3 caves", "take_first", "L12"),
        ("play R7 swamp, play R6 caves, take S2", "take S1", "place_first", "L12"),
        ("", "play K7 swamp", "not_in_your_hand", "L5"),
        ("play R7 swamp", "play R7 swamp", "not_in_your_hand", "L5"),
    ],
)
def test_what_is_not_asked_is_refused_with_its_rule(
    played: str, asked: str, reason: str, clause: str
) -> None:
    """[L5, L6, L12]"""
    game = scene("R7 G2", "R6 G3", caves="shown: S2 S1")
    if played:
        game.play(played)
    refusal = game.why_not(asked)
    assert refusal is not None and (refusal.reason, refusal.clause) == (reason, clause)


def test_once_over_the_seat_is_the_one_of_the_last_decision() -> None:
    """[L18]"""
    game = scene("R6", "R7", trick=12)
    game.play("play R6 volcano, play R7 volcano")
    assert game.seat is None and facts(game)["seat"] == 1 and facts(game)["trick"] == 13
    assert facts(game)["led"] is None and facts(game)["followed"] is None


def test_every_reason_has_a_clause() -> None:
    """[L5, L6, L7, L12, L16, L18]"""
    assert set(CLAUSES) == set(Reason) - {Reason.OK}


def test_every_refusal_of_random_positions_can_be_put_into_words() -> None:
    """[L5, L6, L7, L12, L16, L18]"""
    seen = set()
    for board, seed in (("basic", 1), ("advanced", 2)):
        states = random_states(60, seed, board=board)
        for index in range(len(states)):
            part = states[index : index + 1]
            reasons = reasons_of(part)
            for action in range(NUM_ACTIONS):
                if reasons[action]:
                    refusal = RULES.explain(part, action, int(reasons[action]))
                    assert refusal.sentence.endswith(".") and "{" not in refusal.sentence
                    assert refusal.clause.startswith("L")
                    seen.add(int(reasons[action]))
    assert seen == set(map(int, CLAUSES))


def test_every_question_has_words() -> None:
    """[L5, L6, L12]"""
    state = scene("R7", "R6").states.copy()
    for ask in Ask:
        state[0].asks = int(ask)
        assert RULES.question(state[0])


@pytest.mark.parametrize(
    ("place", "texts"),
    [
        ("swamp", ["play G2 swamp", "play R7 swamp"]),
        ("R7", [f"play R7 {land}" for land in ("swamp", "caves", "desert", "volcano", "tundra")]),
        ("S1", []),
        ("swamp-caves", []),
    ],
)
def test_pointing_at_a_card_or_a_land_means_its_plays(place: str, texts: list[str]) -> None:
    """[L5]"""
    game = scene("R7 G2", "R6 G3")
    assert [action.text for action, _ in game.why_not_here(place)] == texts


def test_pointing_at_a_scar_a_land_or_a_slot_means_taking_and_placing() -> None:
    """[L12]"""
    game = scene("R7 G2", "R6 G3", caves="shown: S2, hidden: S1")
    game.play("play R7 swamp, play R6 caves")
    found = {action.text: refusal for action, refusal in game.why_not_here("caves")}
    possible = [text for text, refusal in found.items() if refusal is None]
    assert len(found) == 10 and possible == ["take S2", "take hidden"]
    assert game.why_not_here("swamp") == []
    assert [action.text for action, _ in game.why_not_here("hidden")] == ["take hidden"]
    game.play("take S2")
    assert [action.text for action, _ in game.why_not_here("Swamp-Caves")] == ["place swamp-caves"]
