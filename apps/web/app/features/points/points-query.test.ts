import { expect, test } from 'vitest';
import { pointsPath, readPointsQuery } from './points-query.ts';

test('an address reads as it was written, and nonsense is everything from the start', () => {
  const path = pointsPath({ tab: 'all', page: 1 }, { tab: 'out', page: 2 });
  expect(path).toBe('/myAccount/integralFlow?show=out&page=2');
  expect(readPointsQuery(new URL(path, 'http://shop').searchParams)).toEqual({ tab: 'out', page: 2 });
  expect(readPointsQuery(new URLSearchParams('show=sideways&page=x'))).toEqual({ tab: 'all', page: 1 });
  expect(pointsPath({ tab: 'out', page: 2 }, { tab: 'all' })).toBe('/myAccount/integralFlow');
});
