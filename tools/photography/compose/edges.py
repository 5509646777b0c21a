"""Light at the border of two surfaces belongs to both; here each takes it from its own side, or pale packs get a fringe."""
from dataclasses import replace

import numpy as np

from compose.read_master import Master

REACH = 2


def at_own_side(master: Master, mask: np.ndarray) -> Master:
    """The master as one of its surfaces sees it."""
    stack = np.concatenate([master.D, master.G, master.F[..., None]], -1)
    stack = own_side(stack, mask)
    return replace(master, D=stack[..., :3], G=stack[..., 3:6], F=stack[..., 6])


def own_side(layer: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """`layer` with the border pixels of `mask` replaced by the mean of what lies wholly inside it nearby."""
    core = mask > 0.985
    border = (mask > 0.004) & ~core
    rows, columns = np.nonzero(border)
    if not rows.size:
        return layer
    height, width = mask.shape
    total = np.zeros((rows.size, layer.shape[-1]), np.float32)
    weight = np.zeros((rows.size, 1), np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            y, x = np.clip(rows + dy, 0, height - 1), np.clip(columns + dx, 0, width - 1)
            inside = core[y, x, None] / (1.0 + dx * dx + dy * dy)
            total += layer[y, x] * inside
            weight += inside
    found = weight[:, 0] > 0
    out = layer.copy()
    out[rows[found], columns[found]] = total[found] / weight[found]
    return out
