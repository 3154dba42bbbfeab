"""Mechanisms whose coordinates are far from the origin beside their size: a condition asks for no more than rounding.

Law: two masses on a tether, or on a rod, in orbit 6.8e6 m from the origin run as scaled by 1e-1 to 1e-4 do, by the
same path in its own lengths.
"""

from pathlib import Path

import numpy as np
import pytest
import xarray as xr

import poinsot as po

RADIUS, MU = 6.8e6, 3.986004418e14
"""Of the orbit [m], and of the Earth [m³/s²]."""


def orbit(folder: Path, scale: float, joined: str, length: float) -> Path:
    """The two masses, one above the other, as fast as keeps the lower one on a circle; lengths and μ scaled so that
    times stay."""
    r, gap, mu = RADIUS * scale, length * scale, MU * scale**3
    turn = float(np.sqrt(mu / r**3))
    text = f"poinsot = 1\nname = 'orbit'\ngravity = 'none'\nparameters = {{mu = {mu!r}}}\n"
    inertia = 1e4 * scale**2
    for name, mass, at in (("a", 100.0, r), ("b", 50.0, r + gap)):
        text += (
            f"bodies.{name} = {{mass = {mass}, inertia = [{inertia!r}, {inertia!r}, {inertia!r}]}}\n"
            f"pairs.of_{name} = {{kind = 'planar', between = ['ground', '{name}'], frames = [{{}}, {{}}], initial = "
            f"{{position = [{at!r}, 0, 0], velocity = [0, {turn * at!r}, {turn!r}]}}}}\n"
            f"springs.pull_{name} = {{between = ['ground', '{name}'], body_points = [[0, 0, 0], [0, 0, 0]], energy = "
            f"'-mu*{mass}/x'}}\n"
        )
    if joined == "tether":
        text += f"limits.tether = {{between = ['a', 'b'], body_points = [[0, 0, 0], [0, 0, 0]], upper = {gap!r}}}\n"
    else:
        bar = gap**2 / 12
        text = text.replace("poinsot = 1\n", "poinsot = 1\ntree = ['of_a', 'of_b', 'lower']\n")
        text += (
            f"bodies.rod = {{mass = 1.0, centre = [{gap / 2!r}, 0, 0], inertia = [{bar / 10!r}, {bar!r}, {bar!r}]}}\n"
            "pairs.lower = {kind = 'revolute', between = ['a', 'rod'], frames = [{}, {}]}\n"
            "pairs.upper = {kind = 'revolute', between = ['rod', 'b'], frames = "
            f"[{{position = [{gap!r}, 0, 0]}}, {{}}]}}\n"
        )
    path = folder / f"orbit {scale:g}.toml"
    path.write_text(text)
    return path


def moved(path: Path) -> xr.Dataset:
    return po.simulate(po.load(path), time=600.0, samples=4, max_steps=20_000)


@pytest.mark.sample(1)
@pytest.mark.parametrize("length", [1000.0, 10.0])
def test_a_tether_in_orbit_runs_at_its_true_size_as_at_any_other(length: float, tmp_path: Path) -> None:
    found = {scale: moved(orbit(tmp_path, scale, "tether", length)) for scale in (1.0, 0.1, 1e-2)}
    for scale, run in found.items():
        assert run.attrs["status"] == "done"
        apart = [run.body_position.sel(body="b") - run.body_position.sel(body="a")]
        np.testing.assert_allclose(np.linalg.norm(apart[0], axis=-1), length * scale, rtol=1e-8 / length * 100)
        for axis in ("x", "y"):
            own, first = (
                each.joint_position.sel(coordinate=f"of_a.{axis}").values / s
                for s, each in ((scale, run), (1.0, found[1.0]))
            )
            np.testing.assert_allclose(own, first, atol=1e-9 * RADIUS)


def test_a_rod_in_orbit_keeps_its_length(tmp_path: Path) -> None:
    run = moved(orbit(tmp_path, 1.0, "rod", 10.0))
    apart = run.body_position.sel(body="b") - run.body_position.sel(body="a")
    np.testing.assert_allclose(np.linalg.norm(apart, axis=-1), 10.0, atol=1e-8)
