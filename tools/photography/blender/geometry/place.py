"""Putting finished parts where they stand, lie or lean."""
from math import radians
from typing import Sequence

import bpy
from mathutils import Matrix, Vector

Parts = Sequence[bpy.types.Object]


def move(parts: Parts, x: float = 0, y: float = 0, z: float = 0, *, turn: float = 0, lean: float = 0, roll: float = 0,
         scale: float = 1) -> list[bpy.types.Object]:
    """Leans back (about X), rolls (about Y), turns (about Z), then moves. Degrees."""
    change = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, 'Z')
              @ Matrix.Rotation(radians(roll), 4, 'Y') @ Matrix.Rotation(radians(lean), 4, 'X') @ Matrix.Scale(scale, 4))
    for part in parts:
        part.matrix_world = change @ part.matrix_world
    return list(parts)


def lay(parts: Parts) -> list[bpy.types.Object]:
    """Lets the group down until its lowest point touches the floor."""
    bpy.context.view_layer.update()
    low = min((p.matrix_world @ Vector(c.co)).z for p in parts for c in p.data.vertices)
    return move(parts, z=-low)


def hinge(lid: Parts, back: float, height: float, angle: float) -> list[bpy.types.Object]:
    """Opens a lid that was modelled closed on z = 0 about its rear edge at y = back."""
    change = (Matrix.Translation((0, back, height)) @ Matrix.Rotation(radians(-angle), 4, 'X')
              @ Matrix.Translation((0, -back, 0)))
    for part in lid:
        part.matrix_world = change @ part.matrix_world
    return list(lid)
