"""Brushes by what they are for: one lying alone, with two ends, or a set side by side; and those that slide into their sleeve."""
from math import cos, sin
from typing import Callable

from mathutils import Vector

from geometry import cylinder, lay, move, oval, ring, solid
from light import Frame

from ..kit import Kit, Pack, Parts
from .strands import bristles, hair

Tip = Callable[[float, float], tuple[float, float, float]]
TIPS: dict[str, tuple[tuple[float, float], Tip, float, int]] = {
    # Half width and depth of the ferrule, form of the hair, its length, number of hairs.
    'powder': ((0.82, 0.82), lambda x, y: (1.5, 1.5, 1 - 0.34 * (x * x + y * y)), 3.8, 3400),
    'angled': ((0.72, 0.5), lambda x, y: (1.2, 0.8, 0.84 - 0.24 * x - 0.1 * y * y), 3.3, 2800),
    'flame': ((0.4, 0.4), lambda x, y: (0.52, 0.52, 1 - 0.62 * (x * x + y * y) ** 0.8), 2.3, 1700),
    'tongue': ((0.66, 0.26), lambda x, y: (0.95, 0.3, 1 - 0.4 * abs(x) ** 2.4), 3.2, 2400),
    'fan': ((0.42, 0.22), lambda x, y: (2.5, 0.16, 1 - 0.26 * abs(x) ** 1.8), 3.1, 1700),
    'dot': ((0.4, 0.36), lambda x, y: (0.46, 0.4, 1 - 0.4 * (x * x + y * y)), 1.6, 1420),
    'flat': ((0.8, 0.8), lambda x, y: (1.25, 1.25, 1 - 0.06 * (x * x + y * y)), 2.5, 3200),
    'lip': ((0.26, 0.16), lambda x, y: (0.3, 0.14, 1 - 0.45 * abs(x) ** 2), 1.25, 900),
    'brow': ((0.4, 0.14), lambda x, y: (0.42, 0.12, 0.72 - 0.2 * x), 1.3, 1100),
}
CUTS = {
    **{name: dict(tips=(name,)) for name in ('angled', 'flame', 'tongue', 'fan', 'dot')},
    'double': dict(tips=('angled', 'dot')),
    'brow': dict(tips=('brow', 'comb')),
    'set3': dict(set=('powder', 'angled', 'tongue')),
    'eyes3': dict(set=('flame', 'dot', 'brow')),
    'set4': dict(set=('powder', 'tongue', 'angled', 'flame')),
    'set5': dict(set=('flame', 'angled', 'powder', 'tongue', 'dot')),
    'set8': dict(set=('brow', 'flame', 'tongue', 'flat', 'powder', 'angled', 'dot', 'lip')),
    'lip': dict(sleeve='lip', r=0.62, barrel=5.4, rise=0.55, cap=4.4),
    'kabuki': dict(sleeve='powder', r=1.35, barrel=4.6, rise=0.4, cap=5.0),
}


def build(kit: Kit) -> Pack:
    if 'sleeve' in kit.cut:
        return _sliding(kit)
    if 'set' in kit.cut:
        return _side_by_side(kit, kit.cut['set'])
    tips = kit.cut['tips']
    parts, neck = _brush(kit, tips[0], printed=True)
    if len(tips) == 2:
        parts += _far_end(kit, tips[1])
    # It lies on its thick end and on the tip of the handle.
    move(parts, lean=-90)
    move(parts, lean=3.0 if len(tips) == 1 else 0.0)
    lay(parts)
    move(parts, turn=-38)
    return Pack(parts, Frame(look_down=58, tall=0.78, wide=0.8), (neck * 1.0, 3.6))


