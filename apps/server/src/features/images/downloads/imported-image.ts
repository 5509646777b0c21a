import { requireStorageKey, type StorageKey } from '../../../integrations/storage/index.ts';

/** The address of a fetched image; pages derive the other widths and formats from it. */
export const importedImagePath = (id: string): string => `/pictures/import/${id}-400.webp`;

export function importedImageKey(id: string): StorageKey {
  const key = `imports/${id.slice(0, 2)}/${id}.webp`;
  requireStorageKey(key);
  return key;
}
