"""Composing one picture: colours by role, the print of the brand, the backdrop of the category."""

from pathlib import Path

import numpy as np

from compose.picture import compose
from compose.read_master import Master, load_master

from .dress import colours_of, printed_on, seed_of
from .enlarge import enlarged, thinned
from .paper_roll import paper_for, paper_under
from .plan import Job
from .smear import covers, smear_colours

#: The size pictures are delivered in; type is set for it.
_WIDTH, _HEIGHT = 800, 1000
_loaded: dict[Path, Master] = {}


def take(job: Job) -> np.ndarray:
    spec, choice = job.spec, job.choice
    master = _master(job.master)
    colours, paper = colours_of(spec, master), paper_for(spec["product"], spec["backdrop"])
    if job.view == "texture":
        paper = paper_under(spec["fill"], paper) if covers(spec) else paper
        colours = smear_colours(spec, colours, paper)
    wanted = dict(backdrop_hex=paper, seed=seed_of(spec["product"]), mood=choice.mood)
    ground = colours.body
    if master.klass != "opaque" and master.label_size is not None:
        small = thinned(master, 4)
        ground = _seen_colour(small, compose(small, colours, None, **wanted))
    artwork = printed_on(spec, master, ground, master.label_px_per_cm * _WIDTH / master.D.shape[1])
    return compose(master, colours, artwork, **wanted)


def _master(path: Path) -> Master:
    """One at a time: jobs come sorted by master, and one takes 40 MB."""
    if path not in _loaded:
        _loaded.clear()
        master = load_master(str(path))
        _loaded[path] = enlarged(master, _WIDTH, _HEIGHT) if path.parent.name == "drafts" else master
    return _loaded[path]


def _seen_colour(master: Master, image: np.ndarray) -> str:
    """What the eye sees behind the print: liquid and backdrop through the glass."""
    seen = image[np.asarray(master.label) > 0.5]
    red, green, blue = np.median(seen, axis=0).astype(int) if len(seen) else (128, 128, 128)
    return f"#{red:02X}{green:02X}{blue:02X}"
