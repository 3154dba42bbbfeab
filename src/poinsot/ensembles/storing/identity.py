"""The owner of a store: all that its numbers follow from, part by part, so that a refusal can name the difference."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields, is_dataclass
from types import CodeType
from typing import Any

import numpy as np

from poinsot.ensembles.axes import Axes, Varied, drawn
from poinsot.ensembles.names import Varying
from poinsot.ensembles.runners import OTHERS, MemberPlan
from poinsot.renderers.llvm.target import host
from poinsot.simulation.checkpoints.resuming import identity_of, package_version
from poinsot.ufuncs.identity import versions

FORM = 1
_DRAWS = 256
_DEEPEST = 12


def parts_of(
    varying: Varying, axes: Axes, plan: MemberPlan, base: Mapping[str, Any], options: Mapping[str, Any], reduce: Any
) -> dict[str, Any]:
    """The run, as JSON; equal parts give equal numbers.

    Law  another model, grid, tolerance, output or reduction differs here, and nothing else does,
    tests/ensembles/test_stores.py
    """
    system, course = plan.system, plan.course
    control = {name: value for name, value in asdict(course.control).items() if not isinstance(value, np.ndarray)}
    moving = system.dynamics.flow, system.state.retract, system.state.project
    kernels = [getattr(each, "key", None) for each in moving]
    own = [identity_of(system)["equations"], *([] if system.key else [told(kernels)]), told(system.state.initial)]
    parts = {
        "form": FORM,
        "model": f"{system.name} {_digest(own)}",
        "over": {each.name: _values(each, axes) for each in axes.varied},
        "sizes": dict(axes.sizes),
        "seed": axes.seed if any(each.random for each in axes.varied) else None,
        "names": [[name.given, name.what, name.which] for name in varying.names],
        "method": course.method,
        **{name: control[name] for name in sorted(control)},
        "atol": told(course.control.atol),
        "times": f"{course.grid[0]:.6g} … {course.grid[-1]:.6g} s, {len(course.grid)} of them {told(course.grid)}",
        "inputs": told([course.signals.segments, course.signals.values, _without(base["inputs"])]),
        "initial": told([base["initial"], course.start]),
        "parameters": told(base["parameters"]),
        "outputs": None if course.outputs is None else list(course.outputs),
        "reduce": None if reduce is None else {name: f"{_kind(each)} {told(each)}" for name, each in reduce.items()},
        **{name: told(options.get(name)) for name in OTHERS},
        "runs": plan.attrs["runs"],
    }
    return dict(json.loads(json.dumps(parts)))


def surroundings_of() -> dict[str, str]:
    """The further causes of the last bits: the package, the libraries below it, the processor."""
    return {"poinsot": package_version(), **versions(), "processor": host().describe()}


def differences(own: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """What differs, in words: "rtol (there 1e-08, here 1e-09)"."""
    found = []
    for name in dict.fromkeys([*own, *other]):
        here, there = own.get(name), other.get(name)
        if here == there:
            continue
        if isinstance(here, Mapping) and isinstance(there, Mapping):
            found.append(f"{name} ({', '.join(_inside(here, there))})")
        elif _short(here) != _short(there):
            found.append(f"{name} (there {_short(there)}, here {_short(here)})")
        else:
            found.append(name)
    return found


def told(value: object) -> str:
    """A digest of a value; functions by their code, arrays by their bits."""
    return _digest(_plain(value, 0))


def _without(inputs: Any) -> Any:
    """Inputs that are numbers or tables; functions stand in the equations, or in the signals."""
    return {name: value for name, value in (inputs or {}).items() if not callable(value)}


def _values(varied: Varied, axes: Axes) -> str:
    if not varied.random:
        return f"{varied.values.size} values {_digest([list(varied.dims), _plain(varied.values, 0)])}"
    count = next(iter(axes.sizes[dim] for dim in varied.dims))
    draws = drawn(varied.name, varied.values, axes.seed, 0, min(count, _DRAWS))
    return f"a distribution {_digest([_plain(varied.values, 0), _plain(draws, 0)])}"


def _inside(here: Mapping[str, object], there: Mapping[str, object]) -> list[str]:
    return [
        f"{name}: there {_short(there[name])}, here {_short(here[name])}" if name in here and name in there
        else f"{name}: only {'here' if name in here else 'there'}"
        for name in dict.fromkeys([*here, *there])
        if here.get(name) != there.get(name)
    ]  # fmt: skip


def _short(value: object) -> str:
    """A value without its digest."""
    text = value if isinstance(value, str) else json.dumps(value)
    head, _, last = text.rpartition(" ")
    if len(last) == _LENGTH and not set(last) - set("0123456789abcdef"):
        text = head
    elif len(text) == _LENGTH and not set(text) - set("0123456789abcdef"):
        text = "another"
    return text if len(text) <= 80 else text[:80] + "…"


def _kind(value: object) -> str:
    return str(getattr(value, "__name__", type(value).__name__))


_LENGTH = 16


def _digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:_LENGTH]


def _plain(value: Any, depth: int) -> Any:
    """A value as JSON, to its last bit."""
    if depth > _DEEPEST:
        return "…"
    deeper = depth + 1
    match value:
        case None | bool() | int() | str():
            return value
        case float():
            return value.hex()
        case bytes():
            return hashlib.sha256(value).hexdigest()
        case np.ndarray() if value.dtype.kind != "O":
            content = np.ascontiguousarray(value).tobytes()
            return [value.dtype.str, list(value.shape), hashlib.sha256(content).hexdigest()]
        case np.generic():
            return [value.dtype.str, value.tobytes().hex()]
        case Mapping():
            return ["map", [[str(name), _plain(each, deeper)] for name, each in value.items()]]
        case CodeType():
            constants = [_plain(each, deeper) for each in value.co_consts]
            return ["code", value.co_code.hex(), constants, list(value.co_names)]
        case set() | frozenset():
            return ["set", sorted(json.dumps(_plain(each, deeper)) for each in value)]
        case _ if isinstance(value, Sequence):
            return [_plain(each, deeper) for each in value]
    if (code := getattr(value, "__code__", None)) is not None:
        cells = [_plain(each.cell_contents, deeper) for each in value.__closure__ or ()]
        return ["function", _plain(code, deeper), _plain(value.__defaults__, deeper), cells]
    name = f"{type(value).__module__}.{type(value).__qualname__}"
    if isinstance(value, type) or (callable(value) and hasattr(value, "__qualname__")):
        return [str(getattr(value, "__module__", "")), str(value.__qualname__)]
    if is_dataclass(value):
        return [name, [[each.name, _plain(getattr(value, each.name), deeper)] for each in fields(value)]]
    if hasattr(value, "dist") and hasattr(value, "kwds"):  # frozen, of scipy.stats
        return [name, str(getattr(value.dist, "name", "")), _plain(value.args, deeper), _plain(value.kwds, deeper)]
    inside = getattr(value, "__dict__", None)
    return [name, _plain(inside, deeper) if inside else ""]
