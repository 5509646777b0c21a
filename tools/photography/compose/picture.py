"""One picture from one master: colours, label, liquid, backdrop, tone."""
from typing import Optional

import numpy as np

from compose.backdrop import backdrop_light
from compose.colour import linear
from compose.decal import Artwork
from compose.dress import Colours
from compose.edges import at_own_side
from compose.pack_light import pack_light
from compose.read_master import Master
from compose.recolour import bounce_of
from compose.tone import develop

__all__ = ['Artwork', 'Colours', 'WARMTH', 'compose']

WARMTH = {'noon': (1.0, 1.0, 1.0), 'window': (1.015, 1.0, 0.975), 'evening': (1.05, 1.0, 0.93)}


def compose(master: Master, colours: Colours, artwork: Optional[Artwork], backdrop_hex: str, *, mood: str = 'noon',
            seed: int = 0) -> np.ndarray:
    """-> uint8 sRGB (H, W, 3)."""
    paper = linear(backdrop_hex)
    bounce = bounce_of(paper)
    backdrop = master.roles['backdrop']
    light = backdrop_light(at_own_side(master, backdrop), paper, bounce, linear(colours.fill), mood, seed) * backdrop[..., None]
    light = light + pack_light(master, colours, artwork, bounce)
    return develop(light * np.array(WARMTH[mood], np.float32), seed=seed)
