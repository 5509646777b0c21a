"""Entry, run inside Blender: `blender -b --python shoot.py -- spec.json`. Builds one look or one scene and writes its passes."""
import json
import os
import sys
import time
from dataclasses import replace
from typing import Optional

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from geometry import move  # noqa: E402
from light import RIGS, frame, set_light, set_sweep  # noqa: E402
from light.framing import Frame, extent, horizon_depth, seen_extent  # noqa: E402
from passes import Region, expose, prepare  # noqa: E402
from scene import build_scene  # noqa: E402
from shapes import Pack, build  # noqa: E402

WIDE_PERCENT, WIDE_SAMPLES = 25, 24


def shoot_spec(spec: dict) -> None:
    """spec: rig, width, height, samples, limit, out (path without ending), and either shape, cut, klass, view or packs, props."""
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if 'packs' in spec:
        parts, view, packs = build_scene(spec)
    else:
        pack = build(spec['shape'], spec['cut'], spec['klass'], spec['view'])
        parts, view, packs = pack.parts, pack.frame, [_facts(pack, spec['klass'], '')]
        if spec['view'] == 'angle':
            view = _turned(parts, view)
    camera = _set_studio(parts, view, spec)
    built = time.time()
    prepare()
    region = _region(parts, camera) if spec.get('region') else None
    if region:
        expose(spec['out'] + '.wide.exr', WIDE_SAMPLES, spec['limit'], percent=WIDE_PERCENT)
    expose(spec['out'] + '.exr', spec['samples'], spec['limit'], region=region)
    seconds = dict(build=built - started, light=time.time() - built, cpu=time.process_time())
    with open(spec['out'] + '.json', 'w', encoding='utf8') as file:
        json.dump(dict(packs=packs, seconds=seconds, region=region, label=packs[0]['label'],
                       fill_is_cream=packs[0]['fill_is_cream']), file)


def _turned(parts: list[bpy.types.Object], view: Frame) -> Frame:
    """A second view: what stands is seen from higher up, what lies from lower down."""
    move(parts, turn=-30)
    down = view.look_down
    return replace(view, look_down=down - 24 if down > 40 else down + 11, tall=min(view.tall, 0.7))


def _region(parts: list[bpy.types.Object], camera: bpy.types.Object) -> Optional[Region]:
    """Where the pack and its shadow are. The rest is plain paper: a quarter of the size is plenty for it."""
    seen = [part for part in parts if not part.hide_render]
    if not seen:
        return None
    left, right, under, over = seen_extent(bpy.context.scene, camera, seen)
    region = (max(0.0, left - 0.07), min(1.0, right + 0.24), max(0.0, under - 0.07), min(1.0, over + 0.03))
    share = (region[1] - region[0]) * (region[3] - region[2])
    return region if share < 0.85 else None


def _set_studio(parts: list[bpy.types.Object], view: Frame, spec: dict) -> bpy.types.Object:
    bpy.context.view_layer.update()
    low, high = extent(parts)
    size = max((high - low).z, (high - low).x, 0.6 * (high - low).y)
    camera = frame(parts, view, spec['width'], spec['height'])
    back = max(horizon_depth(camera, size), high.y + 0.15 * size)
    set_sweep(size, back, 0.35 * size)
    set_light(RIGS[spec['rig']], (low + high) / 2, size, back)
    return camera


def _facts(pack: Pack, klass: str, owner: str) -> dict:
    """What composing must know of a pack and no pass can tell."""
    return dict(owner=owner, klass=klass, fill_is_cream=pack.fill_is_cream,
                label=pack.label and dict(w=pack.label[0], h=pack.label[1]))


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as source:
        shoot_spec(json.load(source))
