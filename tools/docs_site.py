"""What the docs' site has besides docs/: the first page, rule books with their figures, a gallery,
and the house's letters and colours.

Called by mkdocs, as a hook.
"""

import re
import struct
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
# a page that is alone in its part needs no list of the part beside it
ALONE = "---\nhide: [navigation]\n---\n"
FONT = re.compile(r"url\('(@fontsource/[^']+/([^'/]+))'\)")
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]+\)")
OUTSIDE_BELOW = re.compile(r"^\[([^\]]+)\]: \.\./.*\n", re.M)  # its address stands below the text
BLOCK = re.compile(r"^```figure ([a-z0-9-]+)\n(.*?)^```$", re.M | re.S)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, name in TOP.items():
        text = at_home((ROOT / source).read_text("utf-8"))
        add(files, config, name, ALONE + text if name == "index.md" else text)
    for id in games():
        add_rules(files, config, id)
    add(files, config, "gallery.md", ALONE + gallery())
    add_dress(files, config)
    return files


def games() -> list[str]:
    from roundhouse.kernel.game import games_of_the_house

    return games_of_the_house()


def add(files: Files, config: MkDocsConfig, name: str, content: str | bytes) -> None:
    files.append(File.generated(config, name, content=content))


def at_home(text: str) -> str:
    """A page from the top of the checkout: what it links to lies beside it now."""
    text = text.replace('src="docs/', 'src="').replace("](docs/screens)", "](gallery.md)")
    for source, name in TOP.items():
        text = text.replace(f"]({source})", f"]({name})")
    text = text.replace("](LICENSE)", "](https://opensource.org/license/mit)")
    return text.replace("](docs/", "](")


def add_rules(files: Files, config: MkDocsConfig, id: str) -> None:
    from roundhouse.kernel.game import text_of
    from roundhouse.tables.figures import drawn

    book = text_of(id, "rulebook.en.md")
    assert book is not None, id
    for name, picture in drawn(id).items():
        add(files, config, f"rules/{id}/{name}.svg", picture)
    add(files, config, f"rules/{id}.md", BLOCK.sub(lambda one: figure(id, one), book))


def figure(id: str, one: "re.Match[str]") -> str:
    said = " ".join(one[2].split())
    return f"![{one[1]}]({id}/{one[1]}.svg)\n\n*{said.replace('*', '')}*\n"


def gallery() -> str:
    """Every screen by day, and equally high beside it those by night and on a phone."""
    said = "All screens, taken by `make screens`; a click shows one in full."
    lines = ["# Gallery", "", said, ""]
    there = {path.stem: shape(path) for path in (ROOT / "docs/screens").glob("*.png")}
    for name in sorted(there):
        if name.endswith(("-dark", "-phone")):
            continue
        title = name.replace("-", " ").capitalize()
        lines += [f"## {title}", "", '<div class="screens" markdown>', ""]
        for kind in ("", "-dark", "-phone"):
            if shaped := there.get(name + kind):
                picture = f"screens/{name}{kind}.png"
                alt = title + kind.replace("-", ", ")
                lines.append(f'[![{alt}]({picture})]({picture}){{ style="flex: {shaped:.2f}" }}')
        lines += ["", "</div>", ""]
    return "\n".join(lines)


def shape(path: Path) -> float:
    """Of a PNG: its width by its height."""
    with path.open("rb") as file:
        width, height = struct.unpack(">2I", file.read(24)[16:])
    return float(width / height)


def add_dress(files: Files, config: MkDocsConfig) -> None:
    """The client's fonts and colours, and how Material's pages wear them."""
    styles = ROOT / "web/src/styles"
    fonts = (styles / "fonts.css").read_text("utf-8")
    for path, name in FONT.findall(fonts):
        add(files, config, f"dress/{name}", (ROOT / "web/node_modules" / path).read_bytes())
    colours = (styles / "tokens.css").read_text("utf-8")
    dark = "[data-md-color-scheme='slate']"
    worn = (ROOT / "tools/docs_site.css").read_text("utf-8")
    sheet = FONT.sub(r"url('\2')", fonts) + colours.replace("[data-theme='dark']", dark) + worn
    add(files, config, "dress/house.css", sheet)
    add(files, config, "dress/icon.svg", (ROOT / "web/public/icon.svg").read_bytes())


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Blocks that are files for the tests are shown as any other."""
    return re.sub(r"^```(\w+) file=(\S+)$", r'```\1 title="\2"', named(markdown), flags=re.M)


def named(markdown: str) -> str:
    """What lies outside docs/ is named, and no link."""
    names = OUTSIDE_BELOW.findall(markdown)
    markdown = OUTSIDE.sub(r"\1", OUTSIDE_BELOW.sub("", markdown))
    for name in names:
        markdown = markdown.replace(f"[{name}]", name)
    return markdown
