import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCallTimeout } from './call-timeout.ts';
import { DatabaseTimeout } from './errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const onTimeout = vi.fn();
const limits = { limitMs: 1_000, onTimeout };
const never = () => new Promise<never>(() => undefined);

it('rejects a call that gets no answer', async () => {
  const call = withCallTimeout(limits, 'select 1', never);
  const refused = expect(call).rejects.toThrow(DatabaseTimeout);
  await vi.advanceTimersByTimeAsync(1_001);
  await refused;
  expect(onTimeout).toHaveBeenCalledExactlyOnceWith('select 1');
});

it('of one queue it begins again with each answer, and ends with the silence', async () => {
  onTimeout.mockClear();
  let answeredAt = 0;
  const call = withCallTimeout(limits, 'select 2', never, () => answeredAt);
  const refused = expect(call).rejects.toThrow(DatabaseTimeout);
  for (let answer = 0; answer < 5; answer++) {
    await vi.advanceTimersByTimeAsync(900);
    answeredAt = performance.now();
  }
  expect(onTimeout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(990);
  expect(onTimeout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  await refused;
});
