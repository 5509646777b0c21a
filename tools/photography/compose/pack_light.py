"""The light of one pack: each of its surfaces in its colour, then what is printed on it."""
from typing import Optional

import numpy as np

from compose.colour import linear
from compose.crop import box_around, cropped
from compose.decal import Artwork, printed
from compose.dress import Colours, dress
from compose.edges import at_own_side
from compose.finish import FINISHES
from compose.liquid import glass_light
from compose.read_master import Master
from compose.recolour import diffuse_light, reflection, surface_light

MIRROR = 0.6


def pack_light(master: Master, colours: Colours, artwork: Optional[Artwork], bounce: np.ndarray) -> np.ndarray:
    """(H, W, 3); black where the pack is not, so that backdrop and neighbours are simply added."""
    light = np.zeros(master.D.shape, np.float32)
    for role, mask in master.roles.items():
        if role == 'backdrop':
            continue
        box = box_around(mask)
        own = at_own_side(cropped(master, box), mask[box])
        if role == 'body' and master.klass != 'opaque':
            seen = glass_light(own, linear(colours.body), linear(colours.fill), bounce)
        else:
            hex_colour, finish = dress(role, colours)
            seen = surface_light(own, linear(hex_colour), finish, bounce)
        light[box] += seen * mask[box][..., None]
    if 'mirror' in master.roles:
        light += MIRROR * (master.E * master.roles['mirror'])[..., None] * (0.6 + 0.4 * bounce)
    if artwork is not None:
        box = box_around(master.label)
        light[box] = _with_print(cropped(master, box), light[box], artwork, bounce)
    return light


def _with_print(master: Master, light: np.ndarray, artwork: Artwork, bounce: np.ndarray) -> np.ndarray:
    for mask, hex_colour, kind in ((artwork.paper, artwork.paper_hex, 'paper'), (artwork.ink, artwork.ink_hex, 'matte'),
                                   (artwork.foil, artwork.foil_hex, 'foil')):
        where = printed(master, mask)
        if where is None:
            continue
        colour = linear(hex_colour)
        if kind == 'foil':
            # Foil that mirrors vanishes against black flags: half of it is always lit.
            seen = colour * (0.55 * diffuse_light(master, bounce) + 0.7 * reflection(master, FINISHES['matte'], bounce))
        else:
            seen = surface_light(master, colour, FINISHES[kind], bounce)
        light = light * (1 - where[..., None]) + seen * where[..., None]
    return light
