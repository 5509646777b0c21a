import type { Uploaded } from '../../platform/api/upload.ts';
import type { UploadedMedia } from './types.ts';

/** A file on its way. */
export interface QueuedFile {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'stored' | 'same' | 'failed';
  /** Why it was not taken. */
  message?: string;
  media?: UploadedMedia;
}

type Send = (file: File, name: string) => Promise<Uploaded<UploadedMedia>>;

/** The server encodes two images at once; a third is on its way meanwhile. */
const CONCURRENT = 3;
/** The whole batch goes on when the network or the server is away for a moment. */
const TRIES = 3;

interface QueueOptions {
  send: Send;
  onChange: (files: readonly QueuedFile[]) => void;
  /** The images of the batch, when the last file is settled. */
  onSettled: (stored: readonly UploadedMedia[]) => void;
  pause?: (attempt: number) => Promise<void>;
}

/** Sends any number of files, a few at a time; each has its own result, and the failed ones can be sent again. */
export function createUploadQueue({ send, onChange, onSettled, pause = waitLonger }: QueueOptions) {
  let files: QueuedFile[] = [];
  let running = 0;
  let lastId = 0;

  const update = (id: number, change: Partial<QueuedFile>) => {
    files = files.map((each) => (each.id === id ? { ...each, ...change } : each));
    onChange(files);
  };
  const attempt = async (queued: QueuedFile): Promise<Partial<QueuedFile>> => {
    for (let count = 1; ; count += 1) {
      const result = await send(queued.file, queued.name);
      if (result.ok) return { state: result.value.isNew ? 'stored' : 'same', media: result.value };
      if (!result.isTemporary || count === TRIES) return { state: 'failed', message: result.message };
      await pause(count);
    }
  };
  async function work() {
    for (;;) {
      const next = files.find(({ state }) => state === 'waiting');
      if (!next) break;
      update(next.id, { state: 'sending' });
      update(next.id, await attempt(next));
    }
    running -= 1;
    if (running === 0) onSettled(files.flatMap(({ media }) => media ?? []));
  }
  function start() {
    onChange(files);
    while (running < CONCURRENT && running < files.filter(({ state }) => state === 'waiting').length) {
      running += 1;
      void work();
    }
  }
  return {
    add(given: readonly { file: File; name: string }[]) {
      // A batch that is done is no longer of interest.
      if (running === 0) files = [];
      files = [
        ...files,
        ...given.map(({ file, name }): QueuedFile => {
          lastId += 1;
          return { id: lastId, file, name, state: 'waiting' };
        }),
      ];
      start();
    },
    retry() {
      files = files.map((each) => (each.state === 'failed' ? { ...each, state: 'waiting' } : each));
      start();
    },
    clear() {
      files = [];
      onChange(files);
    },
  };
}

const waitLonger = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, attempt * 1_500));
