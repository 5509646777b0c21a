"""A table seen from above: paper, a window at the upper left, a weak lamp on the other side."""
from math import radians

import bpy

from geometry import make_mesh
from light.lamps import softbox
from materials import backdrop


def set_table(width: int, height: int, across: float) -> bpy.types.Object:
    """`across`: centimetres of the table from the left to the right of the picture."""
    side = 8 * across
    table = make_mesh('table', [(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)], [(0, 1, 2, 3)], backdrop())
    softbox((-1.3 * across, 0.9 * across, 1.25 * across), (0, 0, 3), 0.9 * across, 0.9 * across, 21 * across * across)
    softbox((1.6 * across, -0.5 * across, 1.0 * across), (0, 0, 3), 0.5 * across, 1.5 * across, 6 * across * across)
    softbox((-0.1 * across, -1.1 * across, 1.9 * across), (0, 0, 3), 1.5 * across, 0.9 * across, 10 * across * across)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.55
    _camera(width, height, across)
    return table


def _camera(width: int, height: int, across: float) -> None:
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = 100, 28.8, 'HORIZONTAL', 1e5
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    # The picture's middle lies at the height of the arms, 4 cm above the table.
    camera.location = (0, 0, 4 + across * 100 / 28.8)
    camera.rotation_euler = (radians(0), 0, 0)
