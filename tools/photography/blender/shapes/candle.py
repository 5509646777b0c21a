"""A scented candle: cup, wax, wick. The glass cup has a solid clear base; the others hide it."""
import materials
from geometry import limb, ring, solid
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(r=3.4, height=7.6, foot=0.3, wax=0.9),
    'b': dict(r=3.2, height=6.6, foot=1.0, wax=0.88),
}


def build(kit: Kit) -> Pack:
    r, height, foot = kit.cut['r'], kit.cut['height'], kit.cut['foot']
    wall, floor, wax = 0.26, 0.55, height * kit.cut['wax']
    cup = [(r - foot, 0), (r - foot * 0.3, 0, foot * 0.8), (r, height * 0.3, 2.0), (r, height, 0.09), (r - wall, height, 0.09),
           (r - wall, floor + 0.3, 0.5), (0.01, floor)]
    print_at = (0, height * 0.44)
    shell = materials.glass(frosted=kit.klass == 'frosted', print_at=print_at) if kit.clear else kit.body(print_at)
    parts = [solid(cup, ring(r), shell, top=False, smooth=50, name='cup')]
    inner = r - wall + 0.012
    filling = [(inner - 0.5, floor - 0.01), (inner, floor - 0.01, 0.45), (inner, wax + 0.07, 0.07), (inner - 0.14, wax, 0.1),
               (0.6, wax - 0.02), (0.01, wax - 0.02)]
    # Wax in a clear cup is read through the glass; its open top is read directly.
    wax_skin = materials.cream() if kit.clear else kit.part('fill', sharp=0.3, rough=0.45)
    parts.append(solid(filling, ring(inner), wax_skin, top=False, smooth=50, name='wax'))
    wick = [(0, 0, wax - 0.1), (0.02, 0, wax + 0.4), (0.1, 0, wax + 0.85)]
    parts.append(limb(wick, [(0.055, 0.055)], kit.part('dark', sharp=0.5)))
    return Pack(parts, Frame(look_down=20, wide=0.66), (r * 1.7, height * 0.55), fill_is_cream=True)
