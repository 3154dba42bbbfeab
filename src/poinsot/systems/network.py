"""`Network`: elements of every domain joined at nodes, with their equations, their energy and their motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poinsot.motion.system import System
from poinsot.networks.network import NetworkEquations


class Network(NetworkEquations):
    """A network of elements: described once, by adding elements and joining their terminals at nodes.

    ``add`` puts an element on nodes, ``connect`` joins nodes and terminals; "ground" is the reference of every domain.
    Domains may not be mixed at a node. ``po.simulate(network, …)`` moves it.

    Law     what the sources supply is stored or dissipated; Tellegen's theorem holds in every domain by itself
    Errors  ModelError in the words of the user's elements and nodes, when the network is first used
    Source  Ratiu & Blankenstein, Dirac structures; formulas.md §8–9
    """

    def system(self, *, inputs: Mapping[str, Any] | None = None, initial: Any = None) -> System:
        """The System that `po.simulate` moves; inputs replace the signals of sources by name."""
        from poinsot.motion.of_network.flow import network_system

        return network_system(self, dict(inputs or {}), initial)
