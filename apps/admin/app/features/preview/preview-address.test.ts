import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, pathOf, previewOfSet, readAddress, tomorrow } from './preview-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of a preview', () => {
  test('is read again as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          at: fc.option(
            fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
          ),
          shopper: fc.constantFrom('guest', 'PINK', 'WHITE', 'BLACK', 'GOLD'),
          kind: fc.constantFrom('home', 'product', 'rankings'),
          sets: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }).map(String), { maxLength: 8 }),
        }),
        ({ at, ...rest }) => {
          const address = { at: at?.toISOString() ?? null, ...rest };
          expect(read(addressOf(address))).toEqual(address);
        },
      ),
    );
  });

  test('is now, a guest and the home page when it says nothing that makes sense', () => {
    const usual = { at: null, shopper: 'guest', kind: 'home', sets: [] };
    expect(read('')).toEqual(usual);
    expect(read('?at=soon&as=DIAMOND&set=x,0')).toEqual(usual);
    expect(read('?at=2026-12-10T20:00:00%2B08:00&as=GOLD&page=brand&set=12,12,15')).toEqual({
      at: '2026-12-10T12:00:00.000Z',
      shopper: 'GOLD',
      kind: 'brand',
      sets: ['12', '15'],
    });
  });
});

test('a kind of page that the shop does not have leads to the home page', () => {
  const pages = [{ kind: 'rankings', name: '花容榜', path: '/rank/' }];
  expect(pathOf(pages, 'rankings')).toBe('/rank/');
  expect(pathOf(pages, 'campaign')).toBe('/');
});

test.each([
  ['2026-11-17T23:59:00+08:00', '2026-11-17T16:00:00.000Z'],
  ['2026-11-18T00:00:00+08:00', '2026-11-18T16:00:00.000Z'],
  ['2026-12-31T15:00:00Z', '2026-12-31T16:00:00.000Z'],
])('after %s the next midnight in Shanghai is %s', (now, midnight) => {
  expect(tomorrow(now)).toBe(midnight);
});

test('a change set is previewed at the first minute at which it is applied', () => {
  const addressOfSet = (applyAt: string | null) =>
    read(previewOfSet({ setId: '7', applyAt }).replace('/preview', ''));
  expect(addressOfSet('2026-12-10T20:00:01+08:00')).toMatchObject({
    at: '2026-12-10T12:01:00.000Z',
    sets: ['7'],
  });
  expect(addressOfSet('2026-12-10T20:00:00+08:00')).toMatchObject({ at: '2026-12-10T12:00:00.000Z' });
  expect(addressOfSet(null)).toMatchObject({ at: null, sets: ['7'] });
});
