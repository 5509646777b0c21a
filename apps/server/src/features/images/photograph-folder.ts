import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Photograph {
  /** `HR20010101-front`: also its file's name without the ending. */
  name: string;
  hash: string;
  path: string;
}

const FILE = /^([A-Za-z0-9_-]{1,64})\.(avif|webp|jpe?g|png)$/;

/** File names with the hashes of their content, written by whoever delivers a large folder. */
const HASH_LIST_FILE = 'hashes.json';

/**
 * The photographs of one folder. Their hashes say what is in the file and nothing of when it was written: a fresh clone
 * and a second replica give the same addresses. Reading 2,500 files takes 300 ms at every start, reading the list 25.
 */
export function listPhotographs(folder: string): Photograph[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const hashes = files.includes(HASH_LIST_FILE) ? readHashList(join(folder, HASH_LIST_FILE)) : {};
  return files.flatMap((file) => {
    const name = FILE.exec(file)?.[1];
    if (name === undefined) return [];
    const path = join(folder, file);
    return [{ name, path, hash: hashes[file] ?? contentHash(readFileSync(path)) }];
  });
}

export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

const readHashList = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'));
