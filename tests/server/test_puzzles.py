"""Puzzles over the network: without a name, by all that was tried; with one, rated and kept."""

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import Engine

from tests.server.houses import House, Person
from wolfmoon.puzzles import AGAIN, Attempt, Puzzle, book, of_day, sharing
from wolfmoon.puzzles.puzzlers import judge_of
from wolfmoon.server import protocol
from wolfmoon.server.store import accounts
from wolfmoon.server.store import puzzles as kept

STATE = TypeAdapter[object](protocol.PuzzleState)
GAMES = ("the-wolves", "lone-wolves")
NOW = datetime(2026, 11, 1, tzinfo=UTC)


def some(game: str, kind: str) -> Puzzle:
    """A puzzle of a kind, the easiest there is."""
    return min(
        (each for each in book(game).values() if each.kind == kind), key=lambda each: each.rating
    )


def lines_of(puzzle: Puzzle) -> list[str]:
    """The solver's own decisions on the way to the goal."""
    game, lines = puzzle.begin(), []
    for number in judge_of(puzzle.game).solution(puzzle):
        if game.seat == puzzle.seat:
            lines.append(game.action(number).text)
        game.play(number)
    return lines


def wrong_line(puzzle: Puzzle) -> str:
    """A first decision of Lone Wolves that is wrong."""
    right = judge_of(puzzle.game).others(puzzle)
    return next(each.text for each in puzzle.begin().offer if each.text not in right)


def solve(person: Person, puzzle: Puzzle, **about: Any) -> dict[str, Any]:
    body = {"tried": lines_of(puzzle), **about}
    return person.post(f"/api/puzzles/{puzzle.id}/play", body)  # type: ignore[no-any-return]


# -- what there is ----------------------------------------------------------------------
def test_the_index_has_books_and_the_puzzles_of_today(house: House) -> None:
    found = house.visitor().get("/api/puzzles")
    TypeAdapter(protocol.PuzzleIndex).validate_python(found)
    assert [each["game"] for each in found["books"]] == list(GAMES)
    day = datetime.now(UTC).date()
    wanted = [of_day(game, day).id for game in GAMES]  # type: ignore[union-attr]
    assert [each["id"] for each in found["today"]["puzzles"]] == wanted
    later = (day + timedelta(days=9)).isoformat()
    assert house.visitor().refused("GET", f"/api/puzzles/days/{later}")["code"] == "not-found"


def test_the_next_puzzle_was_not_met_and_fits_the_wish(house: House) -> None:
    ada, puzzle = house.guest("Ada"), some("lone-wolves", "open")
    solve(ada, puzzle)
    theme = puzzle.themes[0]
    wish = {"game": "lone-wolves", "theme": theme, "level": "easier"}
    found = ada.post("/api/puzzles/next", wish)["puzzle"]
    assert found["id"] != puzzle.id and theme in book("lone-wolves")[found["id"]].themes
    seen = [each.id for each in book("lone-wolves").values() if theme in each.themes][:500]
    if len(seen) < 500:
        nothing = house.visitor().post("/api/puzzles/next", {**wish, "seen": seen})
        assert nothing == {"puzzle": None}
    wrong = {"game": "lone-wolves", "theme": "sing"}
    assert ada.refused("POST", "/api/puzzles/next", wrong)["code"] == "theme-unknown"


def test_puzzles_to_keep_begin_as_each_of_them_does_and_were_not_met(house: House) -> None:
    ada, puzzle = house.guest("Ada"), some("lone-wolves", "open")
    solve(ada, puzzle)
    for game in GAMES:
        seen = [each.id for each in book(game).values()][:40]
        wish = {"game": game, "seen": seen}
        found = ada.post("/api/puzzles/several", wish)
        ids = [each["puzzle"]["id"] for each in found]
        assert len({*ids}) == 20 and not {*ids} & {*seen, puzzle.id}
        for state in found[::7]:
            assert state == ada.get(f"/api/puzzles/{state['puzzle']['id']}")
    few = ada.post("/api/puzzles/several", {"game": "lone-wolves", "count": 2})
    assert len(few) == 2
    assert ada.refused("POST", "/api/puzzles/several", {"game": "lone-wolves", "count": 21})
    standing = ada.get("/api/me/puzzles")["standings"]
    assert sum(each["tried"] for each in standing) == 1  # to keep them is not to try them


# -- playing ----------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "kind"), [("lone-wolves", "open"), ("the-wolves", "goal")])
def test_a_puzzle_is_solved_without_a_name(house: House, game: str, kind: str) -> None:
    puzzle, eve = some(game, kind), house.visitor()
    begun = eve.get(f"/api/puzzles/{puzzle.id}")
    STATE.validate_python(begun)
    assert begun["status"] == "asked" and begun["position"]["offer"] and begun["solved"] is None
    state = solve(eve, puzzle, seconds=102)
    STATE.validate_python(state)
    assert state["status"] == "right" and state["rated"] is None and not state["position"]["offer"]
    reached = zip(state["reached"], puzzle.goal, strict=True)
    assert all(count >= part.count for count, part in reached)
    assert state["solved"]["themes"] == list(puzzle.themes)
    share = state["solved"]["share"]
    assert len(share) == 4 and "1:42" in share[2] and share[3] == sharing.address_of(puzzle)


