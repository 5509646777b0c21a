"""Several packs in one picture: campaigns and category tiles."""
from .build import build_scene

__all__ = ['build_scene']
