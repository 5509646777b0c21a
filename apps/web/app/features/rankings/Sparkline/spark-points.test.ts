import { expect, test } from 'vitest';
import { sparkPoints } from './spark-points.ts';

const size = { width: 70, height: 20 };

test('the best week stands on top, the worst at the bottom', () =>
  expect(sparkPoints([10, 30, 20], size)).toEqual([
    [0, 20],
    [35, 0],
    [70, 10],
  ]));
test('weeks all alike are a level line', () =>
  expect(sparkPoints([5, 5], size)).toEqual([
    [0, 10],
    [70, 10],
  ]));
test('one week is a point, and none are nothing', () => {
  expect(sparkPoints([3], size)).toEqual([[0, 10]]);
  expect(sparkPoints([], size)).toEqual([]);
});
