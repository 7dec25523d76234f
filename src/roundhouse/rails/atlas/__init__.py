"""The atlas: maps written as geography, compiled to hexes, checked and drawn."""

from roundhouse.rails.atlas.checks import check_text
from roundhouse.rails.atlas.compiler import compile_map
from roundhouse.rails.atlas.draw import draw_map
from roundhouse.rails.atlas.files import load, load_picture
from roundhouse.rails.atlas.grammar import parse
from roundhouse.rails.atlas.lettering import pixel
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.picture import make_picture
from roundhouse.rails.atlas.reader import Broken, Fault
from roundhouse.rails.atlas.source import Source
from roundhouse.rails.map_format import Compiled, dump

__all__ = [
    "Broken",
    "Compiled",
    "Fault",
    "Picture",
    "Source",
    "check_text",
    "compile_map",
    "draw_map",
    "dump",
    "load",
    "load_picture",
    "make_picture",
    "parse",
    "pixel",
]
