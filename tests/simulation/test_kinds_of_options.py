"""Options of other kinds than they are declared to be are refused by a sentence, in every way to run a model."""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import poinsot as po

WRONG: list[Any] = [{1}, object(), 1j, 10**400, np.array([1.0, 2.0]), [1.0, object()], float("nan"), b"text"]


@cache
def pendulum() -> po.Mechanism:
    found: po.Mechanism = po.load("examples/double_pendulum.toml")
    return found


def run(**options: Any) -> object:
    return po.simulate(pendulum(), **{"time": 0.01, "samples": 3, "progress": False, **options})


def step(**options: Any) -> object:
    return po.Stepper(pendulum(), **{"step": 0.01, **options})


def members(**options: Any) -> object:
    over = {"shoulder": [0.1, 0.2]}
    return po.ensemble(pendulum(), **{"over": over, "time": 0.01, "samples": 3, "progress": False, **options})


def slopes(**options: Any) -> object:
    return po.sensitivities(pendulum(), **{"to": ["shoulder"], "time": 0.01, "samples": 3, **options})


def event(**options: Any) -> object:
    return run(events=[po.Event(**{"guard": "shoulder", **options})])


CALLS: list[tuple[Callable[..., object], Any, set[str]]] = [
    (run, po.simulate, {"system", "checkpoint", "to", "progress", "parts", "every"}),
    (step, po.Stepper, {"model"}),
    (members, po.ensemble, {"model", "store", "cluster", "progress"}),
    (slopes, po.sensitivities, {"model"}),
    (event, po.Event, {"guard", "reset"}),
]
CASES = [
    pytest.param(call, name, id=f"{call.__name__}-{name}")
    for call, of, beside in CALLS
    for name, each in inspect.signature(of).parameters.items()
    if name not in beside and each.kind not in (each.VAR_KEYWORD, each.VAR_POSITIONAL)
]


@pytest.mark.parametrize(("call", "name"), CASES)
def test_values_of_other_kinds_are_refused(call: Callable[..., object], name: str) -> None:
    for value in WRONG:
        with pytest.raises(po.PoinsotError):
            call(**{name: value})
            pytest.fail(f"{name}={value!r} ran")


def test_texts_are_neither_true_nor_false() -> None:
    with pytest.raises(po.SimulationError, match="an event: its terminal must be True or False, not 'no'"):
        po.Event("shoulder", terminal="no")  # type: ignore[arg-type]
    with pytest.raises(po.SimulationError, match="dataset must be True or False, not 'no'"):
        run(dataset="no")


def test_a_run_without_length_has_no_derivatives() -> None:
    with pytest.raises(po.SimulationError, match="without length has no derivatives"):
        slopes(time=0.0)
