"""One file a silhouette: `build(kit)` returns the pack standing on z = 0, looking to -Y. CUTS holds its proportions."""
from importlib import import_module

from .kit import Kit, Pack


def build(shape: str, cut: str, klass: str, view: str) -> Pack:
    if shape.startswith('texture-'):
        # One file makes all smears: its cuts are the textures.
        shape, cut = 'texture', shape.removeprefix('texture-')
    kind, _, rest = shape.partition('-')
    module = import_module(f'shapes.{kind}s.{rest.replace("-", "_")}' if kind in ('tool', 'object')
                           else 'shapes.' + shape.replace('-', '_'))
    return module.build(Kit(klass, view, module.CUTS[cut]))


__all__ = ['Pack', 'build']
