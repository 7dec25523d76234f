"""The OpenAPI document, with the socket's messages: `python -m roundhouse.server.openapi`."""

import json
import sys
from typing import Any, get_args

import msgspec
from litestar import Litestar

from roundhouse.server import messages
from roundhouse.server.refusals import ANSWERS

REF = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table_id}/socket"


def document(app: Litestar) -> dict[str, Any]:
    plain = msgspec.json.encode(app.openapi_schema.to_schema())
    written: dict[str, Any] = msgspec.json.decode(plain)
    add_refusals(written["paths"])
    written["components"]["schemas"] = schemas()
    return written


def schemas() -> dict[str, Any]:
    """Every message with its description; those of the socket as unions."""
    structs = [one for one in vars(messages).values() if isinstance(one, type(msgspec.Struct))]
    said = [one for one in structs if one.__module__.startswith(messages.__name__)]
    _, found = msgspec.json.schema_components(said, ref_template=REF)
    for name, union in (("ToBrowser", messages.ToBrowser), ("ToServer", messages.ToServer)):
        parts = get_args(union) or (union,)
        found[name] = {
            "description": f"What is said on the socket {SOCKET}.",
            "oneOf": [{"$ref": REF.format(name=part.__name__)} for part in parts],
        }
    return dict(sorted(found.items()))


def add_refusals(paths: dict[str, Any]) -> None:
    """All routes refuse alike."""
    shape = {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}}
    for methods in paths.values():
        for method in methods.values():
            for status, description in ANSWERS.items():
                answer = {"description": description, "content": shape}
                method["responses"][str(status)] = answer


def main() -> None:
    from roundhouse.server.app import make_app
    from roundhouse.server.settings import Settings

    app = make_app(Settings(database="none.sqlite"))
    json.dump(document(app), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
