"""The words that server and client speak: every request and every answer.

The client's types are made from these models. What the games themselves look like is
put together in `shapes.py`.
"""

from datetime import datetime
from math import isfinite
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ..games import NAMES, described
from .shapes import GameBox, GameName, GameOptions, Option, Position, Refusal, Sheet, Told

Language = Literal["en", "pl", "ru", "uk", "de"]
_SEATS = [seats for name in NAMES for seats in described(name).seats]
FEWEST_SEATS, MOST_SEATS = min(_SEATS), max(_SEATS)
Access = Literal["open", "link", "private"]
"""open: listed in the lobby; link: whoever has the address may sit or watch; private: by invite."""
Deal = Literal["drawn", "chosen"]
"""drawn: by the server, unseen; chosen: by the host, with a seed, a set-up or a file."""
Undo = Literal["turn", "none"]
Status = Literal["gathering", "playing", "finished", "closed"]
Name = Annotated[str, Field(min_length=1, max_length=24)]
Password = Annotated[str, Field(min_length=1, max_length=200)]
"""What a new one must be like, `passwords.py` says: old ones stay good."""
Level = Annotated[str, Field(max_length=20, description="The name of a bot of the game.")]
Line = Annotated[list[str], Field(max_length=64, description="Decisions in words, in order.")]


class Message(BaseModel):
    """The base of everything that travels: what is not named here is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_kept(cls, data: object) -> Any:
        """Refuse text and numbers that no database keeps and no JSON holds."""
        waiting = [data]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                waiting += [*value, *value.values()]
            elif isinstance(value, list):
                waiting += value
            elif isinstance(value, str) and b"\0" in value.encode():  # half a letter is no UTF-8
                raise ValueError("text with a zero byte")
            elif isinstance(value, float) and not isfinite(value):
                raise ValueError("a number that is none")
        return data


class FromServer(Message):
    """The base of what shows a game, and comes from the server alone.

    What is sent is made by hand and not checked, so a server that starts need not build these.
    """

    model_config = ConfigDict(defer_build=True)


# -- people -----------------------------------------------------------------------------
class Person(Message):
    """Who someone is, as they see themselves."""

    id: str
    name: str
    guest: bool
    language: Language
    settings: dict[str, object]


class NewGuest(Message):
    """Play at once, with a name."""

    name: Name
    language: Language = "en"


class Credentials(Message):
    """A name and a password: to sign up, which keeps a guest's games, or to sign in."""

    name: Name
    password: Password


class ChangePassword(Message):
    """Another password, for whoever knows the old one."""

    old: Password
    new: Password


class Session(Message):
    """A browser in which one is signed in."""

    id: str
    device: str = Field(description="The browser and its system; empty if they are not known.")
    made: datetime
    used: datetime = Field(description="To the hour.")
    ends: datetime = Field(description="Unless it is used again, and then too after a year.")
    this: bool = Field(description="Whether it is the one that asks.")


class ChangePerson(Message):
    """What is given changes; the rest stays."""

    name: Name | None = None
    language: Language | None = None
    settings: dict[str, object] | None = None


class NewToken(Message):
    """A token for a bot or a script of one's own."""

    label: Name


class Token(Message):
    """A token. The secret is shown once, when it is made."""

    id: str
    label: str
    made: datetime
    used: datetime | None = None
    secret: str | None = None


# -- tables -----------------------------------------------------------------------------
class NoClock(Message):
    """Nobody is hurried."""

    kind: Literal["none"] = "none"


class LiveClock(Message):
    """So many minutes for the whole game, and seconds back for every turn."""

    kind: Literal["live"]
    minutes: float = Field(gt=0, le=600)
    increment: float = Field(default=0, ge=0, le=600, description="Seconds.")


class TurnClock(Message):
    """So many hours for every turn."""

    kind: Literal["turns"]
    hours: float = Field(gt=0, le=24 * 30)


Clock = Annotated[NoClock | LiveClock | TurnClock, Field(discriminator="kind")]


class SeatWish(Message):
    """What a seat of a new table is for."""

    kind: Literal["me", "open", "bot", "here"]
    """me: the one who makes the table; here: another person on the same device (hot-seat)."""
    name: Name | None = Field(default=None, description="For `here`: how the seat is called.")
    level: Level | None = Field(default=None, description="For `bot`.")


class NewTable(Message):
    """A new table with everything that can be chosen."""

    game: GameName
    seats: list[SeatWish] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    options: dict[str, object] = Field(
        default_factory=dict,
        description="Of the game, such as packs or a board; and a seed or a whole setup.",
    )
    access: Access = "open"
    spectators: bool = True
    clock: Clock = NoClock()
    undo: Undo = "turn"
    stand_in: Level | None = Field(
        default=None, description="The bot that takes the seat of one who left or ran out of time."
    )
    pause: float = Field(default=0.6, ge=0, le=10, description="Seconds before a bot's turn.")
    title: Annotated[str, Field(max_length=60)] = ""


