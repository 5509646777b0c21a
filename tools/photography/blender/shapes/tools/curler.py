"""An eyelash curler lying on the paper: finger rings, crossed arms, the bow with its rubber. Cut b is the short one."""
from math import cos, pi, sin

from geometry import cylinder, lay, limb, move
from light import Frame

from ..kit import Kit, Pack, Parts
from .paths import through

CUTS = {
    'a': dict(half=1.62, ring=1.08, pivot=5.0, bow=9.2, reach=2.15),
    'b': dict(half=0.8, ring=1.0, pivot=4.6, bow=8.2, reach=2.0),
}


def build(kit: Kit) -> Pack:
    half, ring, pivot, bow, reach = (kit.cut[k] for k in ('half', 'ring', 'pivot', 'bow', 'reach'))
    parts: Parts = []
    for side in (-1, 1):
        parts.append(_loop(kit, side * reach, 1.25, ring))
        # Both arms cross at the pivot and end on the other side, where they carry the bow.
        arm = through([(side * (reach - 0.35), -0.0, 1.25 + ring * 0.94), (side * reach * 0.62, 0, pivot * 0.62),
                        (side * 0.3, 0.12 * side, pivot - 0.35), (-side * 0.34, 0.12 * side, pivot + 0.55),
                        (-side * half * 0.9, 0, pivot + 1.75), (-side * half, 0, bow - 1.6)])
        parts.append(limb(arm, [(0.23, 0.26)], kit.metal(), up=(0, 1, 0)))
        parts.append(limb([(side * half, 0, bow - 1.7), (side * half, 0, bow + 0.02)], [(0.2, 0.2)], kit.metal(), up=(0, 1, 0)))
    parts += move([cylinder(0.3, 0.62, kit.metal(), -0.31, edge=0.08)], z=pivot + 0.1, lean=90)
    parts.append(_bow(kit, half, bow, 0.0, (0.21, 0.3), 'metal'))
    parts.append(_bow(kit, half, bow - 1.35, 0.0, (0.21, 0.3), 'metal'))
    parts.append(_bow(kit, half * 0.97, bow - 1.12, 0.0, (0.16, 0.24), 'accent'))
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-24)
    return Pack(parts, Frame(look_down=56, tall=0.72, wide=0.74))


def _loop(kit: Kit, x: float, z: float, r: float):
    path = [(x + r * 0.92 * cos(2 * pi * i / 48), 0.0, z + r * sin(2 * pi * i / 48)) for i in range(49)]
    return limb(path, [(0.26, 0.3)], kit.body(sharp=0.12), up=(0, 1, 0))


def _bow(kit: Kit, half: float, z: float, y: float, size: tuple[float, float], role: str):
    """Follows the eye: its middle rises from the paper."""
    path = []
    for i in range(33):
        x = half * (2 * i / 32 - 1)
        path.append((x, y - 1.05 * (1 - (x / half) ** 2) * min(1.0, half), z))
    look = dict(sharp=0.5, rough=0.6) if role == 'accent' else dict(sharp=0.15)
    return limb(path, [size], kit.part(role, **look), up=(0, 1, 0))
