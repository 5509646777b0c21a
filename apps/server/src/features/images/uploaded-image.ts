import { requireStorageKey, type StorageKey } from '../../integrations/storage/index.ts';

const FOLDER = '/pictures/media/';

/** The address of an uploaded image, as the table `media` computes it too; pages derive the other widths and formats. */
export const uploadedImagePath = (id: string): string => `${FOLDER}${id}-400.webp`;

export const isUploadedImage = (source: string): boolean => source.startsWith(FOLDER);

export function uploadedImageKey(id: string): StorageKey {
  const key = `media/${id.slice(0, 2)}/${id}.webp`;
  requireStorageKey(key);
  return key;
}
