"""Ways of computing the algorithms of a mechanism: its pure functions over floats, and all that is made of them."""

import ctypes
import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import compiled as in_c
from poinsot import OnFreedom
from poinsot.algorithms import compiled, derivatives
from poinsot.algorithms.derivatives import LARGEST_WRITTEN
from poinsot.algorithms.frames import BodyFrames, of_body
from poinsot.elements import JointDamper, JointSpring, algorithm_names, find_algorithm
from poinsot.multibody import mass_matrix
from poinsot.multibody.derivatives import related

Floats = np.ndarray
Name = str | tuple[str, str]
Given = dict[str, Any]
Results = dict[Name, tuple[Floats, ...]]

IN_LOOPS = {
    "inverse_dynamics", "forward_dynamics", "bias_force", "gravity_force", "kinetic_energy", "potential_energy",
    "integrate", "difference", "poses", "twists", "mass_matrix", "inverse_mass_matrix", "coriolis_matrix",
    "inverse_dynamics_derivatives", "forward_dynamics_derivatives",
}  # fmt: skip
"""What walks over the tables of any plain tree."""
BY_JAX = {
    "inverse_dynamics", "forward_dynamics", "bias_force", "mass_matrix", "kinetic_energy", "potential_energy",
    "integrate", "constraint_error", "constraint_jacobian", "joint_friction", "poses", "twists", "pose",
}  # fmt: skip

IN_C = {
    "forward_dynamics", "inverse_dynamics", "mass_matrix", "bias_force", "integrate", "poses", "coriolis_matrix",
    "actuator_forces", "centroidal_matrix", "joint_friction", "pose", "jacobian_body",
}  # fmt: skip


def parted(name: Name) -> tuple[str, str | None]:
    return (name, None) if isinstance(name, str) else name


def names_of(m: po.Mechanism) -> list[Name]:
    """All algorithms that have numbers: of the mechanism, and of its last body."""
    of_bodies = [name for name in dir(BodyFrames) if isinstance(getattr(BodyFrames, name), of_body)]
    every: list[Name] = [*algorithm_names(m), *((name, m.body_names[-1]) for name in of_bodies)]
    return [x for x in every if not any(0 in s for s in find_algorithm(m, *parted(x)).outputs.values())]


def several(results: Any) -> tuple[Floats, ...]:
    return tuple(np.asarray(x, dtype=float) for x in (results if isinstance(results, tuple) else (results,)))


def pure(m: po.Mechanism, names: list[Name], given: Given, *_: Any) -> Results:
    """The text of each algorithm, run on floats."""
    found: Results = {}
    for name in names:
        algorithm = find_algorithm(m, *parted(name))
        found[name] = several(algorithm.function(m.tree, **{x: given[x] for x in algorithm.inputs}))
    return found


def ufuncs(m: po.Mechanism, names: list[Name], given: Given, *_: Any) -> Results:
    found: Results = {}
    for name in names:
        own, body = parted(name)
        ufunc = getattr(m if body is None else m.body(body), own)
        found[name] = several(ufunc(*(given[x] for x in find_algorithm(m, own, body).inputs)))
    return found


def loops(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: pytest.MonkeyPatch) -> Results:
    """However small the tree is."""
    large(patch)
    walked = po.Mechanism(m.model)
    found = ufuncs(walked, [name for name in names if name in IN_LOOPS], given)
    rolled = {name for name in found if walked.kernels[str(name)].rolled}
    on_joints = all(isinstance(e.stretch, OnFreedom) for e in m.model.elements) and not m.model.sources
    plain = on_joints and not m.tree.closed and not m.tree.followed
    linear = all(isinstance(e, (JointSpring, JointDamper)) for e in m.model.elements)
    turning = m.model.elements and any(len(j.pair.coordinates) > len(j.pair.freedoms) for j in m.model.joints)
    slopes = {x for x in found if str(x).endswith("derivatives") and (turning or not linear)}
    assert not plain or rolled >= found.keys() - slopes
    for slope in found.get("inverse_dynamics_derivatives", ()) if plain else ():
        assert not slope[~related(m.tree)].any()  # of freedoms on different branches
    for M in ("mass_matrix", "inverse_mass_matrix"):
        assert all(np.array_equal(x, x.T) for x in found.get(M, ()) if plain)
    return found


def large(patch: pytest.MonkeyPatch) -> None:
    """Every mechanism is large enough to be walked in loops."""
    patch.setattr(compiled, "LARGEST_UNROLLED", 0)
    for name in LARGEST_WRITTEN:
        patch.setitem(LARGEST_WRITTEN, name, -1)


