"""`roundhouse map` as a person uses it."""

from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from roundhouse.cli.maps import app
from roundhouse.kernel.refusal import Refused
from roundhouse.rails.atlas import load, load_picture
from tests.rails.atlas.places import NAMES


def run(*words):
    return CliRunner().invoke(app, [str(word) for word in words])


def test_list_names_every_map():
    out = run("list")
    assert out.exit_code == 0
    for name in NAMES:
        assert any(f" {name} " in line and "cities" in line for line in out.output.splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_check_passes_our_maps(name):
    out = run("check", name)
    assert (out.exit_code, out.output) == (0, f"{name}.toml: all checks passed\n")


def test_a_new_map_passes_is_drawn_and_compiled(tmp_path):
    mine = tmp_path / "my-region.toml"
    assert run("new", mine).exit_code == 0
    assert run("check", mine).output == "my-region.toml: all checks passed\n"
    out = run("draw", mine, "-o", tmp_path / "map.svg", "--no-relief")
    assert out.exit_code == 0, out.output
    ElementTree.parse(tmp_path / "map.svg")
    assert run("compile", mine).exit_code == 0
    compiled, picture = load(mine), load_picture(mine)
    assert compiled["name"] == picture["name"] == "my-region"
    assert len(compiled["places"]) == 8
    assert (tmp_path / "my-region.svg").exists()
    assert run("new", mine).exit_code != 0  # never over an existing file


def test_a_map_is_drawn_with_the_names_of_a_language(tmp_path):
    out = run("draw", "ruhr", "-o", tmp_path / "map.svg", "--no-relief", "--lang", "fr")
    assert out.exit_code == 0, out.output
    drawn = (tmp_path / "map.svg").read_text("utf-8")
    assert ">Rhin<" in drawn and ">AIX-LA-CHAPELLE<" in drawn and ">AACHEN<" not in drawn


def test_new_wants_a_name_that_is_a_slug(tmp_path):
    assert run("new", tmp_path / "My Region.toml").exit_code != 0
    assert run("new", tmp_path / "region.txt").exit_code != 0
    assert list(tmp_path.iterdir()) == []


def test_check_lists_every_fault_with_its_line_and_fails(tmp_path):
    mine = tmp_path / "mine.toml"
    run("new", mine)
    text = mine.read_text("utf-8").replace("[45.70, 9.67]", "[145.70, 9.67]")
    mine.write_text(text.replace('name = "Po"', 'nome = "Po"'), "utf-8")
    out = run("check", mine)
    assert out.exit_code == 1
    rows = text.splitlines()
    bergamo = rows.index("where = [145.70, 9.67]") + 1
    po = rows.index('name = "Po"') + 1
    assert f"mine.toml:{bergamo}: city Bergamo: [145.7, 9.67] is nowhere" in out.output
    assert f"mine.toml:{po}: river: nome is not a word of map sources here" in out.output
    assert f"mine.toml:{po - 1}: river: name is missing" in out.output
    assert out.output.endswith("3 faults\n")


def test_a_game_that_is_not_there(tmp_path):
    mine = tmp_path / "mine.toml"
    run("new", mine)
    text = mine.read_text("utf-8").replace('# game = "steam"', 'game = "stream"')
    mine.write_text(text, "utf-8")
    out = run("check", mine)
    assert "game is 'stream', and no such game has maps" in out.output
    assert out.exit_code == 1
    mine.write_text(text.replace("stream", "steam"), "utf-8")
    assert "city Milano: region is missing" in run("check", mine).output


def test_a_map_nobody_knows():
    for rule, args in (
        ("no-such-map", ("check", "atlantis")),
        ("no-such-file", ("check", "x.toml")),
    ):
        refused = run(*args).exception
        assert isinstance(refused, Refused) and refused.rule == rule
