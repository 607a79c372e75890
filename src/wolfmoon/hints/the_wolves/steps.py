"""A turn as steps, one for each action, with what it would do."""

from collections.abc import Mapping
from typing import cast

from ...bots.the_wolves.levels import after
from ...engine.kernels import States
from ...engine.rules import Rules
from ...games.the_wolves.actions import Act
from ...games.the_wolves.box.maps import HEX_NAMES
from ...games.the_wolves.forms.names import ACT_NAMES, TERRAIN_NAMES
from ...games.the_wolves.forms.notation import kind_and_argument
from ...games.the_wolves.tellings import TheWolvesTelling
from ..models import HintStep

NAMED = {"drafted", "built", "upgraded", "howled", "dominated-wolf", "dominated-den"}
"""What a step is about; its facts are those of the step."""


def steps_of(rules: Rules, states: States, line: tuple[int, ...]) -> list[HintStep]:
    """A line of decisions, grouped by action."""
    steps: list[HintStep] = []
    for action in line:
        state = states[0]
        if not steps or rules.begins_line(state, action):
            steps.append(_begun(states, action))
        step = steps[-1]
        said = rules.action_text(state, action)
        step["text"] += rules.joint(state, action) + said if step["text"] else said
        step["decisions"].append(action)
        step["story"] += rules.story(states, action)
        states = after(rules, states, action)
    for step in steps:
        step["facts"] |= _facts(story_of([step]))
    return steps


def story_of(steps: list[HintStep]) -> list[TheWolvesTelling]:
    """All that some steps would do."""
    return [cast(TheWolvesTelling, told) for step in steps for told in step["story"]]


def _begun(states: States, action: int) -> HintStep:
    """A step that begins with a decision; or goes on with the action under way."""
    doing, facts = int(states[0].doing), dict[str, str | int | None]()
    kind = doing or kind_and_argument(action)[0]
    if doing:
        facts["terrain"] = TERRAIN_NAMES[int(states[0].terrain)]
        facts["hex"] = None if doing == Act.MOVE else HEX_NAMES[int(states[0].target)]
    return {"action": ACT_NAMES[kind], "facts": facts, "decisions": [], "text": "", "story": []}


def _facts(story: list[TheWolvesTelling]) -> dict[str, str | int | None]:
    """What the words of a step speak of."""
    facts: dict[str, str | int | None] = {"count": sum(told["what"] == "moved" for told in story)}
    for each in story:
        told: Mapping[str, object] = each
        if told["what"] == "paid":
            facts["terrain"] = str(told["terrain"])
        if told["what"] in NAMED:
            named = ("hex", "track", "piece")
            facts |= {name: str(told[name]) for name in named if name in told}
        if isinstance(victim := told.get("victim"), int) and told["what"] in NAMED:
            facts["rival"] = victim
    return facts
