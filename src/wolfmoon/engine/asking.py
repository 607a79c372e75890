"""What may be decided in a game now, and why something may not."""

from typing import Any

from .aims import Aim, Answer, answers, reason_of
from .data import is_whole
from .errors import BadInput, Refusal, Unreadable, phrase, shown
from .history import History
from .rules import OK, Action

NOT_YOURS = Refusal("not_your_decision", "", {}, "not-your-decision")


class Asking(History):
    """A game that can be asked."""

    @property
    def offer(self) -> list[Action]:
        """Everything that may be decided now."""
        state, text = self.state, self.rules.action_text
        offered = self.rules.stepper(self.states).offer()
        return [Action(each, text(state, each)) for each in offered.tolist()]

    def offer_for(self, viewer: int | None) -> list[Action]:
        """What a viewer may decide now: nothing, unless it is their decision."""
        return self.offer if viewer is not None and viewer == self.seat else []

    def action(self, number: int) -> Action:
        """An action by its number, written for the position at hand."""
        known = self._known(number)
        return Action(known, self.rules.action_text(self.state, known))

    def why_not(self, action: "str | int | Action") -> Refusal | None:
        """Why an action is not possible now; None if it is."""
        aim = Aim((), self.states, self._number(action))
        return self._explained(Answer(aim, reason_of(self.rules, aim)))

    def why_not_for(self, viewer: int | None, action: "str | int | Action") -> Refusal | None:
        """Why an action is not possible for a viewer, who learns nothing of others' decisions."""
        if viewer is None or viewer != self.seat:
            return NOT_YOURS
        return self.why_not(action)

    def why_not_here(self, place: str, doing: str = "") -> list[tuple[Action, Refusal | None]]:
        """Everything that a player who points at a place may mean, and why not.

        `doing` is what they have in mind: an action that is not yet begun, or a wolf in hand.
        """
        if not isinstance(place, str):
            raise BadInput(phrase("input-place", found=shown(place)))
        found = answers(self.rules, self.rules.aiming(self.states, doing)(place))
        return [(self._aimed(each.aim), self._explained(each)) for each in found]

    def why_not_here_for(
        self, viewer: int | None, place: str, doing: str = ""
    ) -> list[tuple[Action, Refusal | None]]:
        """What a viewer who points at a place may mean; nothing if it is another's decision."""
        yours = viewer is not None and viewer == self.seat
        return self.why_not_here(place, doing) if yours else []

    def possible_for(self, viewer: int | None, doing: str = "") -> dict[str, list[str]]:
        """Every place where something is possible for a viewer, with the decisions it takes."""
        if viewer is None or viewer != self.seat:
            return {}
        possible = self.rules.possible(self.states, doing)
        return {place: [*aim.line, self._aimed(aim).text] for place, aim in possible}

    # -- inside
    def _number(self, action: "str | int | Action") -> int:
        if isinstance(action, Action):
            return self._known(action.number)
        if isinstance(action, str):
            words = split(action)
            if not words:
                raise Unreadable(phrase("expect-decision"))
            number, used = self.rules.read_action(self.state, words)
            if used != len(words):
                raise Unreadable(phrase("expect-one-decision"), " ".join(words[used:]))
            return number
        return self._known(action)

    def _known(self, number: Any) -> int:
        """The number of an action that there is in the game."""
        last = self.rules.num_actions - 1
        if not is_whole(number, 0, last):
            raise BadInput(phrase("input-action", last=last, found=shown(number)))
        return int(number)

    def _aimed(self, aim: Aim) -> Action:
        return Action(aim.number, self.rules.action_text(aim.states[0], aim.number))

    def _explained(self, answer: Answer) -> Refusal | None:
        aim, reason = answer
        return None if reason == OK else self.rules.explain(aim.states, aim.number, reason)


def split(text: str) -> list[str]:
    """The words of a line; commas between decisions only please the eye."""
    return text.replace(",", " ").split()
