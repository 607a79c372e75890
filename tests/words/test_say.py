"""Saying things: plurals, names inside sentences, and what can't be said."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wolfmoon.words import LANGUAGES, Unsaid, choose, key_of, messages, plain, say
from wolfmoon.words.catalogue import _catalogue

SET = json.loads(Path(__file__).with_name("typeset.json").read_text(encoding="utf-8"))
"""Languages, sentences, and how they are set, with ~ for a space that does not break; the client's
tests read the same file."""
COUNTS = (0, 1, 2, 5, 21, 22, 25, 112)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "points point points points points points points points"),
        ("de", "Punkte Punkt Punkte Punkte Punkte Punkte Punkte Punkte"),
        ("pl", "punktów punkt punkty punktów punktów punkty punktów punktów"),
        ("ru", "очков очко очка очков очко очка очков очков"),
        ("uk", "очок очко очки очок очко очки очок очок"),
    ],
)
def test_plurals_follow_the_language(language: str, words: str) -> None:
    said = [say("count-points", language, count=count) for count in COUNTS]
    assert said == [
        f"{count}\u00a0{word}" for count, word in zip(COUNTS, words.split(), strict=True)
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "seconds second seconds seconds seconds seconds seconds seconds"),
        ("de", "Sekunden Sekunde Sekunden Sekunden Sekunden Sekunden Sekunden Sekunden"),
        ("pl", "sekund sekundę sekundy sekund sekund sekundy sekund sekund"),
        ("ru", "секунд секунду секунды секунд секунду секунды секунд секунд"),
        ("uk", "секунд секунду секунди секунд секунду секунди секунд секунд"),
    ],
)
def test_plurals_inside_a_sentence(language: str, words: str) -> None:
    for count, word in zip(COUNTS, words.split(), strict=True):
        said = say("too-many-requests", language, seconds=count)
        assert said.endswith(f" {count}\u00a0{word}.")


@pytest.mark.parametrize(
    ("language", "key", "words"),
    [
        ("en", "wolves-extra-actions", "extra action/extra actions"),
        ("de", "wolves-extra-actions", "zusätzliche Aktion/zusätzliche Aktionen"),
        ("pl", "wolves-extra-actions", "dodatkowa akcja/dodatkowe akcje/dodatkowych akcji"),
        ("ru", "wolves-any-terrain", "любая местность/любые местности/любых местностей"),
        (
            "uk",
            "wolves-any-terrain",
            "будь-яка місцевість/будь-які місцевості/будь-яких місцевостей",
        ),
    ],
)
def test_what_stands_after_a_figure_agrees_with_it(language: str, key: str, words: str) -> None:
    forms = words.split("/")
    slavic = {0: -1, 1: 0, 2: 1, 5: -1, 21: -1 if language == "pl" else 0, 22: 1, 25: -1, 112: -1}
    for count in COUNTS:
        form = slavic[count] if len(forms) == 3 else int(count != 1)
        assert say(key, language, count=count) == forms[form]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A10 is desert; this move must end on forest."),
        ("pl", "Teren na A10 to pustynia; ten ruch musi skończyć się na heksie lasu."),
        (
            "ru",
            "Местность на A10\u00a0— пустыня; это перемещение должно закончиться на гексе леса.",
        ),
        ("uk", "Місцевість на A10\u00a0— пустеля; це переміщення має закінчитися на гексі лісу."),
        ("de", "A10 ist Wüste; diese Bewegung muss auf Wald enden."),
    ],
)
def test_names_take_the_form_of_their_place(language: str, sentence: str) -> None:
    facts = {"hex": "A10", "ground": "desert", "terrain": "forest"}
    assert say("the-wolves-wrong-terrain", language, **facts) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna won trick 4\u00a0with the green 2: a 2\u00a0beats a 7."),
        ("pl", "Anna bierze lewę 4 (zielona 2): 2\u00a0bije 7."),
        ("ru", "Anna берёт взятку 4 (зелёная 2): 2\u00a0бьёт 7."),
        ("uk", "Anna бере взятку 4 (зелена 2): 2\u00a0б’є 7."),
        ("de", "Anna gewinnt Stich 4\u00a0mit der grünen 2: 2\u00a0schlägt 7."),
    ],
)
def test_cards_are_named_by_colour_and_value(language: str, sentence: str) -> None:
    facts = {"who": "Anna", "trick": 4, "card": "G2", "why": "two"}
    assert say("log-trick-won", language, **facts) == sentence


def test_a_fact_that_there_is_none_of_is_a_dash() -> None:
    facts = {"hex": "A1", "steps": None, "speed": 3}
    assert say("the-wolves-too-far", **facts) == "A1 is too far: distance –, wolf speed 3."


@pytest.mark.parametrize(("language", "sentence", "right"), SET)
def test_no_line_breaks_where_it_would_look_bad(
    language: str, sentence: str, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = _catalogue(language)
    _ = catalogue.unbroken
    monkeypatch.setattr(catalogue, "say", lambda key, facts: sentence)
    assert say("any", language) == right.replace("~", "\u00a0")
    assert plain(say("any", language)) == sentence


def test_every_language_is_set() -> None:
    assert {language for language, _, _ in SET} == set(LANGUAGES)


def test_no_marks_stand_around_facts() -> None:
    assert say("name-taken", "de", name="Łucja") == "Der Name Łucja ist vergeben."


@pytest.mark.parametrize(
    ("key", "language", "facts", "lacking"),
    [
        ("no-such-message", "en", {}, "there is no message no-such-message"),
        ("the-wolves-not-land", "pl", {}, "pl: the-wolves-not-land"),
        ("the-wolves-too-far", "fr", {}, "there is no language 'fr'"),
        ("log-trump", "uk", {"suit": "blue"}, "there is no message suit-blue"),
    ],
)
def test_what_cannot_be_said_is_an_error_in_tests(
    key: str, language: str, facts: dict[str, str], lacking: str
) -> None:
    with pytest.raises(Unsaid, match=lacking):
        say(key, language, **facts)


def test_elsewhere_it_is_said_in_english_or_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WOLFMOON_STRICT_WORDS")
    assert say("the-wolves-no-den-left", "fr") == "You have no den left."
    assert say("no-such-message", "pl") == "no-such-message"
    assert say("the-wolves-not-land", "pl") == "the-wolves-not-land"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("uk-UA,uk;q=0.9,en;q=0.5", "uk"),
        ("fr, de;q=0.4, ru;q=0.6", "ru"),
        ("fr;q=1, *;q=0.1", "en"),
        ("de;q=0, pl;q=0.1", "pl"),
        ("de;q=x, DE-at ; q=0.2", "de"),
        (";;,,=", "en"),
    ],
)
def test_the_language_is_chosen_by_what_a_browser_likes(accepted: str, language: str) -> None:
    assert choose(accepted) == language


def test_keys_are_made_of_names_as_data_has_them() -> None:
    assert key_of("moon", "blood-moon") == "moon-blood-moon"
    assert key_of("the-wolves", "too_far") == "the-wolves-too-far"


def test_a_client_gets_the_same_files() -> None:
    assert "log-trump = " in messages("pl", "log")
    assert "log-trump = " not in messages("pl", "terms")
    assert messages("pl", "terms", "log") in messages("pl") or "log-trump" in messages("pl")


def test_nothing_heavy_is_loaded_before_something_is_said() -> None:
    code = (
        "import sys, wolfmoon.engine.errors; "
        "assert not {'fluent', 'babel'} & {m.split('.')[0] for m in sys.modules}"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
