"""The empty paper of a picture, computed from the light that falls on it when nothing stands there."""
from dataclasses import replace
from functools import lru_cache

import numpy as np

from compose.backdrop import backdrop_light
from compose.colour import linear
from compose.paper import blurred
from compose.picture import WARMTH
from compose.read_master import Master, load_master
from compose.recolour import bounce_of
from compose.tone import developed
from delivery.places import WORK

#: By mood.
RIGS = {"noon": "noon", "window": "slant", "evening": "slant"}
#: The outermost rows of a render are its noisiest.
_RIM = 5


def computed_paper(down: int, rig: str, paper: str, mood: str, seed: int) -> np.ndarray:
    """sRGB 0..1, small: paper has no detail."""
    master, colour = _empty(down, rig), linear(paper)
    light = backdrop_light(master, colour, bounce_of(colour), np.ones(3, np.float32), mood, seed)
    return developed(light * np.array(WARMTH[mood], np.float32))


@lru_cache(maxsize=16)
def _empty(down: int, rig: str) -> Master:
    master = load_master(str(WORK / "previews" / f"object-nothing-{down}-{rig}-opaque.npz"))
    inner = master.D[_RIM:-_RIM, _RIM:-_RIM]
    # Few samples leave clouds.
    return replace(master, D=blurred(np.pad(inner, ((_RIM, _RIM), (_RIM, _RIM), (0, 0)), mode="edge"), 4))
