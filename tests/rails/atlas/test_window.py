"""A window on a drawing leaves out what lies outside."""

from roundhouse.rails.atlas.window import Box, cut, reach

WINDOW = Box(0, 0, 100, 100)


def inside(body: str) -> str:
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900">{body}</svg>'
    return cut(picture, WINDOW)


def test_what_touches_the_window_stays():
    for kept in (
        '<path d="M-50 50h500"/>',
        '<circle cx="-10" cy="50" r="12"/>',
        '<rect x="-5" y="-5" width="900" height="900"/>',
        '<rect width="100%" height="100%"/>',
        '<g transform="translate(400 400) scale(2) rotate(180)"><path d="M160 160h5"/></g>',
        '<svg x="-300" y="0" width="400" viewBox="0 0 800 800"><path d="M700 20v5"/></svg>',
    ):
        assert len(inside(kept)) > len(inside("")) + 10, kept


def test_what_lies_outside_goes():
    for gone in (
        '<path d="M200 50h500"/>',
        '<circle cx="300" cy="50" r="12"/>',
        '<g transform="translate(400 400)"><path d="M0 0h5"/></g>',
        '<g transform="rotate(90 50 50)"><path d="M50 300h5"/></g>',
    ):
        assert "path" not in inside(gone) and "circle" not in inside(gone), gone


def test_of_a_path_only_the_shapes_in_the_window_stay():
    assert 'd="M10 10h5"' in inside('<path d="M10 10h5M700 700h5"/>')


def test_a_name_that_would_be_cut_is_left_out():
    assert "Boston" in inside('<text x="50" y="50">Boston</text>')
    assert "Boston" not in inside('<text x="95" y="50">Boston</text>')
    assert "Boston" in inside('<text x="95" y="50" text-anchor="end">Boston</text>')


def test_what_is_defined_stays_if_it_is_used():
    defined = '<defs><g id="a.b"><use href="#c"/></g><g id="c"/><g id="d"/></defs>'
    made = inside(f'{defined}<use href="#a.b" x="5" y="5"/>')
    assert 'id="a.b"' in made and 'id="c"' in made and 'id="d"' not in made


def test_boxes_of_paths():
    assert reach("M10 20l5-5h10v20z") == Box(10, 15, 25, 35)
    assert reach("M0 0C10 40 20 -30 30 0").top == -30
    left, top, right, bottom = reach("M0 50A50 50 0 0 1 100 50")
    assert left <= 0 and right >= 100 and top <= 0 and bottom >= 100


def test_styles_become_attributes():
    made = inside('<path d="M10 10h5" style="fill:var(--land);opacity: .5"/>')
    assert 'fill="var(--land)"' in made and 'opacity=".5"' in made and "style" not in made
