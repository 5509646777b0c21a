"""Composes what has changed of arms and charts; one process, for a master of arms takes half a gigabyte."""
import hashlib
import json
import time

from compose.write import write_webp
from delivery.dress import seed_of
from delivery.paper_roll import paper_for
from delivery.places import COMPOSED, MASTERS, TOOL

from .canvas import load_canvas
from .chart import ChartStudio
from .kinds import KINDS
from .picture import ArmStudio
from .plan import ArmJob

#: Width of what is delivered, and the layout it is composed on.
SIZES = {'arm': (800, 'three'), 'chart': (1600, 'one')}
#: Fine skin costs more bytes than plain paper.
_QUALITY = {'arm': 80, 'chart': 72}


def compose_arms(jobs: list[ArmJob], redo: bool = False) -> int:
    """Answers how many were composed."""
    COMPOSED['final'].mkdir(parents=True, exist_ok=True)
    listed = COMPOSED['final'] / 'arm-stamps.json'
    stamps = json.loads(listed.read_text()) if listed.exists() else {}
    editions = {view: _edition(view) for view in SIZES}
    marks = {job.name: _mark(job, editions[job.view]) for job in jobs}
    waiting = [job for job in jobs if redo or stamps.get(job.name) != marks[job.name] or not picture_of(job).exists()]
    started = time.monotonic()
    for view, (width, layout) in SIZES.items():
        own = [job for job in waiting if job.view == view]
        if not own:
            continue
        canvas = load_canvas(master_of(layout), width)
        studio = ArmStudio(canvas) if view == 'arm' else ChartStudio(canvas)
        for done, job in enumerate(own, 1):
            paper, seed = paper_for(job.product, job.backdrop), seed_of(job.product)
            wanted = list(job.shades) if view == 'chart' else list(job.pans) or [job.shades[0][1]]
            write_webp(studio.take(KINDS[job.kind], wanted, paper, seed), picture_of(job), _QUALITY[view], method=5)
            stamps[job.name] = marks[job.name]
            if done % 20 == 0 or done == len(own):
                listed.write_text(json.dumps(stamps))
                print(f'{done}/{len(own)} {view}, {(time.monotonic() - started) / 60:.1f} min', flush=True)
    return len(waiting)


def picture_of(job: ArmJob):
    return COMPOSED['final'] / f'{job.name}.webp'


def master_of(layout: str):
    return MASTERS['final'][0] / f'arms-{layout}.npz'


def _mark(job: ArmJob, edition: str) -> str:
    """Changes when the shades, the master or the way of composing does."""
    facts = [job.name, job.kind, job.shades, job.pans, job.backdrop, master_of(SIZES[job.view][1]).stat().st_mtime_ns, edition]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


def _edition(view: str) -> str:
    own = {'arm': 'picture', 'chart': 'chart'}[view]
    names = ('canvas', 'furrows', 'kinds', 'lamps', 'lay', 'noise', 'stroke', own)
    return hashlib.sha256(b''.join((TOOL / 'arms' / f'{name}.py').read_bytes() for name in names)).hexdigest()[:16]
