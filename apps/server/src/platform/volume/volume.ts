import { statfs } from 'node:fs/promises';

const MIB = 2 ** 20;
/** Under this much free space nothing is stored that the shop can do without: uploads, events, copies of images. */
export const FILES_RESERVE_BYTES = 128 * MIB;
/** Under this much the embedded database takes no writes: its log grows in files of 16 MiB, and it may hang without space. */
export const ROWS_RESERVE_BYTES = 24 * MIB;
/** It takes them again from here on, so that it does not change with every write. */
export const ROWS_RESUME_BYTES = 32 * MIB;
/** A probe costs 0.1 ms; within this time its result is used again. */
const PROBE_EVERY_MS = 1_000;

export interface Space {
  freeBytes: number;
  totalBytes: number;
}
export type SpaceReader = (folder: string) => Promise<Space>;

/** The disk that DATA_DIR is on. */
export interface Volume {
  /** At most a second old. */
  space(): Promise<Space>;
  /** Whether uploads, events and copies of images may be stored. */
  hasRoomForFiles(): Promise<boolean>;
}

export function watchVolume(
  folder: string,
  {
    readSpace = readDiskSpace,
    now = () => performance.now(),
  }: { readSpace?: SpaceReader; now?: () => number } = {},
): Volume {
  let probe: Promise<Space> | null = null;
  let probedAt = 0;

  const space = () => {
    if (probe && now() - probedAt < PROBE_EVERY_MS) return probe;
    probedAt = now();
    // A folder that cannot be asked is left to the write that follows, which reports its own error.
    probe = readSpace(folder).catch(() => UNKNOWN);
    return probe;
  };
  return { space, hasRoomForFiles: async () => (await space()).freeBytes >= FILES_RESERVE_BYTES };
}

const UNKNOWN: Space = { freeBytes: Number.POSITIVE_INFINITY, totalBytes: Number.POSITIVE_INFINITY };

async function readDiskSpace(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
