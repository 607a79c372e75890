"""Games over HTTP, in a real process: from the first seat to the rematch."""

from pathlib import Path

from pydantic import TypeAdapter

from tests.server.houses import AtTable, House, hear, play_on
from wolfmoon import load
from wolfmoon.server import protocol
from wolfmoon.server.shapes import GameMap

REPLAYS = Path(__file__).parents[1] / "replays"
FILES = {
    "the-wolves": REPLAYS / "the-wolves-3-players.game",
    "lone-wolves": REPLAYS / "lone-wolves-basic.game",
}


def two_people(house: House, game: str = "lone-wolves", **more: object) -> tuple[AtTable, AtTable]:
    """Ada and Bob at a table, playing."""
    first = house.guest("Ada").make(game, ["me", "open"], **more)
    second = house.guest("Bob").sit(first, 1)
    first.look().order("begin")
    return first, second.look()


def deciding(*people: AtTable) -> tuple[AtTable, int]:
    """The one to decide, and their seat."""
    for person in people:
        person.look()
        if person.position["offer"]:
            return person, person.state["seat"]
    raise AssertionError("nobody is to decide")


def test_two_people_play_a_whole_game_and_again(house: House) -> None:
    first, second = two_people(house)
    made = play_on({0: first, 1: second})
    over = first.look()
    assert over.table["status"] == "finished" and made > 30
    assert over.table["deal"] == "drawn" and "seed" not in over.table["options"]
    assert over.position["outcome"]["scores"] and over.table["to_decide"] is None
    log = first.person.get(f"{first.path}/events")
    protocol.Events.model_validate(log)
    assert [event["seq"] for event in log["events"]] == list(range(1, log["seq"] + 1))
    assert log["events"][-1]["kind"] == "ended"
    answer = first.order("rematch")
    again = second.person.at(answer["state"]["table"]["rematch"])
    bob, ada = again.table["seats"]
    assert bob["kind"] == "open" and bob["kept_for"] == "Bob" and bob["kept_for_you"]
    assert ada["name"] == "Ada" and again.table["status"] == "gathering"
    again.order("sit", seat=0)
    assert again.table["status"] == "playing" and again.table["seats"][0]["yours"]
    rows = first.person.get("/api/me/statistics")["rows"]
    assert rows[0]["games"] == 1 and rows[0]["players"] == 2


def test_the_log_speaks_of_people_by_their_names_now(house: House) -> None:
    first, second = two_people(house)
    second.person.ask("PATCH", "/api/people/me", {"name": "Robert"})
    events = first.person.get(f"{first.path}/events")["events"]
    assert [event["name"] for event in events if event["kind"] == "sat"] == ["Robert"]
    assert first.look().table["seats"][1]["name"] == "Robert"


def test_several_people_play_on_one_device(house: House) -> None:
    ada = house.guest("Ada")
    here = ada.make("the-wolves", ["me", {"kind": "here", "name": "Ben"}, "open"])
    here.order("sit", seat=2, name="Cleo")
    assert [seat["name"] for seat in here.table["seats"]] == ["Ada", "Ben", "Cleo"]
    assert [seat["yours"] for seat in here.table["seats"]] == [True] * 3
    here.order("begin")
    assert play_on(dict.fromkeys(range(3), here), 30) == 30
    assert ada.get("/api/me/tables")["tables"][0]["id"] == here.id


def test_each_seat_on_one_device_sees_its_own_hand(house: House) -> None:
    here = house.guest().make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    here.order("begin")
    hands = [here.look(seat).position["view"]["hands"] for seat in (0, 1)]
    assert isinstance(hands[0][0], list) and hands[0][1] == 13
    assert isinstance(hands[1][1], list) and hands[1][0] == 13


