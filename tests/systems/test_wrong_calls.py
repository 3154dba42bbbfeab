"""Mistakes of newcomers in Python, each with what its sentence must say: what is wrong, and what would be right."""

import gc
import sys
import traceback
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import xarray as xr

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot import FileError, ModelError
from poinsot import SimulationError as RunError

ANY: Any = po  # mistakes are none that type checkers let pass
arm: Any = po.load(EXAMPLES / "scara.toml")
bar: Any = po.load(EXAMPLES / "four_bar.toml")
q = np.zeros(4)


def net(*elements: tuple[Any, ...], **named: str) -> Any:
    made: Any = po.Network("n")
    for element in elements:
        made.add(*element, **named)
    return made


R = po.electrical.Resistor("R", 1.0)
WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "a missing file": (lambda: po.load("scra.toml"), FileError, "scra.toml: there is no such file"),
    "text for a file": (lambda: po.load("poinsot = 1"), FileError, "files that can be read end in .toml, .urdf"),
    "a word of others": (lambda: ANY.load(EXAMPLES / "puma560.urdf", base="floating"), ModelError, "'fixed' or 'free'"),
    "a path for a model": (lambda: ANY.simulate("scara.toml", time=0.1), RunError, "po.*load.'model.toml'"),
    "no call": (lambda: ANY.simulate(arm.system, time=0.1), RunError, "cannot simulate a method"),
    "numbers of a family": (lambda: arm.with_parameters({"gravity.z": -1.6}), ModelError, r"takes addresses.*`.at\("),
    "a number as an address": (lambda: net((R, "a")).with_parameters(r=3.0), ModelError, "addresses, .* not 3.0"),
    "time backwards": (lambda: po.simulate(arm, time=-1.0), RunError, "end at -1 s, before its start"),
    "a method of others": (lambda: po.simulate(arm, 1.0, method="euler"), RunError, "methods: dop853, radau"),
    "an output of others": (lambda: po.simulate(arm, 1.0, outputs=["q"]), RunError, "it has joint_position"),
    "one output": (lambda: po.simulate(arm, 1.0, outputs="joint_position"), RunError, "list of names"),
    "half a state": (lambda: po.simulate(arm, 1.0, initial=[0.1, 0.2]), RunError, "pair .q, v. of 4 and 4"),
    "a misspelt joint": (lambda: po.simulate(arm, 1.0, initial={"sholder": 1}), RunError, "mean 'shoulder'"),
    "inputs without names": (lambda: ANY.simulate(arm, 1.0, inputs=[1.0]), RunError, "{'motor': 1.0}"),
    "an unknown input": (lambda: po.simulate(arm, 1.0, inputs={"motor": 1.0}), RunError, "freedoms of joints"),
    "a choice in a function": (
        lambda: po.simulate(arm, 1.0, inputs={"shoulder": lambda t: 1.0 if t > 0.5 else 0.0}),
        RunError,
        "input 'shoulder' is a function that cannot be compiled.*algebra.where",
    ),
    "three numbers": (
        lambda: po.simulate(arm, 1.0, inputs={"shoulder": [1, 2, 3]}),
        RunError,
        "a pair of times and values",
    ),
    "a function for an event": (lambda: ANY.simulate(arm, 1.0, events=lambda t, x: x[0]), RunError, "po.*Event"),
    "a misspelt body": (lambda: arm.pose(q, "hnd"), ModelError, "did you mean 'hand'"),
    "arguments exchanged": (lambda: arm.pose("hand", q), ModelError, "called by its name.*bodies are upper-arm"),
    "the number of a body": (lambda: arm.body(0), ModelError, "called by its name, a text, not by 0"),
    "a word of Pinocchio": (lambda: arm.rnea(q, q, q), AttributeError, "rnea is inverse_dynamics here"),
    "a misspelt algorithm": (lambda: arm.massmatrix(q), AttributeError, "did you mean 'mass_matrix'"),
    "q of another robot": (lambda: bar.assemble(q), RunError, r"has 3 coordinates \(A, B, D\).*shape \(4,\)"),
    "one argument short": (lambda: arm.difference(q), TypeError, r"q0, q1\) takes 2 arguments, and 1 was given"),
    "an unknown freedom": (
        lambda: bar.actuator_efforts(bar.assemble(), np.zeros(3), np.zeros(3), actuated=["X"]),
        ModelError,
        "no freedom 'X'; they are A, B, D",
    ),
    "targets without a body": (lambda: arm.inverse_kinematics([0.1, 0.2, 0.3]), ModelError, "mapping body → where"),
    "a ledger of no run": (lambda: ANY.ledger(arm), RunError, "one of a run.*not a Mechanism"),
    "a picture of no run": (lambda: ANY.views.plot_run(arm), RunError, "draws a run.*not a Mechanism"),
    "over a list": (lambda: ANY.ensemble(arm, ["m"], 0.1), RunError, "over tells what varies: a mapping"),
    "over a short name": (lambda: po.ensemble(arm, {"mass": [1.0]}, 0.1), RunError, "it has shoulder, elbow"),
    "a sheet": (lambda: po.write(xr.Dataset(), "run.xlsx"), FileError, "tables in .csv"),
    "two of one name": (lambda: net((R, "a", "b"), (R, "a", "b")), ModelError, "has an element 'R' already"),
    "a loose end": (lambda: po.simulate(net((R, "a", "b")), 1.0), ModelError, "nothing can flow there; connect it"),
    "a kind for an element": (lambda: net(("resistor", "a", "b")), ModelError, "make one first, for example net.add"),
    "a misspelt terminal": (lambda: net((R,), p="a", m="b"), ModelError, "no terminal 'm'; its terminals are p, n"),
    "an unknown unit": (lambda: po.quantity("12 foo"), ModelError, "'foo' is not known; units are, for instance, mm"),
}