def test_a_wrong_try_is_answered_on_the_board_and_may_be_tried_again(house: House) -> None:
    puzzle, eve = some("lone-wolves", "open"), house.visitor()
    wrong = wrong_line(puzzle)
    path = f"/api/puzzles/{puzzle.id}/play"
    state = eve.post(path, {"tried": [wrong]})
    STATE.validate_python(state)
    assert state["status"] == "wrong" and state["wrongs"] == 1 and state["solved"] is None
    answer = state["verdict"]["refutation"]
    assert answer["frames"] and answer["outcome"] is not None
    last = answer["frames"][-1]["position"]
    scores = [seat["total"] for seat in last["sheet"]["seats"]]
    margin = scores[puzzle.seat] - scores[1 - puzzle.seat]
    assert margin == state["verdict"]["reached"][0] < puzzle.goal[0].count
    state = eve.post(path, {"tried": [wrong, AGAIN, *lines_of(puzzle)]})
    assert state["status"] == "right" and state["wrongs"] == 1


def test_questions_are_answered_as_at_a_table(house: House) -> None:
    puzzle, eve = some("lone-wolves", "open"), house.visitor()
    path, line = f"/api/puzzles/{puzzle.id}", lines_of(puzzle)[0]
    found = eve.post(f"{path}/preview", {"line": [line]})
    TypeAdapter(protocol.Preview).validate_python(found)
    assert isinstance(found["position"]["view"]["hands"][1 - puzzle.seat], list)  # they lie open
    TypeAdapter(protocol.Ahead).validate_python(eve.post(f"{path}/ahead", {}))
    (said,) = eve.post(f"{path}/why-not", {"action": "take S1"})
    TypeAdapter(protocol.WhyNot).validate_python(said)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/puzzles/lone-wolves.none", None, "puzzle-unknown"),
        ("/api/puzzles/own.none", None, "puzzle-unknown"),
        ("{puzzle}/play", {"tried": ["sing"]}, "line-unreadable"),
        ("{puzzle}/play", {"tried": ["undo"]}, "bad-request"),
        ("{puzzle}/play", {"tried": ["again"] * 201}, "bad-request"),
        ("{puzzle}/play", {"tried": [], "theme": "sing"}, "theme-unknown"),
        ("{puzzle}/hint", {"rung": "all"}, "bad-request"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    house: House, path: str, body: dict[str, Any] | None, code: str
) -> None:
    path = path.format(puzzle=f"/api/puzzles/{some('lone-wolves', 'open').id}")
    problem = house.visitor().refused("POST" if body is not None else "GET", path, body)
    assert problem["code"] == code


# -- nothing is given away --------------------------------------------------------------
def test_nothing_of_the_answer_is_sent_before_it_is_asked_for(house: House) -> None:
    eve = house.visitor()
    for puzzle in (some("the-wolves", "goal"), some("lone-wolves", "open")):
        line = lines_of(puzzle)
        asked = [
            eve.get("/api/puzzles"),
            eve.get(f"/api/puzzles/{puzzle.id}"),
            eve.post(f"/api/puzzles/{puzzle.id}/ahead", {}),
        ]
        text = json.dumps(asked)
        assert '"solved": null' in text and '"themes": [{' in text  # those of the whole book
        assert ", ".join(line) not in text and json.dumps(line) not in text
        assert all(key not in asked[1]["puzzle"] for key in ("themes", "solution", "others"))
        hint = eve.post(f"/api/puzzles/{puzzle.id}/hint", {"rung": "look"})
        TypeAdapter(protocol.PuzzleHint).validate_python(hint)
        assert hint["decisions"] == [] and hint["places"]
        turn = eve.post(f"/api/puzzles/{puzzle.id}/hint", {"rung": "turn"})
        assert turn["decisions"][0] == line[0]
        solution = eve.post(f"/api/puzzles/{puzzle.id}/solution")
        TypeAdapter(protocol.PuzzleSolution).validate_python(solution)
        played = [each["text"] for frame in solution["frames"] for each in frame["options"]]
        assert played[0].startswith(line[0])


