"""Forward dynamics by lines where joints may follow others: ties lose digits, which are won back.

What is released by its joint and tied again loses digits, as many as articulation takes inertia (in a chain of 100 that
are geared to each other, 5e-11 of the efforts), so that the residuals of both equations are corrected, which leaves
3e-15. Rows that only tie joints are never singular and need no compliances.
Law: as the tree whose joints share freedoms, tests/multibody/test_fronts.py
"""

from __future__ import annotations

from poinsot.multibody import front_steps as steps
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import NameFamily, Section, batch
from poinsot.multibody.front_steps import SURE, Policy
from poinsot.multibody.front_sweeps import GROUND, a, tau
from poinsot.multibody.tree import Tree


def motion(tree: Tree, lines: Lines, policy: Policy, uneven: bool, judged: bool = False) -> list[Section]:
    """v̇ as x0 of links, and ρ, as `Lines.dynamics`; the lines are those of the loosened tree."""
    if tree.closed or not tree.coupled:
        return lines.dynamics(policy, uneven or tree.coupled, judged)
    g2, x, more = NameFamily("g2"), NameFamily("x0")[lines.links], NameFamily("x2")[lines.links]
    return [
        *lines.meeting(),
        *lines.factoring(SURE),
        *lines.solving(0, tau, at_rest=False),
        *lines.left_over(),
        lines.missing(a, 0, GROUND, [g2], single=True),
        *lines.solving(2, "t"),
        [batch(steps.joined, "", lines.links, [x, more], [x])],
    ]
