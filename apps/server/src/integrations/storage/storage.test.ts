import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createFakeStorage,
  MAX_FILE_BYTES,
  newStorageKey,
  openStorage,
  StorageFailure,
  type StorageKey,
} from './index.ts';
import { startS3Server } from './testing/start-s3-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'storage-'));
const s3 = await startS3Server();
if (!s3) console.warn('S3 is not tested here: the package @20minutes/s3rver is not installed');
afterAll(async () => {
  await s3?.stop();
  await rm(folder, { recursive: true });
});

const storages = [
  { name: 'the fake', storage: createFakeStorage() },
  { name: 'a local folder', storage: await openStorage({ kind: 'local', folder }) },
  ...(s3 ? [{ name: 'an S3 server', storage: await openStorage({ kind: 's3', ...s3.settings }) }] : []),
];

describe.each(storages)('$name', ({ storage }) => {
  it('returns the stored bytes unchanged', async () => {
    const key = newStorageKey('comments', 'webp');
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
    await storage.put(key, bytes);
    const found = await storage.find(key);
    expect(found?.contentType).toBe('image/webp');
    expect(found?.bytes.equals(bytes)).toBe(true);
  });

  it('stores an empty file', async () => {
    const key = newStorageKey('exports', 'json');
    await storage.put(key, Buffer.alloc(0));
    expect(await storage.find(key)).toEqual({ bytes: Buffer.alloc(0), contentType: 'application/json' });
  });

  it('finds nothing under an unused key', async () => {
    const key = newStorageKey('invoices', 'pdf');
    expect(await storage.find(key)).toBeNull();
    expect(await storage.has(key)).toBe(false);
  });

  it('deletes a file, and accepts the second delete', async () => {
    const key = newStorageKey('avatars', 'webp');
    await storage.put(key, Buffer.from('avatar'));
    expect(await storage.has(key)).toBe(true);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.has(key)).toBe(false);
    expect(await storage.find(key)).toBeNull();
  });

  it('replaces whole files: concurrent writes leave one of them, never a mixture', async () => {
    const key = newStorageKey('comments', 'webp');
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(versions.map((bytes) => storage.put(key, bytes)));
    const found = await storage.find(key);
    expect(versions.some((bytes) => found?.bytes.equals(bytes))).toBe(true);
  });

  it('refuses a file above the size limit', async () => {
    const key = newStorageKey('exports', 'zip');
    await expect(storage.put(key, Buffer.alloc(MAX_FILE_BYTES + 1))).rejects.toThrow(StorageFailure);
    expect(await storage.has(key)).toBe(false);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'comments/01/x.webp', '.incoming/x', ''])(
    'refuses the path %j',
    async (path) => {
      const key = path as StorageKey;
      await expect(storage.find(key)).rejects.toThrow('not a storage key');
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(storage.has(key)).rejects.toThrow('not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('not a storage key');
    },
  );
});
