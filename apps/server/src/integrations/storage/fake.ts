import { refuseOversize, type Storage } from './port.ts';
import { contentTypeOf, requireStorageKey } from './storage-key.ts';

/** Storage in memory, for tests. */
export function createFakeStorage(): Storage {
  const files = new Map<string, Buffer>();
  return {
    async put(key, bytes) {
      requireStorageKey(key);
      refuseOversize(bytes.length);
      files.set(key, Buffer.from(bytes));
    },
    async find(key) {
      requireStorageKey(key);
      const bytes = files.get(key);
      return bytes ? { bytes: Buffer.from(bytes), contentType: contentTypeOf(key) } : null;
    },
    async has(key) {
      requireStorageKey(key);
      return files.has(key);
    },
    async delete(key) {
      requireStorageKey(key);
      files.delete(key);
    },
  };
}
