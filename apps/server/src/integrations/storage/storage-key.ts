import { randomBytes } from 'node:crypto';
import { isKeyOf } from '@huarong/core/shared';

const contentTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type Extension = keyof typeof contentTypes;

declare const isKey: unique symbol;
/** `comments/3f/3f…32 hex digits….webp`. It never contains anything a shopper typed. */
export type StorageKey = string & { readonly [isKey]: true };

const KEY = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{32}\.(webp|avif|pdf|zip|json|xml|csv|xlsx)$/;
const FOLDER = /^[a-z]{1,32}$/;

/** 128 random bits: a key cannot be guessed. The two digits in front keep folders small. */
export function newStorageKey(folder: string, extension: Extension): StorageKey {
  if (!FOLDER.test(folder)) throw new TypeError('a folder is 1 to 32 lower-case letters');
  const name = randomBytes(16).toString('hex');
  const key = `${folder}/${name.slice(0, 2)}/${name}.${extension}`;
  requireStorageKey(key);
  return key;
}

export const isStorageKey = (text: string): text is StorageKey => KEY.test(text);

/** Types do not exist at run time and a key may come from a database row, so every adapter checks it again. */
export function requireStorageKey(text: string): asserts text is StorageKey {
  if (!isStorageKey(text)) throw new TypeError('not a storage key');
}

/** Decided by the key alone, so that no uploader chooses the content type. */
export function contentTypeOf(key: StorageKey): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return isKeyOf(contentTypes, extension) ? contentTypes[extension] : 'application/octet-stream';
}
