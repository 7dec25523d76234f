"""Lessons: data in a game's folder, played to their end, with all their faults named."""

import pytest

import roundhouse as rh
from roundhouse.kernel.refusal import Refused
from roundhouse.tables import making, permissions
from roundhouse.tables.journal import Entry, Made, Moved, Undone
from roundhouse.tables.lessons import Lesson, all_lessons, faults_of, files, lesson, read
from roundhouse.tables.positions import Broken
from roundhouse.tables.table import Table

FILES = [(id, path) for id in rh.games() for path in files(id)]
ANNA = "anna"


@pytest.mark.some(8)
@pytest.mark.parametrize(("game", "path"), FILES, ids=[f"{id}-{path.stem}" for id, path in FILES])
def test_every_lesson_can_be_played_to_its_end(game, path):
    assert faults_of(path.read_text("utf-8"), game, path.stem) == []


def test_every_game_of_the_house_has_a_first_lesson():
    """The first of its lessons, and the one that the first page offers."""
    taught = [(one.game, one.name) for one in all_lessons()]
    for id in (id for id in rh.games() if files(id) or id != "signals"):
        assert next(name for game, name in taught if game == id) == "first"


GOOD = """
order = 1
minutes = 2
seats = 1
seed = 3

[[step]]
name = "look"

[[step]]
name = "take"
point = ["take 2"]
do = "take 2"
also = ["take 3"]
answers = { "take 1" = "few" }
"""


def test_a_lesson_is_read():
    made = read(GOOD, "tiles", "small")
    assert [step.name for step in made.steps] == ["look", "take"]
    assert made.length == 1
    assert list(made.texts())[-3:] == [
        "tiles-lesson-small-take-title",
        "tiles-lesson-small-take-do",
        "tiles-lesson-small-answer-few",
    ]


