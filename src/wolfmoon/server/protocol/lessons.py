"""Lessons: the courses there are, where a learner stands, and what is kept of it."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from ...lessons import MOST_TRIED
from ..message import FromServer, Level, Message
from ..shapes import GameName, Option, Position, Refusal, Told
from .questions import Ask, AskAhead, AskWhyNot

MOST_LESSONS = 64
"""So many can be kept at once; there are fewer."""
LESSON_STARS = 3
LessonId = Annotated[str, Field(max_length=60)]
LessonMark = Annotated[str, Field(max_length=20)]
Tried = Annotated[
    list[Annotated[str, Field(max_length=120)]],
    Field(
        max_length=MOST_TRIED,
        description="All that was tried so far, in order: lines of decisions, and `undo`.",
    ),
]


# -- what there is ----------------------------------------------------------------------
class LessonPicture(Message):
    """What stands for a lesson or a goal: a symbol of the sheet, or else cards."""

    symbol: str | None
    cards: list[str] = Field(description="A card, or a card and the one it beats.")


class LessonInfo(Message):
    """A lesson as a list shows it; what is said is named by the keys of the catalogue."""

    id: str
    words: str = Field(description="The key of its title.")
    about: str
    picture: LessonPicture
    steps: int
    goals: list[str] = Field(description="The keys of what its steps ask for, in their order.")
    seconds: int = Field(description="How long it takes whoever makes no mistake.")
    clauses: list[str] = Field(description="The rules that it teaches.")
    mark: str = Field(description="Another one once the lesson has changed.")


class SmallGoal(Message):
    """Something to reach in a first game: a telling with some of its facts."""

    words: str
    picture: LessonPicture
    what: str
    facts: dict[str, list[str]] = Field(description="What each fact may be; `me` is one's seat.")


class FirstGame(Message):
    """The game that a course ends in: a table against bots, with the tutor on."""

    words: str
    about: str
    bots: list[Level]
    options: dict[str, str]
    tutor: bool
    goals: list[SmallGoal]


class LessonCourse(Message):
    """The lessons of a game in their order."""

    game: GameName
    words: str
    lessons: list[LessonInfo]
    chapters: dict[str, str] = Field(description="For a chapter of the rules: its lesson.")
    first: FirstGame


# -- a lesson under way -----------------------------------------------------------------
class LessonSlip(Message):
    """Why something is wrong in a lesson: the key of its words, and its rule."""

    words: str
    clause: str


class LessonStep(Message):
    """What a step of a lesson asks for."""

    name: str
    words: str
    goal: str
    light: list[str] = Field(description="The places that are lit.")
    part: str | None = Field(description="What of the board is shown large.")
    about: list[str] = Field(description="The rules that the words are about.")
    look: list[str] = Field(description="The hint's first rung: where to look.")
    turn: list[str] = Field(
        description="Its last: decisions that reach the goal from its beginning."
    )


class LessonAnswer(FromServer):
    """What became of the last line that was tried."""

    accepted: bool
    slip: LessonSlip | None
    refusal: Refusal | None = Field(description="Why the rules refuse it.")
    finished: int = Field(description="How many steps it has finished.")


class LessonMoment(FromServer):
    """A decision that was carried out, and what it did; replies of others among them."""

    seat: int
    option: Option
    told: list[Told]


class LessonState(FromServer):
    """Where a learner stands; it follows from the lesson and what was tried."""

    lesson: str
    mark: str
    tried: list[str]
    seat: int = Field(description="The learner's.")
    step: int = Field(description="Counted from 0; as many as there are, once it is done.")
    steps: int
    asked: LessonStep | None
    position: Position
    slips: list[LessonSlip | None] = Field(
        description="For each option of the offer: why it would be wrong; null: it may be right."
    )
    answer: LessonAnswer | None = Field(description="Of the last line, if it was no `undo`.")
    moments: list[LessonMoment] = Field(description="What the last line led to.")
    left: Position | None = Field(
        description="Where the last line ended, if the step that follows begins elsewhere."
    )
    can_undo: bool
    wrongs: int
    stars: int
    done: bool
    known: list[str] = Field(description="The keys of what one knows now, once it is done.")
    next: str | None = Field(description="The lesson after this one.")


class LessonPlay(Message):
    """All that was tried in a lesson, the newest last."""

    tried: Tried = Field(default_factory=list)
    mark: LessonMark | None = Field(
        default=None, description="Of the lesson that it was tried in; another is refused."
    )


class LessonAsk(Ask):
    """What would be after a line, where a learner stands?"""

    tried: Tried = Field(default_factory=list)


class LessonAskAhead(AskAhead):
    """What may follow, where a learner stands?"""

    tried: Tried = Field(default_factory=list)


class LessonAskWhyNot(AskWhyNot):
    """Why can't I, where a learner stands?"""

    tried: Tried = Field(default_factory=list)


class LessonWhyNot(FromServer):
    """An action that may be meant, why it is not possible, and what the lesson says to that."""

    option: Option
    refusal: Refusal | None
    slip: LessonSlip | None


# -- what is kept -----------------------------------------------------------------------
class LessonProgress(Message):
    """How far someone is in a lesson."""

    lesson: LessonId
    mark: LessonMark
    tried: Tried = Field(default_factory=list)
    step: Annotated[int, Field(ge=0, le=MOST_LESSONS)] = 0
    stars: Annotated[int, Field(ge=0, le=LESSON_STARS)] = Field(
        default=0, description="The most that were won; 0: it was not done yet."
    )
    at: datetime = Field(description="When it was last worked on, by the clock of the device.")


class LessonsKept(Message):
    """How far someone is in all lessons; what a device knows is merged with what is kept."""

    lessons: Annotated[list[LessonProgress], Field(max_length=MOST_LESSONS)]
