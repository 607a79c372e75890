"""Lessons from their files. What is wrong with one is told with its line and what was expected.

wolfmoon lesson 1
game the-wolves
lesson howl                      its name: all its words have keys lesson-the-wolves-howl-…
seat 1                           whose decisions are the learner's
picture act-howl
position                         a position file or a game file, up to a line `end`
…
end

step cost                        its words are …-howl-cost and …-howl-cost-goal
  light A11 A12                  what is lit
  part wolves                    what of the board is shown large
  about W29 W30                  the rules that the words are about
  accept howl A12                what is right, or may be
  wrong far W29 refused howl A5  a slip and its rule; its words are …-howl-no-far
  wrong other W29 decides *      of `accept` and `wrong` the first line that fits decides
  goal does howled hex=A12       what is to be reached; several lines: all of it
  reply move grass, done         what others decide
  look A12                       the hint's first rung: where to look
  turn howl A12                  its last: decisions that reach the goal

A step may have a position of its own. Text from # to the end of a line is a comment.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..engine import files
from ..engine.errors import BadInput, Unreadable, phrase
from ..engine.files import Line
from ..engine.game import Game
from ..engine.loading import load
from ..games import NAMES, rules_of
from ..words import key_of
from .lesson import PARTS, Accept, Hint, Lesson, Picture, Reply, Slip, Step
from .patterns import Decided, Pattern
from .patterns import Reader as Patterns
from .tellings import facts_of

KIND = "lesson"
FIRST_LINE = f"{files.PROGRAM} {KIND} {files.FORMAT_VERSION}"
POSITION, END, STEP = "position", "end", "step"
WRONG = "no"
"""Stands before the name of a slip in the key of its words."""
HEADERS = ("game", "lesson", "seat", "picture")
MARK_LETTERS = 12


@dataclass
class _Part:
    """A step, or the head of a lesson, while it is read: its lines, and its position."""

    name: str
    line: int
    lines: list[Line] = field(default_factory=list)
    scene: Game | None = None


def read_lesson(text: str, file: str) -> Lesson:
    """The lesson of a file, or what is wrong with it, and in which line."""
    try:
        return _read(text, file)
    except (BadInput, Unreadable) as error:
        raise BadInput(phrase("problem-in-file", file=file, problem=error)) from None


def _read(text: str, file: str) -> Lesson:
    head, *parts = _parts(text)
    about = _headers(head)
    game, name = about["game"].text, about["lesson"].text
    if game not in NAMES:
        raise Unreadable(phrase("expect-one-of", names=NAMES), game, about["game"].number)
    if head.scene is None:
        raise Unreadable(phrase("expect-section", name=POSITION), line=head.line)
    if not parts:
        raise Unreadable(phrase("expect-section", name=STEP), line=head.line)
    words = key_of(KIND, game, name)
    steps = [_step(part, words, Patterns(facts_of(game))) for part in parts]
    steps[0] = _with_scene(steps[0], head)
    seat = files.whole(about["seat"].text, about["seat"].number)
    if not 1 <= seat <= head.scene.seats:
        expected = phrase("expect-seat", last=head.scene.seats)
        raise Unreadable(expected, str(seat), about["seat"].number)
    mark = hashlib.sha256(text.encode()).hexdigest()[:MARK_LETTERS]
    picture = read_picture(about["picture"].text)
    return Lesson(game, name, seat - 1, picture, tuple(steps), mark, file)


def read_picture(text: str) -> Picture:
    """A symbol of the sheet, whose names are in small letters; R6; or R6>R4: it beats R4."""
    return Picture(text) if text[0].islower() else Picture(None, tuple(text.split(">")))


def _with_scene(step: Step, head: _Part) -> Step:
    """The first step begins where the lesson does."""
    return step if step.scene else Step(**{**vars(step), "scene": head.scene})


# -- the parts of a file ----------------------------------------------------------------
def _parts(text: str) -> list[_Part]:
    """The head and the steps, with their positions read."""
    lines = iter(files.meaningful(text))
    first = next(lines, Line(1, ""))
    if first.text != FIRST_LINE:
        expected = phrase("expect-first-line", text=FIRST_LINE)
        raise Unreadable(expected, first.text[:40], first.number)
    parts = [_Part("", first.number)]
    for line in lines:
        key, *rest = line.text.split()
        if key == STEP:
            parts.append(_Part(_one(rest, line, STEP), line.number))
        elif key == POSITION:
            parts[-1].scene = _scene(lines, line.number)
        else:
            parts[-1].lines.append(Line(line.number, line.text.strip()))
    return parts


def _scene(lines: Iterator[Line], begins: int) -> Game:
    """The position that stands between here and `end`."""
    last, block = begins, list[Line]()
    for line in lines:
        if line.text.strip() == END:
            return _loaded("\n" * begins + "\n".join(_spread(block, begins)), begins)
        block.append(line)
        last = line.number
    raise Unreadable(phrase("expect-section", name=END), line=last)


def _spread(block: list[Line], begins: int) -> Iterator[str]:
    """The lines of a block where they stand in the file: errors name those lines."""
    at = begins
    for line in block:
        yield from [""] * (line.number - at - 1)
        yield line.text
        at = line.number


def _loaded(text: str, begins: int) -> Game:
    try:
        return load(text, rules_of).from_here()
    except (BadInput, Unreadable) as error:
        raise error.at_line(error.line or begins) from None


def _headers(head: _Part) -> dict[str, Line]:
    found: dict[str, Line] = {}
    for line in head.lines:
        key, *rest = line.text.split()
        if key not in HEADERS:
            expected = phrase("expect-one-of", names=(*HEADERS, POSITION, STEP))
            raise Unreadable(expected, key, line.number)
        if key in found:
            raise Unreadable(phrase("expect-header-once"), key, line.number)
        found[key] = Line(line.number, _one(rest, line, key))
    for key in HEADERS:
        if key not in found:
            raise Unreadable(phrase("expect-section", name=key), line=head.line)
    return found


def _one(values: list[str], line: Line, key: str) -> str:
    if len(values) != 1:
        raise Unreadable(phrase("expect-one-value", key=key), " ".join(values), line.number)
    return values[0]


# -- a step -----------------------------------------------------------------------------
@dataclass
class _Said:
    """What the lines of a step say."""

    light: list[str] = field(default_factory=list)
    look: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    part: list[str] = field(default_factory=list)
    sieve: list[Accept | Slip] = field(default_factory=list)
    goals: list[Pattern] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    turn: list[str] = field(default_factory=list)
    turn_line: int = 0


def _step(part: _Part, words: str, patterns: Patterns) -> Step:
    said = _Said()
    for line in part.lines:
        key, *rest = line.text.split()
        if key not in LINES:
            names = (*LINES, POSITION, STEP)
            raise Unreadable(phrase("expect-one-of", names=names), key, line.number)
        if not rest:
            raise Unreadable(phrase("expect-values", key=key), key, line.number)
        LINES[key](said, rest, line.number, words, patterns)
    accepts = any(isinstance(each, Accept) for each in said.sieve)
    for key, found in (("accept", accepts), ("goal", said.goals), ("turn", said.turn)):
        if not found:
            raise Unreadable(phrase("expect-section", name=key), part.name, part.line)
    return Step(
        name=part.name,
        words=key_of(words, part.name),
        light=tuple(said.light),
        part=said.part[0] if said.part else None,
        about=tuple(said.about),
        sieve=tuple(said.sieve),
        goals=tuple(said.goals),
        replies=tuple(said.replies),
        hint=Hint(tuple(said.look or said.light), tuple(said.turn), said.turn_line),
        scene=part.scene,
        line=part.line,
    )


def _light(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.light += rest


def _look(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.look += rest


def _about(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.about += rest


def _part(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    if rest[0] not in PARTS or len(rest) != 1:
        raise Unreadable(phrase("expect-one-of", names=PARTS), " ".join(rest), line)
    said.part = rest


def _accept(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.sieve.append(Accept(Decided(" ".join(rest)), line))


def _goal(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.goals.append(patterns.read(rest, line))


def _wrong(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    name, clause, *pattern = [*rest, "", ""]
    if not clause[1:].isdigit():
        raise Unreadable(phrase("expect-clause", example="W29"), clause, line)
    pattern = list(filter(None, pattern))
    said.sieve.append(
        Slip(name, clause, patterns.read(pattern, line), key_of(words, WRONG, name), line)
    )


def _reply(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.replies.append(Reply(" ".join(rest), line))


def _turn(said: _Said, rest: list[str], line: int, words: str, patterns: Patterns) -> None:
    said.turn.append(" ".join(rest))
    said.turn_line = line


LINES: dict[str, Callable[[_Said, list[str], int, str, Patterns], None]] = {
    "light": _light,
    "part": _part,
    "about": _about,
    "accept": _accept,
    "goal": _goal,
    "wrong": _wrong,
    "reply": _reply,
    "look": _look,
    "turn": _turn,
}
"""What each line of a step says."""
