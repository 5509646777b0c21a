import { DEFAULT_WORDS, search } from '@huarong/search';
import { afterAll, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log';
import { createTestDatabase } from '../../../testing/index.ts';
import { watchCatalogue } from '../catalogue/index.ts';
import { createIndexSource } from './index-source.ts';

const database = await createTestDatabase({ template: 'stocked' });
const log = createLog('silent');
const catalogue = await watchCatalogue(database, log, () => undefined);
let soldOutSkus: ReadonlySet<string> = new Set();
let words = DEFAULT_WORDS;
const onRebuilt = vi.fn();
const source = createIndexSource(
  { ...catalogue, soldOutSkus: () => soldOutSkus, isInStock: (skuId) => !soldOutSkus.has(skuId) },
  { words: () => words, log, onRebuilt, now: () => new Date() },
);
afterAll(async () => {
  await catalogue.stop();
  await database.close();
});

const isFound = (id: string) =>
  search(source().index, { inStockOnly: true, pageSize: 10_000 }).ids.includes(id);

it('marks a product as sold out and back, without another build', async () => {
  const product = [...catalogue.current().products.values()].find(({ skus }) => skus.length > 1)!;
  const [first, ...others] = product.skus.map(({ id }) => id);
  const { status } = source;
  expect(isFound(product.id)).toBe(true);
  const { builtAt } = status()!;

  soldOutSkus = new Set(others);
  expect(isFound(product.id)).toBe(true);
  soldOutSkus = new Set([first!, ...others]);
  expect(isFound(product.id)).toBe(false);
  soldOutSkus = new Set([first!]);
  expect(isFound(product.id)).toBe(true);
  expect(status()).toMatchObject({ builtAt, isBuilding: false });
  expect(onRebuilt).not.toHaveBeenCalled();
});

it('is built anew for the shades and prices in stock when they are old', async () => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  source();
  vi.useRealTimers();
  expect(source.status()!.isBuilding).toBe(true);
  await vi.waitFor(() => expect(onRebuilt).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

it('is built with other words without reading products again', async () => {
  onRebuilt.mockClear();
  const { builtAt } = source.status()!;
  const total = () => search(source().index, { keyword: '素颜睡帽' }).total;
  expect(total()).toBe(0);
  words = { ...words, oneWay: [{ words: ['素颜睡帽'], targets: ['面霜'] }] };
  source();
  await vi.waitFor(() => expect(onRebuilt).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(onRebuilt).toHaveBeenCalledWith(false);
  expect(total()).toBeGreaterThan(0);
  expect(source.status()).toMatchObject({ builtAt, isBuilding: false });
});