def test_preview_shows_what_would_be_and_changes_nothing(house: House) -> None:
    first, second = two_people(house, "the-wolves")
    play_on({0: first, 1: second}, 8)
    person, seat = deciding(first, second)
    option = person.position["offer"][0]["text"]
    ask = {"seat": seat, "line": [option]}
    preview = person.person.post(f"{person.path}/preview", ask)
    protocol.Preview.model_validate(preview)
    assert preview["position"]["step"] == person.position["step"] + 1
    assert not preview["shows"]
    step = person.position["step"]
    assert person.look().position["step"] == step
    answer = person.play(seat, option)
    shown = preview["position"]
    assert answer["state"]["position"]["view"] == shown["view"]
    assert answer["state"]["position"]["sheet"] == shown["sheet"]
    assert answer["state"]["position"]["offer"] == shown["offer"]
    assert answer["events"][0]["told"] == preview["told"]


def test_a_preview_of_what_will_be_shown_does_not_show_it(house: House) -> None:
    first, second = two_people(house, options={"seed": 3})
    people = {0: first, 1: second}
    for _ in range(60):
        person, seat = deciding(first, second)
        texts = [option["text"] for option in person.position["offer"]]
        if "take hidden" in texts:
            path = f"{person.path}/preview"
            preview = person.person.post(path, {"seat": seat, "line": ["take hidden"]})
            protocol.Preview.model_validate(preview)
            assert preview["shows"] and preview["position"]["view"]["in_hand"] == "hidden"
            assert preview["position"]["offer"] == []
            assert [each["what"] for each in preview["told"]] == ["took-hidden"]
            body = {"seat": seat, "line": ["take hidden", "place swamp"]}
            assert person.person.refused("POST", path, body)["code"] == "line-too-far"
            return
        play_on(people, 1)
    raise AssertionError("no hidden scar was offered")


def test_why_not_names_the_rule_in_the_reader_s_language(house: House) -> None:
    first, second = two_people(house)
    person, seat = deciding(first, second)
    ask = {"seat": seat, "action": "take S1"}
    [said] = person.person.post(f"{person.path}/why-not", ask)
    protocol.WhyNot.model_validate(said)
    assert said["refusal"]["clause"].startswith("L")
    german = person.person.ask(
        "POST", f"{person.path}/why-not", ask, headers={"Accept-Language": "de"}
    )
    assert german.json()[0]["refusal"]["sentence"] != said["refusal"]["sentence"]
    here = person.person.post(f"{person.path}/why-not", {"seat": seat, "place": "swamp"})
    assert len(here) == 13
    waiting = second if person is first else first
    nothing = waiting.person.post(f"{waiting.path}/why-not", {"place": "swamp"})
    assert nothing == []


def test_an_illegal_decision_is_refused_with_its_clause(house: House) -> None:
    first, second = two_people(house)
    person, seat = deciding(first, second)
    problem = person.refused("play", seat=seat, line=["take S1"])
    assert problem["status"] == 422 and problem["clause"].startswith("L")
    assert problem["sentence"].endswith(".")


def test_undo_and_takeback_over_http(house: House) -> None:
    first, second = two_people(house, "the-wolves")
    play_on({0: first, 1: second}, 9)
    person, seat = deciding(first, second)
    before = person.position
    assert before["undo_step"] is not None and before["turn_step"] < before["step"]
    person.order("undo", seat=seat, to_step=before["turn_step"])
    assert person.position["step"] == before["turn_step"]
    assert person.position["undo_step"] is None
    other = second if person is first else first
    other.look().order("ask_back", seat=other.state["seat"])
    asked = person.look().table["takeback"]
    assert asked["waiting_for"] == [seat]
    person.order("answer_back", seat=seat, agree=True)
    assert person.table["to_decide"] == other.state["seat"]


def test_a_seat_that_was_left_is_stood_in_for_and_reclaimed(house: House) -> None:
    first, second = two_people(house)
    second.order("leave")
    assert first.look().table["seats"][1]["stand_in"]
    second.look().order("reclaim")
    assert first.look().table["seats"][1]["stand_in"] is None


