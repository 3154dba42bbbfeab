"""Models made in Python hold values of the kinds that their records declare: nothing else becomes a mechanism."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po

WRONG: list[Any] = [None, "much", {}, True, float("nan"), float("inf"), object(), 1j, [1.0, 2.0], np.array([1.0, 2.0])]


def pendulum(**of_model: Any) -> po.Model:
    return replace(po.load("examples/double_pendulum.toml").model, **of_model)


@pytest.mark.parametrize("value", WRONG, ids=lambda x: type(x).__name__ + str(x)[:4])
def test_numbers_are_numbers(value: Any) -> None:
    model = pendulum()
    body, joint, damper = model.bodies[0], model.joints[0], model.elements[0]
    heavy = replace(body, inertia=replace(body.inertia, core=None))
    object.__setattr__(heavy.inertia, "mass", value)
    for wrong, says in (
        ({"gravity": (0.0, 0.0, value)}, "the model: its gravity must be"),
        ({"bodies": (heavy, *model.bodies[1:])}, f"body '{body.name}', inertia: its mass must be"),
        ({"joints": (replace(joint, damping=value), *model.joints[1:])}, f"joint '{joint.name}': its damping must be"),
        ({"elements": (replace(damper, damping=value),)}, f"element '{damper.name}': its damping must be"),
        ({"accuracy": value}, "its accuracy"),
    ):
        with pytest.raises(po.ModelError, match=says):
            replace(model, **wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"coupled": "no"}, "its coupled must be True or False, not 'no'"),
        ({"outputs": "energy"}, "its outputs must be texts in a tuple, not 'energy'"),
        ({"elements": None}, "its elements must be a tuple of records, not None"),
        ({"name": 3}, "its name must be a text, not 3"),
        ({"gravity": (0.0, -9.81)}, "its gravity must be 3 finite numbers"),
    ],
)
def test_texts_and_tuples_are_such(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        pendulum(**wrong)


def test_bounds_may_be_infinite() -> None:
    model = pendulum()
    joint = replace(model.joints[0], limits=po.Limits(-np.inf, np.inf))
    assert po.Mechanism(replace(model, joints=(joint, *model.joints[1:]))).nv == 2
