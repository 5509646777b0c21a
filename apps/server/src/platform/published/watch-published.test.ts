import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPublished } from './watch-published.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function watch(onChange: () => Promise<void> | void) {
  let notify: (table: string) => void = () => undefined;
  const stop = await watchPublished(
    {
      listen: async (_channel, handler) => {
        notify = handler;
        return async () => undefined;
      },
    },
    { isWatched: (table) => table === 'brand', settleMs: 100, onChange },
  );
  return { notify: (table: string) => notify(table), stop };
}

it('runs once after several changes of a watched table', async () => {
  const onChange = vi.fn();
  const { notify } = await watch(onChange);
  notify('brand');
  await vi.advanceTimersByTimeAsync(99);
  notify('brand');
  await vi.advanceTimersByTimeAsync(99);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onChange).toHaveBeenCalledOnce();
});

it('runs for no other table, but when notifications may have been missed', async () => {
  const onChange = vi.fn();
  const { notify } = await watch(onChange);
  notify('content_resource');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChange).not.toHaveBeenCalled();
  notify('');
  await vi.advanceTimersByTimeAsync(100);
  expect(onChange).toHaveBeenCalledOnce();
});

it('runs one at a time, and stops when the one under way has ended', async () => {
  const ends: (() => void)[] = [];
  const onChange = vi.fn(() => new Promise<void>((end) => ends.push(end)));
  const { notify, stop } = await watch(onChange);
  notify('brand');
  await vi.advanceTimersByTimeAsync(100);
  notify('brand');
  await vi.advanceTimersByTimeAsync(100);
  expect(onChange).toHaveBeenCalledOnce();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(2);

  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  ends[1]?.();
  await stopped;
});
