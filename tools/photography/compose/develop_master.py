"""Raw passes of one look into a finished master: light split by kind, denoised, put on one exposure, packed."""
import json
import os
from typing import Mapping, Sequence

import numpy as np

from compose.denoise import Denoiser
from compose.exr import Channels, has, layer, read_exr
from compose.paper import smooth_paper
from compose.region import box_of, joined

# The shares the materials were rendered with: blender/coding.py says why.
DIFFUSE, SHARP, ROUGH, BACKDROP = 0.25, 0.4, 0.4, 0.5
GLASS_DIFFUSE, FROST_DIFFUSE = 0.14, 0.3
WALL_TARGET = 0.86


def develop_master(raw: str, target: str, facts: Mapping[str, object], denoise: Denoiser) -> None:
    """`raw`: path without ending of the EXR file and the JSON that Blender left."""
    light = read_exr(raw + '.exr')
    with open(raw + '.json', encoding='utf8') as file:
        shot = json.load(file)
    roles = _roles(light)
    names = list(roles)
    packs = shot['packs']
    box = box_of(shot.get('region'), *roles['backdrop'].shape)
    roles['backdrop'] = _paper_outside(roles['backdrop'], box)
    clean = _denoised(light, roles, packs, box, denoise)
    if shot.get('region'):
        clean['D'] = joined(clean['D'], _wide_paper(read_exr(raw + '.wide.exr'), denoise), box)
    gain = WALL_TARGET / _wall_light(clean['D'], roles['backdrop'])
    D = smooth_paper(_diffuse(clean['D'], roles, packs) * gain, roles['backdrop'])
    layers = dict(D=D, G=clean['G'] * gain, E=clean['E'] * gain, F=layer(light, 'facing', 'X')[..., 0])
    if 'T' in clean:
        layers['T'] = clean['T'][..., [0, 2]] * gain
        layers['k'] = _crossed(clean['T'], roles, packs)
    packed = {}
    for pack in packs:
        owner = pack['owner']
        if not has(light, 'label' + owner):
            continue
        label = layer(light, 'label' + owner, 'RGB')
        layers['label_uv' + owner] = label[..., :2] / np.maximum(label[..., 2:], 1e-4)
        packed['label' + owner] = _byte(label[..., 2])
    packed.update({name: np.clip(value, -60000, 60000).astype(np.float16) for name, value in layers.items()})
    packed['roles'] = np.stack([_byte(roles[name]) for name in names])
    height, width = roles['backdrop'].shape
    meta = dict(facts, roles=names, packs=packs, label=packs[0]['label'], fill_is_cream=packs[0]['fill_is_cream'],
                seconds=shot['seconds'], size=[width, height])
    packed['meta'] = np.array(json.dumps(meta))
    # Renamed when complete, so that no reader sees half a master.
    with open(target + '.part', 'wb') as file:
        np.savez_compressed(file, **packed)
    os.replace(target + '.part', target)


def _roles(light: Channels) -> dict[str, np.ndarray]:
    names = {key.split('.')[-2][5:] for key in light if '.role ' in key}
    return {name: np.clip(layer(light, 'role ' + name, 'X')[..., 0], 0, 1) for name in sorted(names)}


def _radiance(light: Channels, kind: str) -> np.ndarray:
    parts = [layer(light, kind + part, 'RGB') for part in ('Dir', 'Ind', 'Col')]
    return (parts[0] + parts[1]) * parts[2]


def _paper_outside(backdrop: np.ndarray, box: tuple[slice, slice]) -> np.ndarray:
    whole = np.ones_like(backdrop)
    whole[box] = backdrop[box]
    return whole


def _wide_paper(wide: Channels, denoise: Denoiser) -> np.ndarray:
    """Diffuse light of the small exposure."""
    roles = _roles(wide)
    return smooth_paper(denoise(_radiance(wide, 'Diff'), _guide(roles), layer(wide, 'Denoising Normal', 'XYZ')), roles['backdrop'])


