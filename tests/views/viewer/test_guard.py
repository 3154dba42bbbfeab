"""The viewer's server answers its own page and nobody else: asked over real sockets, as browsers ask."""

import http.client
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import viser

from poinsot import ModelError
from poinsot.views.viewer.server import FIRST_PORT, Guard, listening, started, stopped


@pytest.fixture(scope="module")
def running() -> Iterator[tuple[Any, Guard]]:
    server, guard = started()
    server.scene.add_frame("/secret", position=(1.0, 2.0, 3.0))
    yield server, guard
    stopped(server)


def opened(guard: Guard, path: str, origin: str | None, host: str | None = None) -> bytes:
    """What a WebSocket is sent first; http.client's error, as InvalidStatus, where it is refused."""
    from websockets.sync.client import connect
    from websockets.typing import Origin, Subprotocol

    with (
        socket.create_connection(("127.0.0.1", guard.port)) as made,
        connect(
            f"ws://{host or f'127.0.0.1:{guard.port}'}{path}",
            sock=made,
            origin=None if origin is None else Origin(origin),
            subprotocols=[Subprotocol(f"viser-v{viser.__version__}")],
            proxy=None,
        ) as connection,
    ):
        data = connection.recv(timeout=10)
        assert isinstance(data, bytes)
        return data


def page(guard: Guard, path: str, **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", guard.port, timeout=10)
    connection.request("GET", path, headers=headers)
    return connection.getresponse()


@pytest.mark.parametrize("way", ["/{token}", "/{token}/", "/?token={token}"])
@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_its_own_page_is_served(running: tuple[Any, Guard], way: str, name: str) -> None:
    _, guard = running
    host = f"{name}:{guard.port}"
    assert opened(guard, way.format(token=guard.token), f"http://{host}", host)


@pytest.mark.parametrize(
    ("way", "origin", "host"),
    [
        ("/{token}", "http://evil.example", None), ("/{token}", "https://127.0.0.1:{port}", None),
        ("/{token}", "http://127.0.0.1:1", None), ("/{token}", "http://127.0.0.1:{port}.evil.example", None),
        ("/{token}", "null", None), ("/{token}", None, None),
        ("/{token}", "http://localhost:{port}", "127.0.0.1:{port}"),
        ("/{token}", "http://evil.example:{port}", "evil.example:{port}"),
        ("/{token}", "http://127.0.0.1:{port}", "evil.example:{port}"), ("/{token}", "http://127.0.0.1", "127.0.0.1"),
        ("/", "http://127.0.0.1:{port}", None), ("/?token=", "http://127.0.0.1:{port}", None),
        ("/{token}x", "http://127.0.0.1:{port}", None), ("/?token=wrong", "http://127.0.0.1:{port}", None),
        ("/index.html/{token}", "http://127.0.0.1:{port}", None), ("//{token}.x/", "http://127.0.0.1:{port}", None),
        ("/%00", "http://127.0.0.1:{port}", None),
    ],
)  # fmt: skip
def test_all_others_are_refused(running: tuple[Any, Guard], way: str, origin: str | None, host: str | None) -> None:
    from websockets.exceptions import InvalidStatus

    _, guard = running
    said = {"token": guard.token, "port": str(guard.port)}
    with pytest.raises(InvalidStatus) as refused:
        opened(guard, way.format(**said), origin and origin.format(**said), host and host.format(**said))
    assert refused.value.response.status_code == 403


def test_the_page_needs_the_token_and_asks_nobody_else(running: tuple[Any, Guard]) -> None:
    _, guard = running
    for path, headers in [
        ("/", {}),
        ("/index.html", {}),
        ("/?token=wrong", {}),
        (f"/{guard.token}/", {"Host": "evil.example"}),
        (f"/{guard.token}/", {"Origin": "http://evil.example"}),
        ("/../../../../etc/passwd", {}),
    ]:
        answer = page(guard, path, **headers)
        assert answer.status == 403, path
        assert guard.token not in answer.read().decode()
    moved = page(guard, f"/?token={guard.token}")
    assert (moved.status, moved.headers["Location"]) == (303, f"/{guard.token}/")
    served = page(guard, moved.headers["Location"])
    assert served.status == 200
    assert b"<html" in served.read()[:200].lower()
    assert "connect-src 'self' data: blob: ws://127.0.0.1" in served.headers["Content-Security-Policy"]
    assert served.headers["Referrer-Policy"] == "no-referrer"
    assert page(guard, f"/{guard.token}/../../etc/passwd").status == 404


def test_it_listens_on_the_loopback_interface_alone(running: tuple[Any, Guard]) -> None:
    server, guard = running
    assert server.get_port() == guard.port
    for name in {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}:
        if not str(name).startswith("127."):
            with pytest.raises(OSError):
                socket.create_connection((str(name), guard.port), timeout=2)


def test_no_tunnel_is_made(running: tuple[Any, Guard]) -> None:
    server, _ = running
    assert server.request_share_url() is None


def test_a_token_is_never_the_same() -> None:
    assert len({Guard(1).token for _ in range(100)}) == 100
    assert Guard(1).token not in repr(Guard(1, "t"))
    assert "secret" not in repr(Guard(1, "secret"))


def test_ports(running: tuple[Any, Guard]) -> None:
    _, guard = running
    with pytest.raises(ModelError, match=f"port {guard.port} cannot be used: another program listens there"):
        listening(guard.port)
    with pytest.raises(ModelError, match="whole numbers"):
        listening(70000)
    with listening() as other:
        assert other.getsockname()[1] != guard.port
        assert other.getsockname()[1] >= FIRST_PORT


def test_a_viser_that_starts_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A viser whose server is not made as ours expects: nothing is served, nothing goes on listening."""
    from viser.infra import _infra
    from websockets.asyncio import server as theirs

    class Other:
        exceptions = _infra.websockets.exceptions
        datastructures = _infra.websockets.datastructures

        class asyncio:
            class server:
                serve = theirs.serve  # got hold of before we came

    monkeypatch.setattr(_infra, "websockets", Other)
    before = {thread.name for thread in threading.enumerate()}
    with pytest.raises(ModelError, match="cannot be guarded"):
        started()
    time.sleep(0.05)
    assert {thread.name for thread in threading.enumerate()} <= before | {"asyncio_0"}


def test_the_end_frees_the_port() -> None:
    server, guard = started()
    stopped(server)
    with listening(guard.port) as again:
        assert again.getsockname()[1] == guard.port
