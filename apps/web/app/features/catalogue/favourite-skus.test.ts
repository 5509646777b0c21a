import { describe, expect, test, vi } from 'vitest';
import { createFavouriteSkus } from './favourite-skus.ts';

function setUp() {
  const fetch = vi.fn(async () => ['1', '2']);
  return { fetch, favourites: createFavouriteSkus(fetch) };
}

describe('the hearts of a page', () => {
  test('ask once for what a shopper keeps, however many they are', async () => {
    const { fetch, favourites: kept } = setUp();
    await Promise.all([kept.load('lin'), kept.load('lin'), kept.load('lin')]);
    expect([...kept.read()]).toEqual(['1', '2']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('ask nothing for a visitor', async () => {
    const { fetch, favourites: kept } = setUp();
    await kept.load('');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('follow what is kept and let go', async () => {
    const { favourites: kept } = setUp();
    const listener = vi.fn();
    kept.subscribe(listener);
    await kept.load('lin');
    kept.update('3', true);
    kept.update('1', false);
    expect([...kept.read()]).toEqual(['2', '3']);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('forget one shopper’s when another signs in', async () => {
    const { fetch, favourites: kept } = setUp();
    await kept.load('lin');
    fetch.mockResolvedValue(['9']);
    await kept.load('shen');
    expect([...kept.read()]).toEqual(['9']);
  });
});
