"""Maps that people draw: begun, saved, kept as versions, played on, shared, and given up."""

import tomllib
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from roundhouse.cli.maps import app as moderation
from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import Refused
from roundhouse.rails.maps import maps_of
from roundhouse.server import maps
from tests.server.harness import Server, wait_for
from tests.server.harness import Someone as Visitor
from tests.server.own_maps import RAILWAYS, STEAM

HOSTILE = "</text><script>alert(1)</script>\"'&"
EASY = {"kind": "bot", "level": "easy"}


class Someone(Visitor):
    """Maps are asked for without a request's id: they are drawn anew, or found again."""

    def try_post(self, path: str, **data: Any) -> Any:
        plain = path.startswith("/api/maps")
        return self.ask("POST", path, json=data) if plain else super().try_post(path, **data)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("maps")
    made = Server(folder, str(folder / "t.sqlite"), kept=str(folder / "made"), maps_each=4)
    try:
        yield made.start()
    finally:
        made.close()


def begun(anna: Someone, text: str = STEAM, game: str = "steam") -> Any:
    title = tomllib.loads(text)["title"]
    return anna.post("/api/maps", title=title, game=game, file=text)


def kept(anna: Someone, id: str) -> str:
    """The name of the version that was kept."""
    name: str = anna.post(f"/api/maps/{id}/versions")["newest"]
    return name


def saved(anna: Someone, drawn: Any, **changes: Any) -> Any:
    source = {**drawn["source"], **changes}
    return anna.put(f"/api/maps/{drawn['id']}", source=source, seen=drawn["changed"])


@pytest.mark.parametrize(
    ("game", "text"), [("steam", STEAM), ("railways", RAILWAYS)], ids=["steam", "railways"]
)
def test_a_map_is_drawn_kept_and_played_on(house: Server, game: str, text: str):
    anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
    drawn = begun(anna, text, game)
    assert drawn["source"] == tomllib.loads(text)
    towns, sea = drawn["tools"]["kinds"] == ["city", "town"], drawn["tools"]["sea"]
    assert (towns, sea) == {"steam": (True, False), "railways": (False, True)}[game]
    name = kept(anna, drawn["id"])
    assert kept(anna, drawn["id"]) == name, "the same source is the same version"
    table = anna.make(game, EASY, EASY, EASY, options={"map": name})["id"]
    wait_for(lambda: anna.table(table)["position"]["moves"] > 3)
    status, rule, _ = bruno.refused(
        "/api/tables", game=game, seats=[EASY] * 3, options={"map": name}, request="a-request-1"
    )
    assert (status, rule) == (404, "unknown-map"), "a private map is its owner's"
    for suffix in ("json", "svg", "small.json"):
        assert bruno.ask("GET", f"/api/games/{game}/maps/{name}.{suffix}").status_code == 200
    listed = next(one for one in anna.get("/api/games") if one["id"] == game)
    assert name not in str(listed), "no list tells of it"
    changed = saved(anna, drawn, title="Other lakes")
    assert kept(anna, drawn["id"]) != name
    assert len(anna.get(f"/api/maps/{drawn['id']}")["history"]) == 2
    assert anna.table(table)["options"]["map"] == name, "a table stays on its version"
    assert changed["title"] == "Other lakes"


def test_a_table_finds_its_map_after_a_restart_and_when_it_was_deleted(own_server: Server):
    anna = Someone(own_server.start(), "Anna")
    drawn = begun(anna)
    name = kept(anna, drawn["id"])
    id = anna.make("steam", "me", EASY, EASY, options={"map": name})["id"]
    assert [one["map"] for one in anna.get("/api/tables")["tables"]] == ["The Italian Lakes"]
    assert anna.ask("DELETE", f"/api/maps/{drawn['id']}").json()["maps"] == []
    own_server.kill()
    own_server.start()
    assert anna.table(id)["options"]["map"] == name
    assert anna.table(id)["changed"] is None


