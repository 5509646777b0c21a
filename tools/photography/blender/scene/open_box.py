"""An open box with its lid behind, and what it holds: each pack in a cell of its own, lying on its back or standing as it is used."""
from dataclasses import dataclass

import bpy

import materials
from geometry import block, hinge, lay, move
from light.framing import extent
from shapes import Pack

_WALL, _GAP, _FLOOR = 0.32, 0.3, 0.3
"""Of the carton, around each pack, and of the lining below: in cm."""
_HAIR = 0.006
_LIES_FROM = 1.2
"""A pack this much taller than wide is laid down: its label looks up."""
_FLAT = 36
"""What is looked at from so high up lies or is open already."""
_SHARE = 0.55
"""Of the highest pack, how high walls are."""
_WIDE = 1.3
"""Width by depth of a usual box."""
_OPEN = 98
"""Degrees of the lid."""


@dataclass(frozen=True)
class Cell:
    pack: Pack
    width: float
    depth: float
    height: float


def open_box(packs: list[Pack]) -> list[bpy.types.Object]:
    """All parts, standing on the floor around the middle."""
    rows = _rows([_cell(pack) for pack in packs])
    depths = [max(cell.depth for cell in row) for row in rows]
    width = max(sum(cell.width for cell in row) for row in rows)
    depth = sum(depths)
    wall = _FLOOR + max(1.2, _SHARE * max(cell.height for row in rows for cell in row))
    carton, lining = materials.surface('carton', sharp=0.3, rough=0.5, grain=(30.0, 0.06)), materials.surface('lining', sharp=0.45, rough=0.6)
    parts = _tray(width, depth, wall, carton, lining) + _lid(width, depth, wall, carton, lining)
    y = depth / 2
    for row, deep in zip(rows, depths):
        if y < depth / 2:
            parts += move([block(width, 0.12, 0.62 * wall, lining, edge=0.03, corner=0.03)], y=y)
        y -= deep
        parts += _filled(row, width, y + deep / 2, deep, wall, lining)
    return parts


def _cell(pack: Pack) -> Cell:
    bpy.context.view_layer.update()
    low, high = extent(pack.parts)
    if pack.frame.look_down < _FLAT and (high - low).z > _LIES_FROM * (high - low).x:
        move(pack.parts, lean=-90)
    lay(pack.parts)
    bpy.context.view_layer.update()
    low, high = extent(pack.parts)
    move(pack.parts, x=-(low.x + high.x) / 2, y=-(low.y + high.y) / 2)
    size = high - low
    return Cell(pack, size.x + 2 * _GAP, size.y + 2 * _GAP, size.z)


def _rows(cells: list[Cell]) -> list[list[Cell]]:
    """As many rows as make the box nearest to its usual shape without much empty room, the deepest packs behind."""
    def shape(rows: list[list[Cell]]) -> float:
        width = max(sum(cell.width for cell in row) for row in rows)
        depth = sum(max(cell.depth for cell in row) for row in rows)
        filled = sum(cell.width * cell.depth for cell in cells)
        return max(width / depth / _WIDE, _WIDE * depth / width) * width * depth / filled

    by_depth = sorted(cells, key=lambda cell: -cell.depth)
    return min((_split(by_depth, count, first) for count in range(1, 4) for first in range(1, len(cells) + 1)), key=shape)


def _split(cells: list[Cell], count: int, first: int) -> list[list[Cell]]:
    """`first` cells in the row behind, the others in as even rows as can be."""
    rows, rest = [cells[:first]], cells[first:]
    each = -(-len(rest) // max(1, count - 1))
    return rows + [rest[at:at + each] for at in range(0, len(rest), max(1, each))]


def _filled(row: list[Cell], width: float, y: float, deep: float, wall: float, lining: bpy.types.Material) -> list[bpy.types.Object]:
    """The packs of a row with a strip between neighbours; what is over is shared by all cells."""
    parts: list[bpy.types.Object] = []
    spare = (width - sum(cell.width for cell in row)) / len(row)
    x = -width / 2
    for at, cell in enumerate(row):
        if at:
            parts += move([block(0.12, deep, 0.62 * wall, lining, edge=0.03, corner=0.03)], x=x, y=y)
        own = cell.width + spare
        parts += move(cell.pack.parts, x=x + own / 2, y=y, z=_FLOOR)
        x += own
    return parts


def _tray(width: float, depth: float, wall: float, carton: bpy.types.Material, lining: bpy.types.Material) -> list[bpy.types.Object]:
    floor = block(width, depth, _FLOOR, lining, edge=0.02, corner=0.02)
    return [floor, *_rim(width, depth, wall, carton)]


def _rim(width: float, depth: float, height: float, carton: bpy.types.Material) -> list[bpy.types.Object]:
    parts = []
    for side in (-1, 1):
        parts += move([block(width + 2 * _WALL, _WALL, height, carton, edge=0.03, corner=0.03)], y=side * (depth + _WALL) / 2)
        # A hair within the others: two faces in one place would flicker.
        parts += move([block(_WALL, depth + _WALL, height - _HAIR, carton, edge=0.03, corner=0.03)],
                      x=side * ((width + _WALL) / 2 - _HAIR))
    return parts


def _lid(width: float, depth: float, wall: float, carton: bpy.types.Material, lining: bpy.types.Material) -> list[bpy.types.Object]:
    """Modelled closed, opened about the rear edge of the tray."""
    rim = 0.9
    wide, deep = width + 2 * _WALL, depth + 2 * _WALL
    sheet = block(width, depth, 0.06, lining, rim - 0.08, edge=0.01, corner=0.02)
    parts = [*_rim(width, depth, rim, carton), block(wide + _HAIR, deep + _HAIR, 0.22, carton, rim - _HAIR, edge=0.05, corner=0.05), sheet]
    spine = move([block(width, 0.5, 0.12, carton, edge=0.03, corner=0.03)], y=deep / 2 + 0.1, z=wall - 0.13)
    return hinge(parts, deep / 2 - 0.04, wall + 0.01, _OPEN) + spine
