"""The relief of skin: small fields between fine lines, a little longer across the arm."""
from functools import lru_cache

import numpy as np

from .noise import field, layered

#: Side of the repeated patch in cm, pixels per cm, and cells along one side.
_SIDE, _FINE = 6.0, 170
_CELLS = (52, 104)


def furrows(u: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Height in cm at places of the arm, and how far each is inside a line: 0 on a field, 1 at a line's ground."""
    # Bent a little, so that the patch is not seen to repeat.
    x = u * 1.2 + 0.16 * field(u * 1.7, v * 1.7, 11) + 0.9 * field(u * 0.16, v * 0.16, 12)
    y = v * 0.85 + 0.16 * field(u * 1.7, v * 1.7, 13) + 0.9 * field(u * 0.16, v * 0.16, 14)
    lines = _sampled(_patch(), x, y)
    soft = layered(u * 3.1, v * 2.4, 21, 2)
    depth = 0.75 + 0.45 * field(u * 0.55, v * 0.55, 15)
    height = 0.0042 * lines * depth + 0.006 * soft
    return height.astype(np.float32), np.clip(-1.2 * lines * depth, 0, 1).astype(np.float32)


@lru_cache(maxsize=1)
def _patch() -> np.ndarray:
    """0 in a field, towards -1 in a line."""
    total = np.zeros((int(_SIDE * _FINE),) * 2, np.float32)
    for seed, (cells, share, wide) in enumerate(((_CELLS[0], 0.7, 0.16), (_CELLS[1], 0.42, 0.2))):
        total -= share * np.exp(-((_to_edge(cells, seed) / wide) ** 2))
    grain = np.random.default_rng(5).normal(0, 1, total.shape).astype(np.float32)
    for _ in range(2):
        grain = (grain + np.roll(grain, 1, 0) + np.roll(grain, 1, 1) + np.roll(grain, (1, 1), (0, 1))) / 4
    return total + 0.22 * grain


def _to_edge(cells: int, seed: int) -> np.ndarray:
    """Distance to the nearest border between cells of a shaken grid, in cells; it repeats at the sides."""
    size = int(_SIDE * _FINE)
    at = (np.arange(size, dtype=np.float32) + 0.5) * cells / size
    x, y = np.meshgrid(at, at)
    shake = np.random.default_rng(seed).uniform(0.08, 0.92, (2, cells, cells)).astype(np.float32)
    near = np.full(x.shape, 9.0, np.float32)
    next_near = near.copy()
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            column, row = np.floor(x).astype(np.int32) + across, np.floor(y).astype(np.int32) + down
            far = np.hypot(column + shake[0][row % cells, column % cells] - x, row + shake[1][row % cells, column % cells] - y)
            next_near = np.minimum(next_near, np.maximum(near, far))
            near = np.minimum(near, far)
    return next_near - near


def _sampled(patch: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    size = len(patch)
    px, py = x * _FINE, y * _FINE
    column, row = np.floor(px).astype(np.int32), np.floor(py).astype(np.int32)
    across, down = (px - column).astype(np.float32), (py - row).astype(np.float32)
    c0, c1, r0, r1 = column % size, (column + 1) % size, row % size, (row + 1) % size
    upper = patch[r0, c0] * (1 - across) + patch[r0, c1] * across
    lower = patch[r1, c0] * (1 - across) + patch[r1, c1] * across
    return upper * (1 - down) + lower * down
