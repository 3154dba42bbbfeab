"""What every test file may rely on: oracles that CI cannot do without, and repeatable random cases."""

from __future__ import annotations

import importlib
import importlib.util
import os
from types import ModuleType

import pytest
from hypothesis import settings

os.environ.setdefault("MPLBACKEND", "Agg")  # pictures are drawn, never shown

# The same cases on every machine; a slow machine is no failure, for no test asserts a time.
settings.register_profile("poinsot", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("poinsot")

#: The oracles by the name they are imported by, and the package that brings them.
ORACLES = {
    "pinocchio": "pin",
    "mujoco": "mujoco",
    "example_robot_data": "example-robot-data",
    "casadi": "casadi",
}


def require_oracle(name: str) -> ModuleType:
    """The oracle of that import name. Without it the test is skipped; with CI=true in the environment it fails.

    Call it inside a test marked `oracle`, or in a fixture:  `pin = require_oracle("pinocchio")`.
    """
    package = ORACLES[name]
    if importlib.util.find_spec(name) is not None:
        return importlib.import_module(name)
    absent = f"the oracle {name} is not installed (pip install {package})"
    if in_ci():
        pytest.fail(f"{absent}, and CI must not pass without it")
    pytest.skip(reason=absent)


def in_ci() -> bool:
    """Whether the environment says that this run is CI's."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}
