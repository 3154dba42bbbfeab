"""What mechanisms, networks and families have of Modelica: one method; what writes is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from poinsot.motion.modelica import ModelicaModel


class InModelica:
    """Mechanisms, networks and members of families as text of Modelica."""

    def to_modelica(
        self,
        name: str | None = None,
        *,
        inputs: Sequence[str] | Mapping[str, object] | None = None,
        outputs: Sequence[str] | None = None,
        initial: object = None,
        freedoms: Sequence[str] | None = None,
    ) -> ModelicaModel:
        """A model of Modelica: flat equations with units and start values; ``.write("model.mo")``.

            der(x) = f(x, t, u, p),    0 = Φ(q),    0 = A(q) v,    0 = r(x, t, u, p, w),    y = g(x, t, u, p)

        name      of the model; without it its own
        inputs    names of sources and freedoms that are ``input``; as a mapping name → what `po.simulate` takes: a
                  number is where an input starts, formulas and tables stand in the model
        outputs   names of variables that are ``output``: those of branches, "C1.voltage"
        initial   where it starts, as of `po.simulate`
        freedoms  of closed mechanisms the independent ones, which have derivatives; chosen without it
        The parameters of a family are parameters of the model.
        Errors    ModelError by name for what switches and for what is too large to be written out
        Law       parsed and evaluated, its equations are those that are compiled, to 1e-12,
                  tests/backends/test_modelica.py
        """
        from poinsot.systems.modelica_models import MovesAsSystem, in_modelica

        return in_modelica(cast(MovesAsSystem, self), name, inputs, outputs, initial, freedoms)
