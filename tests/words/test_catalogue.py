"""The catalogues of all languages say the same things."""

import re

import pytest

from tests.words.ftl import Entry, entries, junk
from wolfmoon.words import ENGLISH, LANGUAGES, files_of, has, messages, say

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
}
SAME_EVERYWHERE = {"wolfmoon", "title", "key-escape", "key-enter"}
UNITS = {
    *("report-microseconds", "report-milliseconds", "report-seconds", "terminal-seconds"),
    *("terminal-minutes", "terminal-head-decision-ms", "terminal-head-elo", "report-elo-points"),
    *("span-hours-minutes", "span-hours", "span-minutes"),
}
"""What is measured, where letters are Latin."""
SAME_AS_ENGLISH = {
    "pl": {"region", "terrain-tundra", "land-tundra", "seat-bot", "bot-level", "wolves-bot"}
    | {"table-menu", "terminal-head-bot", "learn-minutes-short", "learn-seconds-short"}
    | {"notify-mail", "notify-by-mail", "notify-by-hook"}
    | UNITS,
    "de": {"region", "terrain-tundra", "land-tundra", "hand", "neutral", "bot-alpha"}
    | {"action-alpha-short", "action-pack-short", "action-dominate-pack-short"}
    | {"seat-bot", "bot-level", "wolves-bot", "seat-name", "seat-name-example"}
    | {"chat", "menu-chat", "key-chat", "lobby", "unbroken"}
    | {"metavar-text", "metavar-name", "metavar-block"}
    | {"terminal-head-bot", "terminal-head-bytes", "terminal-head-fair", "terminal-head-name"}
    | {"report-bots", "report-group-hand", "learn-other", "learn-tutor", "set-tutor"}
    | {"notify-mail", "notify-by-mail", "notify-by-push", "notify-by-hook"}
    | UNITS,
}
"""Words that a language shares with English."""
FIGURES = {"won", "of", "unseen", "ways", "hands", "scoring"}
"""Figures by which no sentence chooses in any language; the others choose, somewhere."""
NOT_COUNTED = {
    "pl": {"s", "min", "h", "z", "do", "na", "zamiast", "lub", "czeka", "honoru", "lekcji"},
    "ru": {"с", "мин", "ч", "из", "к", "на", "вместо", "или", "ждёт", "чести"},
    "uk": {"с", "хв", "год", "з", "із", "до", "на", "замість", "або", "чекає", "честі"},
}
"""The same after each figure: short units, what can not be counted, verbs, prepositions."""
AFTER_ONE_FIGURE = {"progress-lone-wolves", "host-name-bad"}
"""Where the figure is always the same one."""
NO_FIGURES = {"puzzle-goal-clear", "picture-key-lone"}
"""Where a letter or a sign stands for what elsewhere is a figure."""
LONGEST_SHORT = 11
"""What a phone has room for on a button; the rulebook's word for Move in Ukrainian has as many."""
FORMAL = {
    "de": "Ihnen",
    "ru": r"(вы|вас|вам|вами|ваш(а|е|и|у|его|ему|ей|ем|их)?)",
    "uk": r"(ви|вас|вам|вами|ваш(а|е|і|у|ого|ому|ої|ій|их)?)",
}
"""Words for someone who is not a friend; said to all players at once, they are right."""
TO_ALL = {"w39"}
OTHER_WORDS = {
    "de": ("Lehrer", "auf der Karte", "auf die Karte", "dieselbe Karte", "Datum {"),
    "pl": ("szans na wygraną",),
    "ru": ("аккаунт", "Клетка", "доли победы."),
    "uk": ("акаунт", "Клітинка", "частки перемоги.", "на карті"),
}
"""Words for tutor, map, date, hex, account and win share that are not those of the others."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("name", files_of(ENGLISH))
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str, name: str) -> None:
    assert name in files_of(language), f"{language} has no {name}.ftl"
    assert keys_in(language, name) == keys_in(ENGLISH, name)


def keys_in(language: str, name: str) -> list[str]:
    """The keys of a file, in order."""
    return re.findall(r"^([\w-]+) =", messages(language, name), re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_files_of_its_own(language: str) -> None:
    assert set(files_of(language)) <= set(files_of(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_speaks_of_the_same_facts(language: str) -> None:
    other = {
        key: (theirs.variables, english.variables)
        for key, theirs, english in pairs(language)
        if theirs.variables != english.variables
    }
    assert other == {}


def pairs(language: str) -> list[tuple[str, Entry, Entry]]:
    """The messages that a language and English both have."""
    english, theirs = entries(ENGLISH), entries(language)
    return [(key, theirs[key], english[key]) for key in theirs if key in english]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {key for key, theirs, english in pairs(language) if left_as_is(theirs, english)}
    assert same == SAME_AS_ENGLISH.get(language, set()) | SAME_EVERYWHERE


def left_as_is(entry: Entry, english: Entry) -> bool:
    words = re.sub(r"\{[^{}]*\}|\[\[.*?\]\]", "", entry.text)
    return entry.text.lower() == english.text.lower() and any(map(str.isalpha, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_forms_that_sentences_call_for(language: str) -> None:
    found = entries(language)
    for key, entry in found.items():
        for kind, form in entry.calls:
            named = [name for name in found if name_of(name, kind)]
            assert named, f"{key} calls for names of {kind}"
            lacking = [name for name in named if form and form not in found[name].forms]
            assert lacking == [], f"{key} calls for the form {form!r}"


def name_of(key: str, kind: str) -> bool:
    """Whether a message is the name of a thing of a kind, and no further word about it."""
    further = ("-short", "-text", "-hidden", "-neutral")
    others = {"track": ("-wolves", "-lairs", "-prey"), "piece": ("-lone-wolf", "-prey")}
    return key.startswith(f"{kind}-") and not key.endswith(further + others.get(kind, ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_cases_of_its_language(language: str) -> None:
    for key, entry in entries(language).items():
        for variable, cases in entry.variants:
            if cases & {"one", "few", "many"}:
                assert cases - {"0"} == PLURALS[language], f"{key} by {variable}"


@pytest.mark.parametrize("language", NOT_COUNTED)
def test_a_noun_is_chosen_by_the_figure_before_it(language: str) -> None:
    chosen_by = {
        variable
        for each in LANGUAGES
        for entry in entries(each).values()
        for variable, cases in entry.variants
        if cases & {"one", "few", "many"}
    }
    found = {
        key: (variable, word)
        for key, entry in entries(language).items()
        for variable, word in entry.counted
        if variable in chosen_by | FIGURES and word not in NOT_COUNTED[language]
    }
    assert {key: found[key] for key in found.keys() - AFTER_ONE_FIGURE - NO_FIGURES} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_short_name(language: str) -> None:
    actions = [key for key in entries(language) if key.startswith("action-")]
    for key in actions:
        if not key.endswith("-short"):
            letters = sum(map(str.isalpha, say(f"{key}-short", language)))
            assert 0 < letters <= LONGEST_SHORT, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_move_has_one_word(language: str) -> None:
    names = ("action-move", "action-move-short", "wolves-key-move", "lesson-the-wolves-move")
    assert len({say(key, language) for key in names}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_undo_is_not_to_cancel(language: str) -> None:
    undo = ("undo", "new-undo", "wolves-key-undo", "lone-key-undo", "wolves-nothing-to-undo")
    stem = say("wolves-cancel", language)[:5].lower()
    assert [key for key in undo if stem in say(key, language).lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    for key in entries(language):
        if key.startswith(("the-wolves-", "lone-wolves-")) and "-asks-" not in key:
            assert re.search(r"[.?\n}]$", entries(language)[key].text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_stands_right_after_a_name(language: str) -> None:
    """Bots are called "Cub 2": "would pay Cub 2 3" can't be read."""
    name = r"\{ \$(who|whom|name|rival) \}"
    found = {
        key
        for key, entry in entries(language).items()
        if re.search(rf"{name} \{{ \$(?!who|whom|name|land|what)", entry.text)
    }
    assert found == {"bot-numbered"}


@pytest.mark.parametrize("language", FORMAL)
def test_everyone_is_spoken_to_as_a_friend(language: str) -> None:
    formal = re.compile(rf"\b{FORMAL[language]}\b", 0 if language == "de" else re.IGNORECASE)
    found = {key for key, entry in entries(language).items() if formal.search(entry.text)}
    assert found - TO_ALL == set()


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_a_thing_has_one_word(language: str) -> None:
    found = {
        key: word
        for key, entry in entries(language).items()
        for word in OTHER_WORDS[language]
        if word in entry.text.lower() or word in entry.text
    }
    assert found == {}


def test_russian_and_ukrainian_are_two_languages() -> None:
    for key, entry in entries("ru").items():
        assert not re.search("[іїєґІЇЄҐ]", entry.text), key
    for key, entry in entries("uk").items():
        assert not re.search("[ыэёъЫЭЁЪ]", entry.text), key


def test_a_message_is_there_or_not() -> None:
    assert has("the-wolves-not-land") and has("the-wolves-not-land", "uk")
    assert not has("no-such-message")
