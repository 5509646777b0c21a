import { afterEach, describe, expect, it, vi } from 'vitest';
import { failpoint, onSync, sync } from '#platform/failpoints';
import { runChild } from '../../../testing/run-child.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a failpoint', () => {
  it('does nothing when it is not named', async () => {
    vi.stubEnv('FP', 'order.before_commit:throw');
    await expect(failpoint('order.after_commit')).resolves.toBeUndefined();
    await expect(failpoint('order.before')).resolves.toBeUndefined();
  });

  it('throws or waits as configured', async () => {
    vi.stubEnv('FP', 'order.a:throw,order.b:delay=60');
    await expect(failpoint('order.a')).rejects.toThrow('failpoint order.a');
    const start = performance.now();
    await failpoint('order.b');
    expect(performance.now() - start).toBeGreaterThanOrEqual(50);
  });

  it('refuses an unknown command', async () => {
    vi.stubEnv('FP', 'order.a:explode');
    await expect(failpoint('order.a')).rejects.toThrow('explode');
  });

  it('ends the process as a power cut would', async () => {
    const env = { NODE_ENV: 'test', FP: 'order.after_commit:crash' };
    const child = runChild('crash-at-failpoint', [], env);
    expect((await child.ended).signal).toBe('SIGKILL');
    expect(child.output.out).toBe('before\n');
  });

  it('does nothing in production, whatever the environment says', async () => {
    const env = { NODE_ENV: 'production', FP: 'order.after_commit:crash' };
    const child = runChild('crash-at-failpoint', [], env);
    expect((await child.ended).code).toBe(0);
    expect(child.output.out).toBe('before\nafter\n');
  });
});

it('a sync point calls the hook of the test, and none after it is removed', async () => {
  const asked: string[] = [];
  const stop = onSync(async (name) => void asked.push(name));
  await sync('cart.loaded');
  stop();
  await sync('cart.saved');
  expect(asked).toEqual(['cart.loaded']);
});
