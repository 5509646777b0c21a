import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Containers often have 64 MB there. */
const ENOUGH_BYTES = 3 * 2 ** 30;

/**
 * A new folder for databases of tests, in memory where the system has space for it: copying and deleting a database there
 * takes a fifth of a second, on a disk up to six.
 */
export function createMemoryFolder(name, { inMemory = IN_MEMORY, enoughBytes = ENOUGH_BYTES } = {}) {
  const parent = hasSpace(inMemory, enoughBytes) ? inMemory : tmpdir();
  const prefix = `huarong-${name}-`;
  removeLeftOvers(parent, prefix);
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

function hasSpace(folder, enoughBytes) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/** The folders of processes that were killed would stay in memory until the machine starts again. */
function removeLeftOvers(parent, prefix) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
