"""A part of a master: most surfaces are small, and working out their light in the whole frame takes three times as long."""
from dataclasses import replace

import numpy as np

from compose.read_master import Master

Box = tuple[slice, slice]


def box_around(mask: np.ndarray) -> Box:
    """Empty where the mask is."""
    seen = mask > 0
    rows, columns = np.flatnonzero(seen.any(1)), np.flatnonzero(seen.any(0))
    if not rows.size:
        return slice(0, 0), slice(0, 0)
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def cropped(master: Master, box: Box) -> Master:
    layers = {name: layer if (layer := getattr(master, name)) is None else layer[box]
              for name in ('D', 'G', 'E', 'F', 'T', 'k', 'label', 'label_uv')}
    return replace(master, roles={role: mask[box] for role, mask in master.roles.items()}, **layers)
