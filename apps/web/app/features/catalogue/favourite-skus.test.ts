import { describe, expect, test, vi } from 'vitest';
import { createFavouriteSkus } from './favourite-skus.ts';

function setUp() {
  const fetch = vi.fn(async () => ['1', '2']);
  return { fetch, favourites: createFavouriteSkus(fetch) };
}

describe('the favourite skus of a page', () => {
  test('are fetched once for any number of buttons', async () => {
    const { fetch, favourites } = setUp();
    await Promise.all([favourites.load('lin'), favourites.load('lin'), favourites.load('lin')]);
    expect([...favourites.read()]).toEqual(['1', '2']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('are not fetched for a visitor', async () => {
    const { fetch, favourites } = setUp();
    await favourites.load('');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('follow added and removed favourites', async () => {
    const { favourites } = setUp();
    const listener = vi.fn();
    favourites.subscribe(listener);
    await favourites.load('lin');
    favourites.update('3', true);
    favourites.update('1', false);
    expect([...favourites.read()]).toEqual(['2', '3']);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('are replaced when another member signs in', async () => {
    const { fetch, favourites } = setUp();
    await favourites.load('lin');
    fetch.mockResolvedValue(['9']);
    await favourites.load('shen');
    expect([...favourites.read()]).toEqual(['9']);
  });
});
