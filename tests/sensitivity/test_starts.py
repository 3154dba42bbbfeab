"""Starts of networks by their numbers: differences of starts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from networks.switching_circuits import G, circuit
from poinsot import electrical as el
from poinsot import translational as tl
from poinsot.sensitivity import Sensitivity
from poinsot.sensitivity import columns as of_columns


def loop() -> po.Network:
    """Capacitors in a loop, of which one is charged."""
    return circuit(
        (el.Capacitor("C1", 0.3, voltage=2.0), "a", G), (el.Capacitor("C2", 0.5), "a", "b"),
        (el.Capacitor("C3", 0.7), "b", G), (el.Resistor("R", 3.0), "a", G),
    )  # fmt: skip


def fed() -> po.Network:
    """Capacitors that a source binds."""
    return circuit(
        (el.VoltageSource("V", 5.0), "a", G), (el.Capacitor("C1", 0.5), "a", "b"),
        (el.Capacitor("C2", 0.7, voltage=0.3), "b", "c"), (el.Resistor("R", 3.0), "c", G),
        (el.Capacitor("C3", 0.9), "c", G),
    )  # fmt: skip


def bent() -> po.Network:
    """Springs that are not linear, beside a mass."""
    return circuit(
        (tl.Mass("C1", 2.0, velocity=0.5), "a"), (tl.Spring("C2", 30.0, force=4.0), "a", G),
        (tl.Damper("b", 0.5), "a", G),
    )  # fmt: skip


@pytest.mark.sample(2)
@pytest.mark.parametrize("make", [loop, fed, bent])
@pytest.mark.parametrize("told", [False, True])
def test_starts_by_all_numbers(make: Any, told: bool) -> None:
    net = make()
    given = {"bent": {"C2.force": 3.0}}.get(make.__name__, {"C2.voltage": 0.4}) if told else None
    family = net.with_parameters()
    names = [*family.parameter_names, *(["C1.velocity"] if make is bent else ["C2.voltage"])]
    of = Sensitivity(family, names, time=0.1, initial=given)
    system = of_columns.member_of(of.varying, of.base)[0]
    exact = of_columns._network_starts(of.varying, of.base, system, 0.0, of.columns)
    assert len(exact) == len(of.columns)
    for i, (name, k, _) in enumerate(of.columns):
        near = of_columns._by_differences(of.varying, of.base, system, 0.0, name, k)[: len(exact[i])]
        np.testing.assert_allclose(exact[i], near, atol=1e-9 * (1 + np.abs(near).max()), err_msg=name.given)