def test_a_tournament_is_played_on_a_map_that_somebody_drew(own_server: Server):
    """Also if the server that makes its tables has never heard of it."""
    anna, bruno = Someone(own_server.start(), "Anna"), Someone(own_server, "Bruno")
    name = kept(anna, begun(anna)["id"])
    said = {"title": "Cup", "game": "steam", "kind": "league", "seats": 3, "rounds": 3}
    said |= {"bots": ["easy"] * 3, "join": False, "options": {"map": name}}
    assert bruno.refused("/api/tournaments", **said)[:2] == (404, "unknown-map")
    own_server.kill()
    own_server.start()
    made = anna.post("/api/tournaments", **said)
    own_server.kill()
    own_server.start()
    found = anna.post(f"/api/tournaments/{made['id']}/begin")
    assert anna.table(found["played"][0]["tables"][0]["table"])["options"]["map"] == name


def test_a_record_carries_its_map_to_a_house_that_lacks_it(house: Server, own_server: Server):
    anna = Someone(house, "Anna")
    name = kept(anna, begun(anna)["id"])
    id = anna.make("steam", EASY, EASY, EASY, options={"map": name}, seed="7")["id"]
    wait_for(lambda: anna.table(id)["position"]["status"] == "over", 120)
    text = anna.get(f"/api/tables/{id}/record")["text"]
    maps = maps_of("steam")
    assert maps is not None
    assert name not in maps.brought
    assert read(text).options["map"] == name, "any process can replay it"
    elsewhere = Someone(own_server.start(), "Berta")
    made = elsewhere.post("/api/records", text=text, request="the-first-one")
    assert made["options"]["map"] == name
    changed = text.replace("The Italian Lakes", "The Bavarian Lakes")
    assert elsewhere.refused("/api/records", text=changed, request="another-one")[1] in (
        "bad-option",
        "broken-record",
    )


def is_listed(who: Someone, id: str) -> bool:
    return id in [one["id"] for one in who.get("/api/maps", which="listed")["maps"]]


def test_who_may_see_a_map(house: Server):
    anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
    id = begun(anna)["id"]
    assert bruno.ask("GET", f"/api/maps/{id}").status_code == 404
    share = f"/api/maps/{id}/sharing"
    assert anna.ask("PUT", share, json={"visibility": "link"}).json()["rule"] == "no-version-yet"
    kept(anna, id)
    anna.put(share, visibility="link")
    seen = bruno.get(f"/api/maps/{id}")
    assert (seen["mine"], seen["by"]) == (False, "Anna")
    assert not is_listed(bruno, id)
    anna.put(share, visibility="listed")
    assert is_listed(bruno, id)
    assert bruno.ask("PUT", share, json={"visibility": "private"}).status_code == 403
    copy = bruno.post("/api/maps", title="Mine now", game="steam", drawn=id)
    assert (copy["origin"], copy["mine"], copy["visibility"]) == (seen["title"], True, "private")
    assert bruno.post(f"/api/maps/{id}/report", why="rude names")["id"] == id
    his = bruno.get("/api/me/export")
    assert [one["title"] for one in his["maps"]] == ["Mine now"]
    assert [(one["map"], one["why"]) for one in his["map_reports"]] == [(id, "rude names")]
    (mine,) = anna.get("/api/me/export")["maps"]
    assert [one["version"] for one in mine["versions"]] == [1]
    assert begun(anna, mine["versions"][0]["source"])["source"] == seen["source"]


def test_what_a_private_map_is_called_is_told_to_its_owner_alone(house: Server):
    anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
    drawn = begun(anna)
    saved(anna, drawn, title="My Lakes")  # a version is named by what is in it: nobody else's
    id = drawn["id"]
    name = kept(anna, id)
    seats = ("me", "person", "person")
    table = anna.make("steam", *seats, options={"map": name}, public=True)["id"]

    def called(one: Someone) -> str:
        found = one.get("/api/tables", which="public")["tables"]
        return next(str(each["map"]) for each in found if each["id"] == table)

    assert (called(anna), called(bruno)) == ("My Lakes", "")
    anna.put(f"/api/maps/{id}/sharing", visibility="link")
    assert called(bruno) == "My Lakes"