class Seat(Message):
    """A seat and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    person: str | None = None
    level: str | None = None
    stand_in: str | None = Field(
        default=None, description="The bot that plays for an absent person, who may come back."
    )
    kept_for: str | None = Field(
        default=None, description="Who was asked for a rematch, by name, and has not answered."
    )
    kept_for_you: bool = False
    yours: bool = False
    host: bool = False
    present: bool = Field(default=False, description="Whether the person is connected now.")
    seconds_left: float | None = Field(default=None, description="On this seat's clock.")


class Takeback(Message):
    """Someone asks the others to go back to an earlier step."""

    seat: int
    to_step: int
    agreed: list[int]
    waiting_for: list[int]


class Progress(Message):
    """How far a game has come: dates of the moon covered, or tricks taken."""

    done: int
    of: int


class TableInfo(Message):
    """A table as one visitor may know it."""

    id: str
    game: GameName
    rules: int
    title: str
    status: Status
    access: Access
    spectators: bool
    options: dict[str, object] = Field(description="As chosen; a seed only once the game is over.")
    deal: Deal = Field(description="Who decided how the cards, or the map, lie.")
    commitment: str | None = Field(
        description="Of a drawn deal: SHA-256 of its file's opening, which is shown at the end."
    )
    clock: Clock
    undo: Undo
    stand_in: str
    pause: float
    seats: list[Seat]
    made: datetime
    changed: datetime
    seq: int
    step: int
    to_decide: int | None
    points: list[int] | None = Field(
        default=None, description="By seat, as they stand, once the game has begun."
    )
    progress: Progress | None = None
    takeback: Takeback | None = None
    rematch: str | None = Field(default=None, description="The table of the rematch.")
    branch_of: str | None = None
    analysis: bool = Field(
        default=False, description="One person plays all seats, from an import or a branch."
    )
    watching: int = 0
    thinking: int | None = Field(default=None, description="The seat whose bot is thinking.")


class Invite(Message):
    """A link that seats one person, once."""

    seat: int
    secret: str
    path: str


class InvitedTo(Message):
    """Which table and seat an invite is for."""

    table: "TableInfo"
    seat: int


class NewImport(Message):
    """A game file, to be looked at or played on from a step."""

    text: str = Field(max_length=200_000)
    step: int | None = Field(default=None, ge=0)
    seats: list[SeatWish] | None = Field(
        default=None, description="Without seats it is for analysis: one person plays all."
    )


class NewBranch(Message):
    """A table of one's own that goes on from a step of a game, against bots or alone."""

    step: int = Field(ge=0)
    seats: list[SeatWish] | None = None


# -- commands ---------------------------------------------------------------------------
class Sit(Message):
    """Take an open seat; an invite opens a private one. One that is kept for one's rematch is
    taken with all others of one's own, and the last answer begins the game."""

    do: Literal["sit"]
    seat: int
    invite: str | None = None
    name: Name | None = Field(default=None, description="For a second person on this device.")


class Fill(Message):
    """The host gives a seat to a bot, or opens it again."""

    do: Literal["fill"]
    seat: int
    level: Level | None = Field(description="A bot; null opens the seat.")


class SendAway(Message):
    """The host sends someone away from a table that gathers; only an invite leads them back."""

    do: Literal["send_away"]
    seat: int


class Close(Message):
    """The host closes a table that gathers, for good."""

    do: Literal["close"]


class Begin(Message):
    """The host begins; open seats go to bots of the stand-in's level."""

    do: Literal["begin"]


class Leave(Message):
    """Stand up, or decline a rematch: before the game the seat is open again; in a game a bot takes
    it."""

    do: Literal["leave"]
    seat: int | None = None


class Reclaim(Message):
    """Take one's seat back from the stand-in."""

    do: Literal["reclaim"]
    seat: int | None = None


class Play(Message):
    """Decide. Several decisions are taken all or none."""

    do: Literal["play"]
    seat: int
    line: Line = Field(min_length=1)


class TakeBack(Message):
    """Undo: back to a step of one's own turn; by default the last decision."""

    do: Literal["undo"]
    seat: int
    to_step: int | None = Field(default=None, ge=0)


class AskBack(Message):
    """Ask the others to go back to one's last turn, where undo may not."""

    do: Literal["ask_back"]
    seat: int


class AnswerBack(Message):
    """Agree, or not, to go back."""

    do: Literal["answer_back"]
    seat: int
    agree: bool


class Rematch(Message):
    """The same table again, with rotated seats: the other people are asked to sit down. Where there
    are none, it begins."""

    do: Literal["rematch"]


