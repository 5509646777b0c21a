"""Smooth random fields over a plane: the same for the same seed."""
import numpy as np

_SIDE = 256


def field(x: np.ndarray, y: np.ndarray, seed: int) -> np.ndarray:
    """Value noise, -1..1, one change per unit."""
    lattice = np.random.default_rng(seed).uniform(-1, 1, (_SIDE, _SIDE)).astype(np.float32)
    column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    across, down = _ease(x - column), _ease(y - row)
    c0, c1, r0, r1 = column % _SIDE, (column + 1) % _SIDE, row % _SIDE, (row + 1) % _SIDE
    upper = lattice[r0, c0] * (1 - across) + lattice[r0, c1] * across
    lower = lattice[r1, c0] * (1 - across) + lattice[r1, c1] * across
    return upper * (1 - down) + lower * down


def layered(x: np.ndarray, y: np.ndarray, seed: int, layers: int = 3) -> np.ndarray:
    """Coarse and fine together."""
    total, weight = np.zeros_like(x), 0.0
    for at in range(layers):
        share = 0.55**at
        total = total + share * field(x * 2**at, y * 2**at, seed + at)
        weight += share
    return total / weight


def step(value: np.ndarray, low: float, high: float) -> np.ndarray:
    return _ease(np.clip((value - low) / (high - low), 0, 1))


def _ease(t: np.ndarray) -> np.ndarray:
    return (t * t * (3 - 2 * t)).astype(np.float32)
