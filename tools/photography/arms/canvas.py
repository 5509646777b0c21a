"""A master of forearms, ready to lay strokes on: its naked skin with furrows is worked out once."""
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from compose.colour import luminance

from .furrows import furrows
from .lamps import mirrored, shading, tilted
from .noise import step

#: Light that scatters under skin softens relief: red most.
_SOFT = np.array((0.45, 0.62, 0.75), np.float32)
_SKIN_ROUGH = 0.42
#: Shadows on the paper are opened, as a retoucher does.
_OPEN = 0.55
#: Veins and flushes are softened by as much: make-up is to be looked at.
_EVEN = 0.5


@dataclass(frozen=True)
class Canvas:
    meta: dict
    skin: np.ndarray
    """Light from skin, as seen."""
    light: np.ndarray
    """Light that falls on it, 1 where it is best lit."""
    paper: np.ndarray
    form: np.ndarray
    uv: np.ndarray
    masks: np.ndarray
    """One for each arm."""
    relief: np.ndarray
    lines: np.ndarray

    @property
    def pixels_per_cm(self) -> float:
        return self.light.shape[1] / self.meta['across']


def load_canvas(path: Path, width: int) -> Canvas:
    with np.load(path) as data:
        meta = json.loads(str(data['meta']))
        # A whole division, so that places keep belonging to their pixels.
        share = data['masks'].shape[2] // width
        planes = {name: _thinned(data[name].astype(np.float32), share)
                  for name in ('skin', 'gloss', 'light', 'paper', 'form', 'uv')}
        masks = np.stack([_thinned(mask[..., None].astype(np.float32) / 255, share)[..., 0] for mask in data['masks']])
    uv, form = planes['uv'], planes['form'] / np.linalg.norm(planes['form'], axis=-1, keepdims=True)
    whole = np.clip(masks.sum(0), 0, 1)
    height, lines = furrows(uv[..., 0], uv[..., 1])
    height *= whole > 0.5
    turned = tilted(form, height, width / meta['across'])
    glossy = mirrored(turned, _SKIN_ROUGH * 0.6) / np.maximum(mirrored(form, _SKIN_ROUGH), 0.02)
    skin = _even_rims(planes['skin'], form, masks) * shading(form, turned)[..., None] ** _SOFT + planes['gloss'] * np.clip(glossy, 0.2, 3)[..., None]
    return Canvas(meta, skin, planes['light'][..., 0], np.maximum(planes['paper'], 0.02) ** _OPEN, form, uv, masks, height, lines)


def _even_rims(skin: np.ndarray, form: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """Few samples leave a green rim where red light has left the skin: there it takes the hue of the rest of its arm, and
    everywhere a part of it."""
    rim = np.maximum(_EVEN, 1 - step(form[..., 2], 0.3, 0.72))[..., None]
    bright = luminance(skin)[..., None]
    for mask in masks:
        inside = (mask > 0.99) & (form[..., 2] > 0.75)
        hue = skin[inside].mean(0) * np.array((1.05, 0.985, 0.94), np.float32)
        share = rim * (mask > 0.01)[..., None]
        skin = skin * (1 - share) + bright * hue / float(luminance(hue[None])[0]) * share
    return skin


def naked(canvas: Canvas, paper: np.ndarray) -> np.ndarray:
    """Arms without make-up on paper of this colour (linear light)."""
    arms = np.clip(canvas.masks.sum(0), 0, 1)[..., None]
    return canvas.skin * arms + canvas.paper * paper * (1 - arms)


def _thinned(plane: np.ndarray, share: int) -> np.ndarray:
    if share == 1:
        return plane
    size = (plane.shape[1] // share, plane.shape[0] // share)
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(plane[..., at])).resize(size, Image.BOX))
                     for at in range(plane.shape[-1])], -1)
