"""Contact sheets of arms and charts, to be looked at before they are committed."""
from pathlib import Path

from PIL import Image

from delivery.places import SHEETS

from .plan import ArmJob
from .run import picture_of

_CELL, _COLUMNS, _ROWS = (240, 300), 8, 5


def write_arm_sheets(jobs: list[ArmJob]) -> list[Path]:
    """Per view and kind."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    written = []
    for view, kind in sorted({(job.view, job.kind) for job in jobs}):
        own = [job for job in jobs if (job.view, job.kind) == (view, kind) and picture_of(job).exists()]
        for page, start in enumerate(range(0, len(own), _COLUMNS * _ROWS), 1):
            path = SHEETS / f'{view}-{kind}-{page:02}.png'
            _sheet(own[start : start + _COLUMNS * _ROWS]).save(path)
            written.append(path)
    return written


def _sheet(jobs: list[ArmJob]) -> Image.Image:
    width, height = _CELL
    sheet = Image.new('RGB', (_COLUMNS * width, -(-len(jobs) // _COLUMNS) * height), 'white')
    for at, job in enumerate(jobs):
        with Image.open(picture_of(job)) as picture:
            sheet.paste(picture.resize(_CELL, Image.LANCZOS), (at % _COLUMNS * width, at // _COLUMNS * height))
    return sheet
