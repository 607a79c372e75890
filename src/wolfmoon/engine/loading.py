"""Reading games back from their files."""

from collections.abc import Mapping

from . import files
from .deal import read_seal
from .errors import Illegal, Unreadable
from .game import Rules, Start
from .match import Game


def load(text: str, find_rules: Mapping[str, Rules]) -> Game:
    """The game of a game file or position file."""
    file = files.parse(text)
    rules = find_rules[file.value("game")]
    _check_version(file, rules)
    if file.kind == files.POSITION:
        states = rules.read_position(file)
        start = Start(states, position=rules.write_position(states[0]))
    else:
        start = read_seal(file, rules, rules.read_start(file))
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


def _check_version(file: files.File, rules: Rules) -> None:
    version = file.number("rules")
    if version != rules.version:
        raise Unreadable(
            f"rules version {rules.version} of {rules.name}",
            str(version),
            file.header("rules").line,
        )


def _play_line(game: Game, line: files.Line) -> None:
    speaker, colon, said = line.text.partition(":")
    if game.over:
        raise Unreadable("the end of the file: the game is over", line.text, line.number)
    wanted = game.rules.speaker(game.state)
    if not colon or speaker.strip() != wanted:
        raise Unreadable(f"'{wanted}:' to decide", speaker.strip(), line.number)
    try:
        game.play_record(said)
    except Unreadable as error:
        raise error.at_line(line.number) from None
    except Illegal as error:
        raise Unreadable(f"a legal action: {error.refusal}", error.action, line.number) from None


def _check_result(game: Game, file: files.File) -> None:
    if "result" not in file.headers:
        return
    header = file.header("result")
    scores = tuple(whole for whole in (files.whole(v, header.line) for v in header.values))
    outcome = game.outcome
    if outcome is None:
        raise Unreadable("no result: the game is not over", "result", header.line)
    if outcome.scores != scores:
        right = " ".join(map(str, outcome.scores))
        raise Unreadable(f"result {right}", " ".join(header.values), header.line)
