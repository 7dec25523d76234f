"""A window on a drawing: the part of an SVG picture that lies in it, without all the rest.

Boxes are generous: what might reach into the window stays.
"""

import re
from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final, NamedTuple
from xml.etree import ElementTree as tree

SVG: Final = "http://www.w3.org/2000/svg"
tree.register_namespace("", SVG)

Element = tree.Element
Matrix = tuple[float, float, float, float, float, float]
PLAIN: Final[Matrix] = (1, 0, 0, 1, 0, 0)
LETTER: Final = 6.4  # the width of one in a name
SYMBOL: Final = 40.0  # and a symbol that is used
STROKE: Final = 8.0
TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
KEPT: Final = ("defs", "style", "title")  # whatever the window shows


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    def within(self, other: "Box") -> bool:
        return (
            other.left <= self.left
            and self.right <= other.right
            and other.top <= self.top
            and self.bottom <= other.bottom
        )

    def wider(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


def around(points: list[tuple[float, float]]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def cut(picture: str, window: Box, over: str = "") -> str:
    """The picture in the window, with `over` drawn upon it."""
    root = tree.fromstring(picture)
    _prune(root, PLAIN, window)
    _forget_unused(root)
    _unstyle(root)
    wide, high = window.right - window.left, window.bottom - window.top
    root.set("viewBox", " ".join(_number(one) for one in (*window[:2], wide, high)))
    root.set("width", _number(wide))
    root.set("height", _number(high))
    made = tree.tostring(root, encoding="unicode")
    return f"{made.removesuffix('</svg>')}{over}</svg>"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _prune(parent: Element, matrix: Matrix, window: Box) -> None:
    for child in list(parent):
        kind = child.tag.rpartition("}")[2]
        if kind in KEPT:
            continue
        inner = _times(matrix, _matrix_of(child, kind))
        if kind in ("g", "svg"):
            _prune(child, inner, window)
            if len(child) == 0:
                parent.remove(child)
        elif kind == "path":
            _prune_path(parent, child, inner, window)
        elif kind == "text":  # a name that would be cut is left out
            if not _mapped(inner, _words_of(child)).within(window):
                parent.remove(child)
        elif not _mapped(inner, _box_of(child, kind)).meets(window):
            parent.remove(child)


def _prune_path(parent: Element, path: Element, matrix: Matrix, window: Box) -> None:
    """Whole shapes of a path go; each begins with an M of its own."""
    drawn = re.findall(r"M[^M]*", path.get("d", ""))
    shapes = [one for one in drawn if _mapped(matrix, reach(one).wider(STROKE)).meets(window)]
    if not shapes:
        parent.remove(path)
    path.set("d", "".join(shapes))


def _unstyle(root: Element) -> None:
    """Styles become attributes: pages allow no others in a picture."""
    for one in root.iter():
        for rule in filter(None, one.attrib.pop("style", "").split(";")):
            name, _, value = rule.partition(":")
            one.set(name.strip(), value.strip())


def _forget_unused(root: Element) -> None:
    """What is defined is kept only if something that is left, or kept so, names it."""
    defined = [(defs, one) for defs in root.iter(f"{{{SVG}}}defs") for one in list(defs)]
    for defs, one in defined:
        defs.remove(one)
    wanted, waiting = _names(root), defined
    while found := [pair for pair in waiting if pair[1].get("id") in wanted]:
        waiting = [pair for pair in waiting if pair not in found]
        for defs, one in found:
            defs.append(one)
            wanted |= _names(one)


def _names(element: Element) -> set[str]:
    return {
        name
        for one in element.iter()
        for value in one.attrib.values()
        for name in re.findall(r"#([^)\s]+)", value)
    }


# Boxes of what is drawn.


def _box_of(element: Element, kind: str) -> Box:
    def at(name: str) -> float:
        return float((element.get(name) or "0").removesuffix("%"))

    if kind in ("rect", "image"):
        if "%" in element.get("width", ""):
            return Box(-1e9, -1e9, 1e9, 1e9)
        return Box(at("x"), at("y"), at("x") + at("width"), at("y") + at("height"))
    if kind in ("circle", "ellipse"):
        wide = max(at("r"), at("rx"), at("ry")) + STROKE
        return Box(at("cx"), at("cy"), at("cx"), at("cy")).wider(wide)
    return Box(at("x"), at("y"), at("x"), at("y")).wider(SYMBOL)


def _words_of(text: Element) -> Box:
    x, y = float(text.get("x") or 0), float(text.get("y") or 0)
    wide = LETTER * len("".join(text.itertext()))
    left = x - wide * {"start": 0.0, "end": 1.0}.get(text.get("text-anchor", ""), 0.5)
    return Box(left, y - 10, left + wide, y)


def reach(path: str) -> Box:
    """A box around a path: its points, those that bend it, and the whole circles of its arcs."""
    points: list[tuple[float, float]] = []
    x = y = 0.0
    for command, numbers in _steps(path):
        kind, near = command.lower(), command.islower()
        if kind == "h":
            x = numbers[0] + (x if near else 0)
        elif kind == "v":
            y = numbers[0] + (y if near else 0)
        elif kind != "z":
            wide = 2 * max(numbers[:2]) if kind == "a" else 0.0
            pairs = numbers[5:] if kind == "a" else numbers
            ends = [
                (one + (x if near else 0), two + (y if near else 0))
                for one, two in zip(pairs[::2], pairs[1::2], strict=True)
            ]
            points += [(px + by, py + by) for px, py in ends for by in (-wide, wide)]
            x, y = ends[-1]
        points.append((x, y))
    return around(points)


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """Commands with their numbers; a command that isn't repeated is understood."""
    tokens = TOKEN.findall(path)
    at, command = 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = ARGUMENTS[command.lower()]
        yield command, [float(one) for one in tokens[at : at + count]]
        at += count


# Where they are drawn.


def _matrix_of(element: Element, kind: str) -> Matrix:
    matrix = PLAIN
    if kind == "svg":
        left, top, wide, _ = [float(one) for one in (element.get("viewBox") or "0 0 1 1").split()]
        scale = float(element.get("width", wide)) / wide
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        matrix = (scale, 0, 0, scale, x - left * scale, y - top * scale)
    for name, said in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        matrix = _times(matrix, _turned(name, [float(one) for one in re.split(r"[ ,]+", said)]))
    return matrix


def _turned(name: str, numbers: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, numbers[0], (*numbers, 0.0)[1])
    if name == "scale":
        return (numbers[0], 0, 0, numbers[-1], 0, 0)
    turn, (x, y) = radians(numbers[0]), (*numbers[1:], 0.0, 0.0)[:2]
    round_origin = (cos(turn), sin(turn), -sin(turn), cos(turn), 0.0, 0.0)
    return _times(_times((1, 0, 0, 1, x, y), round_origin), (1, 0, 0, 1, -x, -y))


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def _mapped(matrix: Matrix, box: Box) -> Box:
    a, b, c, d, e, f = matrix
    left, top, right, bottom = box
    corners = ((left, top), (right, top), (left, bottom), (right, bottom))
    return around([(a * x + c * y + e, b * x + d * y + f) for x, y in corners])
