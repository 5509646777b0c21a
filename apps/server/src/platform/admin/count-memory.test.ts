import { describe, expect, it } from 'vitest';
import { createCountMemory } from './count-memory.ts';

function openMemory(isLong = true) {
  let at = 0;
  let counts = 0;
  const memory = createCountMemory(
    () => isLong,
    () => at,
  );
  return {
    pass: (ms: number) => (at += ms),
    read: (key = 'all') => memory(key, () => Promise.resolve(++counts)),
    memory,
  };
}

describe('counts of long lists', () => {
  it('are five seconds old at most', async () => {
    const { read, pass } = openMemory();
    expect(await read()).toBe(1);
    pass(4_999);
    expect(await read()).toBe(1);
    pass(1);
    expect(await read()).toBe(2);
  });
  it('are counted once for callers at the same time, and apart for other questions', async () => {
    const { read } = openMemory();
    expect(await Promise.all([read(), read(), read('named')])).toEqual([1, 1, 2]);
  });
  it('are remembered by the clock of the process', async () => {
    const memory = createCountMemory(() => true);
    expect([
      await memory('all', () => Promise.resolve(1)),
      await memory('all', () => Promise.resolve(2)),
    ]).toEqual([1, 1]);
  });
  it('of short lists are counted anew', async () => {
    const { read } = openMemory(false);
    expect([await read(), await read()]).toEqual([1, 2]);
  });
  it('are forgotten when counting fails', async () => {
    const { memory, read } = openMemory();
    await expect(memory('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await read()).toBe(1);
  });
  it('forget the oldest question after two hundred', async () => {
    const { read } = openMemory();
    for (let index = 0; index <= 200; index += 1) await read(`q${index}`);
    expect(await read('q200')).toBe(201);
    expect(await read('q0')).toBe(202);
  });
});
