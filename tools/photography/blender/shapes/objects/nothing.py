"""The empty paper under the light of a pack that is not there: what shadows are measured against."""
from ..kit import Kit, Pack
from .beside import CUTS, beside

__all__ = ['CUTS', 'build']


def build(kit: Kit) -> Pack:
    return beside(kit.cut, [], 1.25)
