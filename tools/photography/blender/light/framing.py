"""Hands-off framing: the pack fills its share of a 4:5 picture and stands on its line; the horizon lies at 70 %."""
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Sequence

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

HORIZON = 0.30


@dataclass(frozen=True)
class Frame:
    """How a shape is looked at."""
    look_down: float = 7
    turn: float = 0
    tall: float = 0.77
    """Largest share of the height and of the width."""
    wide: float = 0.72
    foot: float = 0.115
    """Where its lowest point stands, from below; wide packs stand a little higher."""
    middle: float = 0.5
    """Where its middle stands, from the left."""
    lens: float = 100


def extent(parts: Sequence[bpy.types.Object]) -> tuple[Vector, Vector]:
    points = [p.matrix_world @ Vector(c) for p in parts for c in p.bound_box]
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return low, high


def frame(parts: Sequence[bpy.types.Object], view: Frame, width: int, height: int) -> bpy.types.Object:
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = view.lens, 28.8, 'HORIZONTAL', 1e5
    low, high = extent(parts)
    middle = (low + high) / 2
    size = max((high - low).z, (high - low).x)
    down, turn = radians(view.look_down), radians(view.turn)
    away = Vector((sin(turn) * cos(down), -cos(turn) * cos(down), sin(down)))
    camera.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    points = _points(parts)
    distance = 6 * size
    for _ in range(6):
        camera.location = middle + away * distance
        bpy.context.view_layer.update()
        left, right, under, over = _seen(scene, camera, points)
        distance *= max((right - left) / view.wide, (over - under) / view.tall)
    camera.location = middle + away * distance
    bpy.context.view_layer.update()
    left, right, under, over = _seen(scene, camera, points)
    # A pack that the width limits stands nearer to the middle, or the picture is all wall.
    spare = max(0.0, view.tall - (over - under))
    data.shift_x = (left + right) / 2 - view.middle
    data.shift_y = (under - view.foot - spare * 0.3) * height / width
    bpy.context.view_layer.update()
    return camera


def seen_extent(scene: bpy.types.Scene, camera: bpy.types.Object,
                parts: Sequence[bpy.types.Object]) -> tuple[float, float, float, float]:
    """Left, right, under and over of the parts, as shares of the frame."""
    return _seen(scene, camera, _points(parts))


def _points(parts: Sequence[bpy.types.Object]) -> list[Vector]:
    found: list[Vector] = []
    for part in parts:
        corners = part.data.vertices
        step = max(1, len(corners) // 1500)
        found += [part.matrix_world @ corners[i].co for i in range(0, len(corners), step)]
    return found


def _seen(scene: bpy.types.Scene, camera: bpy.types.Object, points: Sequence[Vector]) -> tuple[float, float, float, float]:
    seen = [world_to_camera_view(scene, camera, p) for p in points]
    xs, ys = [s.x for s in seen], [s.y for s in seen]
    return min(xs), max(xs), min(ys), max(ys)


def horizon_depth(camera: bpy.types.Object, size: float) -> float:
    """How far back the floor must end for its edge to be seen at 70 % of the height, at least behind the pack."""
    scene = bpy.context.scene
    near, far = 0.0, 60 * size
    for _ in range(40):
        half = (near + far) / 2
        if world_to_camera_view(scene, camera, Vector((0, half, 0))).y < HORIZON:
            near = half
        else:
            far = half
    return near
