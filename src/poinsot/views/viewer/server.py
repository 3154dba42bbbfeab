"""Viser's server behind our guard. Viser itself asks for no token and looks at no Origin, and listens everywhere.

It has no place for a guard either: its worker hands its own answer to ``websockets.asyncio.server.serve``. While our
server starts, that function is one that, called with our host, listens on our socket and asks the guard first; all
others it hands through. A viser that starts otherwise is not served at all: ModelError, and nothing listens.
Law: tests/views/viewer/test_guard.py
"""

from __future__ import annotations

import errno
import hmac
import secrets
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, urlsplit

from poinsot.errors import ModelError
from poinsot.records import dataclass, field

# Access to the viewer's server: the page that it opened, and no other.

LOOPBACK = "127.0.0.1"
FIRST_PORT, PORTS = 18340, 100
_LOCAL = (LOOPBACK, "localhost")


@dataclass(frozen=True)
class Guard:
    """The conditions for a request to be served on a port."""

    port: int
    token: str = field(default_factory=lambda: secrets.token_urlsafe(16), repr=False)

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{LOOPBACK}:{self.port}/?token={self.token}"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names under which this server may be asked for."""
        return tuple(f"{name}:{self.port}" for name in _LOCAL)

    def fault(self, path: str, hosts: Sequence[str], origins: Sequence[str], socket_asked: bool) -> str | None:
        """Why a request is refused; None of one that is not.

        hosts, origins: all values of these headers. socket_asked: for a WebSocket, not for a page
        """
        if len(hosts) != 1 or hosts[0].lower() not in self.hosts:
            return "This server answers on the loopback interface only."
        if origins and (len(origins) != 1 or origins[0].lower() != f"http://{hosts[0].lower()}"):
            return "Another site's page may not speak with this server."
        if socket_asked and not origins:
            return "A WebSocket must say which page it belongs to."
        first, query = self._said(path)
        if not (self._known(first) or self._known(query)):
            return "The address lacks its token. Open the one that poinsot has printed."
        return None

    def within(self, path: str) -> str | None:
        """The path without its token; None where it must move there first."""
        first, _ = self._said(path)
        return "/" + urlsplit(path).path.removeprefix(f"/{first}").lstrip("/") if self._known(first) else None

    def _said(self, path: str) -> tuple[str, str]:
        """The text at the place of the token: the first part of the path, and in the query."""
        try:
            parts = urlsplit("//h" + path if path.startswith("/") else path)
            return parts.path.lstrip("/").partition("/")[0], parse_qs(parts.query).get("token", [""])[0]
        except ValueError:
            return "", ""

    def _known(self, said: str) -> bool:
        return hmac.compare_digest(said.encode("utf-8", "replace"), self.token.encode())

    def around(self, answer: Callable[[Any, Any], Any] | None) -> Callable[[Any, Any], Any]:
        """Viser's own answer to a request (websockets: ``process_request``), behind this guard.

        A response ends the request; None opens the WebSocket.
        """

        def guarded(connection: Any, request: Any) -> Any:
            asks = request.headers.get_all("Upgrade")
            said = request.headers.get_all("Host"), request.headers.get_all("Origin")
            if fault := self.fault(request.path, *said, bool(asks)):
                return connection.respond(HTTPStatus.FORBIDDEN, fault + "\n")
            if asks:
                return None
            path = self.within(request.path)
            if path is None:
                moved = connection.respond(HTTPStatus.SEE_OTHER, "")
                moved.headers["Location"] = f"/{self.token}/"
                return self._closed_up(moved)
            if answer is None:
                return connection.respond(HTTPStatus.NOT_FOUND, "There is no page here.\n")
            return self._closed_up(answer(connection, replace(request, path=path)))

        return guarded

    def _closed_up(self, response: Any) -> Any:
        """A page that makes no request to another server, whatever stands in the names it shows."""
        own = " ".join(f"ws://{host}" for host in self.hosts)
        response.headers["Content-Security-Policy"] = (
            "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
            f"connect-src 'self' data: blob: {own}; form-action 'none'; base-uri 'none'"
        )
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cache-Control"] = "no-store"
        return response


def listening(port: int | None = None) -> socket.socket:
    """A socket that listens on the loopback interface alone: on this port, or on the first free one of ours.

    Errors  ModelError for a port that is taken, or that is none
    """
    if port is not None:
        if not (isinstance(port, int) and 0 <= port < 65536):
            raise ModelError(f"the port {port!r} is none; ports are whole numbers from 1 to 65535, 0 for any free one")
        try:
            return _bound(port)
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            why = "another program listens there" if taken else (error.strerror or str(error)).lower()
            raise ModelError(
                f"port {port} cannot be used: {why}. Name another one, or none: then the next free one is taken"
            ) from None
    for each in (*range(FIRST_PORT, FIRST_PORT + PORTS), 0):
        try:
            return _bound(each)
        except OSError:
            continue
    raise ModelError("no port of the loopback interface is free, so the viewer has nowhere to listen")


def _bound(port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((LOOPBACK, port))
        made.listen(32)  # at once: until then another could bind it, too
    except OSError:
        made.close()
        raise
    return made


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
