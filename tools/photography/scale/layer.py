"""Moving a photographed thing to another place and size on the same paper: the thing itself is copied, its shadow multiplied.

What a picture shows beside the thing is paper times shadow. Divided by the empty paper, which is computed, the shadow is left."""
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from compose.paper import blurred

#: From half of this share darker than the paper on, it may be shadow.
_SHADOW = 0.015
#: What differs from the paper by less than this share is paper; by more than that, it is the thing.
_SAME, _OTHER = 0.012, 0.05
#: How far around a thing its shadow is looked for, as shares of the picture: above and below, left and right. It falls to the
#: right, and fades over the last part.
_UPRIGHT, _ACROSS, _FADE = (0.1, 0.16), (0.16, 0.4), 0.11


@dataclass(frozen=True)
class Layer:
    """All 0..1 as they are seen (sRGB), of one size."""
    image: np.ndarray
    shadow: np.ndarray
    mask: np.ndarray


def fitted_paper(image: np.ndarray, paper: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """The computed paper, brought to the brightness of the picture's own where neither thing nor shadow is. All of them small:
    paper changes slowly."""
    ratio = np.log(np.maximum(image, 0.01) / np.maximum(paper, 0.01))
    free = _far_from(mask).astype(np.float64)
    rows, columns = free.shape
    y, x = np.mgrid[-1:1:rows * 1j, -1:1:columns * 1j]
    terms = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], -1)
    shady = _shade_of(mask)
    weight = free * (1 - 0.7 * shady)
    for _ in range(3):
        known = (terms * weight[..., None]).reshape(-1, 6).T
        shares = np.linalg.solve(known @ terms.reshape(-1, 6) + 1e-6 * np.eye(6), known @ ratio.reshape(-1, 3))
        rest = ratio - terms @ shares
        # Where shadow falls, what is darker than the fit has no say.
        weight = free * (1 - shady * np.clip(-rest.mean(-1) / _SHADOW - 0.5, 0, 1))
    # What is left is followed slowly: the wall of a low pack bends elsewhere than that of the model.
    slow = np.zeros_like(rest)
    for radius, calm in ((columns // 6, 0.02), (columns // 16, 0.12)):
        near = blurred(weight[..., None], radius)
        slow += blurred((rest - slow) * weight[..., None], radius) / (near + calm)
    return np.clip(paper * np.exp(terms @ shares + slow), 0, 1).astype(np.float32)


def _shade_of(mask: np.ndarray) -> np.ndarray:
    """Where a shadow may lie: at the right of the thing, and around its foot."""
    rows, columns = (np.flatnonzero((mask > 0.5).any(axis)) for axis in (1, 0))
    height, width = mask.shape
    shade = np.zeros((*mask.shape, 1), np.float32)
    shade[rows[0] + (rows[-1] - rows[0]) // 2:rows[-1] + height // 9, max(0, columns[0] - width // 14):] = 1
    return blurred(shade, width // 14)[..., 0]


def _far_from(mask: np.ndarray) -> np.ndarray:
    return blurred(mask[..., None], mask.shape[1] // 60)[..., 0] < 0.001


def resized(plane: np.ndarray, wide: int, tall: int, how: int = Image.LANCZOS) -> np.ndarray:
    if plane.ndim == 2:
        return np.asarray(Image.fromarray(plane.astype(np.float32)).resize((wide, tall), how))
    return np.stack([resized(plane[..., at], wide, tall, how) for at in range(plane.shape[-1])], -1)


def layer_of(image: np.ndarray, paper: np.ndarray, mask: np.ndarray) -> Layer:
    """`paper`: as fitted_paper answers it."""
    shadow = np.clip(image / np.maximum(paper, 0.01), 0.1, 1.6)
    return Layer(image, 1 + (shadow - 1) * _near(mask)[..., None], _inner(mask) * _unlike(shadow))


def laid(below: np.ndarray, layer: Layer, scale: float, shift: tuple[float, float]) -> np.ndarray:
    """`shift`: where the layer's own zero comes to lie after scaling."""
    height, width = below.shape[:2]
    tall, wide = (max(1, round(side * scale)) for side in layer.mask.shape)
    x, y = round(shift[0]), round(shift[1])
    left, top, right, low = max(0, x), max(0, y), min(width, x + wide), min(height, y + tall)
    target = slice(top, low), slice(left, right)
    source = slice(top - y, low - y), slice(left - x, right - x)
    image, shadow, mask = (np.clip(resized(plane, wide, tall), 0, 1.6)[source] for plane in (layer.image, layer.shadow, layer.mask))
    mask = mask[..., None]
    above = below.copy()
    above[target] = mask * image + (1 - mask) * below[target] * shadow
    return above


def _inner(mask: np.ndarray) -> np.ndarray:
    """A pixel less all around: the border itself is mixed with the paper already."""
    return np.clip(2 * blurred(mask[..., None], 1)[..., 0] - 1, 0, 1)


def _unlike(shadow: np.ndarray) -> np.ndarray:
    """0 where the picture shows plain paper: looks were altered since some were composed, and their outlines with them."""
    tall, wide = (side // 2 for side in shadow.shape[:2])
    off = resized(np.abs(shadow - 1).max(-1), wide, tall, Image.BOX)
    sheet = Image.fromarray((np.clip((off - _SAME) / (_OTHER - _SAME), 0, 1) * 255).astype(np.uint8))
    soft = np.asarray(sheet.filter(ImageFilter.MaxFilter(3))).astype(np.float32) / 255
    return np.clip(resized(blurred(soft[..., None], 1)[..., 0], 2 * wide, 2 * tall, Image.BILINEAR), 0, 1)


def _near(mask: np.ndarray) -> np.ndarray:
    """1 where the thing and its shadow are, 0 elsewhere and at the border of the picture, smooth between."""
    sides = []
    for axis, (before, after) in ((1, _UPRIGHT), (0, _ACROSS)):
        count = mask.shape[1 - axis]
        seen = np.flatnonzero((mask > 0.5).any(axis)) / count
        at = np.arange(count) / (count - 1)
        start, end = max(seen[0] - before, 0) + _FADE, min(seen[-1] + after, 1) - _FADE
        t = np.clip(1 - np.maximum(start - at, at - end) / _FADE, 0, 1)
        sides.append((t * t * (3 - 2 * t)).astype(np.float32))
    return sides[0][:, None] * sides[1][None, :]
