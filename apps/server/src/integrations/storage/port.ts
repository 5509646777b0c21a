import type { StorageKey } from './storage-key.ts';

/** A file as it is read back: its bytes and the content type sent to a browser. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/**
 * Holds images of comments and returns, avatars, invoices and exports: in a folder, or on any S3-compatible server.
 *
 * The storage knows no owners, and a key gives no right to a file. A feature that stores a file writes the key into a row
 * of its own together with the uploader (`picture(key, uploader, used_at)`). A feature that attaches a file looks for key
 * *and* uploader *and* unused in one `update … where`, so that a foreign or used key finds no row. A feature that sends a
 * file checks that row first. No folder of the storage is ever served as such.
 */
export interface Storage {
  /** All or nothing: no reader sees half a file. The same key again replaces the file, so a repeat is harmless. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  find(key: StorageKey): Promise<StoredFile | null>;
  has(key: StorageKey): Promise<boolean>;
  /** Deleting a file that does not exist is no error. */
  delete(key: StorageKey): Promise<void>;
}

/** Files are held in memory as a whole; nothing the shop stores comes near this size. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

interface FailureSettings {
  isTemporary: boolean;
  code?: string | undefined;
}

/** The storage failed. The message may be logged: it holds no secret and no address. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  /** Unreachable, slow or full: worth another try later. Otherwise someone must change the settings. */
  readonly isTemporary: boolean;
  /** ENOSPC or EDQUOT of a full disk, STORAGE_UNAVAILABLE of a service that is away: both are answered with "later". */
  readonly code?: string;
  constructor(
    message: string,
    { isTemporary, code = isTemporary ? 'STORAGE_UNAVAILABLE' : undefined }: FailureSettings,
  ) {
    super(message);
    this.isTemporary = isTemporary;
    if (code !== undefined) this.code = code;
  }
}

export function refuseOversize(size: number) {
  if (size > MAX_FILE_BYTES)
    throw new StorageFailure(`a file of ${size} bytes is too large`, { isTemporary: false });
}
