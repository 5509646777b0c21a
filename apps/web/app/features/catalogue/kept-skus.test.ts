import { describe, expect, test, vi } from 'vitest';
import { createKeptSkus } from './kept-skus.ts';

function hearts(whose = 'lin') {
  const source = { whose, fetch: vi.fn(async () => ['1', '2']) };
  const kept = createKeptSkus({ whose: () => source.whose, fetch: () => source.fetch() });
  return { source, kept };
}

describe('the hearts of a page', () => {
  test('ask once for what a shopper keeps, however many they are', async () => {
    const { source, kept } = hearts();
    await Promise.all([kept.load(), kept.load(), kept.load()]);
    expect([...kept.read()]).toEqual(['1', '2']);
    expect(source.fetch).toHaveBeenCalledTimes(1);
  });

  test('ask nothing for a visitor', async () => {
    const { source, kept } = hearts('');
    await kept.load();
    expect(source.fetch).not.toHaveBeenCalled();
  });

  test('follow what is kept and let go', async () => {
    const { kept } = hearts();
    const watcher = vi.fn();
    kept.watch(watcher);
    await kept.load();
    kept.note('3', true);
    kept.note('1', false);
    expect([...kept.read()]).toEqual(['2', '3']);
    expect(watcher).toHaveBeenCalledTimes(3);
  });

  test('forget one shopper’s when another signs in', async () => {
    const { source, kept } = hearts();
    await kept.load();
    source.whose = 'shen';
    source.fetch.mockResolvedValue(['9']);
    await kept.load();
    expect([...kept.read()]).toEqual(['9']);
  });
});
