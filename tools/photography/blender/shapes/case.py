"""A round case, opened: the lower half on the table, the mirror in its lid."""
import bpy

import materials
from geometry import cylinder, hinge, move, ring, solid

from .kit import Kit, Parts


def open_case(kit: Kit, r: float, rim: float, lid: float, angle: float) -> Parts:
    """The lid's mirror lies in a turned recess: one clean line where they meet."""
    body = kit.body(sharp=0.15)
    edge = min(0.3, rim * 0.35)
    lower = [(r - edge - 0.15, 0), (r, 0, edge), (r, rim, 0.1), (r - 0.3, rim, 0.05), (r - 0.34, rim - 0.16, 0.04),
             (0.01, rim - 0.16)]
    parts = [solid(lower, ring(r), body, top=False, name='lower')]
    upper = [(0.01, 0.1), (r - 0.32, 0.1), (r - 0.3, 0.0, 0.03), (r - 0.04, 0.0, 0.04), (r, 0.08, 0.05), (r, lid - 0.12, 0.15),
             (r - 0.3, lid, 0.3), (0.01, lid + 0.04)]
    shell = solid(upper, ring(r), body, bottom=False, top=False, name='lid')
    glass = solid([(r - 0.33, 0.085), (0.01, 0.085)], ring(r), materials.mirror(), bottom=False, top=False, inside_out=True,
                  name='mirror')
    parts += hinge([shell, glass], r - 0.05, rim + 0.03, angle)
    barrel = cylinder(0.16, 1.9, kit.metal(), 0, edge=0.04)
    parts += move([barrel], x=-0.95, y=r + 0.02, z=rim + 0.02, roll=90)
    return parts


def floor_ring(kit: Kit, r: float, z: float) -> bpy.types.Object:
    """The thin metal edge of a pan; open in the middle, or it shines through the stamp."""
    edge = [(r + 0.06, 0), (r + 0.06, 0.07, 0.02), (r - 0.02, 0.07, 0.01), (r - 0.02, 0)]
    return solid(edge, ring(r), kit.metal(sharp=0.25), z, bottom=False, top=False)
