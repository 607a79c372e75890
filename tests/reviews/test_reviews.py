"""Reviews of real games: who is refused, what is a blunder, and that hidden cards stay hidden."""

from pathlib import Path

import numpy as np
import pytest

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.engine.start import Start
from wolfmoon.reviews import scale
from wolfmoon.reviews.lone_wolves.reviewer import LoneWolvesReviewer
from wolfmoon.reviews.review import Work, curve
from wolfmoon.reviews.the_wolves.reviewer import TheWolvesReviewer
from wolfmoon.reviews.trying import try_again

SAMPLES = Path(__file__).with_name("samples")
EXACT = 1e-9


@pytest.fixture(scope="module")
def cards() -> Game:
    return wolfmoon.load((SAMPLES / "lone-wolves.game").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def packs() -> Game:
    return wolfmoon.load((SAMPLES / "the-wolves.game").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def lone() -> LoneWolvesReviewer:
    return LoneWolvesReviewer()


def test_a_game_that_is_still_being_played_is_refused_by_every_door(cards: Game) -> None:
    running = cards.at(20)
    for door in (
        wolfmoon.review,
        curve,
        lambda game: try_again(game, 1, game.numbers[:1]),
    ):
        with pytest.raises(wolfmoon.BadInput, match="still being played"):
            door(running)
    with pytest.raises(wolfmoon.BadInput, match="nothing was decided"):
        wolfmoon.review(wolfmoon.new("lone-wolves"), abandoned=True)


def test_an_abandoned_game_is_reviewed_up_to_where_it_was_played(cards: Game) -> None:
    review = wolfmoon.review(cards.at(9), abandoned=True)
    assert not review["finished"] and len(review["turns"]) == 9
    assert review["story"][0]["words"] == "review-story-left"
    for player in review["players"]:
        total = sum(player["ledger"].values())  # type: ignore[arg-type]
        assert total == pytest.approx(player["share"] - player["fair"], abs=EXACT)
        assert 0.0 < player["share"] < 1.0


def test_the_same_game_has_the_same_curve_whoever_shares_the_work(cards: Game) -> None:
    assert curve(cards) == curve(cards, workers=2)


def test_a_slot_that_throws_the_game_away_is_a_counted_blunder(
    cards: Game, lone: LoneWolvesReviewer
) -> None:
    """In the twelfth trick S3 on the tundra would have won in most ways, on the swamp in none."""
    part = lone.parts(cards)[45]
    judged = lone.judge(cards, part)
    assert judged.counted and judged.loss == pytest.approx(0.8) and judged.se == 0.0
    assert judged.known is not None and judged.known["options"][-1]["wins"] == 0
    again = try_again(cards, 46, judged.better or ())
    assert again["good"] and again["best"] and again["gained"] == pytest.approx(0.8)
    with pytest.raises(wolfmoon.BadInput, match="all decisions of a turn"):
        try_again(cards, 46, ())


def test_an_error_is_judged_by_what_could_be_known(cards: Game, lone: LoneWolvesReviewer) -> None:
    """Other hidden cards and scars that look the same to the player: the same loss."""
    part = lone.parts(cards)[18]
    seat, action = part.seat, cards.numbers[part.step]
    here = Game(cards.rules, Start(cards.at(part.step).states))
    other = here.determinize(seat, seed=5)
    assert other.states.tobytes() != here.states.tobytes()
    losses = []
    for game in (here, other):
        game.play(action)
        first = lone.parts(game)[0]
        losses.append((lone.judge(game, first).loss, lone.judge(game, first).better))
    assert losses[0] == losses[1]


def test_a_turn_that_does_nothing_is_a_blunder(packs: Game) -> None:
    """Where a turn can bring much, the first thing offered again and again brings nothing."""
    work = Work(packs)
    part = next(each for each in work.parts if each.round == 10)
    game = packs.at(part.step)
    while game.seat == part.seat:
        offer = [action.text for action in game.offer]
        game.play("end" if "end" in offer else offer[0])
    reviewer = TheWolvesReviewer()
    tried = reviewer.parts(game)[-1]
    judged = reviewer.deepen(game, tried, reviewer.judge(game, tried))
    assert judged.deep and judged.loss > 0.1 and judged.loss > 3 * judged.se
    moved = judged.moved
    assert moved[part.seat] == pytest.approx(-judged.loss, abs=EXACT)
    own = np.eye(game.seats)[part.seat] * judged.loss
    assert judged.gifts + judged.others == pytest.approx(moved + own, abs=EXACT)


def test_a_turn_of_the_wolves_is_judged_without_luck(packs: Game) -> None:
    """All likely replies are followed, so that other streams and other memory change nothing."""
    reviewer, other = TheWolvesReviewer(), TheWolvesReviewer()
    part = next(each for each in reviewer.parts(packs) if each.round == 10)
    judged = [each.judge(packs, part, luck) for luck, each in enumerate((reviewer, other))]
    assert judged[0].after.tolist() == judged[1].after.tolist()
    assert judged[0].after.sum() == pytest.approx(1.0, abs=EXACT)
    assert judged[0].better == judged[1].better and judged[0].samples > 1


def test_someone_is_like_the_bots_that_lose_about_as_much() -> None:
    """At a table of three a fair share is smaller, and so are the losses of the bots."""
    for game in wolfmoon.GAMES:
        two, three = scale.scale_of(game, 2), scale.scale_of(game, 3)
        for one, other in zip(two, three, strict=True):
            assert one["loss"] * 2 == pytest.approx(other["loss"] * 3)
            assert one["interval"]["low"] <= one["loss"] <= one["interval"]["high"]
            nearest, between = scale.like(game, 2, [one["loss"]] * scale.FEWEST)
            assert nearest == one["bot"] and one["bot"] in between
        assert scale.like(game, 2, [0.1] * (scale.FEWEST - 1)) == (None, [])
