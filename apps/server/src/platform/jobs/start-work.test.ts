import { expect, it, vi } from 'vitest';
import { startWork } from './start-work.ts';

it('stops although what was finished cannot be recorded', async () => {
  const finished = Promise.withResolvers<void>();
  const error = vi.fn();
  const poller = startWork(
    'events',
    {
      kinds: ['paid'],
      concurrency: 2,
      claim: vi.fn().mockResolvedValueOnce(['first']).mockResolvedValue([]),
      kindOf: () => 'paid',
      async run(items: string[]) {
        await finished.promise;
        return items;
      },
      record: () => Promise.reject(new Error('the database is away')),
    },
    { log: { error, warn: vi.fn(), info: vi.fn() } as never },
  );
  await new Promise(setImmediate);
  const stopped = poller.stop();
  finished.resolve();
  await stopped;
  expect(error).toHaveBeenCalledOnce();
});
