"""No rule without a test: every clause of the rules is cited by at least one."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "docs/rules/the-wolves.md"
ABOUT_ALL_RULES = {"test_every_clause.py", "test_reasons.py"}
CITATION = re.compile(r"\[(W\d+(?:, W\d+)*)\]")


def cited_by_tests() -> dict[str, set[str]]:
    """The tests that cite each clause at the beginning of their docstring."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        if path.name in ABOUT_ALL_RULES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                citation = CITATION.match(ast.get_docstring(node) or "")
                for clause in citation[1].split(", ") if citation else [""]:
                    found.setdefault(clause, set()).add(f"{path.name}::{node.name}")
    return found


def clauses() -> set[str]:
    """The clauses that stand in the rules."""
    return set(re.findall(r"\*\*(W\d+)\*\*", RULES.read_text(encoding="utf-8")))


def test_every_clause_of_the_rules_is_cited_by_a_test() -> None:
    assert len(clauses()) == 49 + 5
    assert clauses() - set(cited_by_tests()) == set()


def test_every_test_cites_clauses_and_only_such_as_there_are() -> None:
    assert set(cited_by_tests()) - clauses() == set(), cited_by_tests().get("")
