"""No rule without a test: every clause and every scar is cited by at least one."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "docs/rules/lone-wolves.md"
SOURCES = TESTS.parents[1] / "src/wolfmoon/games/lone_wolves"
CITATION = re.compile(r"\[((?:L|S)\d+(?:, (?:L|S)\d+)*)\]")


def cited_by_tests() -> dict[str, set[str]]:
    """The tests that cite each clause at the beginning of their docstring."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                citation = CITATION.match(ast.get_docstring(node) or "")
                for clause in citation[1].split(", ") if citation else [""]:
                    found.setdefault(clause, set()).add(f"{path.name}::{node.name}")
    return found


def clauses() -> set[str]:
    """The clauses and scars that stand in the rules."""
    text = RULES.read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(L\d+)\*\*", text)) | set(re.findall(r"\| (S\d) \|", text))


def test_every_clause_of_the_rules_is_cited_by_a_test() -> None:
    assert len(clauses()) == 20 + 9
    assert clauses() - set(cited_by_tests()) == set()


def test_every_test_cites_clauses_and_only_such_as_there_are() -> None:
    assert set(cited_by_tests()) - clauses() == set(), cited_by_tests().get("")


def test_every_clause_is_cited_in_the_code() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    cited = set()
    for group in re.findall(r"\[((?:[LS]\d+[–, ]*)+)\]", text):
        for first, last in re.findall(r"([LS]\d+)(?:–([LS]\d+))?", group):
            end = last or first
            cited |= {f"{first[0]}{n}" for n in range(int(first[1:]), int(end[1:]) + 1)}
    assert clauses() - cited == set()
