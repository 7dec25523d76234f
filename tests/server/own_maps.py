"""A folder of maps as an operator might have it, the good and the broken."""

from importlib import resources
from pathlib import Path

STARTER = resources.files("roundhouse.rails.atlas").joinpath("starter.toml").read_text("utf-8")
STEAM = STARTER.replace("# game =", "game =", 1)

# All places are cities, hexes are pointy, and the map brings its cards along.
CARDS = """[facts]
box = "world"
income = "world"
barons = "world"
[facts.fewer_cubes]
[facts.markers]
2 = 3
3 = 3
4 = 3
[facts.players]
least = 2
most = 4
advised = [2, 3]
[[facts.major_lines]]
slug = "plain-of-the-po"
cities = ["novara", "brescia"]
points = 5
[[facts.deck.card]]
slug = "first-run"
class = "circle"
start = true
effect = "first-delivery"
links = 1
points = 2
[[facts.deck.card]]
slug = "bounty-como"
class = "circle"
bounty = true
effect = "first-arrival"
place = "como"
points = 3
[[facts.deck.card]]
slug = "land-grant"
class = "hand"
count = 10
effect = "land-grant"
[[facts.deck.card]]
slug = "city-growth"
class = "cross"
count = 12
effect = "city-growth"
cubes = 2
[names.en]
plain-of-the-po = "Plain of the Po"
first-run = "First Run"
bounty-como = "Service Bounty Como"
[names.it]
milano = "Milàn"
"""
RAILWAYS = (
    STARTER.replace("# game =", "game =", 1)
    .replace('game = "steam"', 'game = "railways"')
    .replace('orientation = "flat"', 'orientation = "pointy"')
    .replace('name = "lakes"', 'name = "po"')
    .replace("The Italian Lakes", "Along the Po")
    .replace("[facts]                         # handed to the game as they are\n", CARDS)
    .replace("[facts.players]\nadvised = [3, 4]\n", "")
    .replace("[[town]]\n", '[[city]]\ncolour = "grey"\ncubes = 1\n')
    .replace("[[range]]", '[[range]]\nterrain = "mountain"')
)
BROKEN = {
    "letters.toml": "name = 'letters'\ntitle = \n",
    "northeast.toml": STEAM.replace('"lakes"', '"northeast"'),
    "nobody.toml": STEAM.replace('"lakes"', '"nobody"').replace('"steam"', '"chess"'),
    "pink.toml": STEAM.replace('"lakes"', '"pink"').replace('"red"', '"pink"'),
    "vast.toml": STEAM.replace('"lakes"', '"vast"').replace("hex_km = 17", "hex_km = 3"),
    "heavy.toml": "#" * 1_000_001,
    "other.toml": STEAM,
    "cards.toml": RAILWAYS.replace('"po"', '"cards"').replace('place = "como"', 'place = "rome"'),
}


def write_maps(folder: Path) -> Path:
    folder.mkdir()
    (folder / "lakes.toml").write_text(STEAM, "utf-8")
    (folder / "po.toml").write_text(RAILWAYS, "utf-8")
    for name, text in BROKEN.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "binary.toml").write_bytes(b"\xff\xfe")
    (folder / "README.md").write_text("not a map", "utf-8")
    return folder
