"""The rules inside the app: every clause of docs/rules in every language, with the same figures."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.words.ftl import entries
from wolfmoon.draw.symbols import sheet
from wolfmoon.words import ENGLISH, LANGUAGES, messages

DOCS = Path(__file__).parents[2] / "docs" / "rules"
GAMES = {"the-wolves": "W", "lone-wolves": "LS"}
DRAWING = re.compile(r"\[\[([\w-]+)\]\]")
MARKED = ("rules-", "chapter-", "aim-", "box-", "aid-")


def clauses(game: str) -> list[str]:
    """The numbers of all rules of a game, as its document has them."""
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    found = re.findall(r"\*\*([WL]\d+)\*\*", text) + re.findall(r"^\| (S\d+) \|", text, re.M)
    return sorted(set(found), key=lambda clause: (clause[0], int(clause[1:])))


def keys_of(language: str, name: str) -> list[str]:
    """The keys of a file, in order."""
    return re.findall(r"^([\w-]+) =", messages(language, name), re.MULTILINE)


def is_clause(key: str) -> bool:
    return re.fullmatch(r"[wls]\d+", key) is not None


def texts(language: str) -> dict[str, str]:
    """Every text of rules and aids by its key."""
    found = entries(language).items()
    return {key: e.text for key, e in found if is_clause(key) or key.startswith(MARKED)}


def test_the_documents_have_clauses() -> None:
    assert len(clauses("the-wolves")) == 49 + 5
    assert len(clauses("lone-wolves")) == 20 + 9


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_words(language: str, game: str) -> None:
    keys = [key.upper() for key in keys_of(language, f"rules-{game}") if is_clause(key)]
    order = sorted(keys, key=lambda clause: (clause[0], int(clause[1:])))
    assert order == clauses(game)


@pytest.mark.parametrize("game", GAMES)
def test_clauses_stand_in_order_in_their_chapters(game: str) -> None:
    keys = keys_of(ENGLISH, f"rules-{game}")
    assert keys[0] == f"rules-{game}-intro" and keys[1].startswith(f"chapter-{game}-")
    for letter in GAMES[game].lower():
        numbers = [int(key[1:]) for key in keys if is_clause(key) and key[0] == letter]
        assert numbers == sorted(numbers)
    for before, after in pairwise(keys):
        assert not (before.startswith("chapter-") and after.startswith("chapter-"))


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_of_the_game_comes_first_and_its_parts_last(game: str) -> None:
    chapters = [key for key in keys_of(ENGLISH, f"rules-{game}") if key.startswith("chapter-")]
    assert chapters[0] == f"chapter-{game}-aim" and chapters[-1] == f"chapter-{game}-box"
    first = keys_of(ENGLISH, f"rules-{game}")[2]
    assert first == f"aim-{game}-win"


def test_every_chapter_has_a_drawing() -> None:
    folder = DOCS.parents[1] / "client" / "src" / "app" / "rules"
    drawn = "".join((folder / name).read_text("utf-8") for name in ("Figure.svelte", "figures.ts"))
    chapters = [key for game in GAMES for key in keys_of(ENGLISH, f"rules-{game}")]
    lacking = [key for key in chapters if key.startswith("chapter-") and f"'{key}'" not in drawn]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_figures(language: str) -> None:
    english = texts(ENGLISH)
    for key, text in texts(language).items():
        assert figures(text) == figures(english[key]), key


def figures(text: str) -> list[str]:
    """The numbers of a text in any order, the clauses it refers to, its drawings and emphasis."""
    plain = DRAWING.sub("", text)
    return sorted(
        [
            *re.findall(r"[WLS]?\d+", plain),
            *DRAWING.findall(text),
            *["**"] * text.count("**"),
        ]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_is_whole(language: str) -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    for key, text in texts(language).items():
        assert text.count("**") % 2 == 0, key
        assert set(DRAWING.findall(text)) <= set(sheet()), key
        assert "[[" not in DRAWING.sub("", text), key
        assert set(re.findall(r"\b[WLS]\d+\b", DRAWING.sub("", text))) <= known, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_one_page(language: str, game: str) -> None:
    keys = keys_of(language, f"aid-{game}")
    assert keys[0] == f"aid-{game}-title"
    words = sum(len(DRAWING.sub("", texts(language)[key]).split()) for key in keys)
    assert words <= 300
