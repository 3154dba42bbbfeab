"""Wide fronts: dense loops over them do what lines do row by row, and what the dense equations say."""

from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import admissible, random_closed, unequal
from poinsot import Model
from poinsot.elements import SphericalPair
from poinsot.multibody import GROUND, build_tree, constrained_dynamics, forward_dynamics
from poinsot.multibody.conditions import reaches
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.front_lines import Lines
from poinsot.programs.program import Instruction, Program, prune
from poinsot.programs.recursion import INPUT, OUTPUT, ROW, SLOT, LinkStep, OperandPlace, Recursion, Walk
from poinsot.recursions import loop_kernels
from poinsot.recursions.fusing import fused
from poinsot.recursions.pass_lines import LEFT_BY_GROUND, NONE, slots_of
from poinsot.recursions.wide_lines import MOST_CLOSING, Front, WideLines, fronts_of
from scripts import machine, machines
from systems.lines_followed import followed


def net(count: int, pegs: int, seed: int = 0) -> Model:
    """A net of count × count bodies on spherical pairs, so many of its bodies on the ground."""
    drawing, rng = machines().Drawing(), np.random.default_rng(seed)
    machines().net(drawing, count, rng)
    for k in range(1, pegs):
        name = f"b{k % count}_{k // count}"
        drawing.pin(f"peg{k}", GROUND, name, drawing.bodies[name][0] - 0.2, SphericalPair())
    found: Model = drawing.model(f"net {count} on {pegs}", "short")
    return found


@pytest.mark.long
@pytest.mark.parametrize("pegs", quick(1, [5, 1]))
def test_nets_as_the_dense_equations_alone_and_in_a_batch(always_wide: None, pegs: int) -> None:
    """Also where more rows close on the ground than do at a time; on one peg, in another order of the bodies."""
    model = net(4, pegs)
    m, rng = po.Mechanism(model), np.random.default_rng(pegs)
    tree, q = build_tree(model), m.neutral()
    lines = WideLines(m.tree.aligned, range(m.tree.rows))
    assert pegs == 1 or max(len(at.closings) for at in lines.fronts.at if at) > 1
    v = [admissible(m.tree, q, rng, reaches(m.tree)) for _ in range(5)]
    tau = rng.normal(size=(5, m.nv))
    together = m.forward_dynamics(q, np.array(v), tau)
    for k, found in enumerate(together):
        np.testing.assert_array_equal(found, m.forward_dynamics(q, v[k], tau[k]))
    expected = forward_dynamics(tree, q, v[0], tau[0])
    np.testing.assert_allclose(together[0], expected, rtol=0, atol=1e-11 * np.abs(expected).max())
    if pegs > 1:
        return
    order = [int(k) for k in rng.permutation(len(model.bodies))]
    moved = po.Mechanism(replace(model, bodies=tuple(model.bodies[k] for k in order)))
    place = [m.freedom_names.index(name) for name in moved.freedom_names]
    again = moved.forward_dynamics(moved.neutral(), v[0][place], tau[0][place])
    np.testing.assert_allclose(again, together[0][place], rtol=0, atol=1e-11 * np.abs(expected).max())


@pytest.mark.parametrize("seed", [4, *(pytest.param(k, marks=pytest.mark.long) for k in range(5, 25))])
def test_loops_of_any_pairs_and_masses_as_lines(always_wide: None, seed: int) -> None:
    model, rng = random_closed(seed)
    m = po.Mechanism(unequal(replace(model, elements=()), 1e6, rng))
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    written = build_tree(m.model)
    expected = dynamics_by_fronts(written, q, v, tau)
    free = np.abs(dynamics_by_fronts(replace(written, closures=()), q, v, tau)).max()
    found = m.forward_dynamics(q, v, tau)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-10 * max(np.abs(expected).max(), free))
    residual = constrained_dynamics.closure_residual(m.tree, q, v, tau).astype(float)
    np.testing.assert_allclose(m.closure_residual(q, v, tau), residual, rtol=0, atol=1e-12)


