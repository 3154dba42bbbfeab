"""Arguments of elements are of the kinds that their makers declare, in Python as in files, be they without effect."""

import inspect
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.components.declarations import ELEMENTS, declared

NAMESPACES = ("electrical", "translational", "rotational", "hydraulic", "thermal", "magnetic", "pneumatic", "chemical")
WRONG = {
    "float": [
        "big",
        [1.0, 2.0],
        {},
        True,
        float("nan"),
        object(),
        np.array([1.0, 2.0]),
        1j,
        np.complex64(1 + 2j),
        b"1",
        10**400,
    ],
    "int": ["two", [1], True, object()],
    "bool": ["no", 1, 0.0, [], object()],
    "str": [1.0, [], None],
    "tuple[float, float]": [1.0, [1.0], "ab", {}, [1.0, "b"], [1.0, float("nan")]],
}


def makers() -> Iterator[Any]:
    """Those that take numbers alone."""
    for space in NAMESPACES:
        for name in getattr(po, space).__all__:
            maker = getattr(getattr(po, space), name)
            if any(maker in known for known in ELEMENTS.values()):
                yield pytest.param(maker, id=f"{space}.{name}")


@pytest.mark.parametrize("maker", [*makers()])
def test_what_is_of_another_kind_is_refused(maker: Any) -> None:
    takes = {key: each for key, each in inspect.signature(maker).parameters.items() if key != "name"}
    given = {key: 1.0 for key, each in takes.items() if each.default is inspect.Parameter.empty}
    for key, each in takes.items():
        for value in WRONG.get(each.annotation.removesuffix(" | None"), []):
            if value is None and "None" in each.annotation:
                continue
            with pytest.raises(po.ModelError, match="'X'"):
                maker("X", **{**given, key: value})


def test_what_is_missing_or_unknown_is_pythons_to_say() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'resistance'"):
        po.electrical.Resistor("R")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'ohm'"):
        po.electrical.Resistor("R", ohm=1.0)  # type: ignore[call-arg]
    with pytest.raises(po.ModelError, match=r"'H' cannot be made of command=1.0, commutation=\[1\]: "):
        po.electrical.HalfBridge("H", 1.0, commutation=[1])  # type: ignore[arg-type]


def test_a_default_of_none_may_be_said() -> None:
    @declared
    def either(name: str, resistance: float = None) -> Any:  # type: ignore[assignment]  # noqa: RUF013
        return po.electrical.Resistor(name, 10.0 if resistance is None else resistance)

    assert either("R", None).a == either("R").a and either("R", 10).r == either("R").r
    with pytest.raises(po.ModelError, match="'R' needs a number for resistance, not True"):
        either("R", True)
