"""The small pieces of the picture: letters, boxes, discs, cubes and markers."""

from html import escape
from typing import Any, Final

from roundhouse.games.steam.render.show import LETTERS
from roundhouse.games.steam.rules.box import COLOURS, PACKAGE
from roundhouse.kernel.data import read_toml
from roundhouse.rails.atlas.lettering import fitting
from roundhouse.rails.atlas.style import PIPS

PICTURE: Final[dict[str, Any]] = read_toml(PACKAGE, "render/picture.toml")
PALE: Final = "#F6EFDF"
CUBE: Final = 12.5


def num(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    kind: str = "text",
    weight: int = 400,
    room: float = 0,
) -> str:
    """Smaller where it would need more room; 0: as much as it wants."""
    size = fitting(said, size, room)
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-weight="{weight}" '
        f'class="{kind}">{escape(said)}</text>'
    )


def box(x: float, y: float, width: float, height: float, kind: str, corner: float = 3) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
        f'rx="{num(corner)}" class="{kind}"/>'
    )


def rule(x: float, y: float, width: float) -> str:
    return f'<path d="M{num(x)} {num(y)}h{num(width)}" stroke="var(--line)"/>'


def use(name: str, x: float, y: float, size: float = 1) -> str:
    scale = "" if size == 1 else f" scale({size:.3g})"
    return f'<use href="#rh-steam-{name}" transform="translate({num(x)} {num(y)}){scale}"/>'


def pip(colour: str, radius: float) -> str:
    return (
        f'<path transform="scale({radius:.3g})" d="{PIPS[colour]}" fill="var(--g-{colour}-t)" '
        'fill-rule="evenodd"/>'
    )


def disc(seat: int, x: float, y: float, radius: float = 6.6) -> str:
    """Whose it is: round, with a letter."""
    return use(f"seat-{seat}", x, y, radius / 6.6)


def cube(colour: str, x: float, y: float, side: float = CUBE) -> str:
    return use(f"cube-{colour}", x, y, side / CUBE)


def definitions(seats: int) -> str:
    """What recurs, defined once."""
    drawn = {f"cube-{colour}": define_cube(colour) for colour in COLOURS}
    drawn |= {f"seat-{seat}": define_disc(seat) for seat in range(seats)}
    drawn |= {"grown": define_growth(), "buffer": define_buffer(), "town": define_town()}
    return "".join([f'<g id="rh-steam-{name}">{shape}</g>' for name, shape in drawn.items()])


def define_disc(seat: int) -> str:
    colours = PICTURE["player"][seat]
    return (
        '<circle r="8.2" fill="var(--map-halo)"/>'
        f'<circle r="6.6" fill="{colours["fill"]}" stroke="var(--disc-ring)" stroke-width="1.1"/>'
        '<text y="3.3" text-anchor="middle" font-size="9.4" font-weight="700" '
        f'fill="{colours["letter"]}">{LETTERS[seat]}</text>'
    )


def define_cube(colour: str) -> str:
    """A cube seen from a little above: lid and front."""
    return (
        '<rect x="-7.2" y="-7.2" width="14.3" height="16.3" rx="2.5" fill="var(--case)"/>'
        f'<rect x="-6.3" y="-6.3" width="12.5" height="14.5" rx="1.6" fill="var(--g-{colour})"/>'
        '<path d="M-6.3 6.2h12.5v.4q0 1.6-1.6 1.6h-9.3q-1.6 0-1.6-1.6z" opacity=".28"/>'
        '<path d="M-5-5.7h10" stroke="#FFFFFF" stroke-opacity=".35"/>' + pip(colour, CUBE * 0.24)
    )


def define_growth() -> str:
    """A city has grown: an arrow upwards on a small square marker."""
    return (
        '<rect x="-6.5" y="-6.5" width="13" height="13" rx="3" fill="var(--panel)" '
        'stroke="var(--disc-ring)" stroke-width="1.2"/>'
        '<path d="M0 4V-3.6M-3.5-.4L0-3.9L3.5-.4" fill="none" stroke="var(--pos)" '
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def define_buffer() -> str:
    return (
        '<path d="M-7 0H7" stroke="var(--bed)" stroke-width="5.5" stroke-linecap="round"/>'
        '<path d="M-7 0H7" stroke="var(--stop)" stroke-width="3" stroke-linecap="round"/>'
    )


def define_town() -> str:
    return (
        '<circle r="8.6" fill="var(--case)"/><circle r="7.2" fill="#FFFBF0"/>'
        '<circle r="2.6" fill="#1B2127"/>'
    )
