"""Fine lines with the measures, and the names of what is compared."""
import numpy as np
from PIL import Image, ImageDraw

from compose.colour import linear, luminance
from lettering.fonts import font

Point = tuple[float, float]
_INK, _PALE = (58, 44, 38), (250, 244, 238)
_TYPE, _FINE = 23, 4
#: Half the length of a line's end mark, and the distance between a line and its words.
_TICK, _APART = 7, 12


class Lines:
    """Drawn at four times the size: lines of a pixel and a half need smooth borders."""

    def __init__(self, image: np.ndarray, paper: str) -> None:
        self.image = Image.fromarray(image)
        self.ink = _PALE if float(luminance(linear(paper)[None])[0]) < 0.16 else _INK
        self.sheet = Image.new("L", (image.shape[1] * _FINE, image.shape[0] * _FINE))
        self.pen = ImageDraw.Draw(self.sheet)

    def upright(self, x: float, top: float, low: float, words: str) -> None:
        self.between((x, top), (x, low))
        self.words((x + _APART, (top + low) / 2), words, "lm")

    def level(self, left: float, right: float, y: float, words: str) -> None:
        self.between((left, y), (right, y))
        self.words(((left + right) / 2, y + _APART + 4), words, "ma")

    def between(self, start: Point, end: Point) -> None:
        way = np.subtract(end, start)
        across = np.array((-way[1], way[0])) / np.hypot(*way) * _TICK
        for first, last in ((start, end), (start - across, start + across), (end - across, end + across)):
            self.pen.line([tuple(_FINE * np.array(first)), tuple(_FINE * np.array(last))], fill=190, width=6)

    def words(self, at: Point, text: str, anchor: str) -> None:
        self.pen.text(tuple(_FINE * np.array(at)), text, font=font("hei", _TYPE * _FINE), fill=235, anchor=anchor)

    def width_of(self, text: str) -> float:
        return font("hei", _TYPE * _FINE).getlength(text) / _FINE

    def drawn(self) -> np.ndarray:
        cover = self.sheet.resize(self.image.size, Image.BOX)
        return np.asarray(Image.composite(Image.new("RGB", self.image.size, self.ink), self.image, cover))
