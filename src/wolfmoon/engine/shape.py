"""Shapes of plain data: typed dictionaries that say what is given, and check what comes in.

    @shape
    class Slots(TypedDict):
        \"\"\"Scars that a side has room for.\"\"\"

        land: Annotated[int, Whole(0, 18)]

The same definition is what the type checker knows, what `Checked` holds data to, what documents
the server, and what the client's types are made from. Pydantic is loaded only when something is
checked.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from typing_extensions import get_original_bases

from .errors import BadInput, Phrase, phrase, shown

if TYPE_CHECKING:
    from pydantic import (
        GetCoreSchemaHandler,
        GetJsonSchemaHandler,
        TypeAdapter,
        ValidationError,
    )
    from pydantic_core import CoreSchema, ErrorDetails

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
Schema = dict[str, Any]
Keys = tuple[int | str, ...]
"""The keys and numbers that lead to a value."""
ABOUT_THE_OWNER = ("missing", "extra_forbidden")
"""Errors of a field that are told of the object which it should be, or should not be, in."""
WHOLE_DATA = "position"
"""What an error names that is wrong with the whole."""


def shape(kind: type[T]) -> type[T]:
    """A typed dictionary with exactly its fields, described by their docstrings.

    Fields that it has from another shape are described as there. It is built when first used.
    """
    config = {"extra": "forbid", "use_attribute_docstrings": True, "defer_build": True}
    kind.__pydantic_config__ = config  # type: ignore[attr-defined]
    bases = [each for each in get_original_bases(kind) if hasattr(each, "__pydantic_config__")]
    if bases:  # Pydantic reads the docstrings of no class but this one
        kind.__get_pydantic_json_schema__ = partial(_described_as_in, bases)  # type: ignore[attr-defined]
    return kind


def _described_as_in(
    bases: Sequence[type], core: "CoreSchema", handler: "GetJsonSchemaHandler"
) -> Schema:
    """The JSON schema of a shape, with what those that it extends say of their fields."""
    from pydantic import TypeAdapter

    found = handler(core)
    fields: Schema = handler.resolve_ref_schema(found)["properties"]
    for base in bases:
        for name, field in TypeAdapter(base).json_schema()["properties"].items():
            if "description" in field:
                fields[name].setdefault("description", field["description"])
    return found


class Whole:
    """Marks a whole number in a range; true and false are none."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> Schema:
        return {"type": "int", "strict": True, "ge": self.low, "le": self.high}


