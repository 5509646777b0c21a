import { expect, test } from 'vitest';
import { pointsPath, readPointsQuery } from './points-query.ts';

test('a valid query round-trips, an invalid one falls back to the first page of all records', () => {
  const usual = { tab: 'all', period: '12', page: 1 } as const;
  const wanted = { tab: 'out', period: '3', page: 2 } as const;
  const path = pointsPath(usual, wanted);
  expect(path).toBe('/myAccount/integralFlow?show=out&months=3&page=2');
  expect(readPointsQuery(new URL(path, 'http://shop').searchParams)).toEqual(wanted);
  expect(readPointsQuery(new URLSearchParams('show=sideways&months=7&page=x'))).toEqual(usual);
  expect(pointsPath(wanted, { tab: 'all', period: '12' })).toBe('/myAccount/integralFlow');
});
