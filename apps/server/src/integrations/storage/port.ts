import type { StorageKey } from './storage-key.ts';

/** What is kept: bytes, and what a browser is told they are. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/**
 * Where pictures of comments and returns, avatars, invoices and exports live: a folder, or any server that speaks S3.
 *
 * The storage knows no people. A key is born here, random, and proves nothing: whoever stores a file writes the key in
 * the same breath into a row of their own with the uploader (`picture(key, uploader, used_at)`); whoever attaches it
 * looks for key *and* uploader *and* unused in one `update … where`, so that a foreign or a spent key finds no row; and
 * whoever sends it out asks that row first. No folder of the storage is ever served as such.
 */
export interface Storage {
  /** All or nothing: nobody reads half a file. The same key again replaces it, so a repeat after a doubt is harmless. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  find(key: StorageKey): Promise<StoredFile | null>;
  has(key: StorageKey): Promise<boolean>;
  /** Deleting what is not there is fine: it is not there. */
  delete(key: StorageKey): Promise<void>;
}

/** Whole files travel through memory; nothing the shop keeps comes near this. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** The storage could not do it. The message may be logged: it holds no secret and no address. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  /** Away, slow or full: worth another try later. Otherwise someone must change the settings. */
  readonly isPassing: boolean;
  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}

export function refuseOversize(size: number) {
  if (size > MAX_FILE_BYTES)
    throw new StorageFailure(`a file of ${size} bytes is too large`, { isPassing: false });
}