def _guide(roles: Mapping[str, np.ndarray]) -> np.ndarray:
    """Edges between roles guide the denoiser: without them a white cap bleeds into a white wall."""
    guide = np.zeros(roles['backdrop'].shape + (3,), np.float32)
    for at, mask in enumerate(roles.values()):
        tint = np.array([(at * 0.37 + 0.2) % 1, (at * 0.59 + 0.4) % 1, (at * 0.83 + 0.7) % 1], np.float32)
        guide += mask[..., None] * (0.2 + 0.7 * tint)
    return guide


def _denoised(light: Channels, roles: Mapping[str, np.ndarray], packs: Sequence[Mapping], shot_box: tuple[slice, slice],
              denoise: Denoiser) -> dict[str, np.ndarray]:
    guide = _guide(roles)
    glass = sum((roles['body' + pack['owner']] for pack in packs if pack['klass'] != 'opaque'), np.zeros_like(roles['backdrop']))
    # Behind glass the guides are as noisy as the picture and would keep its grain.
    normal = layer(light, 'Denoising Normal', 'XYZ') * (1 - glass)[..., None]
    clean = dict(D=_within(shot_box, denoise, _radiance(light, 'Diff'), guide, normal), E=layer(light, 'Emit', 'RGB')[..., 0])
    # Paper neither reflects nor lets through: only the pack's own part of the picture is worth the time.
    box = _box(1 - roles['backdrop'])
    clean['G'] = _within(box, denoise, _radiance(light, 'Gloss'), guide, normal)
    if glass.any():
        clean['T'] = _within(box, denoise, _radiance(light, 'Trans'), np.full_like(guide, 0.5), np.zeros_like(guide))
    return clean


def _box(pack: np.ndarray, margin: int = 16) -> tuple[slice, slice]:
    rows, columns = np.flatnonzero(pack.max(1) > 0.01), np.flatnonzero(pack.max(0) > 0.01)
    if not rows.size:
        return slice(0, 0), slice(0, 0)
    return (slice(max(0, rows[0] - margin), rows[-1] + margin), slice(max(0, columns[0] - margin), columns[-1] + margin))


def _within(box: tuple[slice, slice], denoise: Denoiser, noisy: np.ndarray, *guides: np.ndarray) -> np.ndarray:
    clean = np.zeros_like(noisy)
    if not clean[box].size:
        return clean
    clean[box] = denoise(np.ascontiguousarray(noisy[box]), *(np.ascontiguousarray(g[box]) for g in guides))
    return clean


def _wall_light(diffuse: np.ndarray, backdrop: np.ndarray) -> float:
    """Light on the wall at the height of the pack, both sides: what every picture of a listing has in common."""
    height, width = backdrop.shape
    rows = slice(height // 4, height // 2)
    seen = np.concatenate([diffuse[rows, :width // 10, 0].ravel(), diffuse[rows, -width // 10:, 0].ravel()])
    return float(np.median(seen)) / BACKDROP


def _diffuse(radiance: np.ndarray, roles: Mapping[str, np.ndarray], packs: Sequence[Mapping]) -> np.ndarray:
    """Divides each role's own scattering share out, leaving the light that falls there."""
    share = np.full(radiance.shape[:2], DIFFUSE, np.float32)
    share += roles['backdrop'] * (BACKDROP - DIFFUSE)
    for pack in packs:
        body = roles.get('body' + pack['owner'])
        if pack['klass'] != 'opaque' and body is not None:
            share += body * ((FROST_DIFFUSE if pack['klass'] == 'frosted' else GLASS_DIFFUSE) - DIFFUSE)
    return radiance / share[..., None]


def _crossed(T: np.ndarray, roles: Mapping[str, np.ndarray], packs: Sequence[Mapping]) -> np.ndarray:
    """How much fill a ray has met: 1 = once across the bottle, or one meeting with an opaque fill."""
    ratio = np.clip(T[..., 0], 1e-4, None) / np.clip(T[..., 1], 1e-4, None)
    met = np.clip(np.log(np.maximum(ratio, 1)), 0, 4)
    for pack in packs:
        body = roles.get('body' + pack['owner'])
        if pack['fill_is_cream'] and body is not None:
            met = np.where(body > 0, met / np.log(2), met)
    return met


def _byte(mask: np.ndarray) -> np.ndarray:
    return np.clip(mask * 255, 0, 255).round().astype(np.uint8)
