"""A stone roller lying on the paper: barrel, fork, handle, a small stone at the other end."""
from math import cos, pi, sin

from geometry import cylinder, lay, limb, move, ring, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(half=1.9, thick=1.05, handle=7.4, grip=0.62),
    'b': dict(half=1.6, thick=1.25, handle=7.8, grip=0.7),
}


def build(kit: Kit) -> Pack:
    half, thick, handle, grip = (kit.cut[k] for k in ('half', 'thick', 'handle', 'grip'))
    metal = kit.metal()
    parts: Parts = [
        solid([(grip * 0.7, 0), (grip * 0.8, 0, 0.05), (grip * 1.15, handle * 0.5, 4.0), (grip * 0.8, handle, 0.1),
               (grip * 0.7, handle)], ring(grip), kit.body((0, handle * 0.5)), smooth=60),
        cylinder(grip * 0.84, 0.4, metal, -0.38, edge=0.06),
        cylinder(grip * 0.84, 0.4, metal, handle - 0.02, edge=0.06),
    ]
    top = handle + 0.5 + thick + 0.9
    parts += _barrel(kit, half, thick, top) + _fork(kit, half + 0.28, handle + 0.3, top)
    parts += _barrel(kit, half * 0.5, thick * 0.55, -1.3) + _fork(kit, half * 0.5 + 0.2, -0.3, -1.3)
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-34)
    return Pack(parts, Frame(look_down=58, tall=0.78, wide=0.82), (grip * 1.5, handle * 0.6))


def _barrel(kit: Kit, half: float, thick: float, z: float) -> Parts:
    """Polished stone, its axis across."""
    stone = [(thick * 0.42, -half), (thick * 0.72, -half, 0.12), (thick, 0, 3.5), (thick * 0.72, half, 0.12), (thick * 0.42, half)]
    part = solid(stone, ring(thick), kit.part('fill', sharp=0.1), smooth=60)
    return move([part], z=z, roll=90)


def _fork(kit: Kit, half: float, foot: float, axis: float) -> Parts:
    path = []
    rise = axis - foot
    for i in range(41):
        t = pi * i / 40
        path.append((-half * cos(t), 0.0, axis - rise * sin(t) ** 0.8))
    wire = limb(path, [(0.1, 0.1)], kit.metal(), up=(0, 1, 0))
    pins = move([cylinder(0.09, 2 * half, kit.metal(), -half, edge=0.03)], z=axis, roll=90)
    return [wire, *pins]
