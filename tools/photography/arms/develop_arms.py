"""The three exposures of forearms into one master: light denoised at half size, brought to the size of the form."""
import json
import os

import numpy as np
from PIL import Image

from compose.denoise import Denoiser
from compose.exr import Channels, layer, read_exr

DIFFUSE, BACKDROP, SHARP, ROUGH = 0.25, 0.5, 0.4, 0.4
LIT = 0.97
"""Of light on the best lit skin: a shade looks there as its own colour says."""


def develop_arms(raw: str, target: str, denoise: Denoiser) -> None:
    with open(raw + '.json', encoding='utf8') as file:
        shot = json.load(file)
    skin, light, form = (read_exr(f'{raw}.{name}.exr') for name in ('skin', 'light', 'form'))
    uv, masks = _places(form, len(shot['tones']))
    whole = np.clip(masks.sum(0), 0, 1)
    small = np.clip(layer(skin, 'role skin', 'X')[..., 0], 0, 1)
    size = (whole.shape[1], whole.shape[0])
    lit = _clean(light, 'Diff', small, denoise)
    on_arm = _grown(lit[..., :1] / DIFFUSE, small, size)
    gain = LIT / float(np.percentile(on_arm[whole > 0.99], 90))
    shine = _grown(_clean(light, 'Gloss', small, denoise)[..., :2] / np.array((SHARP, ROUGH), np.float32), small, size)
    layers = dict(
        skin=_grown(_clean(skin, 'Diff', small, denoise), small, size) * gain,
        gloss=_grown(_clean(skin, 'Gloss', small, denoise)[..., :1], small, size) * gain,
        light=on_arm * gain, shine=shine * gain,
        paper=_grown(_smooth(lit[..., :1] / BACKDROP, 1 - small), 1 - small, size) * gain,
        form=_directions(form))
    packed = {name: np.clip(value, 0 if name != 'form' else -1, 60000).astype(np.float16) for name, value in layers.items()}
    packed.update(uv=uv.astype(np.float32), masks=np.clip(masks * 255, 0, 255).round().astype(np.uint8),
                  meta=np.array(json.dumps(shot)))
    # Renamed when complete, so that no reader sees half a master.
    with open(target + '.part', 'wb') as file:
        np.savez_compressed(file, **packed)
    os.replace(target + '.part', target)


def _places(form: Channels, count: int) -> tuple[np.ndarray, np.ndarray]:
    planes = [layer(form, f'arm {at}', 'RGB') for at in range(1, count + 1)]
    masks = np.stack([plane[..., 2] for plane in planes])
    total = sum(planes)
    return total[..., :2] / np.maximum(total[..., 2:], 1e-4), masks


def _directions(form: Channels) -> np.ndarray:
    found = layer(form, 'form', 'RGB')
    length = np.linalg.norm(found, axis=-1, keepdims=True)
    return np.where(length > 0.2, found / np.maximum(length, 1e-3), (0.0, 0.0, 1.0))


def _clean(exposure: Channels, kind: str, mask: np.ndarray, denoise: Denoiser) -> np.ndarray:
    direct, indirect, colour = (layer(exposure, kind + part, 'RGB') for part in ('Dir', 'Ind', 'Col'))
    guide = (0.25 + 0.5 * mask[..., None]) * np.ones(3, np.float32)
    return denoise((direct + indirect) * colour, guide.astype(np.float32), layer(exposure, 'Denoising Normal', 'XYZ'))


def _grown(plane: np.ndarray, mask: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """Enlarged without mixing across the border of `mask`: beyond it the nearest values inside go on."""
    weight = np.where(mask > 0.97, 1.0, 0.0).astype(np.float32)
    filled, sure = plane * weight[..., None], weight
    for reach in (1, 2, 4, 8):
        wide, wide_sure = _blurred(filled, reach), _blurred(sure[..., None], reach)[..., 0]
        inside = sure > 0.5
        guess = wide / np.maximum(wide_sure, 1e-4)[..., None]
        filled = np.where(inside[..., None], filled, np.where((wide_sure > 1e-4)[..., None], guess, 0))
        sure = np.where(inside | (wide_sure > 1e-4), 1.0, 0.0).astype(np.float32)
    planes = [np.asarray(Image.fromarray(np.ascontiguousarray(filled[..., at])).resize(size, Image.BICUBIC))
              for at in range(filled.shape[-1])]
    return np.maximum(np.stack(planes, -1), 0)


def _smooth(plane: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Paper is plain: the last grain of its light is evened out, without what is beside it."""
    weight = np.where(mask > 0.97, 1.0, 0.0).astype(np.float32)[..., None]
    for reach in (1, 2, 3, 4, 3, 2):
        plane = _blurred(plane * weight, reach) / np.maximum(_blurred(weight, reach), 1e-4)
    return plane


def _blurred(plane: np.ndarray, reach: int) -> np.ndarray:
    padded = np.pad(plane, ((reach, reach), (reach, reach), (0, 0)))
    total = np.zeros_like(plane)
    for down in (0, reach, 2 * reach):
        for across in (0, reach, 2 * reach):
            total += padded[down:down + plane.shape[0], across:across + plane.shape[1]]
    return total / 9
