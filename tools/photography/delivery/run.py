"""Composing many pictures: resumable, in two processes, with a line that says how far it is."""

import hashlib
import json
import os
import sys
import time
from multiprocessing import get_context

from compose.write import write_webp

from .places import COMPOSED, NICE, TOOL
from .plan import Job


def run(jobs: list[Job], size: str, processes: int, redo: bool = False) -> int:
    """Composes what has changed since the last run and answers how many that were."""
    COMPOSED[size].mkdir(parents=True, exist_ok=True)
    kept = COMPOSED[size] / "stamps.json"
    stamps = json.loads(kept.read_text()) if kept.exists() else {}
    edition = _edition()
    marks = {job.name: _mark(job, edition) for job in jobs}
    waiting = [job for job in jobs if redo or stamps.get(job.name) != marks[job.name] or not job.picture.exists()]
    started = time.monotonic()
    with get_context("fork").Pool(processes) as pool:
        # Runs of one master stay together: reading it takes as long as composing from it.
        for done, name in enumerate(pool.imap_unordered(_take_and_write, waiting, chunksize=8), 1):
            stamps[name] = marks[name]
            if done % 10 == 0 or done == len(waiting):
                kept.write_text(json.dumps(stamps))
                _say(done, len(waiting), time.monotonic() - started)
    return len(waiting)


def _take_and_write(job: Job) -> str:
    from .take import take

    write_webp(take(job), job.picture)
    return job.name


def _mark(job: Job, edition: str) -> str:
    """Changes when the spec, the master or the way of composing does. How large a pack is matters in another picture."""
    spec = {name: told for name, told in job.spec.items() if name != "sizes"}
    told = [spec, str(job.choice), job.master.stat().st_mtime_ns, edition]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


#: Modules of compose that only make masters or scenes: a change there leaves pictures as they are.
_ELSEWHERE = {"scene.py", "develop_master.py", "denoise.py", "exr.py", "choose_master.py"}


def _edition() -> str:
    sources = [path for path in (TOOL / "compose").rglob("*.py") if path.name not in _ELSEWHERE]
    sources += [*(TOOL / "lettering").rglob("*.py"), *(TOOL / "delivery" / name for name in ("take.py", "dress.py", "smear.py", "enlarge.py", "paper_roll.py"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources))).hexdigest()[:16]


def _say(done: int, all_: int, seconds: float) -> None:
    left = seconds / done * (all_ - done)
    end = "\n" if done == all_ or not sys.stdout.isatty() else "\r"
    print(f"{done}/{all_} composed, {left / 60:.0f} min left", end=end, flush=True)


def be_modest() -> None:
    """Shoppers and renders share the machine. Threads inside numpy would only fight with the second process."""
    os.nice(NICE)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")