def test_what_wont_do_is_called_by_its_title(house: Server):
    anna = Someone(house, "Anna")
    projection = {**tomllib.loads(STEAM)["projection"], "hex_km": -1}
    drawn = begun(anna)
    saved(anna, drawn, projection=projection)
    status, rule, facts = anna.refused(f"/api/maps/{drawn['id']}/versions")
    assert (status, rule, facts["map"]) == (422, "bad-map", drawn["title"])
    assert "own-" not in facts["why"]


def test_a_moderator_takes_a_map_away_and_gives_it_back(house: Server):
    """With the commands, while the server runs."""
    anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
    id = begun(anna)["id"]
    kept(anna, id)
    anna.put(f"/api/maps/{id}/sharing", visibility="listed")
    bruno.post(f"/api/maps/{id}/report", why="rude names")

    def command(*words: str) -> str:
        done = CliRunner().invoke(moderation, [words[0], house.database, *words[1:]])
        assert done.exit_code == 0, done.output
        return done.output

    told = command("reports")
    assert f"@{id} The Italian Lakes · Anna · listed" in told and "rude names" in told
    assert id in command("block", f"@{id}")
    assert bruno.ask("GET", f"/api/maps/{id}").status_code == 404
    assert not is_listed(bruno, id)
    assert anna.get(f"/api/maps/{id}")["mine"]
    assert id not in command("reports"), "what was judged is off the list"
    command("block", f"{house.address}/maps/{id}", "--undo")
    assert bruno.get(f"/api/maps/{id}")["by"] == "Anna"
    nobody = CliRunner().invoke(moderation, ["block", house.database, "@-nobody"])
    assert isinstance(nobody.exception, Refused) and nobody.exception.rule == "unknown-map"


def test_a_trial_says_from_its_first_moment_how_many_games_it_is(house: Server):
    anna = Someone(house, "Anna")
    made = anna.post("/api/maps", title="Tried", game="steam", file=STEAM)
    anna.post(f"/api/maps/{made['id']}/versions")
    assert made["title"] == made["source"]["title"] == "Tried", "as its maker calls it"
    begun = anna.post(f"/api/maps/{made['id']}/trial", games=2, level="beginner")
    assert (begun["done"], begun["wanted"], begun["at_work"]) == (0, 2, True)
    trial = f"/api/maps/{made['id']}/trial"
    over = wait_for(lambda: (told := anna.get(trial))["report"] and told, 240)
    assert (over["done"], over["wanted"], over["report"]["games"]) == (2, 2, 2)


def test_a_trial_tells_how_long_it_takes_and_is_stopped_by_its_owner(house: Server):
    anna, bruno = Someone(house, "Anna"), Someone(house, "Bruno")
    made = anna.post("/api/maps", title="Stopped", game="steam", file=STEAM)
    kept(anna, made["id"])
    trial = f"/api/maps/{made['id']}/trial"
    begun = anna.post(trial, games=200, level="beginner")
    assert (begun["at_work"], begun["left"]) == (True, None), "nothing is known yet"
    anna.put(f"/api/maps/{made['id']}/sharing", visibility="link")
    assert bruno.ask("DELETE", trial).status_code == 403
    played = wait_for(lambda: (told := anna.get(trial))["done"] and told, 240)
    assert played["wanted"] == 200 and played["left"] > 0
    stopping = anna.ask("DELETE", trial).json()
    assert stopping["wanted"] < 200
    over = wait_for(lambda: not (told := anna.get(trial))["at_work"] and told, 240)
    assert played["done"] <= over["done"] == over["wanted"] < 200
    assert over["report"]["games"] > 0 and not over["report"]["passed"]
    assert anna.post(trial, games=over["done"] + 2, level="beginner")["at_work"], "it may go on"


def test_two_windows_dont_overwrite_each_other(house: Server):
    anna = Someone(house, "Anna")
    drawn = anna.post("/api/maps", title="Isle", game="steam")
    saved(anna, drawn, title="First")
    late = {"source": drawn["source"], "seen": drawn["changed"]}
    assert anna.ask("PUT", f"/api/maps/{drawn['id']}", json=late).json()["rule"] == "stale-map"


