import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuseOversize, type Storage, StorageFailure } from './port.ts';
import { contentTypeOf, requireStorageKey, type StorageKey } from './storage-key.ts';

/** Unfinished writes lie here, on the same disk, so that the final rename is one step. */
const INCOMING = '.incoming';
const HOUR_MS = 3_600_000;
const FULL_DISK = ['ENOSPC', 'EDQUOT'];

/** Files in a folder that only the server's user may read; it lies outside everything that is served. */
export async function openLocalFolder(folder: string): Promise<Storage> {
  const incoming = join(folder, INCOMING);
  await inFolder(() => mkdir(incoming, { recursive: true, mode: 0o700 }));
  await deleteUnfinished(incoming);

  const pathOf = (key: StorageKey) => {
    requireStorageKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      refuseOversize(bytes.length);
      const unfinished = join(incoming, randomUUID());
      await inFolder(async () => {
        try {
          await mkdir(dirname(path), { recursive: true, mode: 0o700 });
          await writeDurably(unfinished, bytes);
          await rename(unfinished, path);
        } finally {
          await rm(unfinished, { force: true });
        }
      });
    },
    async find(key) {
      const path = pathOf(key);
      const bytes = await inFolder(() => readFile(path).catch(nullIfAbsent));
      return bytes && { bytes, contentType: contentTypeOf(key) };
    },
    async has(key) {
      const path = pathOf(key);
      return (await inFolder(() => stat(path).catch(nullIfAbsent))) !== null;
    },
    async delete(key) {
      const path = pathOf(key);
      await inFolder(() => rm(path, { force: true }));
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    // Without it a power cut may leave the right name on an empty file.
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Deletes writes that a crash left unfinished. Those of the last hour may belong to another process. */
async function deleteUnfinished(incoming: string) {
  for (const name of await inFolder(() => readdir(incoming))) {
    const path = join(incoming, name);
    const found = await stat(path).catch(nullIfAbsent);
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true });
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

function nullIfAbsent(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

/** Turns errors of the file system (full, read-only, gone) into StorageFailure. */
async function inFolder<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    throw new StorageFailure(`storage folder: ${code}`, {
      isTemporary: code !== 'EACCES',
      ...(FULL_DISK.includes(code) && { code }),
    });
  }
}
