"""All shades of a product as strokes on one arm, in their order, with their names on the paper beside it."""
import numpy as np
from PIL import Image, ImageDraw

from compose.colour import linear, luminance
from compose.tone import develop
from lettering.fonts import font

from .canvas import Canvas, naked
from .kinds import Kind, narrowed
from .lay import Place, lay, put_on

#: From here on strokes lie in two columns, names at both sides.
_TWO_COLUMNS = 9
#: First and last centimetre of the arm that strokes use, from the wrist.
_FIRST, _LAST = 2.1, 17.9
_INK, _PALE = (58, 44, 38), (250, 244, 238)
#: Height of type as a share of the picture's width, at most and at least.
_LARGE, _SMALL = 0.026, 0.0165


def take_chart(canvas: Canvas, kind: Kind, shades: list[tuple[str, str]], paper: str, seed: int) -> np.ndarray:
    """`shades`: name and colour. -> uint8 sRGB (H, W, 3)."""
    columns = 2 if len(shades) >= _TWO_COLUMNS else 1
    rows = -(-len(shades) // columns)
    apart = (_LAST - _FIRST) / max(rows, 6)
    first = (_FIRST + _LAST) / 2 - apart * (rows - 1) / 2
    light = naked(canvas, linear(paper))
    names = []
    for at, (name, colour) in enumerate(shades):
        column, row = divmod(at, rows)
        u = first + row * apart
        shaped = narrowed(kind, apart * (0.2 if kind.form == 'lines' else 0.66))
        place = _place(column, columns, u, seed + at)
        put_on(light, lay(canvas, shaped, place), linear(colour))
        names.append((name, _row_of(canvas, u), columns == 2 and column == 0))
    ink = _PALE if float(luminance(linear(paper)[None])[0]) < 0.16 else _INK
    return _named(develop(light, seed=seed), canvas, names, apart, ink)


def _place(column: int, columns: int, u: float, seed: int) -> Place:
    # Around the arm: seen from above with the wrist at the top, the left of the picture has positive places.
    v, long = (0.1, 4.2) if columns == 1 else ((1.42, 2.3) if column == 0 else (-1.42, 2.3))
    return Place(0, u, v, long, 90.0 + (seed % 3 - 1) * 1.6, seed)


def _row_of(canvas: Canvas, u: float) -> int:
    middle = np.abs(canvas.uv[..., 0] - u) + 2 * np.abs(canvas.uv[..., 1])
    middle = np.where(canvas.masks[0] > 0.9, middle, 99)
    return int(np.unravel_index(np.argmin(middle), middle.shape)[0])


def _named(image: np.ndarray, canvas: Canvas, names: list[tuple[str, int, bool]], apart: float,
           ink: tuple[int, int, int]) -> np.ndarray:
    """Beside the arm; what would be too small to read is left out."""
    height, width = image.shape[:2]
    sheet = Image.fromarray(image)
    pen = ImageDraw.Draw(sheet)
    size = min(_LARGE * width, 0.62 * apart * canvas.pixels_per_cm)
    if size < _SMALL * width:
        return image
    face = font('hei', round(size))
    for name, row, is_left in names:
        covered = np.flatnonzero(canvas.masks[0][row] > 0.5)
        edge, margin = (covered[0], width * 0.03) if is_left else (width - covered[-1], width * 0.03)
        if pen.textlength(name, font=face) > edge - 1.6 * margin:
            name = name.split(' ')[0]
        x = covered[0] - margin if is_left else covered[-1] + margin
        pen.text((x, row), name, font=face, fill=ink, anchor='rm' if is_left else 'lm')
    return np.asarray(sheet)