@pytest.mark.long
def test_a_net_that_falls_closes_its_books(always_wide: None) -> None:
    """Flow, projection and what tells of velocities on no branch, in a run."""
    m = po.Mechanism(net(3, 2))
    run = po.simulate(m, 0.2, rtol=1e-9, atol=1e-10)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
    assert float(run.constraint_error.max()) < 1e-12


@pytest.mark.parametrize("seed", quick(2, range(30)))
def test_every_row_is_closed_once_where_it_stands(rng: np.random.Generator) -> None:
    """Random trees: places of rows followed by hand, and blocks that are there together do not overlap."""
    n = 30
    parents = [-1, *(int(rng.integers(-1, k)) for k in range(1, n))]
    fronts = [Front([], []) for _ in range(n + 1)]
    for r in range(60):
        ends = rng.choice(n, 2, replace=False).tolist()
        for side, i in enumerate(ends):
            fronts[i].begin.append((r, side))
        a, b = ends
        while a != b:
            a, b = (parents[a], b) if a > b else (a, parents[b])
        fronts[a].closing.append(r)
    found, rows, closed = fronts_of(parents, [1] * n, fronts), {}, []
    for i in (*reversed(range(n)), n):
        at = found.at[i]
        if at is None:
            continue
        here = rows.pop(id(at.block), [])
        assert len(here) == at.old
        here += [-1] * (at.new - at.old)
        for place, row in [
            *((place, row) for place, row, _ in at.begin),
            *((place, row) for other, to in at.merges for place, row in zip(to, rows.pop(id(other)), strict=True)),
        ]:
            assert here[place] in (-1, row)
            here[place] = row
        for closing in at.closings:
            assert [here[place] for place, _ in closing.pivots] == [row for _, row in closing.pivots]
            assert len(closing.pivots) <= MOST_CLOSING and len(here) == closing.before
            closed += [row for _, row in closing.pivots]
            for hole, last in closing.moves:
                here[hole] = here[last]
            here = here[: len(closing.after)]
            assert here == closing.after
        assert here == at.open
        if here:
            rows[id(at.block)] = here
    assert sorted(closed) == list(range(60)) and not rows
    blocks = list({id(at.block): at.block for at in found.at if at}.values())
    for a in blocks:
        for b in blocks:
            apart = a.start + a.size <= b.start or b.start + b.size <= a.start
            assert a is b or apart or a.ended < b.begun or b.ended < a.begun


def test_wide_trees_take_loops_and_others_lines() -> None:
    wide, narrow = build_tree(net(8, 1)), build_tree(machine("chain", 20))
    assert isinstance(loop_kernels.lines_for(wide, range(wide.rows)), WideLines)
    assert type(loop_kernels.lines_for(narrow, range(narrow.rows))) is Lines


# Slots: what parents leave and children add up is still there when it is taken, in as few places as it needs.
def depth_first(rng: np.random.Generator, count: int) -> list[int]:
    """Parents of a random tree whose links stand in the order of a walk that goes down first."""
    parents, path = [], [-1]
    for i in range(count):
        path = path[: int(rng.integers(1, len(path) + 1))]
        parents.append(path[-1])
        path.append(i)
    return parents


def in_any_order(rng: np.random.Generator, count: int) -> list[int]:
    """Parents of a random tree, each before its children."""
    return [int(rng.integers(-1, i)) for i in range(count)]


@pytest.mark.parametrize("tree", [depth_first, in_any_order])
def test_what_is_left_in_slots_is_found_there(tree: object, rng: np.random.Generator) -> None:
    parents = tree(rng, int(rng.integers(1, 60)))  # type: ignore[operator]
    slots = slots_of(parents)
    left = {LEFT_BY_GROUND: -1}
    for i, parent in enumerate(parents):
        assert left[slots.above[i]] == parent and slots.own[i] != slots.above[i]
        left[slots.own[i]] = i
    children = [{k for k, parent in enumerate(parents) if parent == i} for i in range(len(parents))]
    added: dict[int, set[int]] = {NONE: set()}
    for i in reversed(range(len(parents))):
        assert added[slots.sums[i]] == children[i] and slots.sums[i] != slots.onto[i]
        added[slots.onto[i]] = added[slots.upto[i]] | {i}
        assert not added[NONE]
    assert max(slots.own) < slots.down_count and max(slots.onto) < slots.sum_count


