import { expect, it, vi } from 'vitest';
import { createUploadQueue, type QueuedFile } from './upload-queue.ts';

const file = (name: string) => ({ file: new File(['x'], name), name });
const media = (name: string, isNew = true) => ({ mediaId: name, path: `/${name}`, name, isNew });

function openQueue(send: Parameters<typeof createUploadQueue>[0]['send']) {
  let shown: readonly QueuedFile[] = [];
  const onSettled = vi.fn();
  const queue = createUploadQueue({
    send,
    onSettled,
    onChange: (files) => {
      shown = files;
    },
    pause: async () => undefined,
  });
  return { queue, onSettled, states: () => shown.map(({ state }) => state), shown: () => shown };
}

it('sends two hundred files, a few at a time, and gives each its own result', async () => {
  let running = 0;
  let most = 0;
  const { queue, onSettled, states } = openQueue(async (_file, name) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return name === 'n7'
      ? { ok: false, message: '看不懂', isTemporary: false }
      : { ok: true, value: media(name, name !== 'n8') };
  });
  queue.add(Array.from({ length: 200 }, (_, at) => file(`n${at}`)));
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(most).toBe(3);
  expect(states().filter((state) => state === 'stored')).toHaveLength(198);
  expect([states()[7], states()[8]]).toEqual(['failed', 'same']);
  expect(onSettled.mock.calls[0]?.[0]).toHaveLength(199);
});

it('tries a file again while the server is away, and sends failed ones again on demand', async () => {
  let calls = 0;
  let isAway = true;
  const { queue, onSettled, states, shown } = openQueue(async (_file, name) => {
    calls += 1;
    return isAway ? { ok: false, message: '连不上', isTemporary: true } : { ok: true, value: media(name) };
  });
  queue.add([file('a')]);
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect([calls, shown()[0]?.message]).toEqual([3, '连不上']);
  isAway = false;
  queue.retry();
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledTimes(2));
  expect(states()).toEqual(['stored']);
  queue.add([file('b')]);
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledTimes(3));
  expect(shown().map(({ name }) => name)).toEqual(['b']);
});
