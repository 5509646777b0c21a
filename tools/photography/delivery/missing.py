"""What the shop lacks: after new shades only their products are composed, not the whole catalogue."""

from typing import Protocol, Sequence, TypeVar

from .places import DELIVERED


class Wanted(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def product(self) -> str: ...


Job = TypeVar("Job", bound=Wanted)


def is_missing(job: Wanted) -> bool:
    return not (DELIVERED / f"{job.name}.webp").exists()


def of_unfinished_products(jobs: Sequence[Job]) -> list[Job]:
    """All pictures of products that lack one: the shades of a product are to stand in one light."""
    lacking = {job.product for job in jobs if is_missing(job)}
    return [job for job in jobs if job.product in lacking]
