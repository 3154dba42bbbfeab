"""A machine that switches, its kernels and loops as C without Python: it takes the package's steps, with its events."""

import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER
from cases import EXAMPLES, saved
from gym.hopping import HOPPER
from networks import made_families as nets
from poinsot import Limit, OnFreedom
from poinsot.simulation import RungeKutta
from simulation.in_c import LONG, in_c, is_the_packages
from simulation.own_tableaus import SDIRK_4, TR_BDF2
from simulation.stepped import box, floor, scene
from switching.contact_scenes import thrown
from switching.machines import Place, Units
from switching.walked_machines import swung, walker

pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
FILES = {
    "bouncing_ball.toml": 3.0, "networks/belt.toml": 2.0, "networks/buck.toml": 2e-3,
    "networks/peak_rectifier.toml": 0.04, "rimless_wheel.toml": 2.0, "stick_slip.toml": 5.0,
    "networks/rectified_motor_onto_stop.toml": 0.1,
}  # fmt: skip
METHODS = ("dop853", "radau", "radau9", "gauss")
HEAVIER = Place(mass=1e3, length=1e-2, time=1e-1)
SCENES: dict[str, tuple[Callable[[], Any], float]] = {
    "ball": (lambda: po.load(EXAMPLES / "bouncing_ball.toml"), 3.0),
    "stick and slip": (lambda: po.load(EXAMPLES / "stick_slip.toml"), 2.0),
    "rimless wheel": (lambda: po.load(EXAMPLES / "rimless_wheel.toml"), 2.0),
    "four-bar with a stop": (lambda: four_bar_with_a_stop(), 0.5),
    "pendulum elsewhere": (lambda: HEAVIER.pendulum(-0.1, 0.3), 0.6), "tether": (Place().tethered, 2.0),
    "oscillator": (Place().oscillator, 3.0), "pile of boxes": (lambda: pile(4), 0.6),
    "puma on its limits": (lambda: po.load(EXAMPLES / "puma560.urdf"), 0.7), "hopper": (lambda: hopper(), 0.8),
}  # fmt: skip
"""What time-stepping steps."""
FIXED = (
    ("rk4", "double_pendulum.toml"), ("gauss", "bouncing_ball.toml"), ("rk4", "bouncing_ball.toml"),
    ("gonzalez4", "double_pendulum.toml"), ("variational", "double_pendulum.toml"), ("midpoint", "cart_pole.toml"),
)  # fmt: skip
FURTHER: dict[str, tuple[Callable[[], Any], float]] = {
    "pendulum on its stop": (lambda: Place().pendulum(0.2), 6.0),
    "tether": (Place().tethered, 3.0),
    "block": (lambda: Place().block(3.0), 4.0),
    "oscillator": (Place().oscillator, 5.0),
    "ball elsewhere": (HEAVIER.ball, 0.3),
    "pendulum elsewhere": (lambda: HEAVIER.pendulum(-0.1, 0.3), 0.6),
    "tether elsewhere": (HEAVIER.tethered, 0.3),
    "oscillator elsewhere": (HEAVIER.oscillator, 0.5),
    "bridge in other units": (Units(impedance=1e-2).peak_rectifier, 0.04),
    "converter in other units": (Units(impedance=1e2).buck, 5e-4),
    "puma on its limits": (lambda: po.load(EXAMPLES / "puma560.urdf"), 0.5),  # at 0.7 s its steps follow from rounding
    "half wave": (nets.rectifier, 0.1),
    "converter": (nets.buck, 0.01),
    "sign of a speed": (nets.with_a_sign, 3.0),
    "motor with dry friction": (nets.motor, 2.0),
    "a diode with a law beside": (nets.solved_beside, 0.1),
    "a diode with a law before": (nets.found_beside, 0.05),
    "friction and a stop": (nets.stopped, 3.0),
}


@pytest.fixture(autouse=True)
def _all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poinsot.files.fmu.run.KEPT_EVENTS", 4096)


def four_bar_with_a_stop() -> Any:
    made = po.load(EXAMPLES / "four_bar.toml").model
    freedom = made.joints[0].name
    start = float(np.ravel(po.Mechanism(made).system(inputs={}, initial=None).state.initial)[0])
    stop = Limit("stop", OnFreedom(freedom, 0), lower=start - 0.3, upper=start + 0.3, restitution=0.5)
    return po.Mechanism(replace(made, switches=(stop,)))


def hopper() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        return po.load(saved(Path(folder) / "hopper.xml", HOPPER), contacts=True, limits=True)