# -- who may come -----------------------------------------------------------------------
def test_an_invite_seats_one_person_once(house: House) -> None:
    ada, bob, eve = (house.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.make("the-wolves", ["me", "open", "open"], access="private")
    assert bob.refused("GET", table.path)["code"] == "table-unknown"
    assert bob.refused("GET", f"{table.path}/invites")["code"] == "table-unknown"
    invite = ada.post(f"{table.path}/invites/1")
    protocol.Invite.model_validate(invite)
    assert [each["seat"] for each in ada.get(f"{table.path}/invites")] == [1]
    to = bob.get(f"/api/invites/{invite['secret']}")
    protocol.InvitedTo.model_validate(to)
    order = AtTable(bob, {"table": to["table"], "seq": to["table"]["seq"]})
    assert order.refused("sit", seat=2, invite=invite["secret"])["code"] == "invite-unknown"
    order.order("sit", seat=1, invite=invite["secret"])
    assert bob.refused("GET", f"{table.path}/invites")["code"] == "not-the-host"
    assert eve.refused("GET", f"/api/invites/{invite['secret']}")["code"] == "invite-used"
    for seated in (ada, bob):  # whoever sits there is led to the table by any link of it
        again = seated.get(f"/api/invites/{invite['secret']}")
        assert [seat["seat"] for seat in again["table"]["seats"] if seat["yours"]]
    late = AtTable(eve, {"table": to["table"], "seq": order.state["seq"]})
    assert late.refused("sit", seat=2, invite=invite["secret"])["code"] == "invite-used"
    assert late.refused("sit", seat=2)["code"] == "table-unknown"


def test_spectators_watch_unless_the_table_has_none(house: House) -> None:
    eve = house.visitor()
    first, _ = two_people(house)
    seen = eve.at(first)
    assert seen.state["seat"] is None and seen.position["view"]["hands"] == [13, 13]
    assert seen.position["offer"] == []
    closed, _ = two_people(house, spectators=False)
    assert eve.refused("GET", closed.path)["code"] == "spectators-not-allowed"


def test_the_lobby_lists_open_tables_only(house: House) -> None:
    ada = house.guest()
    tables = {
        access: ada.make("lone-wolves", ["me", "open"], access=access).id
        for access in ("open", "link", "private")
    }
    listed = [table["id"] for table in house.visitor().get("/api/tables")["tables"]]
    assert tables["open"] in listed
    assert tables["link"] not in listed and tables["private"] not in listed


def test_chat_is_heard_by_all_and_said_once(house: House) -> None:
    first, second = two_people(house)
    with second.person.socket(first.id) as socket:
        hear(socket, "present")
        line = {"id": "6f0f8a52-6f9b-4b0e-8f9e-1de0e5cbb0a1", "text": " Good luck! "}
        said = first.person.post(f"{first.path}/chat", line)
        protocol.Chat.model_validate(said)
        assert said["text"] == "Good luck!" and said["seat"] == 0
        assert hear(socket, "said")["chat"] == said
    assert first.person.post(f"{first.path}/chat", line) == said
    assert second.person.get(f"{first.path}/chat") == [said]
    eve = house.guest("Eve")
    assert eve.refused("POST", f"{first.path}/chat", line)["code"] == "not-your-seat"


# -- looking back -----------------------------------------------------------------------
def test_a_game_comes_back_from_its_file_to_be_studied(house: House) -> None:
    for game, file in FILES.items():
        text = file.read_text(encoding="utf-8")
        whole = load(text)
        ada = house.guest()
        last = len(whole.log) - 1
        study = AtTable(ada, ada.post("/api/imports", {"text": text, "step": last}))
        assert study.table["analysis"] and study.table["game"] == game
        assert study.position["step"] == last
        exported = ada.ask("GET", f"{study.path}/file").text
        assert load(exported).states.tobytes() == whole.at(last).states.tobytes()
        study.order("undo", seat=0, to_step=5)
        study.look()
        seat = study.table["to_decide"]
        study.look(seat).play(seat, study.position["offer"][0]["text"])
        assert study.position["step"] == 6
        branch = ada.post(f"{study.path}/branches", {"step": 3})
        assert branch["position"]["step"] == 3 and branch["table"]["branch_of"] == study.id
        study.order("leave")  # no bot goes on with what one person studies
        assert [seat["stand_in"] for seat in study.table["seats"]] == [None] * whole.seats
        study.order("undo", seat=0, to_step=5)


def test_a_finished_game_of_a_file_is_a_finished_game_of_those_who_played_it(house: House) -> None:
    first, second = two_people(house)
    play_on({0: first, 1: second})
    file = house.visitor().ask("GET", f"{first.path}/file").text
    eve = house.guest("Eve")
    brought = AtTable(eve, eve.post("/api/imports", {"text": file}))
    seats = [(seat["name"], seat["yours"]) for seat in brought.table["seats"]]
    assert seats == [(seat["name"], False) for seat in first.look().table["seats"]]
    assert brought.table["status"] == "finished"
    assert brought.position["outcome"] == first.position["outcome"]
    assert [table["id"] for table in eve.get("/api/me/tables")["tables"]] == [brought.id]
    assert eve.get("/api/me/statistics")["rows"] == []
    for viewer in ({"open": True}, {"seat": 1}):
        course = eve.get(f"{brought.path}/course", **viewer)
        protocol.Course.model_validate(course)
        assert course == eve.get(f"{first.path}/course", **viewer)
    assert course["deeds"][-1]["step"] == first.position["step"]
    begun = course["deeds"][7]["step"]
    since = eve.get(f"{brought.path}/since", step=begun, seat=1)
    protocol.Since.model_validate(since)
    assert since["step"] == begun and since["before"]["step"] == begun
    replayed = eve.get(f"{brought.path}/replay", step=begun, seat=1)
    assert since["before"] == replayed["position"]
    done = [(each["position"]["step"], each["told"]) for each in since["moments"]]
    assert done == [(deed["step"], deed["told"]) for deed in course["deeds"][8:]]
    assert since["turns"] == [step for step in course["turns"] if step > begun]
    assert since["knew"]["hands"] > since["knows"]["hands"] == 1
    assert eve.refused("GET", f"{brought.path}/since?step=9999")["code"] == "step-unknown"

    lines = [line for line in file.splitlines() if not line.startswith("player ")]
    bots = "\n".join([*lines[:3], "bot 2 cub", *lines[3:]])
    seats = eve.post("/api/imports", {"text": bots})["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", None), ("bot", "cub")]


