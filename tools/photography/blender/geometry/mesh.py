"""Numbers into a Blender object, smooth where the pack is smooth."""
from math import radians
from typing import Optional, Sequence

import bpy

Vertex = Sequence[float]
Face = Sequence[int]


def make_mesh(
    name: str,
    vertices: Sequence[Vertex],
    faces: Sequence[Face],
    material: bpy.types.Material,
    uv: Optional[Sequence[Sequence[Sequence[float]]]] = None,
    smooth: float = 38,
    inside_out: bool = False,
) -> bpy.types.Object:
    """`uv` holds one (u, v) in cm per corner of each face; faces meeting under `smooth` degrees share their shading."""
    if inside_out:
        faces = [tuple(reversed(f)) for f in faces]
        uv = [tuple(reversed(u)) for u in uv] if uv else None
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if uv:
        layer = data.uv_layers.new(name='UVMap').data
        layer.foreach_set('uv', [c for face in uv for corner in face for c in corner])
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(smooth)
    data.update()
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    data.materials.append(material)
    return item
