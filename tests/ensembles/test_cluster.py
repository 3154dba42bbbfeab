"""Ensembles on a cluster: the bits of threads, whatever dies meanwhile."""

import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.stored import finished, hashes, same

LINE = """
import sys
import numpy as np
import poinsot as po
if __name__ == "__main__":
    over = {"elbow": np.linspace(-2.0, 3.0, 40), "shoulder.velocity": np.linspace(0.0, 9.0, 30)}
    options = dict(time=4.0, samples=9, rtol=1e-9, chunk=30, outputs=["joint_position"])
    cluster = sys.argv[2] if len(sys.argv) > 2 else None
    po.ensemble("examples/double_pendulum.toml", over, **options, store=sys.argv[1], cluster=cluster)
"""
OVER = {"elbow": np.linspace(-2.0, 3.0, 7), "shoulder.velocity": [0.0, 9.0, -4.0]}
OPTIONS: dict[str, Any] = {"time": 0.7, "samples": 9, "rtol": 1e-8}


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster of two processes on this machine."""
    from distributed import Client, LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        Client(cluster) as client,
    ):
        yield client


@pytest.mark.long
def test_a_cluster_is_as_threads(two_workers: Any, tmp_path: Path) -> None:
    """Law  the same files, by workers of one thread or two, in any pieces; and what comes back through the scheduler,
    where workers do not reach the store, is the same; resumed on threads, too."""
    from distributed import Client, LocalCluster

    m = po.load("examples/double_pendulum.toml")
    held = po.ensemble(m, OVER, **OPTIONS)
    po.ensemble(m, OVER, **OPTIONS, chunk=3, store=tmp_path / "threads.zarr")
    found = po.ensemble(m, OVER, **OPTIONS, chunk=3, store=tmp_path / "workers.zarr", cluster=two_workers)
    same(held, found)
    assert hashes(tmp_path / "threads.zarr") == hashes(tmp_path / "workers.zarr")
    with pytest.warns(po.RunWarning, match="2 of 2 workers do not reach the store memory://"):
        same(held, po.ensemble(m, OVER, **OPTIONS, chunk=4, store="memory://cluster.zarr", cluster=two_workers))
    done = tmp_path / "workers.zarr" / "poinsot" / "done" / "0"
    for k in (0, 3, 5):
        (done / str(k)).unlink()
    same(held, po.ensemble(m, OVER, **OPTIONS, store=tmp_path / "workers.zarr"))
    assert hashes(tmp_path / "threads.zarr") == hashes(tmp_path / "workers.zarr")
    with (
        LocalCluster(n_workers=1, threads_per_worker=2, dashboard_address=None, silence_logs=50) as one,
        Client(one) as client,
    ):
        po.ensemble(m, OVER, **OPTIONS, chunk=3, store=tmp_path / "one.zarr", cluster=client)
    assert hashes(tmp_path / "threads.zarr") == hashes(tmp_path / "one.zarr")


@pytest.mark.long
def test_workers_of_other_versions_are_refused(
    two_workers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By saying which, and what; nothing is run."""
    from poinsot.ensembles.storing import running

    m, own = po.load("examples/double_pendulum.toml"), running.surroundings_of()
    monkeypatch.setattr(running, "surroundings_of", lambda: {**own, "numpy": "1.0"})
    with pytest.raises(po.SimulationError, match=r"2 workers have other versions.*tcp://.*numpy .* \(here 1.0\)"):
        po.ensemble(m, OVER, **OPTIONS, store=tmp_path / "runs.zarr", cluster=two_workers)
    assert not list((tmp_path / "runs.zarr").rglob("done"))


@pytest.mark.long
def test_a_full_disk_at_a_worker_is_one_sentence(two_workers: Any, tmp_path: Path) -> None:
    """Law  what is finished stays; with room again the same line makes the same store."""
    m = po.load("examples/double_pendulum.toml")
    line: dict[str, Any] = {**OPTIONS, "chunk": 3, "cluster": two_workers}
    two_workers.run(_fill_up, 40)
    try:
        with pytest.raises(po.SimulationError, match=r"No space left on device. \d of 7 pieces"):
            po.ensemble(m, OVER, **line, store=tmp_path / "runs.zarr")
    finally:
        two_workers.run(_fill_up, None)
    po.ensemble(m, OVER, **line, store=tmp_path / "runs.zarr")
    po.ensemble(m, OVER, **OPTIONS, chunk=3, store=tmp_path / "threads.zarr")
    assert hashes(tmp_path / "threads.zarr") == hashes(tmp_path / "runs.zarr")


def _fill_up(room: int | None) -> None:
    """A worker's disk takes so many files more."""
    import errno

    from poinsot.ensembles.storing import place

    class Disk:
        left = room

        def __getattr__(self, name: str) -> Any:
            return getattr(os, name)

        def replace(self, a: Any, b: Any) -> None:
            assert self.left is not None
            self.left -= 1
            if self.left < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.replace(a, b)

    place.os = os if room is None else Disk()  # type: ignore[assignment]


