"""Every refusal of the server has its words, in every language, with the facts that it gives."""

import ast
from pathlib import Path
from typing import Any

import pytest

import wolfmoon.server
from wolfmoon import words
from wolfmoon.server.hinting import WHY_OFF
from wolfmoon.server.quotas import BOTS, BYTES, TODAY, WAITING
from wolfmoon.server.refused import STATUS, Refused
from wolfmoon.server.thinking.errands import Busy
from wolfmoon.server.wording import language_of, sentence

SERVER = Path(wolfmoon.server.__file__).parent


def refusals() -> dict[str, set[str]]:
    """The code of every refusal in the server's source, with the names of its facts."""
    found: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                facts = {each.arg for each in node.keywords if each.arg} - {"wait", "words"}
                for code in codes(node.args[0]):
                    found.setdefault(code, set()).update(facts)
    return found | {quota.code: {"whose", "most"} for quota in (WAITING, TODAY, BYTES, BOTS)}


def codes(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return codes(node.body) + codes(node.orelse)
    return []


@pytest.mark.parametrize("language", list(words.LANGUAGES))
def test_every_refusal_can_be_said(language: str) -> None:
    found = refusals()
    assert len(found) > 35
    for code, facts in found.items():
        given: dict[str, Any] = dict.fromkeys(facts, 3)
        if code == "too-many-requests":
            given["seconds"] = 3
        assert sentence(Refused(code, **given), language)
    assert sentence(Busy(), language)


def test_every_status_belongs_to_a_refusal() -> None:
    raised_elsewhere = {"behind", "busy", "not-allowed", *WHY_OFF.values()}
    assert set(STATUS) - set(refusals()) <= raised_elsewhere


def test_the_language_is_the_request_s_else_the_person_s() -> None:
    assert language_of("pl, en;q=0.5", "de") == "pl"
    assert language_of("", "de") == "de"
    assert language_of("*", "uk") == "uk"
    assert language_of("", None) == "en"
    assert language_of("fr", "de") == "de"
    assert language_of("en-GB, fr", "de") == "en"
