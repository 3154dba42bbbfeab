"""A process whose disk fails."""

from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

SCRIPT = """
import gc, os, resource, sys, warnings
from pathlib import Path
import numpy as np
import poinsot as po
from poinsot.simulation.results import recording

kind, folder, limits = sys.argv[1], Path(sys.argv[2]), range(*map(int, sys.argv[3].split(",")))
disk = sys.argv[4] == "full"
recording.BATCH = 64
warnings.simplefilter("ignore")
model = po.load("examples/double_pendulum.toml")
options = {"samples": 301} | eval(sys.argv[5])
run = po.simulate(model, 1.0, **options)

def write(name):
    if kind in ("nc", "zarr", "csv", "parquet", "mat"):
        po.write(run, folder / name)
    elif kind == "checkpoint":
        po.simulate(model, 0.2, **options, checkpoint=folder / name, every=0.0)
    elif kind == "store":
        over = {"C.voltage": np.linspace(1.0, 4.0, 8)}
        po.ensemble(circuit(), over, time=0.05, samples=33, store=folder / name, chunk=2)
    else:
        po.simulate(model, 1.0, **options, to=folder / name).close()

def held():
    return {str(each.relative_to(folder)): each.read_bytes() for each in sorted(folder.rglob("*")) if each.is_file()}

def circuit():
    net = po.Network("filter")
    net.add(po.electrical.Resistor("R", 10.0), "a", "ground")
    net.add(po.electrical.Capacitor("C", 1e-3), "a", "ground")
    return net

target = {"nc": "a.nc", "zarr": "a.zarr", "stream.nc": "a.nc", "stream.zarr": "a.zarr", "checkpoint": "a.ckpt",
          "store": "a.zarr"}.get(kind, f"a.{kind}")
write(target)
before, failed = held(), 0
for limit in limits:
    if kind == "store":
        import shutil
        whole = po.read(folder / target).load()
        shutil.rmtree(folder / target)
    if disk:
        filler = folder / "filler"
        with open(filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(1024))
            except OSError:
                file.truncate(max(os.fstat(file.fileno()).st_size - limit, 0))
    else:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        write(target)
    except po.PoinsotError as error:
        assert "cannot write" in str(error), error
        failed += 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        if disk:
            filler.unlink()
        gc.collect()
    if kind == "store":
        write(target)  # goes on with the rest
        assert po.read(folder / target).drop_attrs().identical(whole.drop_attrs()), limit
        continue
    now = held()
    assert set(now) == set(before) or kind == "checkpoint", (limit, sorted(now), sorted(before))
    if failed and kind not in ("checkpoint", "store"):
        assert now == before, f"at {limit} bytes what was there has changed"
    before = now
write(target)
if kind != "checkpoint":
    po.read(folder / target)
else:
    po.resume(folder / target, model)
print("alive after", failed)
"""
