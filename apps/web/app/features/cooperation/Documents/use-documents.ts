import { STORE } from '@huarong/core/shared';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';

export const MAX_DOCUMENTS = 5;
const MAX_BYTES = STORE.uploads.documentMegabytes * 1024 * 1024;

export interface UploadedDocument {
  key: number;
  name: string;
  bytes: number;
  state: 'sending' | 'uploaded' | 'refused';
  fileId?: string;
  /** Why the upload was refused. */
  reason?: string;
}
let keys = 0;

/** Uploads each document as soon as it is chosen and tracks its status. */
export function useDocuments() {
  const [documents, setDocuments] = useState<UploadedDocument[]>([]);
  const update = (key: number, change: Partial<UploadedDocument>) =>
    setDocuments((before) =>
      before.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );

  async function send(file: File, key: number) {
    const reply = await browserApi({ quiet: true }).cooperation.uploadFile(withFile(file));
    if (reply.ok) update(key, { state: 'uploaded', fileId: reply.value.fileId });
    else update(key, { state: 'refused', reason: reply.refusal.message });
  }
  function add(files: readonly File[]) {
    const room = MAX_DOCUMENTS - documents.filter(({ state }) => state !== 'refused').length;
    const added = files.slice(0, Math.max(0, room)).map((file) => ({ file, key: ++keys }));
    setDocuments((before) => [
      ...before,
      ...added.map(({ file, key }): UploadedDocument => {
        const isTooLarge = file.size > MAX_BYTES;
        return {
          key,
          name: file.name,
          bytes: file.size,
          state: isTooLarge ? 'refused' : 'sending',
          ...(isTooLarge && { reason: `文件超过 ${STORE.uploads.documentMegabytes} MB，请压缩后重新上传` }),
        };
      }),
    ]);
    for (const { file, key } of added) if (file.size <= MAX_BYTES) void send(file, key);
  }
  return {
    documents,
    add,
    remove: (key: number) => setDocuments((before) => before.filter((upload) => upload.key !== key)),
    isSending: documents.some(({ state }) => state === 'sending'),
    isFull: documents.filter(({ state }) => state !== 'refused').length >= MAX_DOCUMENTS,
    fileIds: documents.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
  };
}
export type DocumentsState = ReturnType<typeof useDocuments>;

/** Adds the file to the input: the contract describes JSON, and the transport sends a form when it finds a Blob. */
const withFile = <In extends object>(file: Blob, input: In = {} as In): In => ({ ...input, file });
