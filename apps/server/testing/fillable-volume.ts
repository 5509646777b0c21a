import { type Volume, watchVolume } from '#platform/volume';

/** A disk of a terabyte whose free space a test sets. */
export function createFillableVolume(): Volume & { freeBytes: number } {
  const disk = { freeBytes: 2 ** 39 };
  let now = 0;
  const { space, hasRoomForFiles } = watchVolume('', {
    readSpace: async () => ({ ...disk, totalBytes: 2 ** 40 }),
    // Each probe is new, so that a test need not wait for it.
    now: () => (now += 60_000),
  });
  return Object.assign(disk, { space, hasRoomForFiles });
}
