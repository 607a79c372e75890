"""What is wrong with a field of a request, as a phrase of the catalogue."""

import re
from collections.abc import Callable
from typing import Any

from pydantic_core import ErrorDetails

from ...engine.errors import Phrase, phrase

Context = dict[str, Any]
QUOTED = re.compile(r"'([^']*)'")


def _one_of(key: str) -> Callable[[Context], Phrase]:
    """The names that pydantic quotes in a sentence of its own."""
    return lambda context: phrase("field-one-of", names=QUOTED.findall(str(context[key])))


def _limit(words: str, key: str, fact: str) -> Callable[[Context], Phrase]:
    return lambda context: phrase(words, **{fact: _plain(context[key])})


def _plain(number: float) -> float | int:
    """A limit as people write it: 600, not 600.0."""
    return int(number) if number == int(number) else number


NAMED: dict[str, str] = {
    "missing": "field-missing",
    "extra_forbidden": "field-unknown",
    "json_invalid": "field-json",
    "json_type": "field-json",
    "value_error": "field-not-kept",
    "finite_number": "field-number",
    "int_type": "field-whole",
    "int_parsing": "field-whole",
    "int_parsing_size": "field-whole",
    "int_from_float": "field-whole",
    "float_type": "field-number",
    "float_parsing": "field-number",
    "string_type": "field-text",
    "bool_type": "field-yes-no",
    "bool_parsing": "field-yes-no",
    "list_type": "field-list",
    "dict_type": "field-object",
    "model_type": "field-object",
    "model_attributes_type": "field-object",
    "union_tag_not_found": "field-missing",
}
"""Errors of pydantic that need no further fact."""
LIMITED: dict[str, Callable[[Context], Phrase]] = {
    "literal_error": _one_of("expected"),
    "enum": _one_of("expected"),
    "union_tag_invalid": _one_of("expected_tags"),
    "string_too_short": _limit("field-short-text", "min_length", "count"),
    "string_too_long": _limit("field-long-text", "max_length", "count"),
    "too_short": _limit("field-short-list", "min_length", "count"),
    "too_long": _limit("field-long-list", "max_length", "count"),
    "greater_than": _limit("field-above", "gt", "least"),
    "greater_than_equal": _limit("field-at-least", "ge", "least"),
    "less_than": _limit("field-below", "lt", "most"),
    "less_than_equal": _limit("field-at-most", "le", "most"),
}
"""Those that name a limit, or what there is to choose from."""


def field_of(error: ErrorDetails) -> str:
    """The name of the field that an error of pydantic is about."""
    where = [str(part) for part in error["loc"]]
    if error["type"] == "union_tag_not_found":
        where.append(error["ctx"]["discriminator"].strip("'"))
    return ".".join(where)


def problem_of(error: ErrorDetails) -> Phrase:
    """What is wrong with that field."""
    kind = error["type"]
    if kind in LIMITED:
        return LIMITED[kind](error["ctx"])
    return phrase(NAMED.get(kind, "field-wrong"))