def test_a_game_goes_on_from_a_step_of_a_file_and_is_replayed(house: House) -> None:
    text = FILES["the-wolves"].read_text(encoding="utf-8")
    whole = load(text)
    step = len(whole.log) - 6
    ada = house.guest()
    seats = [{"kind": "me"}] + [
        {"kind": "here", "name": f"Ben {n}"} for n in range(whole.seats - 1)
    ]
    made = ada.post("/api/imports", {"text": text, "step": step, "seats": seats})
    table = AtTable(ada, made)
    assert table.table["status"] == "gathering" and table.position is None
    table.order("begin")
    for action in whole.log[step:]:
        table.play(table.table["to_decide"], action.text)
    assert table.table["status"] == "finished"
    replay = ada.get(f"{table.path}/replay", step=step, seat=1)
    protocol.Replay.model_validate(replay)
    assert replay["steps"] == len(whole.log) and replay["position"]["step"] == step
    assert replay["turns"][0] == 0 and replay["told"]
    points = ada.get(f"{table.path}/points")
    protocol.Points.model_validate(points)
    assert points["points"][-1] == list(whole.outcome.scores)
    assert ada.refused("GET", f"{table.path}/replay?step=9999")["code"] == "step-unknown"


def test_while_a_game_goes_on_only_one_s_own_eyes_look_back(house: House) -> None:
    first, second = two_people(house)
    play_on({0: first, 1: second}, 12)
    own = first.person.get(f"{first.path}/replay", step=3)
    assert isinstance(own["position"]["view"]["hands"][0], list)
    assert own["position"]["view"]["hands"][1] in (12, 13)
    for query, code in (("seat=1", "not-your-seat"), ("open=true", "not-finished")):
        refused = first.person.refused("GET", f"{first.path}/replay?{query}")
        assert refused["code"] == code
    assert first.person.refused("GET", f"{first.path}/file")["code"] == "not-finished"
    step = {"step": 2}
    assert first.person.refused("POST", f"{first.path}/branches", step)["code"] == "not-finished"
    play_on({0: first, 1: second})
    for query in ({"seat": 1}, {"open": True}):
        seen = house.visitor().get(f"{first.path}/replay", step=3, **query)
        protocol.Replay.model_validate(seen)
        assert isinstance(seen["position"]["view"]["hands"][1], list)


