"""``poinsot analyse --screws --plot`` as its users meet it."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from cases import quick
from command import told

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BENNETT = EXAMPLES / "bennett.toml"
KINESTATIC = sorted((EXAMPLES / "kinestatics").glob("*.toml"))


poinsot = partial(told, "analyse")


def test_screws_are_printed_and_drawn(tmp_path: Path) -> None:
    for suffix, start in (("png", b"\x89PNG\r\n\x1a\n"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
        picture = tmp_path / f"bennett.{suffix}"
        code, out, err = poinsot(BENNETT, "--screws", "--plot", picture)
        assert (code, err) == (0, "")
        for words in ("A revolute", "Mobility: 1", "3 constraints are redundant", "A 1-system", "Singularity: regular"):
            assert words in out
        assert out.endswith(f"wrote {picture}") and picture.read_bytes().startswith(start)
    assert len(list(tmp_path.iterdir())) == 3


def test_the_configuration_the_body_and_the_actuators_can_be_chosen() -> None:
    """The crank of a four-bar linkage in line with its coupler: a dead point for the rocker."""
    crank, rod, rocker, base = 0.1, np.hypot(0.28, 0.15), np.hypot(0.07, 0.25), 0.35
    inside = np.arccos(((crank + rod) ** 2 + base**2 - rocker**2) / (2 * (crank + rod) * base))
    chosen = ("--body", "crank", "--actuated", "D", "--initial", f"A={inside - np.pi / 2:.17g}")
    code, out, _ = poinsot(EXAMPLES / "four_bar.toml", "--screws", *chosen)
    assert code == 0 and "Singularity: parallel (type 2" in out and "with 'D' actuated" in out
    assert "Body 'crank' can move" in out and "Twists gained at this pose: A 1-system: one screw of pitch 0" in out
    code, here, _ = poinsot(BENNETT, "--screws", "--initial", "A=0.4")
    _, there, _ = poinsot(BENNETT, "--screws")
    assert code == 0 and here != there


def test_the_drawing_alone(tmp_path: Path) -> None:
    picture = tmp_path / "four_bar.svg"
    code, out, _ = poinsot(EXAMPLES / "four_bar.toml", "--plot", picture)
    assert code == 0 and "redundant constraints, always 3" in out and picture.stat().st_size > 1000


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "file", quick(2, sorted((EXAMPLES / "kinestatics").glob("*.toml"))), ids=lambda file: file.stem
)
def test_every_kinestatic_example_is_told_and_drawn(tmp_path: Path, file: Path) -> None:
    code, out, err = poinsot(file, "--screws", "--plot", tmp_path / "out.png")
    assert (code, err) == (0, "") and "Singularity: regular" in out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--screws", "--body", "BD"], "has no body 'BD'; it has 'AB', 'BC', 'CD'"),
        (["--screws", "--actuated", "Z"], "no joint or freedom 'Z'; it has 'A', 'B', 'D', 'C'"),
        (["--screws", "--plot", "out.doc"], ".png"),
        (["--screws", "--plot", "no/such/folder/out.png"], "does not exist"),
        (["--screws", "--initial", "A"], "joint=value"),
        (["--screws", "--initial", "Z=1"], "'Z'"),
        (["--body", "BC"], "add --screws"),
        (["--actuated", "A"], "add --screws"),
    ],
)
def test_wrong_use_gets_one_paragraph(options: list[str], words: str) -> None:
    code, _, err = poinsot(BENNETT, *options)
    assert code == 2 and err.startswith("error: ") and err.count("error: ") == 1 and words in err, err
    assert "Traceback" not in err
    assert not Path("out.doc").exists()


def test_help_shows_how() -> None:
    code, out, _ = poinsot("--help")
    assert code == 0
    for words in ("--screws", "--plot", "--body", "--actuated", "poinsot analyse examples/bennett.toml --screws"):
        assert words in out