Command = Annotated[
    Sit
    | Fill
    | SendAway
    | Close
    | Begin
    | Leave
    | Reclaim
    | Play
    | TakeBack
    | AskBack
    | AnswerBack
    | Rematch,
    Field(discriminator="do"),
]


class Order(Message):
    """A command with the number of the last event seen, and an id of one's own.

    Sent again with the same id it is not carried out again, and gets the same answer.
    """

    id: UUID
    seq: int = Field(ge=0)
    command: Command


class GivenOrder(Order):
    """To the server: an order through the socket of a table, the same as at the door for orders."""

    type: Literal["order"]
    language: Language | None = Field(
        default=None, description="Of a refusal; without it, that of the connection."
    )


# -- what happened ----------------------------------------------------------------------
class Event(FromServer):
    """One entry of a table's log, as one visitor may know it."""

    seq: int
    at: datetime
    kind: Literal[
        "made",
        "sat",
        "filled",
        "left",
        "sent_away",
        "closed",
        "began",
        "played",
        "undone",
        "back_asked",
        "back_answered",
        "stood_in",
        "reclaimed",
        "timed_out",
        "bot_failed",
        "ended",
        "rematched",
    ]
    seat: int | None = None
    name: str | None = None
    step: int | None = Field(default=None, description="Decisions made, after this event.")
    options: list[Option] = Field(default_factory=list, description="What was decided.")
    told: list[Told] = Field(default_factory=list)
    facts: dict[str, object] = Field(default_factory=dict, description="The rest: level, reason, …")


class State(FromServer):
    """A table and its game as one visitor sees them."""

    table: TableInfo
    seq: int
    seat: int | None = Field(description="Whose eyes: a seat of the visitor's, or a spectator's.")
    position: Position | None


class Answer(FromServer):
    """What an order led to."""

    seq: int
    events: list[Event]
    state: State


class Events(FromServer):
    """The log after a number."""

    seq: int
    events: list[Event]


class Ask(Message):
    """A question about a line of decisions that is not played: what would be?"""

    seat: int | None = None
    line: Line = Field(default_factory=list)


class Preview(FromServer):
    """The position after a line, and what would happen on the way; nothing is played.

    A decision that will show something hidden can be asked about, but nothing after it: what it
    will show is `hidden`, is not told, and nothing is offered then.
    """

    position: Position
    told: list[Told]
    shows: bool = Field(description="Whether the last decision will show something hidden.")
    line: list[Option] = Field(description="The decisions that were asked about.")
    offers: list[list[Option]] = Field(
        description="For each decision of the line, all that was offered in its place."
    )


class AskAhead(Ask):
    """What may follow? After a line, with something in mind that is not on it yet."""

    doing: Annotated[str, Field(max_length=40)] = Field(
        default="",
        description="What is begun in one's mind only: an action (howl), a piece in hand as "
        "decisions call it (alpha S4), or the place where it stands (S4). Empty: whatever is "
        "asked.",
    )


class Way(Message):
    """A place where something is possible, what leads there, and what would come of it.

    Where only a detail is asked on the way, as how to pay, it is decided as usual.
    """

    place: str
    line: list[Option]
    told: list[Told]
    shows: bool = Field(description="Whether the last decision will show something hidden.")
    sheet: Sheet = Field(
        description="The points after it: all seats, and of regions or lands those that differ."
    )


class Ahead(Message):
    """Everything that may follow, and what lies around that which one has in mind."""

    ways: list[Way]
    candidates: list[str] = Field(
        description="Places with the thing that it is about, possible or not."
    )
    sources: list[str] = Field(description="The places that it comes from.")
    reach: list[str] = Field(
        description="All places within its reach; none where reach plays no part."
    )
    in_hand: list[Option] = Field(
        description="The piece in hand, as the decision that chooses it; then others like it."
    )


class AskWhyNot(AskAhead):
    """Why can't I …? After a line, about a place (a hex, a card, a land) or an action."""

    place: Annotated[str, Field(max_length=40)] | None = None
    action: Annotated[str, Field(max_length=80)] | None = None


class WhyNot(FromServer):
    """An action that may be meant, and why it is not possible; null if it is."""

    option: Option
    refusal: Refusal | None


class Replay(FromServer):
    """A game at one of its steps."""

    step: int
    steps: int
    turns: list[int] = Field(description="The steps at which turns (or tricks) begin.")
    seat: int | None
    open: bool = Field(description="Whether everything is shown.")
    position: Position
    told: list[Told] = Field(description="What the last decision before this step led to.")


class Deed(FromServer):
    """Something that was done, with all its parts: an action, a card played, a scar taken."""

    seq: int = Field(description="Counted from 1.")
    step: int = Field(description="The step after it.")
    seat: int
    options: list[Option]
    told: list[Told]


