"""How maps look: colours and faces by theme, one shape for each colour of goods."""

import tomllib
from functools import cache
from importlib import resources
from typing import Final

from roundhouse.rails.atlas.lettering import CITY_SIZE, CITY_SPACING, FAR_SIZE, TOWN_SIZE

NEUTRAL: Final = "grey"  # of a city without a colour
# One shape per good, for a radius of 1, so that colour is never alone.
PIPS: Final[dict[str, str]] = {
    "red": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    "yellow": "M0-1.15L1.1.8H-1.1Z",
    "blue": "M0-1.25L1.25 0L0 1.25L-1.25 0Z",
    "purple": "M-.38-1.1h.76v.72h.72v.76h-.72v.72h-.76v-.72h-.72v-.76h.72z",
    "grey": "M-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0M-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0",
    "black": "M-1.15-.42h2.3v.84h-2.3z",
    "green": "M-1-1h2v2h-2z",
    "orange": "M-1.1-.8H1.1L0 1.15Z",
    "white": "M0-1.3L.4-.4L1.3 0L.4.4L0 1.3L-.4.4L-1.3 0L-.4-.4Z",
}


@cache
def tokens() -> dict[str, dict[str, str]]:
    """Colours and faces by theme and name; the dark theme says only what differs."""
    text = resources.files(__package__).joinpath("tokens.toml").read_text("utf-8")
    return tomllib.loads(text)


def style() -> str:
    """Both themes and the lettering. The page's theme rules; alone, the reader's system does."""
    colours = {
        theme: "".join(f"--{name}:{value};" for name, value in table.items())
        for theme, table in tokens().items()
    }
    return "\n".join(
        [
            f"svg.atlas{{{colours['light']}}}",
            f"[data-theme=dark] svg.atlas,svg.atlas[data-theme=dark]{{{colours['dark']}}}",
            "@media(prefers-color-scheme:dark)"
            f"{{svg.atlas:root:not([data-theme]){{{colours['dark']}}}}}",
            f".atlas .m-city{{font:700 {CITY_SIZE}px var(--sans);"
            f"letter-spacing:{CITY_SPACING}em;text-anchor:middle}}",
            f".atlas .m-town{{font:600 {TOWN_SIZE}px var(--sans)}}",
            f".atlas .m-far{{font:600 {FAR_SIZE}px var(--sans)}}",
            ".atlas .m-town,.atlas .m-far{fill:var(--map-text);paint-order:stroke;"
            "stroke:var(--map-halo);stroke-width:3px;stroke-linejoin:round}",
            ".atlas .m-water,.atlas .m-river{font:italic 500 15px var(--serif);"
            "fill:var(--water-text);text-anchor:middle}",
            ".atlas .m-river{paint-order:stroke;stroke:var(--map-halo);stroke-width:2.4px;"
            "stroke-opacity:.75}",
            ".atlas .m-range,.atlas .m-land{font:500 9.5px var(--serif);fill:var(--hill-ink);"
            "text-anchor:middle;text-transform:uppercase;paint-order:stroke;stroke:var(--hill);"
            "stroke-width:3px;stroke-opacity:.8}",
            ".atlas .m-land{stroke:var(--land)}",
        ]
    )
