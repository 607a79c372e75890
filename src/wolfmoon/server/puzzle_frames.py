"""What is played on the board of a puzzle: decisions that were carried out, thing by thing."""

from ..engine.game import Game
from ..engine.rules import EVERYTHING
from ..puzzles import Puzzle
from ..puzzles.attempt import Moment
from .views import position

Data = dict[str, object]


def shown_to(puzzle: Puzzle, game: Game) -> Data:
    """A game as the solver of a puzzle sees it; where the hands lie open, all of it."""
    shown = position(game, puzzle.seat)
    if puzzle.viewer == EVERYTHING:
        shown["view"] = game.rules.view(game.state, EVERYTHING)
    return shown


def moment_data(puzzle: Puzzle, moment: Moment) -> Data:
    """A decision that was carried out, and what it did."""
    return {
        "seat": moment.seat,
        "option": _option_data(puzzle, moment),
        "told": list(puzzle.rules.story_for(moment.states, moment.number, puzzle.viewer)),
    }


def _option_data(puzzle: Puzzle, moment: Moment) -> Data:
    state, rules = moment.states[0], puzzle.rules
    text = rules.record(state, moment.number, puzzle.viewer)
    return {"number": moment.number, "text": text, "data": rules.action_data(state, moment.number)}


def frames_of(puzzle: Puzzle, game: Game, imagined: bool = False) -> list[Data]:
    """A game that is shown, thing by thing; where a hand was imagined, all of it lies open."""
    rules, path, frames = game.rules, game.path, list[Data]()
    for step, number in enumerate(game.numbers):
        states, after = path[step], path[step + 1]
        moment = moment_data(puzzle, Moment(states, int(states[0].seat), number))
        if not frames or rules.begins_deed(states[0], number, after[0]):
            frames.append({"seat": moment["seat"], "options": [], "told": []})
        frame = frames[-1]
        frame["options"] = [*_listed(frame["options"]), moment["option"]]
        frame["told"] = [*_listed(frame["told"]), *_listed(moment["told"])]
        frame["position"] = _shown_at(puzzle, game, step + 1, imagined)
    return frames


def _listed(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def _shown_at(puzzle: Puzzle, game: Game, step: int, imagined: bool) -> Data:
    at = game.at(step)
    shown = shown_to(puzzle, at)
    if imagined:
        shown["view"] = at.rules.view(at.state, EVERYTHING)
    return {**shown, "offer": []}
