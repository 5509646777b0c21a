import { countCalls } from './counted-storage.ts';
import { openLocalFolder } from './local-folder.ts';
import type { Storage } from './port.ts';
import { openS3, type S3Settings } from './s3.ts';

export type StorageSettings = { kind: 'local'; folder: string } | ({ kind: 's3' } & S3Settings);

/** A folder suits one machine; several replicas need a storage they share. */
export const openStorage = async (settings: StorageSettings): Promise<Storage> =>
  countCalls(
    settings.kind,
    settings.kind === 'local' ? await openLocalFolder(settings.folder) : await openS3(settings),
  );
