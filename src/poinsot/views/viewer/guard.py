"""Access to the viewer's server: the page that it opened, and no other.

Any web page in the user's browser can reach a port of the loopback interface. So every request, for the page as for
its WebSocket, must

    name this server       Host: 127.0.0.1:PORT or localhost:PORT; a name that an attacker's DNS turned to us is another
    come from its page     Origin: the same; a WebSocket must have one, a page may have none
    know the token         128 random bits, in the path /TOKEN/ or as ?token=TOKEN, which leads to the path

The client asks for its WebSocket under the path of its page, so the token goes with it. A cookie would be sent to every
port of the machine, and not from the frames of notebooks.
Law: tests/views/viewer/test_guard.py, in a browser tests/browser/test_viewer.py
"""

from __future__ import annotations

import errno
import hmac
import secrets
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, urlsplit

from poinsot.errors import ModelError
from poinsot.records import dataclass, field

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
