"""Two sharpened pencils lying side by side: lacquer, cedar, colour."""
from geometry import cylinder, lay, move, polygon, ring, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=0.42, length=9.6, cone=1.9, round=True, cap=True),
    'b': dict(r=0.5, length=8.6, cone=1.7, round=False, cap=False),
}


def build(kit: Kit) -> Pack:
    first = move(_pencil(kit, printed=True), lean=-90, turn=0)
    lay(first)
    move(first, x=-0.2, turn=-36)
    second = _cap(kit) if kit.cut['cap'] else _pencil(kit, printed=False)
    lay(move(second, lean=-90))
    if kit.cut['cap']:
        move(second, x=1.9, y=0.6, turn=-64)
    else:
        move(second, x=1.7, y=-0.4, turn=-27)
    r = kit.cut['r']
    return Pack(first + second, Frame(look_down=62, tall=0.78, wide=0.8, foot=0.11), (r * 1.4, kit.cut['length'] * 0.7))


def _pencil(kit: Kit, printed: bool) -> Parts:
    r, length, cone = kit.cut['r'], kit.cut['length'], kit.cut['cone']
    wood = length + cone * 0.62
    barrel = kit.body((0, length * 0.52)) if printed else kit.body()
    return [
        cylinder(r * 1.02, 0.5, kit.metal(), 0, edge=0.06),
        cylinder(r, length - 0.45, barrel, 0.45, edge=0.02, foot=0.01, section=ring(r) if kit.cut['round'] else polygon(r, 8)),
        solid([(r * 0.99, length - 0.02), (r * 0.36, wood)], ring(r), kit.part('wood', sharp=0.5, rough=0.6, grain=(22.0, 0.2))),
        solid([(r * 0.37, wood - 0.01), (0.07, length + cone, 0.05), (0.01, length + cone + 0.01)], ring(r),
              kit.part('fill', sharp=0.35, rough=0.5), top=False),
    ]


def _cap(kit: Kit) -> Parts:
    r = kit.cut['r'] + 0.05
    return [solid([(r - 0.03, 0), (r, 0, 0.03), (r, 2.6, 0.2), (0.01, 2.75)], ring(r), kit.cap(), top=False)]
