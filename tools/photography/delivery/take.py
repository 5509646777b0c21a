"""Composing one picture: colours by role, the print of the house, the paper roll of the category."""

import hashlib
from pathlib import Path

import numpy as np

from compose.picture import Colours, compose
from compose.read_master import Master, load_master
from lettering.label import artwork_for

from .enlarge import enlarged, thinned
from .paper_roll import paper_for
from .plan import Job

#: The size pictures are delivered in; type is set for it.
_WIDTH, _HEIGHT = 800, 1000
_loaded: dict[Path, Master] = {}
#: Of the frame: less of the filling than this and nobody can tell the shade by it.
_SEEN = 0.006


def take(job: Job) -> np.ndarray:
    spec, choice = job.spec, job.choice
    master = _master(job.master)
    is_clear = choice.master.klass != "opaque"
    hides_fill = spec["shade"] is not None and not is_clear and _share(master, "fill") < _SEEN
    # A sponge, a mirror or a device comes in colours of its own, not in colours of its filling.
    is_thing = hides_fill and spec["texture"] == "none"
    colours = Colours(
        body=spec["fill"] if is_thing else spec["body"],
        cap=spec["cap"],
        fill=spec["fill"],
        finish=spec["finish"],
        # A box is tied with the ribbon of its house; rubber and puffs keep what suits them.
        accent=spec["cap"] if spec["shape"] == "gift-box" else None,
        shades=tuple(spec["panColours"]),
    )
    seed = int(hashlib.sha256(spec["product"].encode()).hexdigest()[:6], 16)
    wanted = dict(backdrop_hex=paper_for(spec["product"], spec["backdrop"]), seed=seed, mood=choice.mood)
    artwork = None
    if master.label_size is not None:
        ground = colours.body
        if is_clear:
            small = thinned(master, 4)
            ground = _seen_colour(small, compose(small, colours, None, **wanted))
        dot = spec["fill"] if hides_fill and not is_thing else None
        artwork = artwork_for(spec, master.label_size, _pixels_per_cm(master), ground, is_clear, dot)
    return compose(master, colours, artwork, **wanted)


def _master(path: Path) -> Master:
    """One at a time: jobs come sorted by master, and one takes 40 MB."""
    if path not in _loaded:
        _loaded.clear()
        master = load_master(str(path))
        _loaded[path] = enlarged(master, _WIDTH, _HEIGHT) if path.parent.name == "drafts" else master
    return _loaded[path]


def _pixels_per_cm(master: Master) -> float:
    return master.label_px_per_cm * _WIDTH / master.D.shape[1]


def _share(master: Master, role: str) -> float:
    coverage = master.roles.get(role)
    return 0.0 if coverage is None else float(np.mean(coverage, dtype=np.float64))


def _seen_colour(master: Master, image: np.ndarray) -> str:
    """What the eye sees behind the print: liquid and backdrop through the glass."""
    seen = image[np.asarray(master.label) > 0.5]
    red, green, blue = np.median(seen, axis=0).astype(int) if len(seen) else (128, 128, 128)
    return f"#{red:02X}{green:02X}{blue:02X}"