@pytest.mark.parametrize("case", WRONG)
def test_the_sentence_says_what_is_wrong_and_what_is_right(case: str) -> None:
    wrong, error, says = WRONG[case]
    with pytest.raises(error, match=says):
        wrong()


def test_seeds_and_single_states_are_taken() -> None:
    assert np.array_equal(arm.random(3), arm.random(np.random.default_rng(3)))
    assert arm.observe(np.zeros(8), ["joint_position"])["joint_position"][1].shape == (1, 4)


# Wrong arguments of a mechanism's ufuncs are refused by a sentence with the argument, its joints and its size.
@pytest.fixture(scope="module")
def mech() -> po.Mechanism:
    return po.load_mechanism(EXAMPLES / "four_bar.toml")


def test_a_wrong_size_names_argument_joints_and_sizes(seed: int, rng: np.random.Generator) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=4))
    sizes = {"q": m.nq, "v": m.nv, "tau": m.nv}
    names = {"q": m.coordinate_names, "v": m.freedom_names, "tau": m.freedom_names}
    for wrong, size in sizes.items():
        for given in {size - 1, size + 1, 2 * size}:
            arguments = {name: np.zeros(n) for name, n in sizes.items()} | {wrong: np.zeros(given)}
            with pytest.raises(ValueError) as refused:
                m.forward_dynamics(*arguments.values())
            text = str(refused.value)
            assert f"{wrong} must have {size} numbers" in text and ", ".join(names[wrong]) in text, seed
            assert f"and {given} were given" in text
    assert isinstance(m.forward_dynamics, np.ufunc)


WRONG_ARGUMENTS: dict[str, tuple[Any, type[Exception], str]] = {
    "transposed": (lambda m, q: m.mass_matrix(np.zeros((m.nq, 7))), ValueError, "q .*shape .3, 7.*transpose fits"),
    "too few": (lambda m, q: m.forward_dynamics(q, q), TypeError, "q, v, tau. takes 3 arguments, and 2 were given"),
    "none": (lambda m, q: m.mass_matrix(), TypeError, "takes one argument, and none were given"),
    "by name": (lambda m, q: m.mass_matrix(q=q), TypeError, "write q without its name"),
    "units": (lambda m, q: m.mass_matrix(["90 deg"] * 3), TypeError, "q holds the text '90 deg'.*po.quantity"),
    "a table": (lambda m, q: m.mass_matrix({"A": 1.0}), TypeError, "q is a table of names"),
    "nothing": (lambda m, q: m.forward_dynamics(q, None, q), TypeError, "v holds what is no number: NoneType"),
    "complex": (lambda m, q: m.mass_matrix(q + 1j), TypeError, "q holds complex numbers"),
    "ragged": (lambda m, q: m.mass_matrix([[1.0], [1.0, 2.0]]), ValueError, "q is no array of numbers"),
    "one number": (lambda m, q: m.mass_matrix(0.3), ValueError, "q must have 3 .*a single number was given"),
    "batches": (
        lambda m, q: m.bias_force(np.zeros((3, 3)), np.zeros((4, 3))),
        ValueError,
        r"leading dimensions do not broadcast: of shapes q \(3, 3\), v \(4, 3\)",
    ),
    "of a body": (lambda m, q: m.pose(np.zeros(9), m.body_names[0]), ValueError, r"3 numbers.*\(A, B, D\)"),
    "no sources": (lambda m, q: m.actuator_forces(q, q, q), ValueError, "u must have no numbers: there is no source"),
}


@pytest.mark.parametrize("case", WRONG_ARGUMENTS)
def test_other_wrong_arguments_have_their_sentence(case: str, mech: po.Mechanism) -> None:
    wrong, error, says = WRONG_ARGUMENTS[case]
    with pytest.raises(error, match=says) as refused:
        wrong(mech, np.zeros(3))
    assert "core dimension" not in str(refused.value)


def test_a_large_machine_names_some_of_its_joints() -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(1), bodies=90, kinds=("revolute",)))
    with pytest.raises(ValueError, match=r"q must have 90 numbers.*\(50 more\)\), and 5 were given"):
        m.mass_matrix(np.zeros(5))


def test_refusals_cost_no_memory_and_the_traceback_is_the_users(mech: po.Mechanism) -> None:
    function: Any = mech.mass_matrix
    wrong = np.zeros(5)
    before = [sys.getrefcount(each) for each in (ValueError, wrong, function)]
    for _ in range(100):
        with pytest.raises(ValueError) as refused:
            function(wrong)
    frames = traceback.extract_tb(refused.value.__traceback__)
    del refused
    assert [frame.filename for frame in frames] == [__file__]
    gc.collect()
    after = [sys.getrefcount(each) for each in (ValueError, wrong, function)]
    assert all(now <= then for now, then in zip(after, before, strict=True)), (before, after)


def test_a_ufunc_explains_itself_when_its_mechanism_is_gone() -> None:
    function = po.load_mechanism(EXAMPLES / "four_bar.toml").mass_matrix
    gc.collect()
    with pytest.raises(ValueError, match=r"\(A, B, D\)"):
        function(np.zeros(5))
