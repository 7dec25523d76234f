"""Views: what a game says that a seat sees, a TypedDict, as JSON Schema; and what doesn't fit it.

Interpreted: a compiled module forgets what its types are.
"""

import sys
from collections.abc import Callable, Iterable
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema = dict[str, Any]
Misfit = Callable[[object], str]  # where and why a value doesn't fit; empty if it does

DEFS = "#/$defs/"
PLAIN: dict[object, str] = {
    int: "integer",
    str: "string",
    bool: "boolean",
    float: "number",
    NoneType: "null",
}


class Outcome(TypedDict):
    """How a game ended: a `Result` as a view has it."""

    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    reason: str
    facts: dict[str, object]


def schema_of(view: Any) -> Schema:
    """The JSON Schema of a view: every TypedDict that it needs by name, and the aliases that its
    module gives to others."""
    return {"$ref": f"{DEFS}{view.__name__}", "$defs": dict(sorted(_Writer(view).defs.items()))}


class _Writer:
    def __init__(self, view: Any) -> None:
        here = vars(sys.modules[view.__module__]).items()
        # lists and dictionaries of types compare by what they are of
        self.aliases = {kind: name for name, kind in here if get_args(kind) and name[0].isupper()}
        self.defs: dict[str, Schema] = {}
        self.schema(view)

    def schema(self, kind: Any) -> Schema:
        name = kind.__name__ if is_typeddict(kind) else self.aliases.get(kind)
        if name is None:
            return self.written(kind)
        if name not in self.defs:
            self.defs[name] = self.record(kind) if is_typeddict(kind) else self.written(kind)
        return {"$ref": DEFS + name}

    def written(self, kind: Any) -> Schema:
        if kind is object:
            return {}
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        parts = get_args(kind)
        match get_origin(kind):
            case origin if origin is Literal:
                return {"type": "string", "enum": list(parts)}
            case origin if origin in (Union, UnionType):
                return {"anyOf": [self.schema(part) for part in parts]}
            case origin if origin is list:
                return {"type": "array", "items": self.schema(parts[0])}
            case origin if origin is Annotated:
                return self.row(*parts[1])
            case origin if origin is dict:
                return self.dictionary(*parts)
        raise TypeError(f"a view can't have {kind}")

    def row(self, *parts: Any) -> Schema:
        """A list that has a type for each place: `Annotated[list[Any], (str, int)]`."""
        items = [self.schema(part) for part in parts]
        sizes = {"minItems": len(parts), "maxItems": len(parts)}
        return {"type": "array", "prefixItems": items, "items": False, **sizes}

    def dictionary(self, key: Any, value: Any) -> Schema:
        if get_origin(key) is not Literal:
            return {"type": "object", "additionalProperties": self.schema(value)}
        self.schema(key)  # so that it has its name
        return closed({str(name): self.schema(value) for name in get_args(key)}, [])

    def record(self, kind: Any) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        fields = {name: self.schema(bare(hint)) for name, hint in hints.items()}
        there = [name for name in hints if name in kind.__required_keys__]
        made = closed(fields, [name for name in there if get_origin(hints[name]) != NotRequired])
        said = (kind.__doc__ or "").strip()
        return {"description": " ".join(said.split()), **made} if said else made


def bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (Required, NotRequired) else hint


def closed(fields: dict[str, Schema], required: list[str]) -> Schema:
    """An object that has these fields and no other."""
    return {
        "type": "object",
        "properties": fields,
        "required": required,
        "additionalProperties": False,
    }


def checker(schema: Schema) -> Misfit:
    """What tells where and why a value doesn't fit a schema of `schema_of`."""
    return _Checker(schema["$defs"]).of(schema)


class _Checker:
    """A function for each schema, made once: the kit asks them a million times."""

    def __init__(self, defs: dict[str, Schema]) -> None:
        self.defs = defs
        self.made: dict[str, Misfit] = {}

    def of(self, schema: Schema) -> Misfit:
        if "$ref" in schema:
            return self.named(schema["$ref"].removeprefix(DEFS))
        if "enum" in schema:
            return one_of(schema["enum"])
        if "anyOf" in schema:
            return any_of([self.of(part) for part in schema["anyOf"]])
        kind = schema.get("type")
        if kind == "array":
            return self.array(schema)
        if kind == "object":
            return self.object(schema)
        return plain(kind) if kind else lambda value: ""

    def named(self, name: str) -> Misfit:
        if name not in self.made:
            self.made[name] = self.of(self.defs[name])
        return self.made[name]

    def array(self, schema: Schema) -> Misfit:
        if "prefixItems" in schema:
            parts = [self.of(part) for part in schema["prefixItems"]]

            def exactly(value: object) -> str:
                if not isinstance(value, list) or len(value) != len(parts):
                    return f": {value!r} is not a list of {len(parts)}"
                return first((f"[{n}]", parts[n](one)) for n, one in enumerate(value))

            return exactly
        item = self.of(schema["items"])

        def listed(value: object) -> str:
            if not isinstance(value, list):
                return f": {value!r} is not a list"
            return first((f"[{n}]", item(one)) for n, one in enumerate(value))

        return listed

    def object(self, schema: Schema) -> Misfit:
        fields = {name: self.of(part) for name, part in schema.get("properties", {}).items()}
        required = schema.get("required", [])
        more = schema["additionalProperties"]
        other = self.of(more) if isinstance(more, dict) else None

        def fits(value: object) -> str:
            if not isinstance(value, dict):
                return f": {value!r} is not a dictionary"
            for name in required:
                if name not in value:
                    return f": {name!r} is missing"
            for name, one in value.items():
                known = fields.get(name, other)
                if known is None or not isinstance(name, str):
                    return f": {name!r} is not declared"
                wrong = known(one)
                if wrong:
                    return f".{name}{wrong}"
            return ""

        return fits


def first(found: Iterable[tuple[str, str]]) -> str:
    return next((where + wrong for where, wrong in found if wrong), "")


def one_of(values: list[object]) -> Misfit:
    known = set(values)
    return lambda value: (
        ""
        if isinstance(value, str | int) and value in known
        else f": {value!r} is none of {values}"
    )


def any_of(parts: list[Misfit]) -> Misfit:
    def fits(value: object) -> str:
        wrong = [part(value) for part in parts]
        return "" if "" in wrong else " / ".join(wrong)

    return fits


def plain(kind: str) -> Misfit:
    wanted = next(one for one, name in PLAIN.items() if name == kind)
    return lambda value: "" if type(value) is wanted else f": {value!r} is not {kind}"
