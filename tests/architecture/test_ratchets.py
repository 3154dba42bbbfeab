"""Ratchets: what does not comply yet may become less, never more (ratchets.toml, which `make ratchets` writes)."""

import ast
import re
import tomllib
from functools import cache

import pytest

from architecture.cards import cards_of, places_with_any
from architecture.ratchets import RECORD, State, present, recorded, text, worse
from architecture.source_tree import ROOT, SOURCE, modules
from architecture.thresholds import unexplained

WORDS = tomllib.loads((ROOT / "tests" / "architecture" / "words.toml").read_text(encoding="utf-8"))["words"]


def test_nothing_is_worse_than_recorded() -> None:
    found = worse(recorded(), present())
    assert not found, (
        "\n\n" + "\n\n".join(found) + "\n\nA definition renamed or moved keeps its place: `make ratchets`."
    )


def test_the_record_is_written_by_its_tool() -> None:
    """By hand a line may be struck out, not entered in another form: branches merge line by line."""
    assert text(recorded()) == RECORD.read_text(encoding="utf-8"), "run `make ratchets`"


def state(**changes: object) -> State:
    empty: dict[str, object] = {"cards": {}, "every": frozenset(), "any": {}, "numbers": {}}
    return State(**(empty | changes))  # type: ignore[arg-type]


def test_a_new_definition_must_comply_and_a_renamed_one_keeps_its_place() -> None:
    before = state(cards={"geometry/screws.py pitch": ["unit"]})
    renamed = state(cards={"geometry/poles.py pitch_of": ["unit"]}, every=frozenset({"geometry/poles.py pitch_of"}))
    beside = state(cards={**before.cards, **renamed.cards}, every=frozenset({*before.cards, *renamed.cards}))
    other = state(cards={"geometry/poles.py pitch_of": ["law"]}, every=renamed.every)
    assert not worse(before, renamed)
    assert not worse(before, before)
    (told,) = worse(before, beside)
    assert "src/poinsot/geometry/poles.py: the docstring of `pitch_of`" in told
    assert "units in brackets" in told
    assert len(worse(before, other)) == 1, "a vanished unit is no leave for a missing law"


def test_sums_may_move_between_files_and_not_rise() -> None:
    before = state(any={"a.py": 3, "b.py": 1})
    assert not worse(before, state(any={"a.py": 1, "c.py": 3}))
    (told,) = worse(before, state(any={"a.py": 3, "b.py": 2}))
    assert "src/poinsot/b.py has 2 after 1" in told


PITCH = '''
def pitch(S: Array) -> float:
    """h = ω·v / ω·ω."""
    if not S.any():
        raise GeometryError("no screw")
    return 1.0
'''
WHOLE = '''
def pitch(S: Array) -> float:
    """h = ω·v / ω·ω [m/rad] of a screw S (6,).

    Errors  GeometryError for a screw that is zero.  Law: h S = h.  Source: Ball 1900, §1.
    """
    if not S.any():
        raise GeometryError("no screw")
    return 1.0
'''


@pytest.mark.parametrize(
    ("module", "lacking"),
    [
        (PITCH, {"shape", "unit", "errors", "law", "source"}),
        (WHOLE, set()),
        ('"""Source: Ball 1900."""\n' + PITCH, {"shape", "unit", "errors", "law"}),
        (PITCH.replace(" = ", " is "), None),
        (PITCH.replace("def pitch", "def _pitch"), None),
        ('class Screw:\n    """In [m]; Law: no."""\n' + PITCH.replace("\n", "\n    "), {"shape", "errors", "source"}),
        ('class Bar:\n    """L = 1 [m] Law Source"""\n    L: float\n    def __init__(self): raise A("")', {"errors"}),
        ('def f(x: float) -> bool:\n    """Whether x = 0. Law: Source:"""', set()),
        ('@ufunc(requires=inertia)\ndef f(q: Array) -> Any:\n    """M = 1 (n, n) [kg]. Law: Source:"""', {"errors"}),
    ],
)  # fmt: skip
def test_cards_are_read(module: str, lacking: set[str] | None) -> None:
    found = {card.name.split()[-1]: set(card.lacking) for card in cards_of("x.py", ast.parse(module))}
    named = next((found[name] for name in ("pitch", "Screw.pitch", "Bar", "f") if name in found), None)
    assert named == lacking


def test_annotations_are_counted() -> None:
    module = "def f(x: Any, *a: Any, k: dict[str, Any] = {}) -> Any:\n    y: list[Any] = []\n    z: int = 0"
    assert places_with_any(ast.parse(module)) == 5


@pytest.mark.parametrize(
    ("module", "found"),
    [
        ("EPS = 1e-9", 1),
        ("EPS = 1e-9  # of the largest", 0),
        ("# of the largest\nEPS = 1e-9", 0),
        ('EPS = 1e-9\n"""Of the largest."""', 0),
        ("def f(x):\n    return x < 1e-9 * y", 1),
        ('def f(x):\n    """Zero is what is below 1e-9."""\n    return x < 1e-9 * y', 0),
        ("def f(x, tolerance=1e-9): ...", 1),
        ('def f(x, tolerance=1e-9):\n    """Zero within tolerance."""', 0),
        ("x = y / max(z, 1e-300)", 0),
        ('UNITS = {"mm": 1e-3}', 0),
        ("x = 0.001", 0),
    ],
)
def test_numbers_without_a_reason_are_found(module: str, found: int) -> None:
    assert len(list(unexplained(module))) == found


@cache
def prose() -> dict[str, str]:
    """What people read: all of the package, and the documents."""
    documents = sorted((ROOT / "docs").rglob("*.md"))
    files = [*modules(), *documents, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize("words", WORDS)
def test_private_words_stay_out(words: str) -> None:
    """What an outsider cannot understand, and what the field says instead."""
    pattern = re.compile(words.replace(" ", r"\s+"), re.IGNORECASE)
    found = [
        f"{file}:{text.count(chr(10), 0, at.start()) + 1}: {' '.join(at[0].split())}"
        for file, text in prose().items()
        for at in pattern.finditer(text)
    ]
    assert not found, f"{WORDS[words]}:\n" + "\n".join(found)


def test_the_sources_are_seen() -> None:
    assert len(present().every) > 800
    assert (SOURCE / "geometry" / "motors.py").is_file()
