import { expect, test } from 'vitest';
import { parseSeamsOff, SEAMS } from './seams.ts';

test.each([
  ['', []],
  [' , ', []],
  ['page-data', ['page-data']],
  ['query-batching, page-data,page-data', ['query-batching', 'page-data']],
  ['all', SEAMS],
  ['page-data,all', SEAMS],
])('SEAMS_OFF=%j switches off %j', (text, names) =>
  expect(parseSeamsOff(text)).toEqual({ ok: true, seamsOff: new Set(names) }),
);

test('names every unknown seam', () =>
  expect(parseSeamsOff('page-data,pagedata,All')).toEqual({ ok: false, unknownNames: ['pagedata', 'All'] }));
