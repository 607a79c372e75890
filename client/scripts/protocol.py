"""Writes the client's types from the server's: `python client/scripts/protocol.py`.

What is sent may leave out what is usual; what is received is complete.
"""

import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import is_typeddict

from wolfmoon.games import NAMES, described
from wolfmoon.server import message, protocol, shapes

TYPES = Path(__file__).parents[1] / "src" / "lib" / "protocol.ts"
SENT = (
    *("NewGuest", "Credentials", "ChangePerson", "NewToken", "NewTable", "NewImport", "NewBranch"),
    *("Order", "GivenOrder", "Ask", "AskWhyNot", "AskHint", "AskVerdict", "AskTry", "NewChat"),
    *("LessonPlay", "LessonAsk", "LessonAskAhead", "LessonAskWhyNot", "LessonsKept"),
    "NewHunt",
    *("PuzzlePlay", "PuzzleAsk", "PuzzleAskAhead", "PuzzleAskWhyNot", "PuzzleAskHint"),
    *("PuzzleWish", "PuzzlesWish", "PuzzleVote"),
)
"""The models that a client sends; all others come from the server."""
SEVERAL: dict[str, Any] = {
    "SocketMessage": protocol.SocketMessage,
    "PersonMessage": protocol.PersonMessage,
}
"""What is one of several models, told apart by a word in it."""
HEAD = "// What server and client say to each other: made by scripts/protocol.py from the models.\n"

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Schema = dict[str, Any]
Names = dict[tuple[str, ...] | str, str]
"""The names of what is listed: of words to choose from, of types to choose from."""
A_PAIR = 2
WIDTH = 120
"""The widest line of the client."""


def models() -> dict[str, type[BaseModel]]:
    """Every model of the protocol, by name."""
    facts = {each.__name__: each for each in protocol.FACTS.values()}
    found = {**vars(shapes), **vars(protocol), **facts}
    return {
        name: each
        for name, each in found.items()
        if inspect.isclass(each) and issubclass(each, BaseModel) and _is_spoken(each)
    }


def _is_spoken(model: type[BaseModel]) -> bool:
    return issubclass(model, message.Message | shapes.Shape) and bool(model.model_fields)


def told_shapes() -> dict[str, Any]:
    """Every answer that is a typed dictionary, by name."""
    return {name: each for name, each in vars(protocol).items() if is_typeddict(each)}


def games_shapes() -> dict[str, object]:
    """What may be of any game, by the name that the server gives it: Told, GameBox, …"""
    return {
        name: each
        for name, each in vars(shapes).items()
        if any(isinstance(part, shapes.OfGames) for part in get_args(each))
    }


def choices() -> dict[str, tuple[str, ...]]:
    """The names of the lists of words to choose from, games and what they list included."""
    modules = (*_modules_of_games(), vars(shapes), vars(message))
    found = {name: each for module in modules for name, each in module.items()}
    named = {name: get_args(each) for name, each in found.items() if get_origin(each) is Literal}
    return {"GameName": NAMES} | {name: words for name, words in named.items() if len(words) > 1}


def _modules_of_games() -> Iterable[dict[str, Any]]:
    """The names of every module in which a game describes its data."""
    kinds = (kind for name in NAMES for kind in vars(described(name).models()).values())
    modules = {each.__module__ for kind in kinds for each in _shapes_in(kind)}
    return [vars(sys.modules[each]) for each in sorted(modules)]


def _shapes_in(kind: object) -> Iterable[type]:
    """The shapes that a type is made of."""
    parts = get_args(kind)
    return (each for part in parts for each in _shapes_in(part)) if parts else _one(kind)


def _one(kind: object) -> Iterable[type]:
    return (kind,) if isinstance(kind, type) else ()


def schemas() -> dict[str, Schema]:
    """The JSON schema of every model and of what the games say, by its name.

    What the server writes, it writes in full; only shapes of a game may leave parts out.
    """
    given: list[tuple[str, Any]] = [
        *((name, each.__pydantic_core_schema__) for name, each in models().items()),
        *((name, TypeAdapter(each).core_schema) for name, each in told_shapes().items()),
        *((name, TypeAdapter(each).core_schema) for name, each in games_shapes().items()),
    ]
    inputs = [(name, "validation", core) for name, core in given]
    maker = GenerateJsonSchema(ref_template="{model}")
    tops, found = maker.generate_definitions(inputs)  # type: ignore[arg-type]
    named = {name: tops[name, "validation"] for name, _ in given}
    found |= {name: each for name, each in named.items() if each != {"$ref": name}}
    sent, spoken = _reached(found, SENT), models()
    for name, schema in found.items():
        if name not in sent and name in spoken and "properties" in schema:
            schema["required"] = list(schema["properties"])
    return found


