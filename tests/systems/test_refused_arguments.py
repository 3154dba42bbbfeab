"""Wrong arguments of a mechanism's ufuncs are refused by a sentence with the argument, its joints and its size."""

import gc
import sys
import traceback
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def mech() -> po.Mechanism:
    return po.load_mechanism(EXAMPLES / "four_bar.toml")


@pytest.mark.parametrize("seed", range(4))
def test_a_wrong_size_names_argument_joints_and_sizes(seed: int) -> None:
    rng = np.random.default_rng(seed)
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


WRONG: dict[str, tuple[Any, type[Exception], str]] = {
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


@pytest.mark.parametrize("case", WRONG)
def test_other_wrong_arguments_have_their_sentence(case: str, mech: po.Mechanism) -> None:
    wrong, error, says = WRONG[case]
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