class Flag:
    """Marks true or false, and nothing that only looks like it."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> Schema:
        return {"type": "bool", "strict": True}


class Within(Whole):
    """Marks a whole number whose exact limit the rest of the data sets: the reader checks it."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> Schema:
        return {"type": "int", "strict": True}

    def __get_pydantic_json_schema__(self, core: object, handler: object) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class By:
    """Marks a union of shapes that are told apart by one field, which they all have."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __get_pydantic_core_schema__(
        self, source: object, handler: "GetCoreSchemaHandler"
    ) -> "CoreSchema":
        from pydantic import Discriminator

        return Discriminator(self.field).__get_pydantic_core_schema__(source, handler)


def pair(one: A, other: B) -> tuple[A, B]:
    """Two things, as JSON has them: data is equal to what its JSON is read as."""
    return cast(tuple[A, B], [one, other])


def counts_of(data: Mapping[str, object]) -> dict[str, int]:
    """The numbers of data that holds nothing else."""
    return {name: number for name, number in data.items() if isinstance(number, int)}


class Checked(Generic[T]):
    """A shape that data is held to.

    Pairs and choices of yes or no may have words of their own for what is expected, by first key.
    """

    def __init__(self, kind: Any, words: Mapping[str, Phrase] | None = None) -> None:
        self.kind = kind
        self.words = words or {}

    @cached_property
    def adapter(self) -> "TypeAdapter[T]":
        """The shape as Pydantic checks it."""
        from pydantic import TypeAdapter

        return TypeAdapter(self.kind)

    @cached_property
    def _schema(self) -> Schema:
        return self.adapter.json_schema()

    def given(self, data: object) -> T:
        """Data that has the shape because we made it: nothing is checked."""
        return cast(T, data)

    def read(self, data: object, path: str = "") -> T:
        """Data that has the shape, or BadInput that names the first value that has not.

        The path is where the data stands in something larger.
        """
        from pydantic import ValidationError

        try:
            return self.adapter.validate_python(data)
        except ValidationError as error:
            raise self._problem(error, path) from None

    def _problem(self, error: "ValidationError", path: str) -> BadInput:
        """What is wrong first, and where."""
        first = self._first(error.errors(include_url=False, include_context=False))
        keys, kind = first["loc"], first["type"]
        if kind == "missing" and isinstance(keys[-1], int):  # a pair with one part
            keys, kind = keys[:-1], "too_short"
        steps, schema = self._walked(keys[:-1] if kind in ABOUT_THE_OWNER else keys)
        where = path_of(steps, path)
        if kind == "missing":
            return BadInput(phrase("input-missing", name=keys[-1]), where)
        if kind == "extra_forbidden":
            names = list(schema["properties"])
            return BadInput(phrase("input-unknown", found=shown(keys[-1]), names=names), where)
        found = shown(first["input"])
        own = self.words.get(str(steps[0])) if steps else None
        if own is not None and ("prefixItems" in schema or schema.get("type") == "boolean"):
            return BadInput(Phrase(own.words, {**own.facts, "found": found}), where)
        return BadInput(expected(schema, found), where or WHOLE_DATA)

    def _first(self, errors: "list[ErrorDetails]") -> "ErrorDetails":
        """The first error; where a value may be one of two things, the one that goes furthest."""
        steps, _ = self._walked(errors[0]["loc"])
        if len(steps) == len(errors[0]["loc"]):
            return errors[0]
        found = [self._walked(each["loc"])[0] for each in errors]
        here = [number for number, keys in enumerate(found) if keys[: len(steps)] == steps]
        return errors[max(here, key=lambda number: len(found[number]))]

    def _walked(self, keys: Keys) -> tuple[Keys, Schema]:
        """The keys without the names that Pydantic gives to choices, and the schema at its end."""
        steps: Keys = ()
        schema = self._resolved(self._schema)
        for step in keys:
            if "anyOf" in schema:
                listed = str(step).startswith("list")
                choices = [self._resolved(each) for each in schema["anyOf"]]
                schema = next(each for each in choices if (each["type"] == "array") == listed)
            else:
                steps, schema = (*steps, step), self._resolved(_inside(schema, step))
        return steps, schema

    def _resolved(self, schema: Schema) -> Schema:
        """A schema without references, and without null where that is the only choice."""
        if "$ref" in schema:
            return self._resolved(self._schema["$defs"][schema["$ref"].rpartition("/")[2]])
        choices = [each for each in schema.get("anyOf", []) if each.get("type") != "null"]
        return self._resolved(choices[0]) if len(choices) == 1 else schema


def _inside(schema: Schema, step: int | str) -> Schema:
    """The schema of a part: a field, a value by name, an element."""
    if isinstance(step, str):
        values = schema.get("additionalProperties")
        named: Schema = schema.get("properties", {}).get(step) or values or {}
        return named
    row: list[Schema] = schema.get("prefixItems", [])
    each: Schema = row[step] if step < len(row) else schema.get("items", {})
    return each


def expected(schema: Schema, found: str) -> Phrase:
    """What a schema wants in the place of what was found."""
    kind = schema.get("type")
    if "enum" in schema or "const" in schema:
        return phrase("input-one-of", names=schema.get("enum", [schema.get("const")]), found=found)
    if kind == "boolean":
        return phrase("input-one-of", names=["true", "false"], found=found)
    if kind == "integer":
        return phrase("input-number", low=schema["minimum"], high=schema["maximum"], found=found)
    if kind == "array":
        return _expected_list(schema, found)
    if kind == "string":
        return phrase("input-text", found=found)
    return phrase("input-object", found=found)


def _expected_list(schema: Schema, found: str) -> Phrase:
    least, most = schema.get("minItems"), schema.get("maxItems")
    if most is None:
        return phrase("input-list", found=found)
    if least == most:
        return phrase("input-list-of", count=most, found=found)
    return phrase("input-list-to", count=most, found=found)


def path_of(keys: Keys, owner: str = "") -> str:
    """Keys as errors write them, in something larger: seats[0].prey."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in keys)
    return f"{owner}{text}" if owner else text.removeprefix(".")
