"""What cleans the face: a pebble and a leaf of silicone, a turning brush, a blade that sounds."""
from math import cos, pi, sin, sqrt

from mathutils import Vector

from geometry import cylinder, fillet, lay, move, oval, ring, slab, solid
from light import Frame

from ..kit import Kit, Pack, Parts
from .strands import hair, nubs

CUTS = {name: dict(kind=name) for name in ('pebble', 'leaf', 'brush', 'blade')}
GOLDEN = pi * (3 - sqrt(5))


def build(kit: Kit) -> Pack:
    kind = kit.cut['kind']
    if kind in ('pebble', 'leaf'):
        parts = _pebble(kit) if kind == 'pebble' else _leaf(kit)
        return Pack(parts, Frame(look_down=10, tall=0.62 if kind == 'pebble' else 0.7, wide=0.6))
    parts = _turning(kit) if kind == 'brush' else _blade(kit)
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-34)
    return Pack(parts, Frame(look_down=54, tall=0.76, wide=0.78), (1.8, 5.0))


def _pebble(kit: Kit) -> Parts:
    """Leaning back a little, its nubs to the front; two metal buttons below."""
    skin = kit.body(sharp=0.4, rough=0.55)
    outline = [(3.3 * cos(t) * (1 + 0.06 * sin(t)), 3.9 + 3.9 * sin(t)) for t in (2 * pi * i / 180 - pi / 2 for i in range(180))]
    parts: Parts = [slab(outline, 2.3, 1.05, skin, bulge=0.34)]
    places = []
    for x, z in _seeds(170, 2.35):
        if z > -1.75:
            far = (x * x / 2.6 ** 2 + z * z / 3.0 ** 2)
            places.append((Vector((x * 0.94, -1.13 - 0.3 * (1 - far), 4.5 + z * 1.02)), Vector((x * 0.05, -1, z * 0.05))))
    parts.append(nubs(places, 0.12, 0.32, skin))
    for x in (-0.62, 0.62):
        parts += move([cylinder(0.36, 0.2, kit.metal(), 0, edge=0.06)], x=x, y=-1.3, z=1.5, lean=90)
    move(parts, lean=-10, turn=-14)
    return lay(parts)


def _leaf(kit: Kit) -> Parts:
    """A round leaf with a wavy edge, veins of nubs, on its stalk."""
    skin = kit.body(sharp=0.4, rough=0.55)
    turns = [2 * pi * i / 240 - pi / 2 for i in range(240)]
    outline = []
    for t in turns:
        notch = 0.75 * max(0.0, 1 - abs(((t + pi / 2 + pi) % (2 * pi)) - pi) / 0.2)
        r = 3.6 + 0.09 * cos(12 * t) - notch
        outline.append((r * cos(t), 9.0 + r * sin(t)))
    parts: Parts = [slab(outline, 1.1, 0.5, skin, bulge=0.22)]
    places = [(Vector((0.3 * cos(a * pi / 6 + pi / 12) * k, -0.62 - 0.18 * (1 - (k / 11) ** 2), 9.0 + 0.3 * sin(a * pi / 6 + pi / 12) * k)),
               Vector((0, -1, 0))) for a in range(12) for k in range(2, 11)]
    parts.append(nubs(places, 0.12, 0.36, skin))
    stalk = [(0.9, 0), (1.1, 0, 0.3), (0.85, 2.6, 2), (0.72, 6.2, 1), (0.7, 6.6)]
    parts += [solid(stalk, oval(1.1, 0.9), skin, smooth=60), cylinder(1.12, 0.3, kit.metal(), 0.5, edge=0.06, section=oval(1.12, 0.92))]
    parts += move([cylinder(0.3, 0.14, kit.metal(), 0, edge=0.05)], y=-0.78, z=3.6, lean=90)
    return move(parts, turn=-16)


def _turning(kit: Kit) -> Parts:
    """A handle and a round head of soft hair, its face up."""
    profile = [(0.8, 0), (1.35, 0, 0.5), (1.6, 4.4, 4), (1.2, 9.8, 3), (1.15, 11.0)]
    parts: Parts = [solid(profile, oval(1.55, 1.25), kit.body((0, 4.8), sharp=0.14), smooth=60)]
    parts += move([cylinder(0.5, 0.16, kit.metal(), 0, edge=0.05)], y=-1.2, z=8.6, lean=90)
    head: Parts = [solid([(1.8, 0), (2.4, 0.2, 0.5), (2.4, 1.2, 0.3), (2.2, 1.4)], ring(2.4), kit.body(sharp=0.14), smooth=60),
                   cylinder(2.42, 0.22, kit.metal(), 1.1, edge=0.05),
                   hair((2.05, 2.05), lambda x, y: (2.2, 2.2, 1 - 0.14 * (x * x + y * y)), 1.5, 5200,
                        kit.part('fill', sharp=0.5, rough=0.6), z=1.2, thick=0.03)]
    return parts + move(head, z=12.6, y=0.7, lean=90)


def _blade(kit: Kit) -> Parts:
    """A thin plate of steel, bent at its end, on a flat handle."""
    profile = [(0.9, 0), (1.6, 0, 0.4), (1.75, 5, 5), (1.6, 10.2, 0.6), (1.3, 10.8)]
    parts: Parts = [solid(profile, oval(1.7, 0.75), kit.body((0, 5.0), sharp=0.14), smooth=60)]
    half = 1.35

    def bent(place: Vector) -> Vector:
        over = max(0.0, place.z - 14.2)
        return Vector((place.x, place.y - 0.34 * over * over, place.z - 0.1 * over))

    end = fillet([(half, 0), (half, 5.2, 0.3), (half * 0.86, 5.6, 0.2), (0.01, 5.65)])
    steps = [(half, 0.15 * k, 0.0) for k in range(34)] + [point for point in end if point[1] > 5.0]
    parts.append(solid(steps, oval(half, 0.07), kit.metal(sharp=0.12), 10.3, dense=True, top=False, deform=bent))
    parts += [cylinder(1.5, 0.35, kit.metal(), 10.2, edge=0.06, section=oval(1.5, 0.7))]
    parts += move([cylinder(0.42, 0.14, kit.metal(), 0, edge=0.05)], y=-0.7, z=7.6, lean=90)
    return parts


def _seeds(count: int, r: float) -> list[tuple[float, float]]:
    """Evenly over a disc, as seeds of a sunflower."""
    return [(r * sqrt((i + 0.5) / count) * cos(i * GOLDEN), 1.12 * r * sqrt((i + 0.5) / count) * sin(i * GOLDEN)) for i in range(count)]
