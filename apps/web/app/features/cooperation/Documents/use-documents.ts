import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { withFile } from '../../../platform/api/with-file.ts';

export const MOST_PAPERS = 5;
const MOST_BYTES = 10 * 1024 * 1024;

export interface Paper {
  key: number;
  name: string;
  bytes: number;
  state: 'sending' | 'there' | 'refused';
  fileId?: string;
  /** Why it was refused. */
  reason?: string;
}
let keys = 0;

/** Papers on their way to the shop: each is sent as soon as it is chosen, and says for itself how that went. */
export function usePapers() {
  const [papers, setPapers] = useState<Paper[]>([]);
  const change = (key: number, news: Partial<Paper>) =>
    setPapers((before) => before.map((paper) => (paper.key === key ? { ...paper, ...news } : paper)));

  async function send(file: File, key: number) {
    const reply = await browserApi({ quiet: true }).cooperation.uploadFile(withFile(file));
    if (reply.ok) change(key, { state: 'there', fileId: reply.value.fileId });
    else change(key, { state: 'refused', reason: reply.refusal.message });
  }
  function add(files: readonly File[]) {
    const room = MOST_PAPERS - papers.filter(({ state }) => state !== 'refused').length;
    const added = files.slice(0, Math.max(0, room)).map((file) => ({ file, key: ++keys }));
    setPapers((before) => [
      ...before,
      ...added.map(({ file, key }): Paper => {
        const isTooLarge = file.size > MOST_BYTES;
        return {
          key,
          name: file.name,
          bytes: file.size,
          state: isTooLarge ? 'refused' : 'sending',
          ...(isTooLarge && { reason: '文件超过 10 MB，请压缩后重新上传' }),
        };
      }),
    ]);
    for (const { file, key } of added) if (file.size <= MOST_BYTES) void send(file, key);
  }
  return {
    papers,
    add,
    remove: (key: number) => setPapers((before) => before.filter((paper) => paper.key !== key)),
    isSending: papers.some(({ state }) => state === 'sending'),
    isFull: papers.filter(({ state }) => state !== 'refused').length >= MOST_PAPERS,
    fileIds: papers.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
  };
}
export type PapersState = ReturnType<typeof usePapers>;
