"""A master is rendered in full only where the pack and its shadow are; the plain paper around comes from a small exposure."""
from typing import Optional, Sequence

import numpy as np

FEATHER = 0.03
"""Share of the width over which one passes into the other."""


def box_of(region: Optional[Sequence[float]], height: int, width: int) -> tuple[slice, slice]:
    """Region (left, right, under, over as shares, counted from below) to rows and columns."""
    if region is None:
        return slice(0, height), slice(0, width)
    left, right, under, over = region
    rows = slice(int(np.ceil((1 - over) * height)) + 1, int((1 - under) * height) - 1)
    return slice(max(0, rows.start), min(height, rows.stop)), slice(int(np.ceil(left * width)) + 1, int(right * width) - 1)


def joined(full: np.ndarray, wide: np.ndarray, box: tuple[slice, slice]) -> np.ndarray:
    """`full` inside the box, the enlarged `wide` outside, feathered where they meet."""
    height, width = full.shape[:2]
    around = _enlarged(wide, height, width)
    weight = np.zeros((height, width), np.float32)
    weight[box] = 1
    soft = max(2, int(FEATHER * width))
    for axis, part, size in ((0, box[0], height), (1, box[1], width)):
        at = np.arange(size, dtype=np.float32)
        # At the frame's own edge there is nothing to pass into.
        near = np.where(part.start > 2, (at - part.start) / soft, 1.0)
        far = np.where(part.stop < size - 2, (part.stop - 1 - at) / soft, 1.0)
        ramp = np.clip(np.minimum(near, far), 0, 1)
        weight *= ramp[:, None] if axis == 0 else ramp[None]
    return full * weight[..., None] + around * (1 - weight[..., None])


def _enlarged(small: np.ndarray, height: int, width: int) -> np.ndarray:
    """Bilinear."""
    rows, columns = small.shape[:2]
    y = np.clip((np.arange(height) + 0.5) * rows / height - 0.5, 0, rows - 1)
    x = np.clip((np.arange(width) + 0.5) * columns / width - 0.5, 0, columns - 1)
    top, left = np.minimum(y.astype(int), rows - 2), np.minimum(x.astype(int), columns - 2)
    fy, fx = (y - top)[:, None, None], (x - left)[None, :, None]
    upper = small[top][:, left] * (1 - fx) + small[top][:, left + 1] * fx
    lower = small[top + 1][:, left] * (1 - fx) + small[top + 1][:, left + 1] * fx
    return (upper * (1 - fy) + lower * fy).astype(np.float32)
