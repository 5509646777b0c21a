"""Artwork onto the pack: warped through the label's own coordinates, so that it is exact on curves."""
from dataclasses import dataclass
from typing import Optional

import numpy as np

from compose.read_master import Master


@dataclass(frozen=True)
class Artwork:
    """Coverage masks of one size that lie over the whole printable area; None where nothing is printed that way."""
    ink: Optional[np.ndarray] = None
    foil: Optional[np.ndarray] = None
    paper: Optional[np.ndarray] = None
    ink_hex: str = '#2a2320'
    foil_hex: str = '#C9A36A'
    paper_hex: str = '#f7f3ec'


def printed(master: Master, mask: Optional[np.ndarray]) -> Optional[np.ndarray]:
    """Where the mask lies in the picture, 0..1, (H, W)."""
    if mask is None or master.label_size is None:
        return None
    art = mask.astype(np.float32) / (255 if mask.dtype == np.uint8 else 1)
    wide, tall = master.label_size
    per_cm = art.shape[1] / wide
    art = _shrunk(art, per_cm, master.label_px_per_cm)
    rows, columns = art.shape
    x = (master.label_uv[..., 0] / wide + 0.5) * columns - 0.5
    y = (0.5 - master.label_uv[..., 1] / tall) * rows - 0.5
    return _sample(art, x, y) * master.label


def _shrunk(art: np.ndarray, per_cm: float, seen: float) -> np.ndarray:
    """Artwork much finer than the picture is averaged down first, or thin strokes break up."""
    times = int(per_cm / max(seen, 1) / 1.3)
    if times < 2:
        return art
    rows, columns = art.shape[0] // times * times, art.shape[1] // times * times
    return art[:rows, :columns].reshape(rows // times, times, columns // times, times).mean((1, 3))


def _sample(art: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Bilinear; nothing outside."""
    rows, columns = art.shape
    inside = (x > -1) & (y > -1) & (x < columns) & (y < rows)
    padded = np.pad(art, 1)
    x, y = np.where(inside, x, -1) + 1, np.where(inside, y, -1) + 1
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    right, low = np.minimum(left + 1, columns + 1), np.minimum(top + 1, rows + 1)
    fx, fy = x - left, y - top
    upper = padded[top, left] * (1 - fx) + padded[top, right] * fx
    lower = padded[low, left] * (1 - fx) + padded[low, right] * fx
    return (upper * (1 - fy) + lower * fy) * inside
