"""A finished master from disk."""
import json
from dataclasses import dataclass
from typing import Optional

import numpy as np

SHARP_FROM = 600
"""Width in pixels."""


@dataclass(frozen=True)
class Master:
    meta: dict
    roles: dict[str, np.ndarray]
    """Coverage 0..1 by role."""
    D: np.ndarray
    G: np.ndarray
    E: np.ndarray
    F: np.ndarray
    T: Optional[np.ndarray]
    k: Optional[np.ndarray]
    label: np.ndarray
    label_uv: np.ndarray

    @property
    def klass(self) -> str:
        return self.meta['klass']

    @property
    def label_size(self) -> Optional[tuple[float, float]]:
        """Width and height in cm of the printable area."""
        area = self.meta['label']
        return (area['w'], area['h']) if area else None

    @property
    def label_px_per_cm(self) -> float:
        """Picture pixels to a centimetre at the label's middle: tells how fine print may be."""
        seen = self.label > 0.99
        near = seen & (np.abs(self.label_uv).max(-1) < 1.0)
        across = np.abs(np.diff(self.label_uv[..., 0], axis=1))[near[:, 1:] & near[:, :-1]]
        return float(1 / np.median(across)) if across.size else 0.0


def load_master(path: str) -> Master:
    with np.load(path) as data:
        meta = json.loads(str(data['meta']))
        roles = read_roles(data, meta)
        layers = [plane(data, name) for name in ('D', 'G', 'E', 'F', 'T', 'k')]
        return Master(meta, roles, *layers, plane(data, 'label') / 255, plane(data, 'label_uv'))


def read_roles(data: np.lib.npyio.NpzFile, meta: dict) -> dict[str, np.ndarray]:
    """Few samples leave the borders of masks frayed; half a pixel of blur makes them clean. Drafts are soft enough."""
    masks = data['roles'].astype(np.float32) / 255
    if meta['size'][0] >= SHARP_FROM:
        padded = np.pad(masks, ((0, 0), (1, 1), (1, 1)), mode='edge')
        rows = 0.25 * padded[:, :-2] + 0.5 * padded[:, 1:-1] + 0.25 * padded[:, 2:]
        masks = 0.25 * rows[..., :-2] + 0.5 * rows[..., 1:-1] + 0.25 * rows[..., 2:]
    return dict(zip(meta['roles'], masks))


def plane(data: np.lib.npyio.NpzFile, name: str) -> Optional[np.ndarray]:
    return data[name].astype(np.float32) if name in data.files else None
