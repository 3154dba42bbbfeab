"""What one body of many closed loops can do, and its singular poses: by projections as by bases."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick, saved
from multibody.closed_zoo import following, longer, random_closed
from poinsot import Model
from poinsot.analysis import large_loops
from poinsot.analysis.singularities import spaces_at
from scripts import machine


@pytest.mark.parametrize(
    ("seed", "size"), quick(1, [(k, size) for k in range(20) for size in (1e-5, 1e5, 1.0)], several=True)
)
def test_spaces_are_those_of_singular_values(seed: int, size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two bodies to each other, with a freedom, a closing joint and a body locked."""
    model = random_closed(seed)[0]
    if seed % 2 and size == 1.0:  # ratios of joints that follow others have units that no copy in other ones has
        model = following(np.random.default_rng(seed))
    m = po.Mechanism(longer(model, size, size**-0.5))
    q = m.assemble()[None]
    body, other = m.body_names[-1], m.body_names[0]
    locks = ([], [m.freedom_names[0]], [m.tree.closures[0].joint], [other, m.tree.links[1].joint])
    expected = [spaces_at(m, q, body, end, lock) for lock in locks for end in ("ground", other)]
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    found = [spaces_at(m, q, body, end, lock) for lock in locks for end in ("ground", other)]
    for ours, theirs in zip(found, expected, strict=True):
        assert (ours.freedoms, ours.moves, ours.left) == (theirs.freedoms, theirs.moves, theirs.left)
        for a, b in ((ours.twists(0), theirs.twists(0)), (ours.twists_left(0), theirs.twists_left(0))):
            np.testing.assert_allclose(a.scaled.T @ a.scaled, b.scaled.T @ b.scaled, rtol=0, atol=1e-8)


def flat(tmp_path: Path, angle: str) -> Model:
    text = (EXAMPLES / "parallelogram.toml").read_text(encoding="utf-8").replace('"60*deg"', f'"{angle}"')
    return po.load(saved(tmp_path / "flat.toml", text)).model


CASES: dict[str, Callable[[Path], Model]] = {
    "flat": lambda tmp_path: flat(tmp_path, "0"),
    "not flat": lambda tmp_path: flat(tmp_path, "60*deg"),
    "bricard": lambda _: po.load(EXAMPLES / "bricard.toml").model,
    "ladder": lambda _: machine("ladder", 2, turned=True),
}


@pytest.mark.parametrize("case", quick(1, CASES))
def test_singular_poses_are_told_as_by_bases(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    m = po.Mechanism(CASES[case](tmp_path))
    q, body = m.neutral(), m.body_names[1]
    expected = m.singularity(q, body, [m.freedom_names[0]])
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    found = m.singularity(q, body, [m.freedom_names[0]])
    assert (found.kind, found.freedoms, found.general) == (expected.kind, expected.freedoms, expected.general)
    assert found.sentence == expected.sentence
    for a, b in ((found.lost, expected.lost), (found.gained, expected.gained)):
        np.testing.assert_allclose(a.scaled.T @ a.scaled, b.scaled.T @ b.scaled, rtol=0, atol=1e-4)


@pytest.mark.long
def test_a_body_of_forty_loops() -> None:
    """The last coupler moves with as many freedoms as it can in its plane, and with one less where a crank is held."""
    m = po.Mechanism(machine("chain", 41, turned=True))
    q = m.assemble()
    found = m.singularity(q, "coupler40", ["A40", "A39"])
    assert (found.kind, found.freedoms, found.general) == ("regular", 41, 41)
    here = spaces_at(m, q[None], "coupler1", locked=["A1"])
    assert (here.moves[0], here.left[0]) == (2, 1)
    with pytest.raises(po.ModelError, match="did you mean 'A4"):
        m.singularity(q, "coupler40", ["A4O"])
