"""Two ways of lighting, sizes measured in the pack's own size. Key top left, fall to the right, always."""
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .lamps import flag, softbox


@dataclass(frozen=True)
class Rig:
    key_at: tuple[float, float, float]
    """From the pack's middle, in pack sizes."""
    key_size: tuple[float, float]
    key: float
    rim: float
    top: float
    fill: float
    wall: float
    world: float


RIGS = {
    # Soft noon: a broad window, shadows short and open.
    'noon': Rig((-1.55, -0.95, 0.75), (1.15, 1.9), 46, 9, 20, 24, 85, 0.2),
    # A low sun through the window: smaller, harder, the shadow runs to the right.
    'slant': Rig((-1.75, -1.05, 1.15), (0.6, 0.85), 62, 8, 9, 20, 66, 0.2),
}


def set_light(rig: Rig, middle: Vector, size: float, back: float) -> None:
    """`back`: where the sweep begins to rise, so that the wall lamp aims at it."""
    x, z, q = middle.x, middle.z, size * size
    aim = (x, 0, z)
    kx, ky, kz = rig.key_at
    wide, tall = rig.key_size
    softbox((x + kx * size, ky * size, z + kz * size), aim, wide * size, tall * size, rig.key * q, fade=(1, 0.5))
    softbox((x + 1.5 * size, -0.1 * size, z + 0.25 * size), aim, 0.42 * size, 1.9 * size, rig.rim * q)
    softbox((x - 0.1 * size, 0.3 * size, z + 1.9 * size), aim, 1.9 * size, 1.6 * size, rig.top * q)
    softbox((x - 0.5 * size, -3.2 * size, z + 0.9 * size), aim, 1.6 * size, 1.2 * size, rig.fill * q)
    # The wall is lit from the upper left; the lamp looks down, or its plane cuts a line across the floor.
    softbox((x - 1.3 * size, back - 1.6 * size, z + 3.2 * size), (x - 0.4 * size, back + 0.4 * size, 0.7 * size),
            2.6 * size, 1.4 * size, rig.wall * q, soft=0.2)
    flag((x + 1.05 * size, -1.15 * size, z + 0.1 * size), aim, 0.35 * size, 2.2 * size)
    flag((x - 0.72 * size, 0.75 * size, z + 0.1 * size), aim, 0.28 * size, 1.8 * size)
    flag((x + 0.82 * size, 0.75 * size, z + 0.1 * size), aim, 0.28 * size, 1.8 * size)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[1].default_value = rig.world
