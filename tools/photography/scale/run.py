"""Composing all sizes, in two processes, and handing them over: what has no known size any more leaves the shop."""
import shutil
import time
from multiprocessing import get_context

from compose.write import write_list, write_webp
from delivery.hand_over import megabytes_delivered
from delivery.places import DELIVERED

from .plan import Size
from .take import take


def compose_sizes(products: list[list[Size]], processes: int, redo: bool) -> int:
    """The first sizes of all products, then the others."""
    parts = [sizes[:1] for sizes in products] + [sizes[1:] for sizes in products if sizes[1:]]
    waiting = [sizes for sizes in parts if redo or not all(size.picture.exists() for size in sizes)]
    started = time.monotonic()
    with get_context("fork").Pool(processes) as pool:
        for done, _ in enumerate(pool.imap_unordered(_take_and_write, waiting, chunksize=4), 1):
            if done % 40 == 0:
                left = (time.monotonic() - started) / done * (len(waiting) - done)
                print(f"{done}/{len(waiting)} products and further sizes, {left / 60:.0f} min left", flush=True)
    return len(waiting)


def _take_and_write(sizes: list[Size]) -> None:
    for size, picture in zip(sizes, take(sizes)):
        write_webp(picture, size.picture)


def hand_over_sizes(products: list[list[Size]]) -> tuple[int, float]:
    wanted = {size.picture.name: size.picture for sizes in products for size in sizes}
    for path in DELIVERED.glob("HR*-scale.webp"):
        if path.name not in wanted:
            path.unlink()
    for name, source in wanted.items():
        if source.exists():
            shutil.copyfile(source, DELIVERED / name)
    write_list(DELIVERED)
    return len(list(DELIVERED.glob("HR*-scale.webp"))), megabytes_delivered()