@pytest.mark.parametrize("count", [1, 2, 3, 1000])
def test_a_chain_needs_two_slots_a_comb_no_more_than_three(count: int) -> None:
    chain = slots_of(range(-1, count - 1))
    assert chain.down_count == min(count, 2) and chain.sum_count == min(count, 2)
    comb = slots_of([i - 2 if i % 2 == 0 else i - 1 for i in range(count)])
    assert comb.down_count <= 3 and comb.sum_count <= 3


# Lines that follow each other in the same way are fused: the same numbers, bit for bit, whatever lies on what.
ROWS, RECORD, GIVEN, LEFT = 30, 400, 200, 200


def some_step(rng: np.random.Generator) -> LinkStep:
    """A few sums and products of what lies in records, a row and an operand, left in records and an operand."""
    inputs = [OperandPlace(SLOT, 0, int(rng.integers(1, 4)), 0, 0), OperandPlace(SLOT, 0, 2, 0, 1)]
    if rng.random() < 0.5:
        inputs.append(OperandPlace(INPUT, 0, 2, 0, 2))
    if rng.random() < 0.5:
        inputs.insert(0, OperandPlace(ROW, 0, 5))
    columns = 1 + max(each.column for each in inputs if each.base != ROW)
    outputs = [OperandPlace(SLOT, 0, int(rng.integers(1, 4)), 0, columns)]
    if rng.random() < 0.3:
        outputs.append(OperandPlace(OUTPUT, 0, 1, 0, columns + 1))
    size = sum(each.size for each in inputs)
    made = [Instruction("input", (), k) for k in range(size)]
    made.append(Instruction("constant", (), 0.5))
    for _ in range(6):
        operation = "add" if rng.random() < 0.6 else "mul"
        made.append(Instruction(operation, tuple(rng.integers(0, len(made), 2).tolist())))
    left = sum(each.size for each in outputs)
    return LinkStep(prune(Program(size, made, rng.integers(0, len(made), left).tolist())), inputs, outputs)


def some_walk(rng: np.random.Generator) -> tuple[Walk, list[int], list[int]]:
    """Stretches of a few patterns whose columns go along at the same pace, or lie anywhere; where lines begin, and
    stretches among these."""
    steps = {k: some_step(rng) for k in range(4)}
    columns = {k: 1 + max(x.column for x in (*step.inputs, *step.outputs)) for k, step in steps.items()}
    patterns = [rng.integers(0, 4, rng.integers(2, 6)).tolist() for _ in range(3)]
    said = [[(int(rng.integers(0, ROWS // 2)), rng.integers(0, 40, columns[k])) for k in each] for each in patterns]
    words: list[int] = []
    begins, cuts, count = [], [], [0] * 4
    for n in range(90):
        which = int(rng.integers(0, 3))
        cuts.append(len(begins))
        wild = rng.random() < 0.3
        for k, (row, starts) in zip(patterns[which], said[which], strict=True):
            begins.append(len(words))
            at = rng.integers(0, 150, len(starts)) if wild else starts + n
            words += [k, (row + n) % ROWS, *at.tolist()]
            count[k] += 1
    return Walk(steps, np.array(words, dtype=np.int32), columns, count), begins, cuts


@pytest.mark.parametrize("seed", quick(3, range(200)))
def test_fused_lines_do_what_lines_do(rng: np.random.Generator) -> None:
    walk, begins, cuts = some_walk(rng)
    rows, cleared = 0.5 + rng.random((ROWS, 5)), [(0, RECORD)]
    one = Recursion([walk], rows, RECORD, cleared=cleared)
    short = fused(walk, np.array(begins), np.array(cuts), rows.shape[1])
    other = Recursion([short], rows, RECORD, cleared=cleared)
    given = rng.random(GIVEN) * 0.1
    (ours,), (theirs,) = followed(other, [LEFT], given), followed(one, [LEFT], given)
    np.testing.assert_array_equal(ours, theirs)
    assert len(short.lines) < len(walk.lines), "nothing is fused"
