import { expect, it } from 'vitest';
import { inOwnerOrder, moveBy, moveTo } from './placement.ts';
import type { PlacedImage } from './types.ts';

const image = (source: string, skuId: string | null = null): PlacedImage => ({
  skuId,
  source,
  mediaId: null,
  path: source,
  name: source,
  alt: '',
});
const [a, b, c, shade] = [image('a'), image('b'), image('c'), image('a', '1')];
const names = (images: readonly PlacedImage[]) => images.map(({ source, skuId }) => source + (skuId ?? ''));

it('moves an image by one among those of its owner', () => {
  expect(names(moveBy([a, shade, b], b, -1))).toEqual(['b', 'a1', 'a']);
  expect(names(moveBy([a, shade, b], a, -1))).toEqual(['a', 'a1', 'b']);
  expect(names(moveBy([a, b, c], b, 1))).toEqual(['a', 'c', 'b']);
});

it('moves an image before another one or to another owner, each image once', () => {
  expect(names(moveTo([a, b, c], c, { skuId: null, before: a }))).toEqual(['c', 'a', 'b']);
  expect(names(moveTo([a, b], b, { skuId: '1' }))).toEqual(['a', 'b1']);
  expect(names(moveTo([a, shade], a, { skuId: '1' }))).toEqual(['a', 'a1']);
  expect(names(moveTo([a, b], a, { skuId: null, before: a }))).toEqual(['a', 'b']);
});

it('stores images of the product first, then sku by sku', () =>
  expect(names(inOwnerOrder([image('z', '2'), shade, b], ['1', '2']))).toEqual(['b', 'a1', 'z2']));