class Course(FromServer):
    """A whole game, thing by thing, to step through."""

    turns: list[int] = Field(description="The steps at which turns (or tricks) begin.")
    deeds: list[Deed]


class Points(Message):
    """The points of every seat when each turn (or trick) began, and as they stand now."""

    steps: list[int]
    points: list[list[int]] = Field(description="For each step, by seat.")


class NewChat(Message):
    """A line of chat."""

    id: UUID
    text: str = Field(min_length=1, max_length=500)


class Chat(Message):
    """A line of chat at a table."""

    number: int
    at: datetime
    name: str
    seat: int | None
    text: str


# -- lists ------------------------------------------------------------------------------
class Bot(Message):
    """A bot that may take a seat."""

    name: str
    level: int


class GameInfo(FromServer):
    """A game that can be played here, with all that never changes about it."""

    name: GameName
    rules: int
    players: list[int]
    bots: list[Bot]
    options: GameOptions = Field(description="What can be chosen, with what is usual.")
    box: GameBox = Field(description="What is printed on its components.")
    hides: bool = Field(description="Whether seats have secrets from each other.")


class Tables(Message):
    """A page of a list of tables."""

    tables: list[TableInfo]
    next: str | None = Field(description="Asked with `after`, the next page; null: there is none.")


class Statistics(Message):
    """How one has fared, by game and number of players."""

    rows: list["StatisticsRow"]


class StatisticsRow(Message):
    """How one has fared in one game with so many players."""

    game: GameName
    players: int
    games: int
    wins: float = Field(description="A shared win counts in parts.")
    mean_points: float
    best_points: int


# -- the socket -------------------------------------------------------------------------
class Happened(FromServer):
    """To the client: events, and the table after them."""

    type: Literal["happened"] = "happened"
    events: list[Event]
    state: State
    order: UUID | None = Field(
        default=None, description="The order given through this connection that led to them."
    )


class Answered(Message):
    """To the client: its order was carried out before; what happened was told before, too."""

    type: Literal["answered"] = "answered"
    id: UUID
    seq: int = Field(description="The number of the last event that it led to.")


class RefusedOrder(FromServer):
    """To the client: its order is not carried out."""

    type: Literal["refused"] = "refused"
    id: str | None = Field(description="As it was sent; null if that was no id.")
    status: int = Field(description="What the door for orders would answer.")
    problem: "Problem"


class Present(Message):
    """To the client: who is connected, and whose bot is thinking. Not part of the log."""

    type: Literal["present"] = "present"
    present: list[int]
    watching: int
    thinking: int | None


class Said(Message):
    """To the client: a line of chat."""

    type: Literal["said"] = "said"
    chat: Chat


class Pong(Message):
    """To the client: still here; the server's clock and the last number."""

    type: Literal["pong"] = "pong"
    seq: int
    at: datetime


class MentionedTable(Message):
    """A table that somebody who looks elsewhere is told of."""

    id: str
    game: str
    title: str
    seq: int


class YourTurn(Message):
    """To a person: a table waits for their decision, or does no longer."""

    type: Literal["your_turn"] = "your_turn"
    table: MentionedTable
    yours: bool = Field(description="False: it was so, and they were told.")


class Invited(Message):
    """To a person: a seat is kept for them, or is no longer."""

    type: Literal["invited"] = "invited"
    table: MentionedTable
    by: str | None = Field(description="What the host is called.")
    open: bool = Field(description="False: it was so, and they were told.")


class TaskProgress(Message):
    """To a person: how far something is that is worked out for them."""

    type: Literal["task"] = "task"
    id: str
    kind: str
    state: Literal["waiting", "done", "given-up"]
    progress: float = Field(ge=0, le=1)
    sentence: str | None = Field(description="What is being done, in their language.")


class Around(Message):
    """To a person: who of those with whom they play is here now, whatever they look at."""

    type: Literal["around"] = "around"
    people: list[str]


class Alive(Message):
    """To a person: still here; the server's clock."""

    type: Literal["pong"] = "pong"
    at: datetime


PersonMessage = Annotated[
    YourTurn | Invited | TaskProgress | Around | Alive, Field(discriminator="type")
]
SocketMessage = Annotated[
    Happened | Answered | RefusedOrder | Present | Said | Pong, Field(discriminator="type")
]


# -- for those who run it ---------------------------------------------------------------
class Health(Message):
    """The server can do its work: the database was asked."""

    status: Literal["well"]
    version: str


# -- errors -----------------------------------------------------------------------------
class Problem(FromServer):
    """Why something was refused, for a program and for a person."""

    code: str
    arguments: dict[str, object] = Field(default_factory=dict)
    clause: str | None = Field(default=None, description="The number of the rule, if it is one.")
    sentence: str = Field(description="In the language of the one who asked.")
    missed: Answer | None = Field(
        default=None, description="With `behind`: the events that were missed."
    )