def test_a_hand_that_is_hidden_stays_hidden_while_hands_are_counted(house: House) -> None:
    for kind in ("safe", "percentage"):
        found = [each for each in book("lone-wolves").values() if each.kind == kind]
        puzzle = found[0]
        state = house.visitor().get(f"/api/puzzles/{puzzle.id}")
        assert isinstance(state["position"]["view"]["hands"][1 - puzzle.seat], int)
        assert len(state["hands"]) >= 6 and all(each["points"] is None for each in state["hands"])
        tried = [wrong_line(puzzle)]
        state = house.visitor().post(f"/api/puzzles/{puzzle.id}/play", {"tried": tried})
        beaten = state["verdict"]["refutation"]["hand"]
        (row,) = [each for each in state["hands"] if each["cards"] == beaten]
        assert row["points"] < 1
        won = sum(each["points"] >= 1 for each in state["hands"])
        assert state["verdict"]["reached"] == [won]


# -- ratings, streaks, votes ------------------------------------------------------------
def test_the_first_try_counts_and_a_hint_halves(house: House) -> None:
    puzzle = some("lone-wolves", "open")
    plain, hinted, themed = (house.guest(name) for name in ("Ada", "Bob", "Cleo"))
    hinted.post(f"/api/puzzles/{puzzle.id}/hint", {"rung": "look"})
    gains, weights = [], []
    for person, about in ((plain, {}), (hinted, {}), (themed, {"theme": puzzle.themes[0]})):
        rated = solve(person, puzzle, **about)["rated"]
        gains.append(rated["after"]["value"] - rated["before"]["value"])
        weights.append(rated["weight"])
        assert solve(person, puzzle)["rated"] is None  # once
    assert weights == [1.0, 0.5, pytest.approx(0.1)]
    assert gains[0] > gains[1] > gains[2] > 0
    mine = plain.get("/api/me/puzzles")
    TypeAdapter(protocol.PuzzlesMine).validate_python(mine)
    standing = mine["standings"][GAMES.index("lone-wolves")]
    assert (standing["tried"], standing["solved"]) == (1, 1)
    assert standing["themes"] == dict.fromkeys(puzzle.themes, 1)
    assert mine["history"][0]["first"] is True and mine["history"][0]["tries"] == 2


def test_who_asks_for_the_solution_first_has_given_up(house: House) -> None:
    ada, puzzle = house.guest("Ada"), some("the-wolves", "goal")
    before = ada.get(f"/api/puzzles/{puzzle.id}")["puzzle"]["rating"]["value"]
    rated = ada.post(f"/api/puzzles/{puzzle.id}/solution")["rated"]
    assert rated["after"]["value"] < rated["before"]["value"]
    assert rated["puzzle"]["value"] > before
    state = solve(ada, puzzle)
    assert state["rated"] is None and state["status"] == "right"


def test_a_day_solved_is_a_day_in_a_row(house: House) -> None:
    ada, today = house.guest("Ada"), datetime.now(UTC).date()
    puzzle = of_day("lone-wolves", today)
    assert puzzle is not None
    solve(ada, puzzle)
    standing = ada.get("/api/me/puzzles")["standings"][GAMES.index("lone-wolves")]
    assert standing["streak"] == 1 and standing["days"] == [today.isoformat()]


def test_a_puzzle_of_the_day_that_was_taken_back_gives_way_to_another(tmp_path: Path) -> None:
    """On a server of its own: its day would not be that of other tests any more."""
    today, game = datetime.now(UTC).date(), "lone-wolves"
    first = of_day(game, today)
    assert first is not None
    second = of_day(game, today, {first.id})
    assert second is not None and second != first
    with House(None, tmp_path) as house:
        for name in ("Ada", "Bob", "Cid"):
            person = house.guest(name)
            solve(person, first)
            person.ask("PUT", f"/api/puzzles/{first.id}/vote", {"good": False})
        listed = house.visitor().get("/api/puzzles")["today"]["puzzles"]
        assert [each["id"] for each in listed if each["game"] == game] == [second.id]
        for puzzle in (first, second):  # who was in the middle of the first has solved the day too
            assert solved_days(house.guest("Dora"), puzzle) == [today.isoformat()]
        assert solved_days(house.guest("Eve"), some(game, "safe")) == []


def solved_days(person: Person, puzzle: Puzzle) -> list[str]:
    """The days that someone has solved who solves a single puzzle."""
    solve(person, puzzle)
    standing = person.get("/api/me/puzzles")["standings"][GAMES.index(puzzle.game)]
    return [str(day) for day in standing["days"]]


def test_only_who_has_tried_may_vote(house: House) -> None:
    puzzle = some("lone-wolves", "open")
    path = f"/api/puzzles/{puzzle.id}/vote"
    ada = house.guest("Ada")
    assert ada.refused("PUT", path, {"good": False})["code"] == "puzzle-not-tried"
    solve(ada, puzzle)
    assert ada.ask("PUT", path, {"good": False}).status_code == 204
    assert ada.ask("PUT", path, {"good": True}).status_code == 204  # another mind


