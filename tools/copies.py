"""Writes every `copies.py`: how objects are copied, from what their fields are declared as.

    make copies

`roundhouse.kernel.fields` says how it is declared. Written out, since compiled code is quick only
where it names the fields.
"""

import ast
import re
import sys
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
AS_IT_IS = {"Shared", "Replaced"}
PLAIN = {"int", "bool", "str", "bytes", "float", "None", "tuple", "i64"}
HEAD = '"""Written by `make copies` from the fields of {}: change those."""\n'

Fields = dict[str, tuple[ast.expr, ast.expr]]  # by name: type or an example, and first value


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def fields_of(made: ast.ClassDef) -> Fields:
    """What `__init__` sets, in its order."""
    init = next(
        one for one in made.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"
    )
    given = {one.arg: one.annotation for one in init.args.args}
    found: Fields = {}
    for line in ast.walk(init):
        match line:
            case ast.AnnAssign(ast.Attribute(ast.Name("self"), name), kind, ast.expr() as value):
                found[name] = (kind, value)
            case ast.Assign([ast.Attribute(ast.Name("self"), name)], value):
                given_as = given.get(value.id) if isinstance(value, ast.Name) else None
                found.setdefault(name, (given_as or value, value))
    return found


def copied(what: str, kind: ast.expr) -> str | None:
    """The code that copies `what`, of this type or made like this; None if nothing tells."""
    match kind:
        case ast.Constant(str(quoted)) if quoted.isidentifier() or "|" in quoted or "[" in quoted:
            return copied(what, ast.parse(quoted, mode="eval").body)
        case ast.Constant() | ast.UnaryOp() | ast.Compare() | ast.BoolOp():
            return what
        case ast.Name(name) if name in PLAIN or name.isupper():
            return what
        case ast.Name(name) if name[0].isupper():
            return f"{what}.copy()"
        case ast.Subscript(ast.Name(name), _) if name in AS_IT_IS or name in PLAIN:
            return what
        case ast.Subscript(ast.Name("list"), each):
            return of_list(what, each)
        case ast.Subscript(ast.Name("dict" | "set"), _):
            return f"{what}.copy()"
        case ast.Subscript(_, ast.Slice()):
            return f"{what}[:]"
        case ast.BinOp(one, ast.BitOr(), ast.Constant(None)):
            some = copied(what, one)
            return what if some in (what, None) else f"None if {what} is None else {some}"
        case ast.BinOp(ast.List([each]), ast.Mult()) | ast.ListComp(each):
            return of_list(what, each)
        case ast.List([each, *_]):
            return of_list(what, each)
        case ast.Call(ast.Name(name)) if name in PLAIN or name == "len":
            return what
        case ast.Call(ast.Name(name)) if name[0].isupper():
            return f"{what}.copy()"
    return None


def of_list(what: str, each: ast.expr) -> str:
    one = copied("one", each)
    return f"{what}[:]" if one in ("one", None) else f"[{one} for one in {what}]"


def written(made: ast.ClassDef, where: str) -> str:
    """The function that fills the fields of a copy."""
    lines = [f'def fill_{snake(made.name)}(new: "{made.name}", old: "{made.name}") -> None:']
    for name, (kind, value) in fields_of(made).items():
        match kind:
            case ast.Subscript(ast.Name("Forgotten"), _):
                code: str | None = ast.unparse(value)
            case _:
                code = copied(f"old.{name}", kind)
        if code is None:
            sys.exit(f"{where}: {made.name}.{name} needs a type")
        lines.append(f"    new.{name} = {code}")
    return "\n".join(lines) + "\n"


def asked(tree: ast.Module) -> list[str]:
    """The functions that a module imports from the `copies` beside it."""
    found: list[str] = []
    for line in tree.body:
        if isinstance(line, ast.ImportFrom) and line.module and line.module.endswith(".copies"):
            found += [name.name for name in line.names]
    return found


def all_copies() -> dict[Path, str]:
    """Every file that is to be written, and its text."""
    functions: dict[Path, list[str]] = {}
    imports: dict[Path, dict[str, list[str]]] = {}
    for path in sorted(SRC.rglob("*.py")):
        text = path.read_text("utf-8")
        if ".copies import" not in text:
            continue
        tree = ast.parse(text)
        module = ".".join(path.relative_to(SRC).with_suffix("").parts)
        classes = {
            f"fill_{snake(one.name)}": one for one in tree.body if isinstance(one, ast.ClassDef)
        }
        target = path.with_name("copies.py")
        for name in asked(tree):
            made = classes[name]
            functions.setdefault(target, []).append(written(made, str(path)))
            imports.setdefault(target, {}).setdefault(module, []).append(made.name)
    return {path: text_of(functions[path], imports[path]) for path in functions}


def text_of(functions: list[str], imports: dict[str, list[str]]) -> str:
    classes = [name for names in imports.values() for name in names]
    lines = [HEAD.format(", ".join(classes)), "from typing import TYPE_CHECKING\n"]
    lines.append("if TYPE_CHECKING:")
    for module, names in imports.items():
        lines.append(f"    from {module} import {', '.join(sorted(names))}")
    head = "\n".join(lines)
    return head + "\n\n\n" + "\n\n".join(functions)


if __name__ == "__main__":
    for path, text in all_copies().items():
        path.write_text(text, "utf-8")