def test_a_map_is_begun_in_every_way(house: Server):
    anna = Someone(house, "Anna")
    region = {"south": 51.3, "west": -10.6, "north": 55.4, "east": -5.4}
    made = [
        anna.post("/api/maps", title="Isle", game="steam"),
        anna.post("/api/maps", title="Ireland", game="railways", region=region),
        anna.post("/api/maps", title="My Ruhr", game="steam", map="ruhr"),
    ]
    assert made[2]["origin"] == "ruhr"
    for one in made:
        drawn = anna.post("/api/maps/draw", source=one["source"], light=True)
        assert drawn["svg"], drawn["faults"]
    anna.post("/api/maps", title="Fourth", game="steam")
    status, rule, facts = anna.refused("/api/maps", title="Fifth", game="steam")
    assert (status, rule, facts) == (422, "too-many-maps", {"most": 4})
    file = anna.ask("GET", f"/api/maps/{made[2]['id']}/file")
    assert tomllib.loads(file.text) == made[2]["source"]


@pytest.mark.parametrize("light", [True, False])
def test_no_name_becomes_a_script(house: Server, light: bool):
    anna = Someone(house, "Anna")
    source = tomllib.loads(STEAM)
    source["title"] = HOSTILE
    for kind in ("city", "town", "lake", "river", "range"):
        source[kind][0]["name"] = f"{HOSTILE}{kind}"
    source["city"][1]["colour"] = '"/><script>alert(1)</script>'
    source["city"][1]["cubes"] = "<script>"
    source["label"][0]["text"] = HOSTILE
    drawn = anna.post("/api/maps/draw", source=source, light=light)
    picture = ElementTree.fromstring(drawn["svg"])
    used = {one.tag.rpartition("}")[2] for one in picture.iter()}
    known = [
        "svg",
        "title",
        "style",
        "g",
        "defs",
        "path",
        "rect",
        "circle",
        "text",
        "use",
        "image",
        "clipPath",
        "line",
    ]
    assert used <= {*known, "radialGradient", "linearGradient", "stop", "pattern", "mask"}
    attributes = [(name, text) for one in picture.iter() for name, text in one.attrib.items()]
    for name, text in attributes:
        assert not name.lower().startswith("on")
        assert "href" not in name or text.startswith(("#", "data:image/webp;base64,"))


def test_whatever_is_sent_is_answered(house: Server):
    anna = Someone(house, "Anna")
    source = tomllib.loads(STEAM)
    far = [[0.0, -179.0], [0.0, 0.0], [0.0, 179.0]]
    bad: list[dict[str, Any]] = [
        {},
        {"border": 7},
        {**source, "border": [[91, 0], [0, 0], [1, 1]]},
        {**source, "projection": {**source["projection"], "hex_km": 0.1}},
        {**source, "river": [{"name": "Round the world", "line": far}]},
        {**source, "land": [{"name": "Far", "hexes": [[10**9, 10**9]]}]},
        {**source, "city": [{"name": "x" * 100_000, "where": [45.4, 9.1]}]},
        {**source, "facts": {"western_link": {"cities": ["rome"], "edge": "up"}}},
    ]
    for one in bad:
        drawn = anna.post("/api/maps/draw", source=one, light=True)
        assert drawn["faults"], one
        assert all(fault["text"] for fault in drawn["faults"])
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    assert (
        anna.try_post("/api/maps/draw", source={**source, "facts": {"x": deep}}).status_code < 500
    )
    for text in ("", "{", "[" * 5000, '{"type":"Polygon","coordinates":[[[1e400,0]]]}', "7"):
        assert anna.post("/api/maps/geojson", text=text)["faults"]
    flat = 'orientation = "flat"'
    for file, why in (
        ("[[city", "Expected"),
        (f"city = 7\n{flat}", "line 1: city should be written [[city]]"),
        (f"facts = 7\n{flat}", "line 1: facts should be written [facts]"),
        (f"land = [7]\n{flat}", "line 1: land should be written [[land]]"),
        ("orientation = []", "line 1: orientation should be one of flat, pointy"),
        (f"{flat}\n[[river]]\nname = 4\nthrough = 7", "line 4: through should be a list of lists"),
    ):
        status, rule, facts = anna.refused("/api/maps", title="Mine", game="steam", file=file)
        assert (status, facts["map"]) == (422, "Mine")
        assert rule == ("bad-map" if why.startswith("line") else "map-not-toml")
        assert why in facts["why"]
    for ends in ([], ["milano"], ["milano", "milano"], ["milano", "<script>"], 7):
        sent = anna.try_post("/api/maps/cards", source=tomllib.loads(RAILWAYS), ends=ends)
        assert 400 <= sent.status_code < 500, ends


