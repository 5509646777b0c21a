"""All shades of a product as strokes on one arm, in their order, with their names on the paper beside it."""
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw

from compose.colour import linear, luminance
from compose.tone import develop
from lettering.fonts import font

from .canvas import Canvas, naked
from .kinds import Kind, narrowed
from .lay import Laid, Place, lay, put_on

#: From here on strokes lie in two columns, names at both sides.
_TWO_COLUMNS = 9
#: First and last centimetre of the arm that strokes use, from the wrist.
_FIRST, _LAST = 2.1, 17.9
_INK, _PALE = (58, 44, 38), (250, 244, 238)
#: Height of type as a share of the picture's width, at most and at least.
_LARGE, _SMALL = 0.026, 0.0165


@dataclass(frozen=True)
class Mark:
    """A stroke without its colour, and where its name stands."""
    laid: Laid
    row: int
    is_left: bool


class ChartStudio:
    """Products with equally many shades of one kind use the same strokes: they are laid once."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._marks = lru_cache(maxsize=2)(self._lay)

    def take(self, kind: Kind, shades: list[tuple[str, str]], paper: str, seed: int) -> np.ndarray:
        """`shades`: name and colour. -> uint8 sRGB (H, W, 3)."""
        marks = self._marks(kind, len(shades))
        light = naked(self.canvas, linear(paper))
        for mark, (_, colour) in zip(marks, shades):
            put_on(light, mark.laid, linear(colour))
        ink = _PALE if float(luminance(linear(paper)[None])[0]) < 0.16 else _INK
        names = [(name, mark.row, mark.is_left) for mark, (name, _) in zip(marks, shades)]
        return _named(develop(light, seed=seed), self.canvas, names, _grid(len(shades))[2], ink)

    def _lay(self, kind: Kind, count: int) -> list[Mark]:
        columns, rows, apart = _grid(count)
        first = (_FIRST + _LAST) / 2 - apart * (rows - 1) / 2
        shaped = narrowed(kind, apart * (0.2 if kind.form == 'lines' else 0.66))
        found = []
        for at in range(count):
            column, row = divmod(at, rows)
            u = first + row * apart
            laid = lay(self.canvas, shaped, _place(column, columns, u, at + 3))
            found.append(Mark(laid, _row_of(self.canvas, u), columns == 2 and column == 0))
        return found


def _grid(count: int) -> tuple[int, int, float]:
    """Columns, rows, and centimetres from row to row."""
    columns = 2 if count >= _TWO_COLUMNS else 1
    rows = -(-count // columns)
    return columns, rows, (_LAST - _FIRST) / max(rows, 6)


def _place(column: int, columns: int, u: float, seed: int) -> Place:
    # Around the arm: seen from above with the wrist at the top, the left of the picture has negative places.
    v, long = (0.1, 4.2) if columns == 1 else ((-1.42, 2.3) if column == 0 else (1.42, 2.3))
    return Place(0, u, v, long, 90.0 + (seed % 3 - 1) * 1.6, seed)


def _row_of(canvas: Canvas, u: float) -> int:
    uv, mask = canvas.uv[::2, ::2], canvas.masks[0][::2, ::2]
    middle = np.where(mask > 0.9, np.abs(uv[..., 0] - u) + 2 * np.abs(uv[..., 1]), 99)
    return 2 * int(np.unravel_index(np.argmin(middle), middle.shape)[0])


def _named(image: np.ndarray, canvas: Canvas, names: list[tuple[str, int, bool]], apart: float,
           ink: tuple[int, int, int]) -> np.ndarray:
    """Beside the arm; what would be too small to read is left out."""
    height, width = image.shape[:2]
    sheet = Image.fromarray(image)
    pen = ImageDraw.Draw(sheet)
    size = min(_LARGE * width, 0.62 * apart * canvas.pixels_per_cm)
    if size < _SMALL * width:
        return image
    faces = [font('hei', round(share * size)) for share in (1, 0.84)]
    for name, row, is_left in names:
        covered = np.flatnonzero(canvas.masks[0][row] > 0.5)
        edge, margin = (covered[0], width * 0.03) if is_left else (width - covered[-1], width * 0.03)
        room = edge - 1.6 * margin
        # Smaller first, then the number alone.
        face = next((each for each in faces if pen.textlength(name, font=each) <= room), None)
        if face is None:
            name, face = name.split(' ')[0], faces[0]
        x = covered[0] - margin if is_left else covered[-1] + margin
        pen.text((x, row), name, font=face, fill=ink, anchor='rm' if is_left else 'lm')
    return np.asarray(sheet)
