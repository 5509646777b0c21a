"""Primitives every pack is built from: profiles turned around sections, slabs, limbs, fields. 1 unit = 1 cm, front is -Y."""
from .heights import field, ripples
from .limb import limb
from .mesh import make_mesh
from .place import hinge, lay, move
from .profile import Point, dome, fillet, offset
from .section import Section, oval, polygon, ring, rounded
from .slab import arch, circle, inset, slab
from .solid import ball, block, cylinder, solid

__all__ = [
    'Point', 'Section', 'arch', 'ball', 'block', 'circle', 'cylinder', 'dome', 'field', 'fillet', 'hinge', 'inset', 'lay',
    'limb', 'make_mesh', 'move', 'offset', 'oval', 'polygon', 'ring', 'ripples', 'rounded', 'slab', 'solid',
]
