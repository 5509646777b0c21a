"""A tea tin: rolled foot, deep lid with a recessed top."""
from geometry import ring, solid
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(r=3.1, height=7.4, lid=2.0),
    'b': dict(r=3.6, height=5.8, lid=1.7),
}


def build(kit: Kit) -> Pack:
    r, height, lid = kit.cut['r'], kit.cut['height'], kit.cut['lid']
    tin = [(r - 0.1, 0.26), (r, 0.26, 0.02), (r, height, 0.02), (r - 0.1, height)]
    foot = [(r - 0.1, 0), (r + 0.07, 0, 0.06), (r + 0.07, 0.25, 0.06), (r - 0.02, 0.28)]
    hood = [(r + 0.02, 0), (r + 0.07, 0, 0.04), (r + 0.07, lid, 0.16), (r - 0.42, lid, 0.1), (r - 0.58, lid - 0.12, 0.1),
            (0.02, lid - 0.1)]
    parts = [solid(foot, ring(r), kit.cap(), 0), solid(tin, ring(r), kit.body((0, height * 0.47), sharp=0.18)),
             solid(hood, ring(r), kit.cap(), height - 0.02, top=False)]
    return Pack(parts, Frame(look_down=11), (r * 1.75, height * 0.74))
