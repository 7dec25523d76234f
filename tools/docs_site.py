"""What the docs' site has besides docs/: the first page, rule books with their figures, a gallery.

Called by mkdocs, as a hook.
"""

import re
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
BLOCK = re.compile(r"^```figure ([a-z0-9-]+)\n(.*?)^```$", re.M | re.S)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, name in TOP.items():
        add(files, config, name, at_home((ROOT / source).read_text("utf-8")))
    for id in games():
        add_rules(files, config, id)
    add(files, config, "gallery.md", gallery())
    return files


def games() -> list[str]:
    from roundhouse.kernel.game import games_of_the_house

    return games_of_the_house()


def add(files: Files, config: MkDocsConfig, name: str, content: str) -> None:
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
    """Every screen by day, with its name; the others beside it where there are any."""
    lines = ["# Gallery", "", "All screens, taken by `make screens`.", ""]
    there = {path.stem for path in (ROOT / "docs/screens").glob("*.png")}
    for name in sorted(there):
        if name.endswith(("-dark", "-phone")):
            continue
        title = name.replace("-", " ").capitalize()
        lines += [f"## {title}", "", f"![{title}](screens/{name}.png)", ""]
        for kind in ("dark", "phone"):
            if f"{name}-{kind}" in there:
                lines += [f"![{title}, {kind}](screens/{name}-{kind}.png){{ width=45% }}", ""]
    return "\n".join(lines)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Blocks that are files for the tests are shown as any other."""
    return re.sub(r"^```(\w+) file=(\S+)$", r'```\1 title="\2"', markdown, flags=re.M)
