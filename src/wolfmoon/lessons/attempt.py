"""One go at a lesson, which is all that was tried so far: from that it can be made again."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.asking import split
from ..engine.errors import BadInput, Refusal, Unreadable, phrase, shown
from ..engine.game import Game
from ..engine.rules import Action
from .lesson import Lesson, Slip, Step
from .stand import Moment, Stand, Verdict, begin, is_done, judge

UNDO = "undo"
"""In the list of what was tried: the last line that was carried out is taken back."""
MOST_TRIED = 100
"""So often someone may try something in one lesson; then it begins anew."""
STARS = (3, 2, 2)
"""By how often something was wrong; whoever was wrong more often has one."""
LOOK, TURN = "look", "turn"
RUNGS = (LOOK, TURN)


@dataclass(frozen=True)
class Answer:
    """What became of a line of decisions: carried out as a whole, or not at all."""

    after: Stand
    accepted: bool
    moments: tuple[Moment, ...] = ()
    """What was carried out, with the replies of the others."""
    slip: Slip | None = None
    refusal: Refusal | None = None
    finished: int = 0
    """How many steps it has finished."""
    left: Game | None = None
    """Where it ended, if the next step begins elsewhere."""


def followed(lesson: Lesson, stand: Stand, line: str) -> Answer:
    """What becomes of a line of decisions: if one of them is wrong, none is carried out."""
    words, after, moments = split(line), stand, list[Moment]()
    left: Game | None = None
    if not words or is_done(lesson, stand):
        raise Unreadable(phrase("expect-decision"), line)
    while words and not is_done(lesson, after):
        number, used = after.game.rules.read_action(after.game.state, words)
        verdict = judge(lesson, after, number)
        if not verdict.accepted:
            return Answer(stand, False, (), verdict.slip, verdict.refusal)
        after, words, left = verdict.after, words[used:], verdict.left
        moments += verdict.moments
    return Answer(after, True, tuple(moments), finished=after.step - stand.step, left=left)


class Attempt:
    """A lesson that someone is in the middle of."""

    def __init__(self, lesson: Lesson, tried: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.tried: list[str] = []
        """Every line that was tried, the wrong ones too, and every `undo`."""
        self.wrongs = 0
        self._stands: list[Stand] = [begin(lesson)]
        self.last: Answer | None = None
        for each in tried:
            if each == UNDO:
                self.undo()
            else:
                self.play(each)

    # -- where one is
    @property
    def stand(self) -> Stand:
        """Where the learner is."""
        return self._stands[-1]

    @property
    def game(self) -> Game:
        """The game as it stands, not to be played on."""
        return self.stand.game

    @property
    def done(self) -> bool:
        """Whether the lesson is done."""
        return is_done(self.lesson, self.stand)

    @property
    def step(self) -> Step | None:
        """What is asked now; None once the lesson is done."""
        return None if self.done else self.lesson.steps[self.stand.step]

    @property
    def stars(self) -> int:
        """Three if nothing was wrong, two for one or two wrong answers, otherwise one."""
        return STARS[self.wrongs] if self.wrongs < len(STARS) else 1

    @property
    def can_undo(self) -> bool:
        """Whether there is a line to take back."""
        return len(self._stands) > 1

    @property
    def offer(self) -> list[Action]:
        """Everything that the rules allow now; nothing once the lesson is done."""
        return [] if self.done else self.game.offer_for(self.lesson.seat)

    def judged(self, action: Action) -> Verdict:
        """What would become of a decision that is offered."""
        return judge(self.lesson, self.stand, action.number)

    def hint(self, rung: str) -> tuple[str, ...]:
        """A rung of the hint: the places to look at, or lines that reach the goal.

        They lead there from where the step begins; what was decided since is left out.
        """
        if self.step is None:
            return ()
        return self.step.hint.places if rung == LOOK else self.step.hint.lines

    # -- going on
    def play(self, line: str) -> Answer:
        """Try a line of decisions; what can't be read was never tried."""
        self._check_room(line)
        self.last = followed(self.lesson, self.stand, line)
        self.tried.append(line)
        if self.last.accepted:
            self._stands.append(self.last.after)
        else:
            self.wrongs += 1
        return self.last

    def undo(self) -> None:
        """Take back the last line that was carried out, with the replies to it."""
        self._check_room(UNDO)
        if not self.can_undo:
            raise BadInput(phrase("input-undo", found="1", count=0))
        self.tried.append(UNDO)
        self._stands.pop()
        self.last = None

    def _check_room(self, line: str) -> None:
        if not isinstance(line, str):
            raise BadInput(phrase("input-text", found=shown(line)))
        if len(self.tried) == MOST_TRIED:
            raise BadInput(phrase("input-list-to", count=MOST_TRIED, found=str(MOST_TRIED + 1)))
