"""Viser's server behind our guard. Viser itself asks for no token and looks at no Origin, and listens everywhere.

It has no place for a guard either: its worker hands its own answer to ``websockets.asyncio.server.serve``. While our
server starts, that function is one that, called with our host, listens on our socket and asks the guard first; all
others it hands through. A viser that starts otherwise is not served at all: ModelError, and nothing listens.
Law: tests/views/viewer/test_guard.py
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from poinsot.errors import ModelError
from poinsot.views.viewer.guard import LOOPBACK, Guard, listening

_STARTING = threading.Lock()


class _Host(str):
    """The loopback interface, told from any other by which object it is."""


def started(port: int | None = None, label: str = "poinsot") -> tuple[Any, Guard]:
    """A running ``viser.ViserServer`` that serves its own page only, and its guard.

    port    None for the next free one
    Errors  ModelError where viser is missing, the port is taken, or this viser cannot be guarded
    """
    viser = _viser()
    made = listening(port)
    guard = Guard(made.getsockname()[1])
    host, guarded = _Host(LOOPBACK), []

    def serve(handler: Any, *where: Any, process_request: Any = None, **options: Any) -> Any:
        if where and where[0] is host:
            guarded.append(True)
            return original(handler, sock=made, process_request=guard.around(process_request), **options)
        return original(handler, *where, process_request=process_request, **options)

    from websockets.asyncio import server as websockets

    with _STARTING, _silent():
        original = websockets.serve
        websockets.serve = serve  # type: ignore[assignment,misc]
        try:
            server = viser.ViserServer(host=host, port=guard.port, label=label, verbose=False)
        finally:
            websockets.serve = original  # type: ignore[misc]
    if not guarded:
        server.stop()
        made.close()
        raise ModelError(
            f"viser {viser.__version__} starts its server in a way that poinsot does not know, so that it cannot be "
            "guarded against other pages in the browser; nothing is shown. Install a viser of the range that poinsot "
            "asks for: pip install 'poinsot[view]'"
        )
    server.request_share_url = lambda verbose=True: None  # a public tunnel, whoever asks for it
    server.gui.configure_theme(show_share_button=False, show_logo=False, control_width="medium")
    return server, guard


def stopped(server: Any) -> None:
    """End the server and its threads."""
    with _silent():
        server.stop()


@contextmanager
def _silent() -> Iterator[None]:
    """Viser prints where it listens, without the token, and that it has stopped."""
    from rich import get_console

    console = get_console()
    before, console.quiet = console.quiet, True
    try:
        yield
    finally:
        console.quiet = before


def _viser() -> Any:
    try:
        import viser
    except ImportError as error:
        raise ModelError(
            f"the viewer needs the package {error.name or 'viser'}, which is not installed: pip install 'poinsot[view]'"
        ) from None
    return viser