@pytest.mark.parametrize(
    ("wrong", "right", "line", "text"),
    [
        ("minutes = 2", "minutes = 'two'", 3, "minutes should be a whole number"),
        ("seats = 1", "seat = 1", 4, "seat is not a word of lessons here"),
        ("seats = 1", "", 1, "seats is missing"),
        ("seats = 1", "seats = 9", 4, "bad-seats"),
        ('name = "look"', 'name = "take"', 11, "each step needs one of its own"),
        ('name = "look"', 'name = "look"\nrule = "TIL-R99"', 9, "there is no rule 'TIL-R99'"),
        ('name = "look"', "", 7, "each step needs one of its own"),
        ('name = "look"', 'name = "look"\nthen = ["1 take 2"]', 9, "without do is only read"),
        ('do = "take 2"', 'do = "take 7"', 13, "'take 7'"),
        ('do = "take 2"', 'do = "grab 2"', 13, "unknown-word"),
        ('do = "take 2"', 'do = "take 2"\nthen = ["take 2"]', 14, "a seat and its move"),
        ('do = "take 2"', 'do = "take 2"\nthen = ["1 take 3"]', 14, "'take 3'"),
        ('also = ["take 3"]', 'also = ["put *"]', 14, "no other move fits 'put *'"),
        ('also = ["take 3"]', "also = [3]", 14, "also should be a list of texts"),
        ('"few"', "7", 15, "should be the name of a text"),
        ("seed = 3", "seed = 3\nbefore = ['0 take 9']", 6, "'take 9'"),
        ("seed = 3", "seed = 3\n[options]\nrounds = 3", 6, "unknown-option"),
        ("order = 1", "order = ", 2, "not TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(wrong, right, line, text):
    assert wrong in GOOD
    found = faults_of(GOOD.replace(wrong, right, 1), "tiles", "small")
    assert any(at == line and text in said for at, said in found), found


def test_the_learner_is_asked_wherever_something_is_still_to_be_read():
    """Else the bots would play on meanwhile, and the lesson be gone."""
    begun = 'seats = 2\nseed = 4\nminutes = 1\nrivals = "beginner"\n[[step]]\nname = "start"\n'
    begun += 'do = "start rail-straight turn0"\n'
    said = "seat 1 is to move after it"
    assert not any(said in text for _, text in faults_of(begun, "tiles", "small"))
    more = begun + '[[step]]\nname = "look"\n'
    assert any(said in text for _, text in faults_of(more, "tiles", "small"))


def test_all_faults_are_named_at_once():
    text = GOOD.replace("minutes = 2", "minutes = 0").replace('"take 2"]', "2]")
    with pytest.raises(Broken) as broken:
        read(text, "tiles", "small")
    assert [line for line, _ in broken.value.faults] == [3, 12]


def test_what_a_fault_of_form_does_not_explain_is_named_beside_it():
    """A rule and a move that there aren't, in a file whose minutes are wrong, too."""
    text = GOOD.replace("minutes = 2", "minutes = 0").replace('do = "take 2"', 'do = "take 9"')
    found = faults_of(text + 'rule = "TIL-XX"\n', "tiles", "small")
    told = [(line, said) for line, said in found if "lacks" not in said]
    assert [line for line, _ in told] == [3, 13, 16]
    assert "minutes" in told[0][1] and "take 9" in told[1][1] and "TIL-XX" in told[2][1]


def test_a_text_that_a_language_lacks_is_a_fault():
    found = faults_of(GOOD, "tiles", "small")
    assert (8, "it lacks the text tiles-lesson-small-look") in found
    assert (15, "en lacks the text tiles-lesson-small-answer-few") in found


def test_another_way_must_lead_on():
    """The moves after it are those of the hints."""
    more = '[[step]]\nname = "lay"\ndo = "place rail-curve 0 0 turn0"\n'
    found = faults_of(GOOD + more, "tiles", "small")
    assert not any("after 'take 3'" in text for _, text in found)
    other = GOOD.replace('"take 3"]', '"take *"]') + more
    assert any("after 'take 1'" in text for _, text in faults_of(other, "tiles", "small"))


# At a table.


class Class:
    """Anna at a lesson's table."""

    def __init__(self, taught: Lesson) -> None:
        self.lesson = taught
        self.table = Table(making.of_lesson(taught, ANNA, "Anna"))
        self.write(Made())

    def write(self, *deeds) -> None:
        for deed in deeds:
            self.table = self.table.copy()
            self.table.apply(Entry(self.table.number + 1, deed, ANNA, None, 0.0))

    def move(self, text: str) -> None:
        self.write(*permissions.move(self.table, ANNA, 0, text, self.table.number))

    def refused(self, text: str) -> str:
        with pytest.raises(Refused) as refused:
            self.move(text)
        return refused.value.rule

    @property
    def step(self) -> str:
        learned = self.table.learned
        assert learned is not None
        return self.lesson.steps[learned.first].name


@pytest.fixture
def first() -> Class:
    return Class(lesson("tiles", "first"))


def test_a_step_is_done_by_its_move(first: Class):
    assert first.step == "welcome"
    first.move("start rail-curve turn1")
    assert first.step == "board"
    first.move("take 2")
    assert first.step == "match"


def test_a_legal_move_that_is_not_asked_for_is_answered_by_the_lesson(first: Class):
    before = first.table.number
    assert first.refused("start rail-curve turn0") == "tiles-lesson-first-answer-start-turn"
    first.move("start rail-curve turn1")
    assert first.refused("take 4") == "tiles-lesson-first-answer-many"
    assert first.refused("take 1") == "tiles-lesson-first-answer-no-trains"
    assert first.table.number == before + 1
    assert all(rh_text(rule) for rule in ("tiles-lesson-first-answer-many",))


def rh_text(key: str) -> bool:
    from roundhouse.texts import Texts

    return all(Texts(language, "tiles").has(key) for language in ("en", "it"))


def test_an_illegal_move_is_answered_by_the_engine(first: Class):
    first.move("start rail-curve turn1")
    first.move("take 2")
    assert first.refused("place rail-curve 1 0 turn0") == "TIL-R3"
    assert first.refused("take 1") == "TIL-R2"


def play_to(first: Class, name: str) -> None:
    while first.step != name:
        learned = first.table.learned
        assert learned is not None and learned.asked is not None
        first.move(learned.asked.do)


def test_the_others_answer_in_the_same_breath(first: Class):
    play_to(first, "station")
    number, moves = first.table.number, len(first.table.history.moves)
    first.move("place station-straight-train 1 1 turn0")
    assert first.table.number == number + 6
    assert [one.seat for one in first.table.history.moves[moves:]] == [0, 1, 1, 1, 1, 1]
    assert first.table.asked == [0] and first.table.bot_to_move() is None
    assert first.step == "tokens"


def test_what_is_taken_back_is_to_be_done_again(first: Class):
    play_to(first, "train")
    first.write(*permissions.undo(first.table, ANNA, 0, "step", first.table.number))
    assert first.step == "match"


def test_one_goes_back_only_to_where_a_step_begins(first: Class):
    play_to(first, "tokens")
    before, number = len(first.lesson.before), first.table.number
    with pytest.raises(Refused) as refused:
        permissions.offer(first.table, ANNA, 0, "take-back", before + 6, number)
    assert refused.value.rule == "not-reversible"
    back = permissions.offer(first.table, ANNA, 0, "take-back", before + 4, number)
    assert back == [Undone(0, before + 4)]
    first.write(*back)
    assert first.step == "station"


def test_no_hints_while_a_lesson_says_what_to_do_and_the_game_goes_on_after_it(first: Class):
    assert not permissions.may_ask_for_hints(first.table)
    play_to(first, "count")
    assert permissions.may_ask_for_hints(first.table)
    assert len(first.table.history.moves) == first.lesson.length
    first.move("take 1")
    assert first.table.learned is None and first.table.state.result is None


def test_who_leaves_the_path_plays_on_without_the_lesson(first: Class):
    first.write(Moved(0, "start rail-curve turn0"))
    assert first.table.learned is None
    first.move("take 4")


def test_a_table_whose_lesson_is_gone_is_a_table_like_others(first: Class):
    from msgspec.structs import replace

    gone = Table(replace(first.table.header, lesson="no-such"))
    assert gone.lesson is None and gone.learned is None
