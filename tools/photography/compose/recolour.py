"""Colour and finish onto neutral layers: scattered light takes the colour, reflections take it only on metal."""
import numpy as np

from compose.finish import Finish
from compose.read_master import Master

SHARP, ROUGH, BACKDROP = 0.4, 0.4, 0.5


def bounce_of(backdrop: np.ndarray) -> np.ndarray:
    """What the backdrop throws back, relative to the neutral one; a little grey stays, for the studio is not all paper."""
    relative = backdrop / BACKDROP
    grey = float(relative.mean())
    return 0.25 + 0.75 * (0.3 * grey + 0.7 * relative)


def diffuse_light(master: Master, bounce: np.ndarray) -> np.ndarray:
    total, direct = master.D[..., :1], master.D[..., 2:]
    return direct + np.maximum(total - direct, 0) * bounce


def reflection(master: Master, finish: Finish, bounce: np.ndarray) -> np.ndarray:
    """The surroundings in the surface, sharp or rough, without Fresnel."""
    total, direct = master.G[..., :1], master.G[..., 2:]
    sharp = (direct + np.maximum(total - direct, 0) * bounce) / SHARP
    if finish.sharp >= 1:
        return sharp
    rough = master.G[..., 1:2] / ROUGH * (0.5 + 0.5 * bounce)
    return sharp * finish.sharp + rough * (1 - finish.sharp)


def surface_light(master: Master, colour: np.ndarray, finish: Finish, bounce: np.ndarray) -> np.ndarray:
    """One surface of one colour, as if it filled the picture; masks cut it to its place."""
    seen = reflection(master, finish, bounce)
    fresnel = (finish.shine + (1 - finish.shine) * finish.edge * master.F)[..., None]
    plain = colour * diffuse_light(master, bounce) * finish.scatter * (1 - fresnel) + seen * fresnel
    if not finish.metal:
        return plain
    # Metal keeps its colour in reflections and pales towards grazing angles.
    tint = colour + (1 - colour) * (master.F * finish.edge)[..., None]
    return plain * (1 - finish.metal) + seen * tint * finish.metal