# -- the database -----------------------------------------------------------------------
def test_an_own_puzzle_is_its_persons_alone(engine: Engine) -> None:
    puzzle = some("lone-wolves", "open")
    row = {
        "id": "own.first",
        "table_id": None,
        "step": None,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "position": puzzle.begin().position(),
        "goal": ",".join(map(str, puzzle.goal)),
        "solution": "-",
        "rating": 1500,
        "at": 1,
    }
    with engine.connect() as connection:
        with connection.begin():
            ada, bob = (accounts.add_guest(connection, name, "en", NOW) for name in ("Ada", "Bob"))
            kept.keep_own(connection, ada, row)
        assert kept.own(connection, bob) == []
        (found,) = kept.own(connection, ada, "own.first")
    attempt = Attempt(found.puzzle, lines_of(puzzle))
    assert attempt.solved


def test_what_was_tried_is_rated_alike_on_both_databases(engine: Engine) -> None:
    puzzle = some("lone-wolves", "open")
    with engine.connect() as connection, connection.begin():
        ada = accounts.add_guest(connection, "Ada", "en", NOW)
        end = kept.Ended(puzzle, True, False, 5, date(2026, 11, 1))
        kept.note_hint(connection, ada, puzzle.id, 4)
        counted = kept.ended(connection, ada, end)
        assert counted is not None and counted.weight == 0.5
        assert kept.ended(connection, ada, end) is None
        assert kept.vote(connection, ada, puzzle, False)
        assert kept.vote(connection, ada, puzzle, True)
        for number in range(kept.COMPLAINTS):
            assert kept.withdrawn(connection) == set()
            bob = accounts.add_guest(connection, f"Bob {number}", "en", NOW)
            kept.ended(connection, bob, end)
            kept.vote(connection, bob, puzzle, False)
        assert kept.withdrawn(connection) == {puzzle.id}
        (row,) = kept.attempts(connection, ada)
        assert (row.tries, row.first, row.day) == (2, True, "2026-11-01")
        accounts.forget(connection, ada)
        assert kept.attempts(connection, ada) == []


# -- what is shown ----------------------------------------------------------------------
def test_a_turn_that_was_tried_comes_thing_by_thing(house: House) -> None:
    puzzle, eve = some("the-wolves", "goal"), house.visitor()
    state = solve(eve, puzzle)
    played = state["verdict"]["played"]
    assert [option["text"] for frame in played for option in frame["options"]] == lines_of(puzzle)
    assert all(frame["seat"] == puzzle.seat for frame in played)


def test_other_right_decisions_come_as_an_offer_has_them(house: House) -> None:
    puzzle, eve = some("lone-wolves", "safe"), house.visitor()
    taken, *left = judge_of(puzzle.game).others(puzzle)
    others = solve(eve, puzzle)["solved"]["others"]
    assert left and taken == lines_of(puzzle)[0], (
        "the puzzle has other ways, and the first was taken"
    )
    assert [each["text"] for each in others] == left
    assert all(each["data"]["action"] == "play" for each in others)


def test_a_puzzle_that_was_taken_back_says_so(house: House) -> None:
    puzzle = some("lone-wolves", "percentage")
    for name in ("Ada", "Bob", "Cid"):
        person = house.guest(name)
        assert not person.get(f"/api/puzzles/{puzzle.id}")["withdrawn"]
        solve(person, puzzle)
        person.ask("PUT", f"/api/puzzles/{puzzle.id}/vote", {"good": False})
    assert house.visitor().get(f"/api/puzzles/{puzzle.id}")["withdrawn"]


@pytest.mark.parametrize("kind", ["open", "safe"])
def test_a_picture_shows_what_the_solver_sees(house: House, kind: str) -> None:
    puzzle, eve = some("lone-wolves", kind), house.visitor()
    path = f"/api/puzzles/{puzzle.id}/picture.svg"
    night, day = eve.ask("GET", path), eve.ask("GET", f"{path}?theme=day")
    assert night.headers["content-type"] == "image/svg+xml" and night.text.startswith("<svg")
    assert night.text != day.text
    assert "Sumpf" in eve.ask("GET", f"{path}?language=de").text and "Sumpf" not in night.text
    refused = eve.refused("GET", "/api/puzzles/own.none/picture.svg")
    assert refused["code"] == "puzzle-unknown"


def test_a_link_to_a_puzzle_unfolds_and_gives_nothing_away(house: House) -> None:
    puzzle, eve = some("lone-wolves", "safe"), house.visitor()
    page = eve.ask("GET", sharing.address_of(puzzle)).text
    assert "Win against every one of the" in page and f"{puzzle.id}/picture.png" in page
    words = page.split("<head>")[1].split("</head>")[0]
    assert all(text not in words for text in judge_of(puzzle.game).others(puzzle))
    assert "og:title" not in eve.ask("GET", "/puzzles/own/none").text
