import { describe, expect, it } from 'vitest';
import { createRecentCache } from './recent-cache.ts';

function countedCache(size: number) {
  const computed: string[] = [];
  const cache = createRecentCache<string, string>(size);
  const read = (key: string) =>
    cache(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  return { read, computed };
}

describe('a recent cache', () => {
  it('computes a value once while it is asked for', () => {
    const { read, computed } = countedCache(2);
    expect(read('a')).toBe('A');
    for (const key of ['b', 'a', 'c', 'a', 'd', 'a', 'e', 'a']) read(key);
    expect(computed).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('forgets what was not asked for while twice its size was computed', () => {
    const { read, computed } = countedCache(2);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) read(key);
    expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
  });
});