def _reached(found: dict[str, Schema], names: Iterable[str]) -> set[str]:
    """Some models with all that they are made of."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += re.findall(r'"\$ref": "(\w+)"', json.dumps(found[name]))
    return reached


def written(schema: Schema, named: Names) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "oneOf" in schema and "properties" in schema:
        return _with_one_of(schema, named)
    if "const" in schema:
        return _quoted(schema["const"])
    if "enum" in schema:
        return named.get(tuple(schema["enum"])) or _union(map(_quoted, schema["enum"]))
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            several = _union(written(each, named) for each in schema[choice])
            some, nothing, _ = several.partition(" | null")
            return named.get(some, some) + nothing
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, named)
    if kind == "object":
        return _fields(schema, named) if "properties" in schema else _dict(schema, named)
    return PLAIN[kind] if kind else "any"


def _quoted(value: Any) -> str:
    """A plain value as the client writes it: words in single quotes."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _union(types: Any) -> str:
    return " | ".join(dict.fromkeys(types))


def _with_one_of(schema: Schema, named: Names) -> str:
    """Fields that are always there, and some of which only certain ones go together."""
    several = schema["oneOf"]
    apart = {name for each in several for name in each["properties"]}
    frame = {name: each for name, each in schema["properties"].items() if name not in apart}
    pairs = [
        "; ".join(f"{name}: {written(one, named)}" for name, one in each["properties"].items())
        for each in several
    ]
    rows = "".join(f"  | {{ {pair} }}\n" for pair in pairs)
    return f"{_fields({**schema, 'properties': frame}, named)} & (\n{rows})"


def _dict(schema: Schema, named: Names) -> str:
    """Names to values; where the names are given, not all of them need be there."""
    values = schema.get("additionalProperties", {})
    if values is False:
        return "Record<string, never>"
    value = "any" if values is True else written(values, named)
    if "propertyNames" in schema:
        return f"Partial<Record<{written(schema['propertyNames'], named)}, {value}>>"
    return f"Record<string, {value}>"


def _array(schema: Schema, named: Names) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(each, named) for each in schema['prefixItems'])}]"
    item = written(schema.get("items", {}), named)
    if schema.get("minItems") == schema.get("maxItems") == A_PAIR:
        return f"[{item}, {item}]"
    return f"({item})[]" if "|" in item else f"{item}[]"


def _fields(schema: Schema, named: Names) -> str:
    required = schema.get("required", [])
    lines = []
    for name, each in schema["properties"].items():
        note = _note(each, "  ")
        mark = "" if name in required else "?"
        key = name if name.isidentifier() else _quoted(name)
        lines.append(note + _folded(f"  {key}{mark}:", written(each, named)))
    if schema.get("additionalProperties") is True:
        lines.append("  [fact: string]: any;\n")
    return "{\n" + "".join(lines) + "}" if lines else "{}"


def _folded(head: str, kind: str) -> str:
    """What is said of a type or a field; a wide list of types goes on below, as Prettier has it."""
    whole = f"{head} {kind};\n"
    if len(whole) <= WIDTH + 1 or any(bracket in kind for bracket in "([{<"):
        return whole
    start = "\n" + " " * (len(head) - len(head.lstrip()) + 2)
    if len(start + kind) <= WIDTH:
        return f"{head}{start}{kind};\n"
    return head + "".join(f"{start}| {each}" for each in kind.split(" | ")) + ";\n"


def _note(schema: Schema, indent: str = "") -> str:
    """What a schema says about itself, as a comment."""
    text = " ".join(schema.get("description", "").split())
    if not text:
        return ""
    whole = f"{indent}/** {text} */\n"
    if len(whole) <= WIDTH + 1:
        return whole
    inside = textwrap.fill(text, WIDTH - len(indent) - len(" * "), break_on_hyphens=False)
    return textwrap.indent(f"/**\n{textwrap.indent(inside, ' * ')}\n */\n", indent)


def _kinds(several: Any) -> str:
    """The names of the models that something may be one of."""
    return _union(kind.__name__ for kind in get_args(get_args(several)[0]))


def types() -> str:
    """The text of protocol.ts."""
    words: Names = {values: name for name, values in choices().items()}
    found = schemas()
    whole = [name for name in games_shapes() if "properties" not in found[name]]
    named = words | {written(found[name], words): name for name in whole}
    named |= {_kinds(several): name for name, several in SEVERAL.items()}
    parts = [HEAD]
    for name, values in choices().items():
        parts.append(_folded(f"export type {name} =", _union(map(_quoted, values))))
    for name, schema in sorted(found.items()):
        kind = written(schema, words if name in whole else named)
        parts.append(_note(schema) + _folded(f"export type {name} =", kind))
    parts.append("export type Command = Order['command'];\n")
    parts.append("export type Clock = TableInfo['clock'];\n")
    parts += [_folded(f"export type {name} =", _kinds(each)) for name, each in SEVERAL.items()]
    return "\n".join(parts)


def main() -> None:
    """Write the types, or with --check say whether they are fresh."""
    text = types()
    if "--check" in sys.argv:
        fresh = TYPES.read_text(encoding="utf-8") == text
        sys.exit(0 if fresh else f"{TYPES.name} is not fresh: run client/scripts/protocol.py")
    TYPES.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