def products(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: pytest.MonkeyPatch) -> Results:
    """Written out, but for products with M⁻¹."""
    patch.setattr(derivatives, "LARGEST_PRODUCT", -1)
    return ufuncs(po.Mechanism(m.model), ["forward_dynamics_derivatives"], given)


def casadi(m: po.Mechanism, names: list[Name], given: Given, *_: Any) -> Results:
    found: Results = {}
    for name in names:
        own, body = parted(name)
        f, shapes = m.casadi_function(own, body=body), find_algorithm(m, own, body).outputs.values()
        results = f(*(given[x] for x in f.name_in()))
        parts = results if isinstance(results, tuple) else (results,)
        found[name] = tuple(np.asarray(x, dtype=float).reshape(s) for x, s in zip(parts, shapes, strict=True))
    return found


def c(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: Any, real: str = "double") -> Results:
    """What is in a function's room at first is no matter."""
    names = names if compiled.is_rolled(m.tree) else [name for name in names if parted(name)[0] in IN_C]
    library = m.to_c(*names, name="own", real=real)
    assert "double" not in library.source.replace("double throughout", "") or real == "double"
    kind: Any = np.float32 if real == "float" else np.float64
    call, found = in_c(library, folder, ctypes.c_float if real == "float" else ctypes.c_double), {}
    for name in names:
        own, body = parted(name)
        algorithm, title = find_algorithm(m, own, body), own if body is None else f"{own}_{body}"
        inputs = [np.ascontiguousarray(given[x], kind) if s else given[x] for x, s in algorithm.inputs.items()]
        outputs = [np.full(shape or (1,), np.nan, kind) for shape in algorithm.outputs.values()]
        room = re.findall(rf"#define OWN_{title.upper()}_WORK (\d+)", library.header)
        call(title, *inputs, *outputs, *(np.full(int(size), np.nan, kind) for size in room))
        found[name] = tuple(x.reshape(s) for x, s in zip(outputs, algorithm.outputs.values(), strict=True))
    return found


def jax(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: Any, double: bool = True) -> Results:
    if importlib.util.find_spec("jax") is None:
        pytest.skip(reason="JAX is not installed (pip install 'poinsot[jax]')")
    from jax import config

    from poinsot.simulation import jax_functions

    f, found, before = jax_functions(m), {}, config.jax_enable_x64
    config.update("jax_enable_x64", double)
    try:
        for name in names:
            own, body = parted(name)
            if own in BY_JAX:
                arguments = [given[x] for x in find_algorithm(m, own, body).inputs] + ([body] if body else [])
                found[name] = several(getattr(f, own)(*arguments))
    finally:
        config.update("jax_enable_x64", before)
    return found


def single_c(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: Any) -> Results:
    return c(m, names, given, folder, patch, "float")


def c_of_loops(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: pytest.MonkeyPatch) -> Results:
    large(patch)
    return c(po.Mechanism(m.model), [name for name in names if name in IN_LOOPS], given, folder, patch)


def single_jax(m: po.Mechanism, names: list[Name], given: Given, folder: Path, patch: Any) -> Results:
    return jax(m, names, given, folder, patch, False)


WAYS: dict[str, tuple[Callable[..., Results], float]] = {
    "ufuncs": (ufuncs, 1e-12), "loops": (loops, 1e-12), "products": (products, 1e-12), "casadi": (casadi, 1e-12),
    "C": (c, 1e-12), "C of loops": (c_of_loops, 1e-12), "JAX": (jax, 1e-10), "C in single precision": (single_c, 1e-4),
    "JAX in single precision": (single_jax, 1e-4),
}  # fmt: skip
"""Each way, and how near to the pure functions it is, in the size of what is computed."""


def agree(
    m: po.Mechanism, way: str, names: list[Name], given: Given, folder: Path, patch: pytest.MonkeyPatch
) -> Results:
    """What the way computes is what the pure functions do."""
    compute, bound = WAYS[way]
    found = compute(m, names, given, folder, patch)
    expected = pure(po.Mechanism(m.model), list(found), given)
    condition = max(
        1.0, np.linalg.cond(np.asarray(mass_matrix(m.tree, given["q"]), dtype=float)) / 1e3 if m.nv else 1.0
    )
    for name, results in found.items():
        solves = any(word in str(name) for word in ("forward", "inverse_mass", "residual", "tau"))
        for ours, theirs in zip(results, expected[name], strict=True):
            size = max(1.0, np.abs(theirs).max(initial=0.0)) * (condition if solves else 1.0)
            np.testing.assert_allclose(ours, theirs, rtol=0, atol=bound * size, err_msg=str(name))
    return found
