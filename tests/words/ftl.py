"""The catalogue taken apart: keys, variables, calls and forms of each language."""

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_pattern

from wolfmoon.words import messages


@dataclass
class Entry:
    """One message."""

    text: str
    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    calls: set[tuple[str, str]] = field(default_factory=set)
    """Kind and form of each name that it calls for; cards are names of the kind "card"."""
    variants: list[tuple[str, set[str]]] = field(default_factory=list)
    """For each choice by a variable: the variable and its cases."""
    counted: list[tuple[str, str]] = field(default_factory=list)
    """Words right after a variable by which they were not chosen, each with its variable."""


COUNTED = re.compile(r"[ \u00a0]([^\W\d_]+)")
"""What follows upon a figure: a word."""


class _Reader(visitor.Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.chosen: list[str] = []
        """The variables by which the variant that is being read was chosen."""

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for this, after in pairwise(node.elements):
            variable = getattr(getattr(this, "expression", None), "id", None)
            word = isinstance(after, ast.TextElement) and COUNTED.match(after.value)
            if variable and word and variable.name not in self.chosen:
                self.entry.counted.append((variable.name, word[1]))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        cases = {
            v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants
        }
        self.entry.variants.append((node.selector.id.name, cases))
        self.chosen.append(node.selector.id.name)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        named = {a.name.name: a.value.parse()["value"] for a in node.arguments.named}
        kind = "card" if node.id.name == "CARD" else str(named["kind"])
        self.entry.calls.add((kind, str(named.get("form", ""))))
        self.generic_visit(node)


@cache
def junk(language: str) -> list[str]:
    """What is not Fluent."""
    return [e.content for e in parsed(language).body if isinstance(e, ast.Junk)]


@cache
def parsed(language: str) -> ast.Resource:
    """All files of a language."""
    return FluentParser().parse(messages(language))


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message of a language by its key."""
    found: dict[str, Entry] = {}
    for node in parsed(language).body:
        if isinstance(node, ast.Message):
            assert node.id.name not in found, f"{language}: {node.id.name} stands twice"
            assert node.value is not None
            entry = Entry(_text(node.value), forms={a.id.name for a in node.attributes})
            _Reader(entry).visit(node)
            found[node.id.name] = entry
    return found


def _text(pattern: ast.Pattern) -> str:
    return serialize_pattern(pattern).strip()