def test_what_takes_too_long_is_ended_with_its_process(own_server: Server):
    own_server.before(
        "from roundhouse.server.drafting import Drafting\nDrafting.__init__.__defaults__ = (1, 0.6)"
    )
    anna = Someone(own_server.start(), "Anna")
    source = tomllib.loads(STEAM)
    anna.post("/api/maps/draw", source=source, light=True)
    ring = [[0.0 + n / 5000, (n % 7) * 20.0] for n in range(5000)]
    heavy = {**source, "land": [{"name": f"L{n}", "line": ring} for n in range(5)]}
    status, rule, facts = anna.refused("/api/maps/draw", source=heavy)
    assert (status, rule, facts) == (422, "map-too-heavy", {"seconds": 1})
    assert anna.post("/api/maps/draw", source=source, light=True)["svg"], "the next one is served"


def test_a_file_counts_among_what_its_sender_has_drawn_at_once(own_server: Server):
    own_server.settings["limited"] = True
    own_server.before("from roundhouse.server import drafting\ndrafting.MOST_EACH = 0")
    anna = Someone(own_server.start(), "Anna", "203.0.113.7")
    status, rule, _ = anna.refused("/api/maps", title="Mine", game="steam", file=STEAM)
    assert (status, rule) == (429, "drawings-at-once")
    assert anna.post("/api/maps", title="Isle", game="steam"), "an empty one is no drawing"


# reading and writing of sources, that the server's loop waits for
BESIDE = f"""
import asyncio
from roundhouse.server import maps

def beside(work, large):
    def done(source):
        if large(source):
            try:
                asyncio.get_running_loop()
            except RuntimeError:
                return work(source)
            raise AssertionError("on the loop")
        return work(source)
    return done

class Toml:
    loads = staticmethod(beside(maps.tomllib.loads, lambda text: len(text) > {len(STEAM) // 2}))

maps.tomllib = Toml
maps.write_source = beside(maps.write_source, lambda _: True)
"""


def test_sources_are_read_and_written_beside_the_servers_loop(own_server: Server):
    own_server.before(BESIDE)
    anna = Someone(own_server.start(), "Anna")
    drawn = begun(anna)
    assert saved(anna, drawn, title="Other lakes")["source"]["title"] == "Other lakes"
    map = f"/api/maps/{drawn['id']}"
    assert anna.get(map)["source"]["title"] == "Other lakes"
    assert tomllib.loads(anna.ask("GET", f"{map}/file").text)["title"] == "Other lakes"
    assert kept(anna, drawn["id"])
    anna.post("/api/maps", title="Copy", game="steam", drawn=drawn["id"])
    anna.post("/api/maps", title="My Ruhr", game="steam", map="ruhr")


@pytest.mark.parametrize("profile", [{}, {"city": {}}, {"city": {"fact": {"cubes": {}}}}])
def test_a_game_whose_cities_have_no_colours_has_tools(monkeypatch, profile: dict[str, Any]):
    monkeypatch.setattr(maps, "asked_of", lambda _: profile)
    assert maps.tools_for("steam").colours == []


@pytest.mark.parametrize(
    "file", ["spike/maps/eastern.svg", "spike/maps/eastern.json", "steam/maps/ruhr.svg"]
)
def test_printed_maps_are_served_also_where_nobody_chooses_one(house: Server, file: str):
    answer = Someone(house, "Anna").ask("GET", f"/api/games/{file}")
    assert answer.status_code == 200 and len(answer.text) > 1000
