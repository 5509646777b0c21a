"""Words as shapes: measuring, fitting and drawing one line with space between its letters."""

from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from .fonts import CHINESE, cap_share, font


@dataclass(frozen=True)
class Line:
    text: str
    face: str
    #: Height of a capital or of a Chinese character, in pixels of the artwork.
    height: float
    #: Between letters, in parts of the type's size.
    tracking: float = 0.0
    #: ink or foil
    channel: str = "ink"

    @property
    def size(self) -> int:
        return max(6, round(self.height / cap_share(self.face)))


def advances(line: Line) -> list[float]:
    """How far each letter moves the pen, kerning and tracking included."""
    face = font(line.face, line.size)
    steps = []
    for at, letter in enumerate(line.text):
        pair = line.text[at : at + 2]
        kerned = face.getlength(pair) - face.getlength(pair[1]) if len(pair) == 2 else face.getlength(letter)
        steps.append(kerned + (line.tracking * line.size if len(pair) == 2 else 0))
    return steps


def width_of(line: Line) -> float:
    return sum(advances(line))


def fitted(line: Line, width: float, smallest: float) -> Line | None:
    """The line no wider than `width`: first with less air, then smaller; none if it would be too small to read."""
    if not line.text:
        return None
    for tracking in (line.tracking, line.tracking * 0.5, min(line.tracking, 0.03)):
        attempt = replace(line, tracking=tracking)
        if width_of(attempt) <= width:
            return attempt
    while attempt.height > smallest:
        attempt = replace(attempt, height=max(smallest, attempt.height * 0.94))
        if width_of(attempt) <= width:
            return attempt
    return None


def draw_line(sheet: Image.Image, line: Line, left: float, middle: float) -> None:
    """`middle` is half the height of its capitals, so that lines of several faces stand on one rhythm."""
    face, pen = font(line.face, line.size), ImageDraw.Draw(sheet)
    baseline = middle + line.height / 2
    if line.face in CHINESE:
        # Ideographs reach below the baseline; their ink, not the baseline, is to be centred.
        _, top, _, bottom = face.getbbox("国", anchor="ls")
        baseline = middle - (top + bottom) / 2
    for letter, step in zip(line.text, advances(line)):
        pen.text((left, baseline), letter, font=face, fill=255, anchor="ls")
        left += step


def draw_column(sheet: Image.Image, line: Line, centre: float, top: float) -> None:
    """A Chinese line set downwards, as on a seal or a spine."""
    face, pen = font(line.face, line.size), ImageDraw.Draw(sheet)
    for at, letter in enumerate(line.text):
        pen.text((centre, top + (at + 0.5) * line.height * COLUMN_STEP), letter, font=face, fill=255, anchor="mm")


#: From one character of a column to the next.
COLUMN_STEP = 1.22
