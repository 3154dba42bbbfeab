"""The scripts of examples/ and of benchmarks/, as modules."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from poinsot import Model

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"


@cache
def script(file: Path) -> ModuleType:
    specification = importlib.util.spec_from_file_location(file.stem, file)
    assert specification is not None and specification.loader is not None
    module = sys.modules[file.stem] = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def example(name: str) -> Any:
    """The example of this name."""
    return script(EXAMPLES / f"{name}.py")


def machines() -> Any:
    """benchmarks/loop_machines.py."""
    return script(ROOT / "benchmarks" / "loop_machines.py")


def machine(*shape: Any, **options: Any) -> Model:
    """A machine of many loops."""
    made: Model = machines().machine(*shape, **options)
    return made