@pytest.mark.long
def test_a_piece_that_kills_its_workers_is_left_out(tmp_path: Path) -> None:
    """By name; all others are there, also those that stood beside it."""

    def deadly(run: Any) -> float:
        if run["joint_position"][0, 1] == OVER["elbow"][3]:
            os.kill(os.getpid(), signal.SIGKILL)
        return float(run["joint_position"][-1, 0])

    m = po.load("examples/double_pendulum.toml")
    with warnings.catch_warnings(record=True, action="always", category=po.RunWarning) as told:
        found = po.ensemble(
            m, OVER, **OPTIONS, chunk=3, store=tmp_path / "runs.zarr", cluster=2, reduce={"end": deadly}
        )
    said = " ".join(str(each.message) for each in told)
    assert "1 pieces of the ensemble" in said and "members 9 … 11" in said
    assert found.attrs["status"] == "incomplete"
    assert (found.status.values == "not run").sum(axis=1).tolist() == [0, 0, 0, 3, 0, 0, 0]


@pytest.mark.long
@pytest.mark.parametrize(
    ("cluster", "said"), [("tcp://127.0.0.1:1", "no scheduler answers"), (3.5, "a client of Dask"), (0, "at least 1")]
)
def test_clusters_that_are_none(cluster: Any, said: str, tmp_path: Path) -> None:
    """One sentence."""
    m = po.load("examples/double_pendulum.toml")
    with pytest.raises(po.SimulationError, match=said):
        po.ensemble(m, OVER, **OPTIONS, store=tmp_path / "runs.zarr", cluster=cluster)


class Machines:
    """A scheduler, two workers and the one who runs the line, as processes; whoever is missing is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.line = folder, folder / "line.py"
        self.line.write_text(LINE)
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.address, self.started = "", 0

    def start(self, name: str, *arguments: str) -> None:
        log = open(self.folder / f"{name}.log", "ab")  # noqa: SIM115  (the process has it)
        self.running[name] = subprocess.Popen([sys.executable, *arguments], stdout=log, stderr=log)
        log.close()

    def dead(self, name: str) -> bool:
        return name not in self.running or self.running[name].poll() is not None

    def keep(self, store: Path) -> None:
        """Start what is missing."""
        if self.dead("scheduler"):
            self.kill("worker 0"), self.kill("worker 1")
            self.started += 1
            file = self.folder / f"scheduler-{self.started}.json"
            self.start(
                "scheduler", "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0",
                "--no-dashboard", "--scheduler-file", str(file),
            )  # fmt: skip
            until = time.monotonic() + 120
            while time.monotonic() < until and not (file.exists() and file.stat().st_size > 0):
                time.sleep(0.05)
            import json

            self.address = json.loads(file.read_text())["address"]
        for k in range(2):
            if self.dead(f"worker {k}"):
                self.start(
                    f"worker {k}", "-m", "distributed.cli.dask_worker", self.address, "--no-nanny", "--nthreads", "1",
                    "--no-dashboard", "--death-timeout", "60", "--local-directory", str(self.folder),
                )  # fmt: skip
        if self.dead("client"):
            self.start("client", str(self.line), str(store), self.address)

    def kill(self, name: str) -> None:
        if name in self.running:
            self.running[name].kill()
            self.running.pop(name).wait()

    def end(self) -> None:
        for name in list(self.running):
            self.kill(name)


@pytest.mark.long
def test_nothing_is_lost_and_nothing_twice(tmp_path: Path) -> None:
    """Law  workers, scheduler and client killed with signal 9 at random moments: the store is that of a run which
    nobody disturbed, file by file. POINSOT_KILLS says how often."""
    wanted, seed = int(os.environ.get("POINSOT_KILLS", "12")), int(os.environ.get("POINSOT_SEED", "16"))
    rng, kills, whole = np.random.default_rng(seed), dict.fromkeys(("worker", "scheduler", "client"), 0), 0
    machines = Machines(tmp_path)
    subprocess.run([sys.executable, str(machines.line), str(tmp_path / "undisturbed.zarr")], check=True)
    expected = hashes(tmp_path / "undisturbed.zarr")
    store = tmp_path / "runs-0.zarr"
    begun = time.monotonic()
    try:
        while sum(kills.values()) < wanted or not whole:
            assert time.monotonic() - begun < 60.0 * max(wanted, 10), (kills, whole)
            machines.keep(store)
            client = machines.running["client"]
            until = time.monotonic() + float(rng.uniform(0.0, 6.0))
            if rng.random() < 0.8:  # in the midst of pieces, not of a beginning
                more = finished(store) + int(rng.integers(1, 9))
                while client.poll() is None and finished(store) < more and time.monotonic() < until + 60.0:
                    time.sleep(0.005)
                until = time.monotonic() + float(rng.uniform(0.0, 0.1))
            while time.monotonic() < until and client.poll() is None:
                time.sleep(0.005)
            if client.poll() == 0:
                assert hashes(store) == expected, (seed, kills)
                whole += 1
                store = tmp_path / f"runs-{whole}.zarr"
                machines.running.pop("client")
                continue
            if sum(kills.values()) < wanted and (store / "poinsot").exists():
                who = str(rng.choice(["worker 0", "worker 1", "scheduler", "client", "client"]))
                kills[who.partition(" ")[0]] += 1
                machines.kill(who)
    finally:
        machines.end()
    print(f"seed {seed}: {kills} killed, {whole} whole stores in {time.monotonic() - begun:.0f} s")
