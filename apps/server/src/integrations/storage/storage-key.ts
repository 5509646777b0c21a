import { randomBytes } from 'node:crypto';

const contentTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  xml: 'application/xml',
} as const;
export type Extension = keyof typeof contentTypes;

declare const isKey: unique symbol;
/** `comments/3f/3f…32 hex digits….webp`. Nothing a shopper typed is ever part of it. */
export type StorageKey = string & { readonly [isKey]: true };

const KEY = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{32}\.(webp|avif|pdf|zip|json|xml)$/;
const SHELF = /^[a-z]{1,32}$/;

/** 128 random bits: nobody finds a file by guessing. The two digits in front keep folders small. */
export function newStorageKey(shelf: string, extension: Extension): StorageKey {
  if (!SHELF.test(shelf)) throw new TypeError('a shelf is a few small letters');
  const name = randomBytes(16).toString('hex');
  return `${shelf}/${name.slice(0, 2)}/${name}.${extension}` as StorageKey;
}

export const isStorageKey = (text: string): text is StorageKey => KEY.test(text);

/** Types vanish at run time and a key may come out of a row: every adapter asks again at its door. */
export function requireStorageKey(text: string): asserts text is StorageKey {
  if (!isStorageKey(text)) throw new TypeError('not a storage key');
}

/** Said by the key alone, so that no uploader ever chooses what a browser takes a file for. */
export const contentTypeOf = (key: StorageKey): string =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1) as Extension];
