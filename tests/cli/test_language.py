"""The command line speaks the language that it is asked for, with nothing left in English."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tests.words.ftl import entries
from wolfmoon.cli import click_words, main
from wolfmoon.cli.clicks import Command, Option
from wolfmoon.words import ENGLISH, LANGUAGES, help_texts, messages

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
LATIN = re.compile(r"[A-Za-z]{2,}")


def run(*words: str, typed: str | None = None, env: dict[str, str | None] | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input=typed, env=env)


def all_commands() -> list[tuple[str, ...]]:
    within = [("db", name) for name in main.commands["db"].commands]  # type: ignore[attr-defined]
    return [(), *((name,) for name in main.commands), *within]


# -- which language
@pytest.mark.parametrize(
    ("words", "env", "said"),
    [
        (["--language", "pl", "--help"], {}, "Użycie:"),
        (["--help", "--language=pl"], {}, "Użycie:"),
        (["play", "--help", "--language", "de"], {}, "Aufruf:"),
        (["--help"], {"WOLFMOON_LANGUAGE": "uk", "LANG": "de_DE.UTF-8"}, "Використання:"),
        (["--help"], {"WOLFMOON_LANGUAGE": None, "LC_ALL": "ru_RU.UTF-8", "LANG": "C"}, "Опции:"),
        (["--help"], {"WOLFMOON_LANGUAGE": None, "LC_ALL": None, "LANG": "de_AT"}, "Aufruf:"),
        (["--help"], {"WOLFMOON_LANGUAGE": None, "LC_ALL": "fr_FR", "LANG": "de"}, "Usage:"),
        (["--help", "--language", "en"], {"WOLFMOON_LANGUAGE": "pl"}, "Usage:"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_terminal(
    words: list[str], env: dict[str, str | None], said: str
) -> None:
    assert said in run(*words, env={"LC_MESSAGES": None, **env}).output


def test_a_language_that_is_not_there_is_refused() -> None:
    result = run("--language", "xx", "warm")
    assert result.exit_code == 2
    assert "'en', 'pl', 'ru', 'uk', 'de'" in result.output
    assert "'xx'" in run("warm", env={"WOLFMOON_LANGUAGE": "xx"}).output


# -- the help
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_command_has_help(language: str) -> None:
    for words in all_commands():
        result = run(*words, "--help", "--language", language)
        assert result.exit_code == 0, result.output
        assert max(map(len, result.output.splitlines())) <= 80
        commands = result.output.partition(help_texts(language)["click-commands"] + ":")[2]
        assert "..." not in commands, words


def test_every_option_is_explained() -> None:
    for words in all_commands():
        command: click.Command = main
        for word in words:
            command = command.commands[word]  # type: ignore[attr-defined]
        assert isinstance(command, Command)
        for option in command.params:
            assert isinstance(option, click.Argument) or (
                isinstance(option, Option) and option.words
            ), f"{words} {option.name}"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_help_has_no_word_of_english(language: str) -> None:
    typed = set(LATIN.findall(" ".join(NAMES_TYPED)))
    for words in all_commands():
        shown = run(*words, "--help", "--language", language).output
        choices = re.sub(r"--?[a-z][\w-]*|\[[^\]]*\|[^\]]*\]|`[^`]*`", "", shown)
        left = set(LATIN.findall(choices)) - typed
        assert not left, f"{words}: {left}"


GROUPS = ("db", "lessons", "puzzles", "people", "tables", "reports")
NAMES_TYPED = (
    *("wolfmoon", *main.commands),
    *(name for group in GROUPS for name in main.commands[group].commands),  # type: ignore[attr-defined]
    *("random", "cub", "alpha", "night", "info", "warning", "weights.npz", "report.html"),
    *("Ctrl-C", "Elo", "URL", "JSON", "SVG", "PNG", "PostgreSQL", "OpenAPI", "Ray", "https"),
    *("X-Forwarded-For", "worker", "secret", "wolves", "open", "ID"),
    *("smtp", "smtps", "mailto", "push"),
)
"""What is typed or called so in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_text_with_plain_facts(language: str) -> None:
    """It is read without Fluent, and says what Fluent would say."""
    found = {key: entry for key, entry in entries(language).items() if key in help_texts(ENGLISH)}
    assert list(found) == list(help_texts(language))
    for key, entry in found.items():
        assert not entry.variants and not entry.calls, key
        facts = {name: f"<{name}>" for name in entry.variables}
        plain = re.sub(r"\{ \$(\w+) \}", r"<\1>", entry.text)
        assert " ".join(help_texts(language)[key].format(**facts).split()) == " ".join(
            plain.split()
        )
    assert "->" not in messages(language, "help")


def test_help_comes_without_fluent() -> None:
    code = (
        "import sys; sys.argv = ['wolfmoon', '--help', '--language', 'ru']\n"
        "from wolfmoon.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'fluent', 'babel', 'numpy', 'numba', 'rich'}\n"
        "assert not heavy & {m.split('.')[0] for m in sys.modules}, 'heavy'"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


# -- Click's own words
def test_click_says_what_we_translate() -> None:
    """A sentence that Click words anew would come in English: here it is found."""
    folder = Path(click.__file__).parent
    said = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(click_words.SENTENCES) <= said
    keys = {f"click-{name}" for name in click_words.SENTENCES.values()}
    assert keys == {key for key in help_texts(ENGLISH) if key.startswith("click-")}


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    "words",
    [
        ("play",),
        ("play", "chess"),
        ("fly",),
        ("play", "--sleep"),
        ("show", "/nowhere"),
        ("perft", "the-wolves", "--depth", "99"),
        ("perft", "the-wolves", "--depth", "x"),
        ("perft", "the-wolves", "--depth"),
        ("bench", "--json=1"),
        ("arena", "the-wolves", "--seed", "1"),
        ("bench", "too", "many"),
        ("train", "chess"),
        ("show", "/"),
    ],
)
def test_what_is_typed_wrong_is_told_without_english(language: str, words: tuple[str, ...]) -> None:
    result = run("--language", language, *words)
    assert result.exit_code == 2
    told = re.sub(r"--?[a-z][\w-]*", "", result.output)
    known = {"wolfmoon", "wolves", "lone", "the", "nowhere", *words}
    assert not set(LATIN.findall(told)) - known, result.output
