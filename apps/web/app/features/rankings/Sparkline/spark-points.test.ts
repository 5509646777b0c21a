import { expect, test } from 'vitest';
import { sparkPoints } from './spark-points.ts';

const size = { width: 70, height: 20 };

test('puts the highest value at the top and the lowest at the bottom', () =>
  expect(sparkPoints([10, 30, 20], size)).toEqual([
    [0, 20],
    [35, 0],
    [70, 10],
  ]));
test('draws equal values as a horizontal line', () =>
  expect(sparkPoints([5, 5], size)).toEqual([
    [0, 10],
    [70, 10],
  ]));
test('returns one point for one week and none without weeks', () => {
  expect(sparkPoints([3], size)).toEqual([[0, 10]]);
  expect(sparkPoints([], size)).toEqual([]);
});
