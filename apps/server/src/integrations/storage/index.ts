export { createFakeStorage } from './fake.ts';
export { openStorage, type StorageSettings } from './open-storage.ts';
export { MAX_FILE_BYTES, type Storage, StorageFailure, type StoredFile } from './port.ts';
export { isStorageKey, newStorageKey, requireStorageKey, type StorageKey } from './storage-key.ts';
