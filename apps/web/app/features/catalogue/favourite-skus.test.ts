import { describe, expect, test, vi } from 'vitest';
import { createKeptSkus } from './favourite-skus.ts';

function hearts() {
  const fetch = vi.fn(async () => ['1', '2']);
  return { fetch, kept: createKeptSkus(fetch) };
}

describe('the hearts of a page', () => {
  test('ask once for what a shopper keeps, however many they are', async () => {
    const { fetch, kept } = hearts();
    await Promise.all([kept.load('lin'), kept.load('lin'), kept.load('lin')]);
    expect([...kept.read()]).toEqual(['1', '2']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('ask nothing for a visitor', async () => {
    const { fetch, kept } = hearts();
    await kept.load('');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('follow what is kept and let go', async () => {
    const { kept } = hearts();
    const watcher = vi.fn();
    kept.watch(watcher);
    await kept.load('lin');
    kept.note('3', true);
    kept.note('1', false);
    expect([...kept.read()]).toEqual(['2', '3']);
    expect(watcher).toHaveBeenCalledTimes(3);
  });

  test('forget one shopper’s when another signs in', async () => {
    const { fetch, kept } = hearts();
    await kept.load('lin');
    fetch.mockResolvedValue(['9']);
    await kept.load('shen');
    expect([...kept.read()]).toEqual(['9']);
  });
});
