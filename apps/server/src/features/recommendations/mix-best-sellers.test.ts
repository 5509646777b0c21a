import { expect, it } from 'vitest';
import type { Snapshot } from '../catalogue/index.ts';
import { mixBestSellers } from './mix-best-sellers.ts';

const productOf = (id: string, category_id: string, sold_count: number) => ({ id, category_id, sold_count });
const snapshotOf = (...products: ReturnType<typeof productOf>[]) =>
  ({ products: new Map(products.map((product) => [product.id, product])) }) as unknown as Snapshot;

it('takes the best seller of every category before the second of any', () => {
  const snapshot = snapshotOf(
    productOf('lipstick 1', 'lips', 900),
    productOf('lipstick 2', 'lips', 800),
    productOf('lipstick 3', 'lips', 700),
    productOf('cream 1', 'face', 20),
    productOf('cream 2', 'face', 10),
    productOf('perfume', 'scent', 1),
  );
  expect(mixBestSellers(snapshot).map(({ id }) => id)).toEqual([
    'lipstick 1',
    'cream 1',
    'perfume',
    'lipstick 2',
    'cream 2',
    'lipstick 3',
  ]);
});
