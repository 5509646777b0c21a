"""Entry, run inside Blender: `blender -b --python measure.py -- spec.json`. How large each pack is, and where it lies in its
front picture: found from its points, without rendering."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bmesh  # noqa: E402
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

from light import frame  # noqa: E402
from light.framing import extent  # noqa: E402
from shapes import build  # noqa: E402
from shapes.kit import forget_surfaces  # noqa: E402

FINE = 3
"""Pixels of the mask's drawing for one of the mask."""
Parts = list[bpy.types.Object]


def measure(spec: dict) -> None:
    """spec: width, height, out (a folder), looks (shape, cut, klass each)."""
    for look in spec['looks']:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        forget_surfaces()
        pack = build(look['shape'], look['cut'], look['klass'], '')
        bpy.context.view_layer.update()
        camera = frame(pack.parts, pack.frame, spec['width'], spec['height'])
        seen = [part for part in pack.parts if not part.hide_render]
        name = os.path.join(spec['out'], f"{look['shape']}-{look['cut']}")
        _outline(seen, camera, spec).save(name + '.png')
        with open(name + '.json', 'w', encoding='utf8') as file:
            json.dump(dict(look, look_down=pack.frame.look_down, **_facts(seen, camera, spec)), file)


def _facts(parts: Parts, camera: bpy.types.Object, spec: dict) -> dict:
    low, high = extent(parts)
    middle = (low + high) / 2
    foot = Vector((middle.x, middle.y, 0))
    across = camera.matrix_world.to_3x3() @ Vector((1, 0, 0))
    seen = np.array(_pixel(camera, middle + across, spec)) - np.array(_pixel(camera, middle - across, spec))
    ends = _ends(parts)
    return dict(
        per_cm=float(np.hypot(*seen)) / 2,
        size=list(high - low),
        foot=_pixel(camera, foot, spec),
        top=_pixel(camera, foot + Vector((0, 0, high.z)), spec),
        ends=[_pixel(camera, end, spec) for end in ends],
        length=(ends[1] - ends[0]).length,
        volume=max(_volume(part) for part in parts),
    )


def _pixel(camera: bpy.types.Object, place: Vector, spec: dict) -> list[float]:
    seen = world_to_camera_view(bpy.context.scene, camera, place)
    return [seen.x * spec['width'], (1 - seen.y) * spec['height']]


def _pixels(camera: bpy.types.Object, places: np.ndarray, spec: dict) -> np.ndarray:
    """Many at once: bpy's own function takes seconds for a brush."""
    lens = camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=spec['width'], y=spec['height'])
    seen = np.c_[places, np.ones(len(places))] @ np.array(lens @ camera.matrix_world.inverted()).T
    flat = seen[:, :2] / seen[:, 3:]
    return (flat * (1, -1) + 1) / 2 * (spec['width'], spec['height'])


def _points(parts: Parts) -> np.ndarray:
    """Corners of all parts in the studio's cm."""
    found = []
    for part in parts:
        flat = np.empty(3 * len(part.data.vertices))
        part.data.vertices.foreach_get('co', flat)
        found.append(np.c_[flat.reshape(-1, 3), np.ones(len(flat) // 3)] @ np.array(part.matrix_world).T)
    return np.concatenate(found)[:, :3]


def _ends(parts: Parts) -> tuple[Vector, Vector]:
    """Of what lies: the two ends of its longest way across the paper."""
    flat = _points(parts)[:, :2]
    middle = flat.mean(0)
    axis = np.linalg.eigh(np.cov((flat - middle).T))[1][:, -1]
    axis = axis if axis[0] > 0 else -axis
    along = (flat - middle) @ axis
    first, last = middle + axis * along.min(), middle + axis * along.max()
    return Vector((*first, 0)), Vector((*last, 0))


def _volume(part: bpy.types.Object) -> float:
    """In ml. A body that is open at an end is closed by bmesh's own sum well enough."""
    mesh = bmesh.new()
    mesh.from_mesh(part.data)
    mesh.transform(part.matrix_world)
    volume = abs(mesh.calc_volume(signed=True))
    mesh.free()
    return volume


def _outline(parts: Parts, camera: bpy.types.Object, spec: dict) -> Image.Image:
    """The share of each pixel that the pack covers."""
    sheet = Image.new('L', (spec['width'] * FINE, spec['height'] * FINE))
    pen = ImageDraw.Draw(sheet)
    for part in parts:
        corners = [tuple(place) for place in FINE * _pixels(camera, _points([part]), spec)]
        for face in part.data.polygons:
            pen.polygon([corners[at] for at in face.vertices], fill=255)
    return sheet.resize((spec['width'], spec['height']), Image.BOX)


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as source:
        measure(json.load(source))
