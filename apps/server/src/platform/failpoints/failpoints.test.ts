import { afterEach, describe, expect, it, vi } from 'vitest';
import { failpoint, onSync, sync } from '#platform/failpoints';
import { runChild } from '../../../testing/run-child.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a failpoint', () => {
  it('does nothing when nobody named it', async () => {
    vi.stubEnv('FP', 'order.before_commit:throw');
    await expect(failpoint('order.after_commit')).resolves.toBeUndefined();
    await expect(failpoint('order.before')).resolves.toBeUndefined();
  });

  it('throws, or waits, as it is told', async () => {
    vi.stubEnv('FP', 'order.a:throw,order.b:delay=60');
    await expect(failpoint('order.a')).rejects.toThrow('failpoint order.a');
    const start = performance.now();
    await failpoint('order.b');
    expect(performance.now() - start).toBeGreaterThanOrEqual(50);
  });

  it('does not guess at an order it does not know', async () => {
    vi.stubEnv('FP', 'order.a:explode');
    await expect(failpoint('order.a')).rejects.toThrow('explode');
  });

  it('ends the process as a power cut would', async () => {
    const env = { NODE_ENV: 'test', FP: 'order.after_commit:crash' };
    const child = runChild('crash-at-failpoint', [], env);
    expect((await child.ended).signal).toBe('SIGKILL');
    expect(child.output.out).toBe('before\n');
  });

  it('is dead in production, whatever the environment asks for', async () => {
    const env = { NODE_ENV: 'production', FP: 'order.after_commit:crash' };
    const child = runChild('crash-at-failpoint', [], env);
    expect((await child.ended).code).toBe(0);
    expect(child.output.out).toBe('before\nafter\n');
  });
});

it('a sync point asks the test who goes next, and nobody afterwards', async () => {
  const asked: string[] = [];
  const stop = onSync(async (name) => void asked.push(name));
  await sync('cart.loaded');
  stop();
  await sync('cart.saved');
  expect(asked).toEqual(['cart.loaded']);
});
