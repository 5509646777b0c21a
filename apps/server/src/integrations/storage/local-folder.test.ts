import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLocalFolder } from './local-folder.ts';
import { StorageFailure } from './port.ts';
import { newStorageKey } from './storage-key.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'storage-')), 'private');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('a local folder', () => {
  it('is readable by its owner alone, and so are its files', async () => {
    const storage = await openLocalFolder(folder);
    const key = newStorageKey('invoices', 'pdf');
    await storage.put(key, Buffer.from('invoice'));
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(join(folder, 'invoices'))).toBe(0o700);
    expect(await modeOf(join(folder, key))).toBe(0o600);
  });

  it('has its files after it is opened again', async () => {
    const key = newStorageKey('invoices', 'pdf');
    await (await openLocalFolder(folder)).put(key, Buffer.from('invoice'));
    const again = await openLocalFolder(folder);
    expect((await again.find(key))?.bytes.toString()).toBe('invoice');
  });

  it('leaves no half file when a write fails', async () => {
    const storage = await openLocalFolder(folder);
    const key = newStorageKey('comments', 'webp');
    // A folder with the name of the file makes the last step fail.
    await mkdir(join(folder, key, 'x'), { recursive: true });
    const failure = await storage.put(key, Buffer.from('x')).catch((error) => error);
    expect(failure).toBeInstanceOf(StorageFailure);
    expect(failure.message).not.toContain(folder);
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  it('deletes what a crash left behind, but not what is being written', async () => {
    await openLocalFolder(folder);
    const old = join(folder, '.incoming', 'old');
    const young = join(folder, '.incoming', 'young');
    await writeFile(old, 'half');
    await writeFile(young, 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(old, yesterday, yesterday);
    await openLocalFolder(folder);
    expect(await readdir(join(folder, '.incoming'))).toEqual(['young']);
    expect(await readFile(young, 'utf8')).toBe('half');
  });
});