def pile(count: int) -> Any:
    """Boxes that fall flat upon each other; what lands on an edge would make 1 of 1e-15 in 0.1 s."""
    made = scene([box(f"b{k}", (0.4, 0.3, 0.2)) for k in range(count)], floor(), mu=0.5)
    q = np.array(made.neutral()).reshape(-1, 7)
    q[:, :3] = [(0.01 * k, -0.02 * k, 0.11 + 0.21 * k) for k in range(count)]
    return made, (q.ravel(), np.zeros(made.nv))


@LONG
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("file", FILES)
def test_a_run_in_c_is_the_run_of_the_package(file: str, method: str, tmp_path: Path) -> None:
    is_the_packages(po.load(EXAMPLES / file), FILES[file], tmp_path, method=method, step="adaptive")


@LONG
@pytest.mark.parametrize("name", FURTHER)
def test_further_machines(name: str, tmp_path: Path) -> None:
    make, end = FURTHER[name]
    is_the_packages(make(), end, tmp_path, method="dop853")


@LONG
@pytest.mark.parametrize("name", SCENES)
def test_time_stepping(name: str, tmp_path: Path) -> None:
    make, end = SCENES[name]
    machine = make()
    given = {} if not isinstance(machine, tuple) else {"initial": machine[1]}
    is_the_packages(machine[0] if given else machine, end, tmp_path, method="moreau", step=2e-3, **given)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("method", "file"), [(SDIRK_4, "double_pendulum.toml"), (TR_BDF2, "bouncing_ball.toml")])
def test_methods_of_ones_own(method: RungeKutta, file: str, tmp_path: Path) -> None:
    is_the_packages(po.load(EXAMPLES / file), 1.0, tmp_path, method=method, step="adaptive")


@LONG
@pytest.mark.parametrize(("method", "file"), FIXED)
def test_steps_of_a_fixed_length(method: str, file: str, tmp_path: Path) -> None:
    is_the_packages(po.load(EXAMPLES / file), 1.0, tmp_path, method=method, step=5e-3)


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize(
    ("file", "method"),
    [("four_bar.toml", "radau"), *(pytest.param(*each, marks=LONG) for each in (
        ("four_bar.toml", "dop853"), ("double_pendulum.toml", "radau9"), ("heavy_top.toml", "dop853"),
        ("networks/motor_drives_four_bar.toml", "radau"), ("networks/motors_drive_arm.toml", "dop853"),
    ))],
)  # fmt: skip
def test_machines_that_walk_over_tables(file: str, method: str, tmp_path: Path) -> None:
    """Recursions over the tree, eliminations of stages and dense borders in C."""
    is_the_packages(po.load(EXAMPLES / file), 0.3, tmp_path, slack=2, method=method, step="adaptive")


BY_TABLES: dict[str, tuple[Callable[[], Any], float]] = {
    "two boxes": (lambda: boxes(), 0.12), "loops with feet": (lambda: po.Mechanism(walker(2, bounce=0.0)), 0.2),
    "a driven joint": (lambda: po.Mechanism(swung()), 0.26), "large": (lambda: po.Mechanism(thrown(1e5)), 63.0),
}  # fmt: skip


