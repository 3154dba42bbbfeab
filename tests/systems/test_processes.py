"""Mechanisms and families are copied, pickled, and sent to other processes and threads; all compute the same bits."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from operator import methodcaller
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda x: pickle.loads(pickle.dumps(x)),
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
}


def closed_robot() -> tuple[po.Mechanism, dict[str, tuple[np.ndarray, ...]]]:
    """A mechanism with loops, springs and every kind of pair, and what to ask of it: a batch, and single calls."""
    rng = np.random.default_rng(8)
    m = po.Mechanism(zoo.random_model(rng, bodies=6, loops=1, elements=7))
    q = np.array([m.integrate(m.neutral(), 0.1 * rng.normal(size=m.nv)) for _ in range(20)])
    v, a = rng.normal(size=(2, 20, m.nv))
    return m, {
        "inverse_dynamics": (q, v, a), "forward_dynamics": (q[0], v[0], a[0]), "mass_matrix": (q[0],),
        "constraint_jacobian": (q,),
    }  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_copies_compute_the_same_bits(way: str) -> None:
    m, calls = closed_robot()
    expected = {name: getattr(m, name)(*arguments) for name, arguments in calls.items()}
    for twin in (WAYS[way](m), WAYS[way](WAYS[way](m))):
        assert twin is not m and twin.key == m.key and twin.freedom_names == m.freedom_names
        for name, arguments in calls.items():
            np.testing.assert_array_equal(getattr(twin, name)(*arguments), expected[name])
        body = m.body_names[-1]
        np.testing.assert_array_equal(twin.pose(calls["mass_matrix"][0], body), m.pose(calls["mass_matrix"][0], body))


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_families_compute_the_same_bits(way: str) -> None:
    m, calls = closed_robot()
    family = m.with_parameters(m="bodies.b1.mass", g="gravity.z")
    p = family.defaults * 1.5
    expected = family.inverse_dynamics(*calls["inverse_dynamics"], p)
    np.testing.assert_array_equal(WAYS[way](family).inverse_dynamics(*calls["inverse_dynamics"], p), expected)


def test_another_process_computes_the_same_bits() -> None:
    """A process that shares nothing: started anew, given the mechanism by its pickle."""
    m, calls = closed_robot()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as other:
        found = {name: other.submit(methodcaller(name, *arguments), m) for name, arguments in calls.items()}
        for name, arguments in calls.items():
            np.testing.assert_array_equal(found[name].result(timeout=300), getattr(m, name)(*arguments))


def test_parts_of_a_batch_in_threads_are_the_batch() -> None:
    m, calls = closed_robot()
    batch = calls["inverse_dynamics"]
    expected = m.inverse_dynamics(*batch)
    out = np.empty_like(expected)
    parts = [slice(k, k + 3) for k in range(0, len(out), 3)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda part: m.inverse_dynamics(*(x[part] for x in batch), out=out[part]), parts))
    np.testing.assert_array_equal(out, expected)
