"""Pointing at hexes: a hex is lit, or it has a reason, whatever is asked or only thought of."""

from itertools import chain

from hypothesis import given, settings

from tests.laws.positions import Case, the_wolves
from wolfmoon.engine.game import Game
from wolfmoon.games.the_wolves.forms.names import TERRAIN_NAMES

many = settings(max_examples=40, deadline=None)
TARGETS = ("den", "lair", "howl", "dominate")
HEXED = ("draft", "to", "push", "hunt", "alpha", "pack")


def after(game: Game, *line: str) -> Game:
    """The game after decisions, any payment that is asked included."""
    copy = game.copy()
    for text in line:
        while copy.offer[0].text.startswith("pay "):
            copy.play(copy.offer[0])
        copy.play(text)
    while copy.offer[0].text.startswith("pay "):
        copy.play(copy.offer[0])
    return copy


def hexes(game: Game, *beginnings: str) -> set[str]:
    """The hexes of what is offered, of some kinds of decisions."""
    return {
        action.text.split()[-1]
        for action in game.offer
        if action.text.startswith(beginnings) and action.text.split()[-1] != "done"
    }


def wolves(game: Game) -> list[str]:
    return [action.text for action in game.offer if action.text.startswith(("alpha ", "pack "))]


def moves(game: Game) -> list[Game]:
    """Every move that could begin and asks for a wolf."""
    texts = [f"move {terrain}" for terrain in TERRAIN_NAMES]
    begun = [after(game, text) for text in texts if game.why_not(text) is None]
    return [each for each in begun if wolves(each)]


def expected(game: Game) -> dict[str, set[str]]:
    """What is lit for all that one may have in mind, found by playing it."""
    asks = game.view()["asks"]
    if asks == "wolf":
        ends = [hexes(after(game, wolf), "to ") for wolf in wolves(game)]
        return {"": hexes(game, "alpha ", "pack ").union(*ends)}
    if asks != "act":
        return {"": hexes(game, *HEXED)}
    lit = {action: hexes(game, f"{action} ") for action in TARGETS}
    begun = moves(game)
    lit["move"] = {text.split()[1] for each in begun for text in wolves(each)}
    for wolf in {text for each in begun for text in wolves(each)}:
        ways = [after(each, wolf) for each in begun if wolf in wolves(each)]
        lit[wolf] = set(chain.from_iterable(hexes(each, "to ") for each in ways))
    for wolf in sorted(set(lit) - {*TARGETS, "move"}):  # a wolf by its hex: alphas come first
        lit.setdefault(wolf.split()[1], lit[wolf])
    return lit


@many
@given(the_wolves(500))
def test_a_hex_is_lit_or_has_a_reason(case: Case) -> None:
    game = case.game()
    if game.over:
        return
    for doing, lit in expected(game).items():
        ways, places = game.possible_for(game.seat, doing), game.rules.places(game.state)
        assert set(ways) & set(places) == lit, doing
        for place in places:
            [(action, refusal)] = game.why_not_here(place, doing)
            assert (refusal is None) == (place in lit), (doing, place, action)
            assert refusal is None or refusal.reason != "asked_something_else" or not lit
        for place, line in ways.items():
            decided = game.copy()
            for text in line:
                decided.play(text)
            assert line[-1].endswith(place)


@many
@given(the_wolves(500))
def test_with_nothing_in_mind_every_action_answers_for_itself(case: Case) -> None:
    game = case.game()
    if game.over or game.view()["asks"] != "act":
        return
    lit = expected(game)
    for place in game.rules.places(game.state):
        said = game.why_not_here(place)
        possible = {action.text.split()[0] for action, refusal in said if refusal is None}
        wanted = {action for action in TARGETS if place in lit[action]}
        assert possible - {"alpha", "pack"} == wanted
        assert bool(possible & {"alpha", "pack"}) == (place in lit["move"])


@many
@given(the_wolves(500))
def test_everything_ahead_is_what_playing_it_leads_to(case: Case) -> None:
    game = case.game()
    if game.over:
        return
    for doing in expected(game):
        for place, ahead in game.ahead_for(game.seat, doing):
            decided = game.copy()
            for text in game.possible_for(game.seat, doing)[place]:
                decided.play(text)
            while decided.view()["asks"] == "pay":
                decided.play(max(decided.offer, key=lambda each: -each.text.count("bonus")))
            assert decided.view() == ahead.view(), (doing, place)


@many
@given(the_wolves(500))
def test_what_lies_around_an_action_holds_all_that_is_possible(case: Case) -> None:
    game = case.game()
    if game.over or game.view()["asks"] != "act":
        return
    for doing, lit in expected(game).items():
        scope = game.rules.scope(game.states, doing)
        if doing in ("lair", "howl", "dominate"):
            assert lit <= set(scope.candidates)
        if doing in ("howl", "dominate"):
            assert lit <= set(scope.reach)
            for place in set(scope.candidates) - set(scope.reach):
                assert game.why_not_here(place, doing)[0][1] is not None
        if doing.startswith(("alpha ", "pack ")):
            assert game.action(scope.in_hand[0]).text == doing
        assert bool(scope.sources) <= (doing in TARGETS)
