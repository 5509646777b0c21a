"""Contact sheets: pictures side by side as in a listing, to be checked before delivery."""

from pathlib import Path

from PIL import Image, ImageDraw

from lettering.fonts import font

from .places import SHEETS
from .plan import Job

_COLUMNS, _ROWS = 8, 4
_CELL, _CAPTION, _GAP = (200, 250), 26, 14


def write_sheets(jobs: list[Job], view: str = "front") -> list[Path]:
    """One set of sheets for each top category, first shades only, in category order."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    firsts: dict[str, Job] = {}
    for job in sorted(jobs, key=lambda each: (each.spec["category"], each.name)):
        if job.view == view:
            firsts.setdefault(job.spec["product"], job)
    written = []
    for home in sorted({job.spec["home"] for job in firsts.values()}):
        own = [job for job in firsts.values() if job.spec["home"] == home]
        for page, start in enumerate(range(0, len(own), _COLUMNS * _ROWS), 1):
            path = SHEETS / f"{home}-{view}-{page:02}-{own[0].size}.png"
            _sheet(own[start : start + _COLUMNS * _ROWS]).save(path)
            written.append(path)
    return written


def _sheet(jobs: list[Job]) -> Image.Image:
    width, height = _CELL
    rows = (len(jobs) + _COLUMNS - 1) // _COLUMNS
    sheet = Image.new(
        "RGB", (_GAP + _COLUMNS * (width + _GAP), _GAP + rows * (height + _CAPTION + _GAP)), "white"
    )
    pen, face = ImageDraw.Draw(sheet), font("hei", 13)
    for at, job in enumerate(jobs):
        left = _GAP + at % _COLUMNS * (width + _GAP)
        top = _GAP + at // _COLUMNS * (height + _CAPTION + _GAP)
        if job.picture.exists():
            sheet.paste(Image.open(job.picture).resize(_CELL, Image.LANCZOS), (left, top))
        pen.text((left, top + height + 5), f"{job.spec['code']} {job.spec['lineCn']}", font=face, fill="#333")
    return sheet
