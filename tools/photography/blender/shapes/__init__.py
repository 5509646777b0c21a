"""One file a silhouette: `build(kit)` returns the pack standing on z = 0, looking to -Y. CUTS holds its proportions."""
from importlib import import_module

from .kit import Kit, Pack


def build(shape: str, cut: str, klass: str, view: str) -> Pack:
    if shape.startswith('texture-'):
        # One file makes all smears: its cuts are the textures.
        shape, cut = 'texture', shape.removeprefix('texture-')
    folder, name = ('shapes.tools.', shape.removeprefix('tool-')) if shape.startswith('tool-') else ('shapes.', shape)
    module = import_module(folder + name.replace('-', '_'))
    return module.build(Kit(klass, view, module.CUTS[cut]))


__all__ = ['Pack', 'build']
