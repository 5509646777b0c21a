import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DemoPost } from '../build-posts.ts';
import type { DemoProduct } from '../demo-product.ts';
import { chartPoint } from './chart-point.ts';
import { placeTags } from './place-tags.ts';

/** Measured in the charts of HR207101 (six shades) and HR203602 (four). */
it.each([
  [0, 6, 530, 135],
  [3, 6, 490, 574],
  [5, 6, 467, 884],
  [0, 4, 515, 278],
  [3, 4, 480, 729],
])('stroke %i of %i is at %i, %i', (index, count, x, y) => {
  const point = chartPoint(index, count);
  expect(Math.abs(point.x - x)).toBeLessThan(15);
  expect(Math.abs(point.y - y)).toBeLessThan(15);
});

it('strokes lie inside the image and apart from each other', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
      const points = Array.from({ length: count }, (_, index) => chartPoint(index, count));
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(300);
        expect(x).toBeLessThan(700);
        expect(y).toBeGreaterThan(70);
        expect(y).toBeLessThan(950);
      }
      expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }),
  ));

const product = {
  id: '207101',
  skus: ['01 砖红', '02 豆沙', '03 朱砂'].map((shade, index) => ({ id: `2071010${index + 1}`, shade })),
} as DemoProduct;
const post = {
  pictures: ['drawn:20710103:scene', 'drawn:20710103:texture'],
  skus: [
    { id: '20710103', note: '' },
    { id: '20710101', note: '' },
  ],
} as DemoPost;

it('tags shades in the chart of their product, each at its own stroke', () => {
  const [tagged] = placeTags([post], [product], (name) => name === 'HR207101-chart');
  expect(tagged!.pictures[0]).toBe('drawn:20710103:chart');
  expect(tagged!.skus.map(({ point }) => point)).toEqual([
    { ...chartPoint(2, 3), picture: 0 },
    { ...chartPoint(0, 3), picture: 0 },
  ]);
});

it('tags nothing without a photograph to tag it in', () =>
  expect(placeTags([post], [product], () => false)).toEqual([post]));
