"""Reading games back from their files."""

from collections.abc import Callable

from . import files
from .data import Reader
from .deal import read_seal
from .errors import BadInput, Illegal, RulesUnknown, Unreadable, phrase, shown
from .game import Game
from .rules import Rules
from .start import Start

FindRules = Callable[[str, int], Rules]
"""Finds the rules of a game by its name and their version."""


def load(text: str, find_rules: FindRules) -> Game:
    """The game of a game file or position file."""
    if not isinstance(text, str):
        raise BadInput(phrase("input-text", found=shown(text)))
    file = files.parse(text)
    rules = _rules_of(file, find_rules)
    start = _read_start(file, rules)
    if "result" in file.headers:
        file.header("result")
    game = Game(rules, start)
    file.players(game.seats)
    file.check_all_read()
    for line in file.sections.get("moves", []):
        _play_line(game, line)
    _check_result(game, file)
    return game


def read_players(text: str, seats: int) -> dict[int, files.Player]:
    """Who played a game, by seat, as far as its file says so."""
    return files.parse(text).players(seats)


def _read_start(file: files.File, rules: Rules) -> Start:
    """Where the game of a file begins, or what is wrong with it, and in which line."""
    try:
        if file.kind == files.POSITION:
            return Start(rules.playable(rules.read_position(file)))
        return read_seal(file, rules, rules.read_start(file))
    except BadInput as error:
        raise error.at_line(error.line or rules.line_of(file, error.path)) from None


def from_data(data: object, find_rules: FindRules) -> Game:
    """A game that begins at a position given as plain data."""
    reader = Reader(data)
    rules = find_rules(reader.get("game"), reader.get("rules"))
    return Game(rules, Start(rules.from_data(data)))


def _rules_of(file: files.File, find_rules: FindRules) -> Rules:
    game, version = file.value("game"), file.number("rules")
    try:
        return find_rules(game, version)
    except RulesUnknown as error:
        expected = phrase("expect-rules", versions=error.known, game=game)
        raise Unreadable(expected, str(version), file.header("rules").line) from None


def _play_line(game: Game, line: files.Line) -> None:
    speaker, colon, said = line.text.partition(":")
    if game.over:
        raise Unreadable(phrase("expect-end"), line.text, line.number)
    wanted = game.rules.speaker(game.state)
    if not colon or speaker.strip() != wanted:
        raise Unreadable(phrase("expect-speaker", speaker=wanted), speaker.strip(), line.number)
    try:
        game.play_record(said)
    except Unreadable as error:
        raise error.at_line(line.number) from None
    except Illegal as error:
        expected = phrase("expect-legal", refusal=error.refusal)
        raise Unreadable(expected, error.action, line.number) from None


def _check_result(game: Game, file: files.File) -> None:
    if "result" not in file.headers:
        return
    header = file.header("result")
    scores = tuple(whole for whole in (files.whole(v, header.line) for v in header.values))
    outcome = game.outcome
    if outcome is None:
        raise Unreadable(phrase("expect-no-result"), "result", header.line)
    if outcome.scores != scores:
        right = " ".join(map(str, outcome.scores))
        expected = phrase("expect-result", words=f"result {right}")
        raise Unreadable(expected, " ".join(header.values), header.line)