def boxes() -> Any:
    """Two boxes that fall on a corner, apart from each other: 48 rows."""
    made = scene([box("a", (0.4, 0.3, 0.2)), box("b", (0.2, 0.3, 0.4))], floor(), mu=0.5)
    (touch,) = made.model.switches
    *each, ground = touch.surfaces
    apart = tuple(replace(touch, name=one.body, surfaces=(one, ground)) for one in each)
    q = np.array(made.neutral()).reshape(-1, 7)
    q[:, :3] = [(0.0, 0.0, 0.3), (2.0, 0.0, 0.35)]
    v = [0.3, -0.2, 0.1, 0.2, 0.0, 0.0, 1.0, 0.5, 0.2, 0.0, 0.1, -0.3]
    return po.Mechanism(replace(made.model, switches=apart)), (q.ravel(), np.array(v))


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", pytest.param("radau", marks=LONG)])
@pytest.mark.parametrize("name", BY_TABLES)
def test_contacts_that_run_by_tables(name: str, method: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same texts in C, with more rows than are written out together."""
    monkeypatch.setattr("poinsot.motion.switching_mechanism.MOST_TOGETHER", 0)
    make, end = BY_TABLES[name]
    machine, *start = made if isinstance(made := make(), tuple) else (made,)
    given = {"initial": start[0]} if start else {}
    is_the_packages(machine, end, tmp_path, slack=2, method=method, step="adaptive", **given)


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize("make", [lambda: four_bar_with_a_stop(), pytest.param(Place().tethered, marks=LONG)])
def test_what_switches_in_machines_that_walk_over_tables_is_written_out(
    make: Callable[[], Any], tmp_path: Path
) -> None:
    """In runs Python puts their decisions together."""
    is_the_packages(make(), 0.5, tmp_path, method="dop853", step="adaptive")


@pytest.mark.parametrize("method", ["dop853", pytest.param("moreau", marks=LONG)])
def test_events_of_the_user(method: str, tmp_path: Path) -> None:
    """A reset whose energy is booked, and an event that ends the run."""
    ball = po.load(EXAMPLES / "bouncing_ball.toml")
    kick = po.Event("joint_position[fall] - 0.3", name="kick", reset={"joint_velocity[fall]": "2"}, direction=-1)
    events = [kick, po.Event("t - 2.5", name="late", terminal=True)]
    step = {"step": 1e-3} if method == "moreau" else {}
    is_the_packages(ball, 3.0, tmp_path, method=method, events=events, **step)


@pytest.mark.parametrize("closed", [False, pytest.param(True, marks=LONG)])
def test_what_may_stand_either_way_begins_as_it_is_said(closed: bool, tmp_path: Path) -> None:
    """A comparator that its own output holds, until a capacitor turns it."""
    net, e = po.Network("trigger"), po.electrical
    net.add(e.Resistor("R1", 1e3), "out", "p")
    net.add(e.Resistor("R2", 2e3), "p", "ground")
    net.add(e.Resistor("R", 1e3), "out", "c")
    net.add(e.Capacitor("C", 1e-6, voltage=0.5), "c", "ground")
    net.add(e.Comparator("U", -4.0, 6.0, closed=closed), "p", "c", "out")
    is_the_packages(net, 5e-3, tmp_path, slack=1, method="dop853")


def test_a_file_says_how_it_is_run(tmp_path: Path) -> None:
    """Method and step of `[simulation]`; what has no C source is refused by name. A compiler as it comes takes it."""
    source = po.export_c(po.load(EXAMPLES / "rimless_wheel.toml"), tmp_path, name="wheel").source
    subprocess.run([str(COMPILER), "-fsyntax-only", "wheel.c"], cwd=tmp_path, check=True)
    assert "#define STEPPING_IN_TIME 1" in source and f"#define STEP {(1e-3).hex()}" in source
    ball = po.load(EXAMPLES / "bouncing_ball.toml")
    for options, why in (
        ({"method": "rk4"}, "say how long they are"), ({"method": "gonzalez", "step": 1e-3}, "switches"),
        ({"method": "moreau", "step": 1e-3, "parameters": ["bodies.ball.mass"]}, "leave parameters out"),
        ({"method": "moreau"}, "say how long they are"),
    ):  # fmt: skip
        with pytest.raises((po.ModelError, po.SimulationError), match=why):
            po.export_c(ball, tmp_path, **options)
    with pytest.raises(po.SimulationError, match="steps mechanisms"):
        po.export_c(po.load(EXAMPLES / "networks" / "buck.toml"), tmp_path, method="moreau", step=1e-6)


@LONG
def test_newton_steps_and_moments_of_events_are_those_that_a_file_asks_for(tmp_path: Path) -> None:
    text = (EXAMPLES / "bouncing_ball.toml").read_text(encoding="utf-8")
    text += 'method = "radau"\nnewton = { tolerance = 0.1, keep = 0.3 }\nroot_finder = "itp"\n'
    is_the_packages(po.load(saved(tmp_path / "ball.toml", text)), 2.0, tmp_path, step="adaptive")


AGAIN: list[tuple[str, dict[str, Any]]] = [
    ("bouncing_ball.toml", {}), ("networks/peak_rectifier.toml", {}),
    ("double_pendulum.toml", {"method": "rk4", "step": 2e-3}), ("rimless_wheel.toml", {}),
    ("double_pendulum.toml", {"method": "gonzalez", "step": 1e-2}),
]  # fmt: skip
SANITIZED = "-g", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"


@LONG
@pytest.mark.parametrize(("file", "options"), AGAIN)
def test_a_state_that_is_restored_goes_on_to_the_bit(file: str, options: dict[str, Any], tmp_path: Path) -> None:
    """Beside another run that goes its own way, and with nothing undefined or out of bounds."""
    end = FILES.get(file, 1.0)
    halfway = f"if (!own_advance(run, {0.4 * end!r}, &ended)) return 1;"
    once = in_c(po.load(EXAMPLES / file), end, tmp_path, halfway, **options)
    again = (
        f"own_run *other = own_new(); own_begin(other, 0, end, 0); own_advance(other, {0.2 * end!r}, &ended);"
        + halfway
        + "{ char *kept = malloc(own_saved()); own_save(run, kept); own_advance(run, end, &ended); own_free(run);"
        "own_advance(other, end, &ended); run = own_new(); if (!own_restore(run, kept, own_saved())) return 1;"
        "free(kept); own_free(other); }"
    )
    np.testing.assert_array_equal(in_c(po.load(EXAMPLES / file), end, tmp_path, again, *SANITIZED, **options), once)


OPTIMISED = [
    ("double_pendulum.toml", {}), ("networks/amplifier.cir", {}), ("four_bar.toml", {"method": "radau"}),
    ("bouncing_ball.toml", {}), ("bouncing_ball.toml", {"method": "moreau", "step": 1e-3}),
    ("double_pendulum.toml", {"method": "gonzalez4", "step": 1e-3}),
]  # fmt: skip


@pytest.mark.parametrize("level", ["-O2", pytest.param("-O3", marks=LONG)])
@pytest.mark.parametrize(("file", "options"), [*OPTIMISED[:1], *(pytest.param(*e, marks=LONG) for e in OPTIMISED[1:])])
def test_builds_that_are_optimised_take_the_same_steps(
    file: str, options: dict[str, Any], level: str, tmp_path: Path
) -> None:
    """Words hold numbers, addresses and records alike: a compiler that took them apart by type crashed here."""
    machine = po.load(EXAMPLES / file)
    plain, fast = (in_c(machine, 2e-3, tmp_path, "", each, **options) for each in ("-O0", level))
    np.testing.assert_array_equal(fast, plain)


@LONG
@pytest.mark.parametrize(("file", "options"), AGAIN[2:])
def test_parts_of_whole_steps_and_a_later_start_change_nothing(
    file: str, options: dict[str, Any], tmp_path: Path
) -> None:
    """Intervals of whole steps, drawn with seed 39, to the bit; a start 4 s later to rounding, with the same events."""
    step, machine = options.get("step", 1e-3), po.load(EXAMPLES / file)
    counts = np.sort(np.random.default_rng(39).integers(1, round(1.0 / step), 7))
    middle = "".join(f"if (!own_advance(run, {float(n) * step!r}, &ended)) return 1;" for n in counts)
    once, cut = (in_c(machine, 1.0, tmp_path, each, **options) for each in ("", middle))
    np.testing.assert_array_equal(np.delete(cut, [1, 2]), np.delete(once, [1, 2]))  # steps are those of the last part
    later = in_c(machine, 1.0, tmp_path, start=4.0, **options)
    assert len(later) == len(once) and later[1] == once[1]
    nx = len(machine.system(inputs={}, initial=None).state.initial)
    own, found = (each.view(np.float64)[3 : 3 + nx] for each in (once, later))
    np.testing.assert_allclose(found, own, rtol=0, atol=1e-9 * np.abs(own).max())


@LONG
@pytest.mark.parametrize("file", FILES)
def test_uneven_intervals_change_nothing_but_rounding(file: str, tmp_path: Path) -> None:
    """Large, tiny and uneven ones, drawn with seed 38: the same instants, states to 1e-9 of the largest."""
    end, rng = FILES[file], np.random.default_rng(38)
    moments = np.sort(end * np.concatenate([rng.random(6), [0.5, 0.5 + 1e-9, 0.5 + 2e-9]]))
    middle = "".join(f"if (!own_advance(run, {float(t)!r}, &ended)) return 1;" for t in moments)
    machine = po.load(EXAMPLES / file)
    once, cut = (in_c(machine, end, tmp_path, each, method="dop853", step="adaptive") for each in ("", middle))
    assert len(once) == len(cut)
    start = machine.system(inputs={}, initial=None).state.initial
    nx, size = len(start), np.abs(start).max()  # what comes to rest is measured by where it began
    x, own = cut.view(np.float64)[3 : 3 + nx], once.view(np.float64)[3 : 3 + nx]
    np.testing.assert_allclose(x, own, rtol=0, atol=1e-9 * np.abs(own).max(initial=size))
