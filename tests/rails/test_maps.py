"""The maps of a game: found by folder, in the order that they say themselves."""

import json
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.kernel.refusal import Refused
from roundhouse.rails.map_format import dump
from roundhouse.rails.maps import MOST_BYTES, Maps, called, played
from tests.rails.samples import map_source, place


def a_map(folder: Path, name: str, order: int = 0) -> None:
    (folder / f"{name}.json").write_text(dump(map_source([(0, 0)])), "utf-8")
    if order:
        (folder / f"{name}.toml").write_text(f"format = 1\norder = {order}\n", "utf-8")


def test_maps_are_those_of_the_folder_in_their_order(tmp_path: Path):
    for name, order in (("alps", 3), ("zealand", 1), ("coast", 0), ("borders", 0)):
        a_map(tmp_path, name, order)
    (tmp_path / "profile.toml").write_text("", "utf-8")
    (tmp_path / "alps.picture.json").write_text("{}", "utf-8")
    assert Maps(tmp_path).names == ["zealand", "alps", "borders", "coast"]


def test_a_map_that_is_added_is_seen_by_whoever_has_the_list(tmp_path: Path):
    (tmp_path / "own").mkdir()
    a_map(tmp_path, "alps")
    a_map(tmp_path / "own", "home")
    maps = Maps(tmp_path)
    option = rh.Option("map", "alps", "", choices=maps.names)
    maps.add("home", tmp_path / "own")
    assert option.choices == ("alps", "home") and option.accept("home", files=False) == "home"
    assert maps.text("home") == maps.text("alps")


@pytest.mark.parametrize("name", ["nowhere", "a.svg", "missing.toml", "a\0.json", "large.json"])
def test_a_file_that_wont_do_is_refused_in_words(tmp_path: Path, name: str):
    (tmp_path / "large.json").write_bytes(b" " * (MOST_BYTES + 1))
    given = str(tmp_path / name) if name != "nowhere" else name
    with pytest.raises(Refused) as caught:
        Maps(tmp_path).text(given)
    assert caught.value.rule == "bad-map" and caught.value.facts["why"]


def test_what_a_language_calls_a_place_is_no_part_of_what_is_played():
    source = map_source([(0, 0)], 0, [place("roma", "city", 0)])
    text = dump(source)
    assert played(text, source) == text
    source["names"] = {"de": {"roma": "Rom"}, "de-AT": {"roma": "Rom an der Tiber"}}
    assert json.loads(dump(source))["names"] and played(dump(source), source) == text
    said = [called(source, language)["roma"] for language in ("en", "de", "de-AT", "de-CH")]
    assert said == ["Roma", "Rom", "Rom an der Tiber", "Rom"]
