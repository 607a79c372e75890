"""Sentences for people, in the language of the one who asked."""

from .. import words
from ..engine.errors import Refusal
from .refused import Refused


def sentence(refused: Refused, language: str) -> str:
    """What a refusal says to a person."""
    return words.say(refused.words, language, **refused.facts_in(language))


def refusal_data(refusal: Refusal, language: str) -> dict[str, object]:
    """A refusal of the rules as it travels."""
    return {
        "reason": refusal.reason,
        "clause": refusal.clause,
        "facts": refusal.facts,
        "sentence": refusal.sentence_in(language),
    }


def language_of(accepted: str, person: str | None) -> str:
    """The language of an answer: what the request asks for, else the person's."""
    chosen = words.choose(accepted)
    liked = chosen != words.ENGLISH or words.ENGLISH in accepted.lower()
    return chosen if liked else person or words.ENGLISH
