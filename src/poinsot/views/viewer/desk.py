"""One thread that does the requests of the page, the newest of each kind only, and plays runs between.

Sliders ask faster than a mechanism can be assembled, and viser answers each in a thread of its own. Here a request
takes the place of the one before it that was not yet done, so that nothing piles up and nothing runs twice at a time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

Action = Callable[[], None]


class Desk:
    """Requests by kind; ``tick`` runs every ``period`` seconds while something plays; ``idle`` after a pause.

    An error of an action goes to ``fault``, and the desk goes on.
    """

    def __init__(self, fault: Callable[[Exception], None], period: float = 1.0 / 60.0, pause: float = 0.25) -> None:
        self._asked: dict[object, Action] = {}
        self._turn = threading.Condition()
        self._closing = False
        self._period, self._pause, self._fault = period, pause, fault
        self.tick: Action | None = None
        self.idle: Action | None = None
        self._thread = threading.Thread(target=self._work, name="poinsot viewer", daemon=True)
        self._thread.start()

    def ask(self, kind: object, action: Action) -> None:
        """Have it done soon; in place of an older request of its kind."""
        with self._turn:
            if not self._closing:
                self._asked.pop(kind, None)
                self._asked[kind] = action
                self._turn.notify()

    def do(self, action: Action) -> None:
        """Have it done, and wait until it is; its error is raised here."""
        if threading.current_thread() is self._thread:
            action()
            return
        done = threading.Event()
        failed: list[BaseException] = []

        def wrapped() -> None:
            try:
                action()
            except BaseException as error:
                failed.append(error)
            finally:
                done.set()

        self.ask(done, wrapped)
        while not done.wait(0.2):
            if not self._thread.is_alive():
                return
        if failed:
            raise failed[0]

    def close(self) -> None:
        """End the thread; requests not begun are dropped."""
        with self._turn:
            self._closing = True
            self._turn.notify()
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout=10.0)

    def _work(self) -> None:
        next_tick = last = time.monotonic()
        rested = True
        while True:
            with self._turn:
                now = time.monotonic()
                waiting = None
                if self.tick is not None:
                    waiting = max(next_tick - now, 0.0)
                elif self.idle is not None and not rested:
                    waiting = max(last + self._pause - now, 0.0)
                if not self._asked and not self._closing and waiting != 0.0:
                    self._turn.wait(waiting)
                if self._closing:
                    return
                todo, self._asked = self._asked, {}
            for action in todo.values():
                self._try(action)
                last, rested = time.monotonic(), False
            now = time.monotonic()
            if self.tick is not None:
                if now >= next_tick:
                    next_tick = max(next_tick + self._period, now)
                    self._try(self.tick)
                    last, rested = time.monotonic(), False
            elif self.idle is not None and not rested and now - last >= self._pause and not todo:
                rested = True
                self._try(self.idle)

    def _try(self, action: Action) -> None:
        try:
            action()
        except Exception as error:
            self._fault(error)
