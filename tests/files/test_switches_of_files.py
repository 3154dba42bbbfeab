"""What switches in a network file acts as the file says it now: loaded by po.load, with a cache that holds other files.

Laws: every key of [limits], [friction], [freewheels] and [locks] changes the run, by events and by time-stepping; a run
whose kernels another file of the same shape has left in the cache has the bits of one without a cache.
"""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import quick

SLIDE = """poinsot = 1
name = "slide"
gravity = "none"
bodies.a = {mass = 1.0, inertia = [1, 1, 1]}
bodies.b = {mass = 2.0, inertia = [1, 1, 1]}
[pairs.s]
kind = "prismatic"
between = ["ground", "a"]
point = [0, 0, 0]
axis = [1, 0, 0]
initial = {velocity = 3.0}
[pairs.r]
kind = "prismatic"
between = ["a", "b"]
point = [0, 0, 0]
axis = [1, 0, 0]
initial = {velocity = -1.0}
"""
SWITCHES = {
    "limits": {"pair": "s", "upper": 0.6, "lower": -1.0, "restitution": 0.5},
    "friction": {"pair": "s", "kinetic": 1.0, "static": 1.2, "command": "1 + t"},
    "freewheels": {"pair": "s", "backward": True, "restitution": 0.25},
    "locks": {"pair": "s", "command": "0.5 - t"},
}
OTHERS = {
    ("limits", "upper"): 1.0, ("limits", "lower"): -0.1, ("limits", "restitution"): 0.75, ("limits", "pair"): "r",
    ("limits", "law"): "poisson", ("friction", "kinetic"): 0.5, ("friction", "static"): 6.0,
    ("friction", "stribeck"): 1.0, ("friction", "command"): "2 - t/4", ("friction", "pair"): "r",
    ("freewheels", "backward"): False, ("freewheels", "restitution"): 0.0, ("freewheels", "pair"): "r",
    ("locks", "command"): "t - 0.3", ("locks", "pair"): "r",
}  # fmt: skip
OF_EVENTS = {("limits", "law")}
"""Without other contacts at the same moment both laws of restitution are one."""


def file_of(folder: Path, table: str, **changes: object) -> Path:
    keys = {**SWITCHES[table], **changes}
    written = ", ".join(f"{k} = {str(v).lower() if isinstance(v, bool) else repr(v)}" for k, v in keys.items())
    path = folder / "slide.toml"
    path.write_text(f"{SLIDE}[{table}]\nx = {{{written}}}\n[forces]\nf = {{pair = 's', magnitude = '-3*sin(2*t)'}}\n")
    return path


def states(path: Path, method: str) -> np.ndarray:
    options = {"step": 0.01} if method == "moreau" else {}
    run = po.simulate(po.load(path), time=2.0, samples=21, method=method, **options)
    return np.concatenate([run.joint_position.values, run.joint_velocity.values], axis=1)


def methods_of(table: str) -> tuple[str, ...]:
    return ("dop853",) if table == "locks" else ("dop853", "moreau")


CASES = [(*key, method) for key in OTHERS for method in methods_of(key[0])]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("table", "key", "method"), quick(7, CASES, several=True))
def test_a_changed_number_acts_and_no_cache_brings_back_the_old_one(
    table: str, key: str, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "cache"))
    if (table, key) in OF_EVENTS and method == "moreau":
        with pytest.raises(po.ModelError, match="Newton's restitution"):
            states(file_of(tmp_path, table, **{key: OTHERS[table, key]}), method)
        return
    before = states(file_of(tmp_path, table), method)
    changed = file_of(tmp_path, table, **{key: OTHERS[table, key]})
    after = states(changed, method)
    monkeypatch.setenv("POINSOT_CACHE", "off")
    np.testing.assert_array_equal(after, states(changed, method))
    if (table, key) not in OF_EVENTS:
        assert np.abs(after - before).max() > 1e-3


@pytest.mark.parametrize("method", ["dop853", "radau", "moreau"])
def test_dry_friction_of_a_file_brings_a_body_to_rest(method: str, tmp_path: Path) -> None:
    """v = 3 − t, then exactly 0."""
    path = tmp_path / "slide.toml"
    light = SLIDE.replace("-1.0", "0.0").replace("mass = 2.0", "mass = 1e-9")
    path.write_text(light + "[friction]\nx = {pair = 's', kinetic = 1.0}\n")
    options = {"step": 1e-3} if method == "moreau" else {}
    run = po.simulate(po.load(path), time=5.0, samples=6, method=method, **options)
    np.testing.assert_allclose(run.joint_velocity.sel(freedom="s"), [3, 2, 1, 0, 0, 0], atol=1e-7)
