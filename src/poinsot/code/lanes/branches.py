"""Branches in lanes: a condition that varies narrows the mask, and what no lane wants is jumped over."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from poinsot.code import typed
from poinsot.code.lanes.expressions import LaneExpressions, is_simple
from poinsot.code.varying import VARYING

SHORT = 4
"""Statements up to which a block that only assigns is done without a jump over it."""


class LaneBranches(LaneExpressions):
    """A function in lanes: its branches."""

    @abstractmethod
    def _block(self, body: Sequence[typed.Statement]) -> None:
        """Statements one after the other."""

    @contextmanager
    def _parted(self, end: str) -> Iterator[None]:
        """A block under a separate mask, which ends at a label."""
        before, self._masked = self._masked, True
        self._ends.append(end)
        yield
        self._ends.pop()
        self._masked = before

    @contextmanager
    def _within_path(self, node: object, branch: str) -> Iterator[None]:
        before, self._around = self._around, (*self._around, (id(node), branch))
        yield
        self._around = before

    def _branches(self, node: typed.If) -> None:
        condition = self._give(node.condition)
        if not condition.shape.varies:
            self._uniform_branches(condition.parts[0], node)
            return
        here = self._mask()
        truth = condition.parts[0]
        exits = _exits(node.yes) or _exits(node.no)
        left: list[str] = []
        for branch, body, wanted in (("yes", node.yes, truth), ("no", node.no, "")):
            if branch == "no":
                wanted = self._no(truth)
            mask = self._both(here, wanted)
            if not body:
                left.append(mask)
                continue
            self._set_mask(mask)
            end = self._label("end")
            with self._parted(end), self._within_path(node, branch):
                if not _is_short(body):
                    inner = self._label(branch)
                    self._branch(self._some(mask), inner, end)
                    self._begin(inner)
                self._block(body)
                self._begin(end)
            left.append(self._value(f"load {self._truth}, ptr {self._active}"))
        if not exits:
            self._set_mask(here or self._all())
            return
        mask = self._value(f"or {self._truth} {left[0]}, {left[1]}")
        self._set_mask(mask)
        on = self._label("on")
        self._branch(self._some(mask), on, self._ends[-1])
        self._begin(on)

    def _uniform_branches(self, condition: str, node: typed.If) -> None:
        yes, no, end = self._label("then"), self._label("else"), self._label("end")
        before, further = self._around, self._around
        self._branch(condition, yes, no if node.no else end)
        going = not node.no
        for label, body in ((yes, node.yes), (no, node.no)):
            if body:
                self._begin(label)
                self._around = before
                self._block(body)
                further = max(further, self._around, key=len)
                going = going or self._open
                self._go(end)
            elif label == yes:
                self._begin(label)
                going = True
                self._go(end)
        self._around = further
        if going:
            self._begin(end)

    def _each_lane(self, node: typed.EachLane, condition: typed.Expression, body: Sequence[typed.Statement]) -> None:
        found = self._give(condition)
        if self._lane or self._width == 1:
            self._uniform_branches(found.parts[0], typed.If(condition, tuple(body), ()))
            return
        where = self._both(self._mask(), self._as(found, VARYING).parts[0])
        counter = self._fresh("s")
        self._slots.append(f"  {counter} = alloca i64")
        head, inner, own = self._label("each"), self._label("lane"), self._label("do")
        again, end = self._label("next"), self._label("end")
        self._lines.append(f"  store i64 0, ptr {counter}")
        self._branch(self._some(where), head, end)
        self._begin(head)
        lane = self._value(f"load i64, ptr {counter}")
        self._branch(self._value(f"icmp slt i64 {lane}, {self._width}"), inner, end)
        self._begin(inner)
        self._branch(self._value(f"extractelement {self._truth} {where}, i64 {lane}"), own, again)
        self._begin(own)
        self._lane = lane
        with self._within_path(node, "each"):
            self._block(body)
        self._lane = ""
        self._begin(again)
        self._lines.append(f"  store i64 {self._value(f'add i64 {lane}, 1')}, ptr {counter}")
        self._go(head)
        self._begin(end)


def _is_short(body: Sequence[typed.Statement]) -> bool:
    """Whether a block is done as fast as it is jumped over."""

    def simple(node: typed.Statement) -> bool:
        match node:
            case typed.Assign(value=value):
                return is_simple(value)
            case typed.ArrayStore(target=typed.Field() as target, value=value):
                return is_simple(target) and is_simple(value)
            case typed.Break() | typed.Continue():
                return True
        return False

    return len(body) <= SHORT and all(map(simple, body))


def _exits(body: Sequence[typed.Statement]) -> bool:
    """Whether a block has a way out of it before its end, of a loop around or the function."""
    for each in body:
        match each:
            case typed.Break() | typed.Continue() | typed.Return():
                return True
            case typed.If(yes=yes, no=no) if _exits(yes) or _exits(no):
                return True
            case typed.While(body=inner) | typed.For(body=inner) if _returns(inner):
                return True
    return False


def _returns(body: Sequence[typed.Statement]) -> bool:
    for each in body:
        match each:
            case typed.Return():
                return True
            case typed.If(yes=yes, no=no) if _returns(yes) or _returns(no):
                return True
            case typed.While(body=inner) | typed.For(body=inner) if _returns(inner):
                return True
    return False
