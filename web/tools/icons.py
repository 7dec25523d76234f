"""Draws the icons of the installed app from `public/icon.svg`: run it when that has changed.

.venv/bin/python web/tools/icons.py
"""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
SIZES = {"icon-180": 180, "icon-192": 192, "icon-512": 512}
BACK = "#14222D"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


def draw(page: Page, name: str, size: int, svg: str, part: float = 1.0, back: str = "") -> None:
    """The drawing takes that part of the square; without a ground it stays clear."""
    page.set_viewport_size({"width": size, "height": size})
    side = size * part
    page.set_content(
        f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{back}'>"
        f"<div style='width:{side}px;height:{side}px'>{svg}</div></body>"
    )
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not back)


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    mark = svg.replace("#14222D", "none").replace("#F6EFDF", "#fff").replace("#F2B01E", "#fff")
    with sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, name, size, svg)
        draw(page, "icon-maskable", 512, svg, 0.72, BACK)  # a circle may be cut out of it
        draw(page, "icon-badge", 96, mark)  # one colour, for the edge of a screen
        browser.close()


if __name__ == "__main__":
    main()
