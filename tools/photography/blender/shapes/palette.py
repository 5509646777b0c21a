"""An eyeshadow palette, opened on the table: mirror behind, stamped pans in front."""
from math import atan2, cos, exp, hypot, pi

import bpy

import materials
from geometry import block, hinge, make_mesh, move, rounded, solid
from light import Frame

from .kit import Kit, Pack, Parts

# A cut is the number of pans: what the product promises is what is seen.
CUTS = {
    '2': dict(columns=2, rows=1, pan=2.6, gap=0.3, border=0.55, angle=110),
    '3': dict(columns=3, rows=1, pan=2.3, gap=0.26, border=0.5, angle=110),
    '4': dict(columns=2, rows=2, pan=2.5, gap=0.3, border=0.55, angle=112),
    '5': dict(columns=5, rows=1, pan=1.7, gap=0.22, border=0.45, angle=110),
    '6': dict(columns=3, rows=2, pan=2.1, gap=0.26, border=0.5, angle=112),
    '9': dict(columns=3, rows=3, pan=2.0, gap=0.26, border=0.5, angle=112),
    '12': dict(columns=4, rows=3, pan=1.8, gap=0.22, border=0.45, angle=112),
}
BASE, LID, GRID = 0.72, 0.42, 72
ROLES = ('fill', 'pan2', 'pan3', 'pan4', 'pan5', 'pan6', 'pan7', 'pan8', 'pan9')


def build(kit: Kit) -> Pack:
    cut = kit.cut
    pan, gap, border = cut['pan'], cut['gap'], cut['border']
    w = cut['columns'] * (pan + gap) - gap + 2 * border
    front = 1.0
    d = cut['rows'] * (pan + gap) - gap + border + front
    body = kit.body(sharp=0.18)
    parts: Parts = [block(w, d, BASE, body, edge=0.09, corner=0.3)]
    parts += _print(kit, w, d, front)
    for at in range(cut['columns'] * cut['rows']):
        x = -w / 2 + border + pan / 2 + (at % cut['columns']) * (pan + gap)
        y = d / 2 - border - pan / 2 - (at // cut['columns']) * (pan + gap)
        parts += move(_pan(kit, pan, ROLES[at % len(ROLES)], at), x=x, y=y, z=BASE)
    parts += _lid(kit, w, d, body)
    return Pack(parts, Frame(look_down=36, turn=-13, wide=0.84, tall=0.78), (w * 0.62, front * 0.62))


def _print(kit: Kit, w: float, d: float, front: float) -> Parts:
    """The band before the pans, with the brand on it. UV in cm from its middle."""
    z, half = BASE + 0.004, w * 0.34
    near, far = -d / 2 + 0.12, -d / 2 + front - 0.06
    middle = (near + far) / 2
    corners = [(-half, near, z), (half, near, z), (half, far, z), (-half, far, z)]
    uv = [tuple((x, y - middle) for x, y, _ in corners)]
    return [make_mesh('print', corners, [(0, 1, 2, 3)], kit.body((0, 0), sharp=0.18), uv)]


def _pan(kit: Kit, size: float, role: str, at: int) -> Parts:
    tin = block(size + 0.1, size + 0.1, 0.05, kit.metal(sharp=0.25), 0, edge=0.015, corner=0.14)
    vertices, faces = [], []
    for j in range(GRID + 1):
        for i in range(GRID + 1):
            u, v = (i / GRID - 0.5) * 2, (j / GRID - 0.5) * 2
            vertices.append((u * size / 2, v * size / 2, 0.11 + _stamp(u, v, at)))
    for j in range(GRID):
        for i in range(GRID):
            a = j * (GRID + 1) + i
            faces.append((a, a + 1, a + GRID + 2, a + GRID + 1))
    skin = kit.part(role, sharp=0.45 if at % 2 else 0.6, rough=0.7, grain=(90.0, 0.3))
    return [tin, make_mesh('pan', vertices, faces, skin, smooth=70)]


def _stamp(u: float, v: float, at: int) -> float:
    edge = max(abs(u), abs(v))
    high = 0.09 * (1 - max(0.0, (edge - 0.92) / 0.08) ** 2)
    if edge > 0.86:
        return high
    if at % 3 == 1:
        return high - 0.05 * (0.5 + 0.5 * cos(2 * pi * (u + v) * 2.0)) ** 4
    if at % 3 == 2:
        return high
    far, turn = hypot(u, v), atan2(v, u)
    petal = 0.6 * (0.7 + 0.3 * cos(5 * turn))
    return high - 0.06 * (exp(-((far - petal) / 0.05) ** 2) + exp(-((far - 0.18) / 0.05) ** 2))


def _lid(kit: Kit, w: float, d: float, body: bpy.types.Material) -> Parts:
    """A frame around the mirror, so that the two meet in one clean line."""
    section = rounded(w / 2, d / 2, 0.3)
    half = w / 2
    profile = [(half - 0.42, 0.12), (half - 0.4, 0.0, 0.03), (half - 0.05, 0.0, 0.04), (half, 0.06, 0.05), (half, LID, 0.09),
               (half - 0.1, LID)]
    frame = solid(profile, section, body, bottom=False, name='lid')
    glass = solid([(half - 0.415, 0.1), (half - 0.42, 0.105)], section, materials.mirror(), name='mirror')
    return hinge([frame, glass], d / 2 - 0.02, BASE + 0.03, kit.cut['angle'])
