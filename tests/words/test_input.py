"""What is wrong with something given is said in every language, with nothing left in English."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import wolfmoon
from tests.words.ftl import entries
from wolfmoon.engine.errors import Phrase, Refusal, WolfmoonError
from wolfmoon.server import making, protocol
from wolfmoon.server.doors.fields import LIMITED, NAMED, field_of, problem_of
from wolfmoon.server.doors.lists import map_data
from wolfmoon.server.refused import Refused, by_error
from wolfmoon.server.wording import sentence
from wolfmoon.words import ENGLISH, LANGUAGES

SOURCES = Path(wolfmoon.__file__).parent
STARTS = ("input-", "expect-", "field-")
WRITTEN = "map pack true false null JSON Action forest rock home alpha salt commitment"
AS_WRITTEN = set(re.findall(r"\w+", WRITTEN))
"""Words of files and data, which are the same in every language."""
SHARED = {"in", "to", "program"}
"""Words that German or Polish has too."""
ENGLISH_WORDS = re.compile(
    r"(?<!\S)(the|of|is|not|expected|found|should|must|valid|or|and|with)(?!\S)"
)
LATIN = re.compile(r"[A-Za-zÀ-ž]{2,}")


# -- the source ---------------------------------------------------------------------
def calls(name: str, *folders: str) -> Iterator[tuple[ast.Call, str]]:
    """Every call of a function in some folders, and where it stands."""
    for folder in folders:
        for path in (SOURCES / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                    yield node, f"{path.name}:{node.lineno}"


def test_engine_and_games_say_nothing_but_phrases() -> None:
    texts = (ast.Constant, ast.JoinedStr, ast.BinOp)
    for name in ("BadInput", "Unreadable"):
        for call, where in calls(name, "engine", "games"):
            assert not isinstance(call.args[0], texts), f"{where} speaks English only"


def test_every_phrase_has_words_and_their_facts() -> None:
    found = [
        (key.value, {word.arg for word in call.keywords}, where)
        for call, where in calls("phrase", "engine", "games", "server")
        for key in ast.walk(call.args[0])
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    assert len(found) > 90
    for key, facts, where in found:
        assert key in entries(ENGLISH), f"{where}: {key}"
        assert None in facts or facts >= entries(ENGLISH)[key].variables, f"{where}: {key}"


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_no_phrase_has_a_word_of_english(language: str) -> None:
    for key, entry in entries(language).items():
        if key.startswith(STARTS):
            plain = re.sub(r"\{ \$\w+|\[\w+\]", "", entry.text)
            words = set(LATIN.findall(plain)) - AS_WRITTEN
            same = words & set(LATIN.findall(entries(ENGLISH)[key].text)) - SHARED
            assert not same, f"{key}: {same}"
            assert language not in ("ru", "uk") or not words, f"{key}: {words}"


# -- what is really refused ---------------------------------------------------------
POSITION = wolfmoon.new("the-wolves", players=2, seed=1).position()
LONE = wolfmoon.new("lone-wolves", seed=1)
FILES = [
    "",
    "hello",
    "wolfmoon game 1\ngame chess",
    "wolfmoon game 1\ngame the-wolves\nrules 1\nplayers 3\npacks forest rock\nseed 7",
    "wolfmoon game 1\ngame the-wolves\nrules 7",
    POSITION.replace("asks draft", "asks sleep"),
    POSITION.replace("terrain=0", "terrain=x"),
    POSITION.replace("action=0", "action=300"),
    LONE.position().replace("trick 0", "trick 14"),
    LONE.dump() + "1: play R7 swamp, sing",
    LONE.dump() + f"{LONE.rules.speaker(LONE.state)}: {LONE.offer[0]}, {LONE.offer[0]}",
]
OPTIONS: list[tuple[str, dict[str, Any], int]] = [
    ("the-wolves", {"packs": ["swamp"] * 3}, 3),
    ("the-wolves", {"packs": 5}, 3),
    ("the-wolves", {"moons": 3}, 3),
    ("the-wolves", {"setup": []}, 3),
    ("the-wolves", {"seed": "x"}, 3),
    ("lone-wolves", {"board": "round"}, 2),
    ("lone-wolves", {"scars": {"up": [9] * 5}}, 2),
    ("lone-wolves", {"slots": {"sea": 1}}, 2),
    ("lone-wolves", {}, 3),
]
NEW: dict[str, Any] = {"game": "the-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
CHAT = {"id": "8b0a7f0e-9a55-4b6c-8f0e-2f8f3a7c1d11"}
REQUESTS: list[tuple[Any, Any, str]] = [
    (protocol.NewTable, {}, "missing"),
    (protocol.NewTable, [], "model_type"),
    (protocol.NewTable, {**NEW, "game": "chess"}, "literal_error"),
    (protocol.NewTable, {**NEW, "moons": 3}, "extra_forbidden"),
    (protocol.NewTable, {**NEW, "seats": []}, "too_short"),
    (protocol.NewTable, {**NEW, "seats": NEW["seats"] * 9}, "too_long"),
    (protocol.NewTable, {**NEW, "seats": "x"}, "list_type"),
    (protocol.NewTable, {**NEW, "options": 1}, "dict_type"),
    (protocol.NewTable, {**NEW, "title": 7}, "string_type"),
    (protocol.NewTable, {**NEW, "title": "x" * 99}, "string_too_long"),
    (protocol.NewTable, {**NEW, "spectators": "x"}, "bool_parsing"),
    (protocol.NewTable, {**NEW, "pause": "x"}, "float_parsing"),
    (protocol.NewTable, {**NEW, "pause": 99}, "less_than_equal"),
    (protocol.NewTable, {**NEW, "clock": {"kind": "live", "minutes": 0}}, "greater_than"),
    (protocol.NewTable, {**NEW, "clock": {"kind": "sand"}}, "union_tag_invalid"),
    (protocol.NewTable, {**NEW, "clock": {}}, "union_tag_not_found"),
    (protocol.NewBranch, {"step": -1}, "greater_than_equal"),
    (protocol.NewBranch, {"step": "x"}, "int_parsing"),
    (protocol.NewChat, {**CHAT, "text": ""}, "string_too_short"),
    (protocol.NewChat, {**CHAT, "text": "a\0b"}, "value_error"),
]


def refused(ask: Callable[[], Any]) -> Refused:
    with pytest.raises(Refused) as raised:
        ask()
    return raised.value


def refusals() -> Iterator[Refused]:
    for text in FILES:
        yield refused(lambda text=text: making.read_file(text))
    for game, options, seats in OPTIONS:
        wishes = [protocol.SeatWish(kind="me"), *[protocol.SeatWish(kind="open")] * (seats - 1)]
        new = protocol.NewTable(game=game, seats=wishes, options=options)
        yield refused(lambda new=new: making.made(new, "mira", Random(1), ("cub",), "cub"))
    twice = [protocol.SeatWish(kind="me")] * 2
    yield refused(lambda: making.seated(twice, "mira", ()))
    yield refused(lambda: making.seated([protocol.SeatWish(kind="here")], "mira", ()))
    yield refused(lambda: map_data("the-wolves", 3, [1]))
    for words in ("", "sing", "draft", "pay home", "dominate alpha", "track up"):
        with pytest.raises((wolfmoon.Unreadable, wolfmoon.Illegal)) as raised:
            wolfmoon.new("the-wolves", players=3, seed=7).play(words)
        yield by_error(raised.value)
    for model, data, kind in REQUESTS:
        with pytest.raises(ValidationError) as wrong:
            TypeAdapter(model).validate_python(data)
        error: Any = wrong.value.errors()[0]
        assert error["type"] == kind
        yield Refused("bad-request", field=field_of(error), problem=problem_of(error))


def facts_of(said: Any) -> Iterator[str]:
    """Everything inside a refusal that is not words of the catalogue."""
    if isinstance(said, Refused):
        yield from facts_of(list(said.arguments.values()))
    elif isinstance(said, Phrase | Refusal):
        yield from facts_of(list(said.facts.values()))
    elif isinstance(said, WolfmoonError):
        yield from facts_of(list(vars(said).values()))
    elif isinstance(said, list | tuple):
        for each in said:
            yield from facts_of(each)
    else:
        yield str(said)


def test_nothing_that_is_refused_speaks_english_in_other_languages() -> None:
    found = list(refusals())
    for each in found:
        facts = " ".join(facts_of(each))
        assert not ENGLISH_WORDS.search(facts), facts
        for language in ("ru", "uk"):
            said = sentence(each, language)
            left = set(LATIN.findall(said)) - set(LATIN.findall(facts)) - AS_WRITTEN
            assert not left, said
        assert len({sentence(each, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_error_of_a_field_has_words_of_its_own() -> None:
    kinds = {kind for _, _, kind in REQUESTS}
    assert kinds <= set(NAMED) | set(LIMITED)
    assert problem_of({"type": "never_heard_of", "loc": ("body",)}).words == "field-wrong"