def _brush(kit: Kit, tip: str, *, printed: bool = False) -> tuple[Parts, float]:
    """Standing on the end of its handle."""
    (wide, deep), form, length, count = TIPS[tip]
    neck = max(0.5, min(0.8, wide))
    handle = [(0.1, 0), (0.2, 0.12, 0.12), (0.34, 3.0, 3), (neck * 0.74, 6.4, 3), (neck * 0.8, 7.8, 1.5), (neck * 0.72, 8.3)]
    ferrule = [(neck * 0.74, 0), (neck * 0.8, 0, 0.03), (neck * 0.78, 0.3, 0.05), (max(wide, neck * 0.74), 2.2, 0.4), (wide, 2.4)]
    flat = ring(max(wide, neck)) if abs(wide - deep) < 0.05 else oval(max(wide, neck), max(wide, neck))
    squeeze = deep / wide

    def flattened(place: Vector) -> Vector:
        share = min(1.0, max(0.0, (place.z - 8.2) / 2.2))
        return Vector((place.x, place.y * (1 + (squeeze - 1) * share), place.z))

    parts: Parts = [solid(handle, ring(neck), kit.body((0, 5.2) if printed else None), smooth=60),
                    solid(ferrule, flat, kit.metal(), 8.2, deform=flattened),
                    hair((wide * 0.95, deep * 0.95), form, length, count, kit.part('fill', sharp=0.45, rough=0.6), z=10.5)]
    return parts, neck


def _far_end(kit: Kit, tip: str) -> Parts:
    """The other end of a brush with two; `comb` is one for brows."""
    if tip != 'comb':
        (wide, deep), form, length, count = TIPS[tip]
        end: Parts = [cylinder(0.34, 1.9, kit.metal(), -0.1, edge=0.05),
                      hair((wide * 0.8, deep * 0.8), form, length, count, kit.part('fill', sharp=0.45, rough=0.6), z=1.7)]
    else:
        metal = kit.metal()
        end = [cylinder(0.3, 1.2, metal, -0.1, edge=0.05), cylinder(0.075, 2.9, metal, 1.0, edge=0.03)]
        strands = []
        for at in range(190):
            turn, z = at * 2.4, 1.35 + 2.5 * at / 190
            out = Vector((0.34 * cos(turn), 0.34 * sin(turn), 0.05)) * (1 - 0.3 * at / 190)
            strands.append((Vector((0, 0, z)), Vector((0, 0, z)) + out, 0.018, 0.01))
        end.append(bristles(strands, kit.part('dark', sharp=0.4), sides=4))
    return move(end, lean=180, z=0.25)


def _side_by_side(kit: Kit, tips: tuple[str, ...]) -> Pack:
    """Heads up, hand's breadth from edge to edge; the longest in the middle."""
    parts: Parts = []
    x, before = 0.0, 0.0
    for at, tip in enumerate(tips):
        own, _ = _brush(kit, tip)
        half = max(0.55, TIPS[tip][1](0, 0)[0])
        x += before + half + 0.2 if at else 0
        before = half
        move(own, lean=-90)
        lay(own)
        size = 1 - 0.05 * abs(at - (len(tips) - 1) / 2)
        parts += move(own, x=x, y=-0.5 * abs(at - (len(tips) - 1) / 2) * 0.4, scale=size)
    move(parts, x=-x / 2, turn=-12)
    lay(parts)
    return Pack(parts, Frame(look_down=62, tall=0.74, wide=0.84))


def _sliding(kit: Kit) -> Pack:
    """Pushed out of its sleeve, standing; the cap stands beside it."""
    cut = kit.cut
    (wide, deep), form, length, count = TIPS[cut['sleeve']]
    r, barrel, rise = cut['r'], cut['barrel'], cut['rise']
    grow = 1.0 if cut['sleeve'] == 'lip' else 0.95
    parts: Parts = [cylinder(r, barrel, kit.body((0, barrel * 0.5)), 0, edge=0.06),
                    cylinder(r * 1.01, 0.3, kit.metal(), barrel - 0.5, edge=0.04),
                    cylinder(max(wide, deep) * 1.12, rise + 0.3, kit.metal(), barrel - 0.2, edge=0.04)]
    parts.append(hair((wide * grow, deep * grow), form, length, count, kit.part('wood', sharp=0.45, rough=0.6), z=barrel + rise - 0.1))
    cap = [cylinder(r * 1.03, cut['cap'], kit.body(), 0, edge=0.12), cylinder(r * 1.04, 0.3, kit.metal(), 0, edge=0.04)]
    parts += move(cap, x=2.5 * r + 0.5, y=0.9)
    return Pack(parts, Frame(look_down=8, wide=0.6, tall=0.74), (r * 1.5, barrel * 0.7))
