"""A game in hand: it can be played, asked, taken back and written down."""

from dataclasses import replace
from typing import TYPE_CHECKING

from . import deal
from .asking import Asking, split
from .data import is_whole
from .errors import BadInput, Illegal, Unreadable, phrase, shown
from .files import Player
from .kernels import States
from .rules import OK, Action, Data
from .start import Start
from .stream import streams

if TYPE_CHECKING:
    from .hinting import Advice, Hinting


class Game(Asking):
    """A game in hand: where it began, what was decided, and every position on the way."""

    # -- playing
    def play(self, action: "str | int | Action") -> None:
        """Decide; a text may hold several decisions. If one is refused, nothing has changed."""
        if isinstance(action, str):
            self._go_on(*self._read_decisions(action, recorded=False))
        else:
            number = self._number(action)
            following = self._after(self.states, number)
            self._go_on([following], [number])

    def play_record(self, text: str) -> None:
        """Play decisions as a game file records them, with what chance showed checked."""
        self._go_on(*self._read_decisions(text, recorded=True))

    def from_here(self) -> "Game":
        """A game that begins where this one stands."""
        return Game(self.rules, Start(self.states))

    def copy(self) -> "Game":
        """Another game that stands at the same position and plays on by itself."""
        other = Game.__new__(Game)
        other.rules, other.start = self.rules, self.start
        other._positions = self._positions.copy()
        other._numbers = self._numbers.copy()
        return other

    def at(self, decisions: int) -> "Game":
        """The game as it was after its first so many decisions."""
        other = self.copy()
        if not is_whole(decisions, 0, self.step):
            raise BadInput(phrase("input-step", count=self.step, found=shown(decisions)))
        other.undo(self.step - decisions)
        return other

    def determinize(self, viewer: int | None = None, seed: int = 0) -> "Game":
        """A game from here on that fits what a viewer knows."""
        states = self.rules.determinize(self.view(viewer), int(streams(seed, 1)[0]))
        return Game(self.rules, Start(states))

    def ahead_for(self, viewer: int | None, doing: str = "") -> list[tuple[str, "Game"]]:
        """Everything that may follow for a viewer, by its place: the game from here after it.

        Where only a detail is asked on the way, it is decided as usual.
        """
        if viewer is None or viewer != self.seat:
            return []
        begun: dict[tuple[str, ...], Game] = {}
        found: list[tuple[str, Game]] = []
        for place, aim in self.rules.possible(self.states, doing):
            if aim.line not in begun:
                begun[aim.line] = self._after_line(aim.line)
            game = begun[aim.line].copy()
            game.play(aim.number)
            usual = self.rules.usual(game.states)
            if usual is not None:
                game.play(usual)
            found.append((place, game))
        return found

    def _after_line(self, line: tuple[str, ...]) -> "Game":
        """The game from here after some decisions."""
        game = self.from_here()
        for text in line:
            game.play(text)
        return game

    # -- hints
    def hint(self, seat: int | None = None) -> "Advice":
        """Where the seat to decide should look, what it should want, what to do: see docs/hints.md.

        It is made of what that seat can see, and of nothing else. `hints/models.py` says what is in
        it, and in a verdict.
        """
        if seat is not None and seat != self.seat and not self.over:
            raise BadInput(phrase("input-hint-seat", found=shown(seat), seat=self.seat))
        return self._hinter().hint(self)

    def judge(self, turn: str) -> "Advice":
        """What a fully chosen turn of the seat to decide, as text, gives up against the best."""
        tried = self.copy()
        tried.play(turn)
        return self._hinter().judge(self, tried.numbers[self.step :])

    # -- as data and as text
    def view(self, viewer: int | None = None) -> Data:
        """All that a seat, or a spectator (None), may see, as plain data."""
        last = self.seats - 1
        if viewer is not None and not is_whole(viewer, 0, last):
            raise BadInput(phrase("input-seat", found=shown(viewer), last=last))
        return self.rules.view(self.state, viewer)

    def score_sheet(self) -> Data:
        """The points as they stand, by source."""
        return self.rules.score_sheet(self.states)

    def to_data(self) -> Data:
        """The whole position at hand as plain data, from which `from_data` makes it again.

        Hidden parts are in it too: what a seat may see is its `view`.
        """
        return self.rules.to_data(self.state)

    def position(self) -> str:
        """The position at hand as a file."""
        return self.rules.write_position(self.state)

    def dump(self, players: dict[int, Player] | None = None) -> str:
        """The whole game as a file, from which `load` makes it again; with who played, if told.

        The salt of its deal, and with it the commitment, are shown once the game is over.
        """
        outcome = self.outcome
        result = ["result " + " ".join(map(str, outcome.scores))] if outcome else []
        result += [each.header(seat) for seat, each in sorted((players or {}).items())]
        if not self.start.headers:
            first, *rest = self.rules.write_position(self.start.states[0]).rstrip().split("\n")
            return "\n".join([first, *result, *rest, "moves", *self.lines()]) + "\n"
        start = self.start if outcome else replace(self.start, salt="")
        head = deal.opening(self.rules, start)
        seal = [f"commitment {deal.commitment(head)}"] if start.salt else []
        return head + "\n".join([*seal, *result, "", *self.lines()]) + "\n"

    # -- inside
    def _hinter(self) -> "Hinting":
        if self.rules.hinter is None:
            raise BadInput(phrase("input-no-hints", game=self.rules.name))
        return self.rules.hinter()

    def _after(self, states: States, number: int) -> States:
        following, reason = self.rules.after(states, number)
        if reason != OK:
            refusal = self.rules.explain(states, number, reason)
            raise Illegal(self.rules.action_text(states[0], number), refusal)
        return following

    def _read_decisions(self, text: str, recorded: bool) -> tuple[list[States], list[int]]:
        if not isinstance(text, str):
            raise BadInput(phrase("input-text", found=shown(text)))
        words = split(text)
        if not words:
            raise Unreadable(phrase("expect-decision"))
        states, positions, numbers = self.states, [], []
        while words:
            number, used = self.rules.read_action(states[0], words, recorded)
            following = self._after(states, number)
            numbers.append(number)
            positions.append(following)
            states = following
            words = words[used:]
        return positions, numbers