def test_an_unreadable_file_is_refused(house: House) -> None:
    ada = house.guest()
    for text in ("", "nonsense", "wolfmoon game 1\ngame chess\nrules 1\n"):
        problem = ada.refused("POST", "/api/imports", {"text": text})
        assert problem["code"] == "file-unreadable" and problem["status"] == 422


BAD_TABLES: list[dict[str, object]] = [
    {"seats": [{"kind": "me"}]},
    {"seats": [{"kind": "me"}, {"kind": "me"}]},
    {"seats": [{"kind": "here"}, {"kind": "open"}]},
    {"seats": [{"kind": "me"}, {"kind": "bot", "level": "nobody"}]},
    {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "game": "lone-wolves"},
    {"options": {"board": "round"}, "game": "lone-wolves"},
    {"options": {"seed": -1}},
    {"options": {"colour": "red"}},
    {"options": {"packs": ["forest", "forest"]}},
    {"options": {"packs": 7}},
    {"options": {"packs": [["forest"], {}]}},
    {"options": {"setup": {"regions": "x"}}},
    {"options": {"setup": {"regions": [{}], "tokens": 1, "prey": 2, "first": []}}},
    {"options": {"setup": 3}, "game": "lone-wolves"},
    {"stand_in": "nobody"},
    {"clock": {"kind": "live", "minutes": -1}},
    {"surprise": 1},
]


def test_a_table_that_cannot_be_made_is_refused(house: House) -> None:
    ada = house.guest()
    for change in BAD_TABLES:
        new = {"game": "the-wolves", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
        problem = ada.refused("POST", "/api/tables", new)
        assert problem["status"] == 422, (change, problem)


def test_games_and_maps_are_described(house: House) -> None:
    anyone = house.visitor()
    found = anyone.get("/api/games")
    for game in found:
        protocol.GameInfo.model_validate(game)
    assert [game["name"] for game in found] == ["the-wolves", "lone-wolves"]
    game_map = anyone.get("/api/games/the-wolves/map", players=3, regions="1,2,3,4,5,6")
    TypeAdapter(GameMap).validate_python(game_map)
    assert len(game_map["hexes"]) == 7 * 16
    short = anyone.refused("GET", "/api/games/the-wolves/map?players=3&regions=1,2")
    assert short["code"] == "bad-request"


def test_the_words_of_every_language_are_served(house: House) -> None:
    anyone = house.visitor()
    for language in ("en", "pl", "ru", "uk", "de"):
        answer = anyone.ask("GET", f"/api/words/{language}")
        assert answer.status_code == 200 and "table-unknown" in answer.text
    assert anyone.refused("GET", "/api/words/xx")["code"] == "bad-request"
