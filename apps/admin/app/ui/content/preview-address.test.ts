import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, pathOf, previewOfEdit, previewOfSet, readAddress, tomorrow } from './preview-address.ts';

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
          page: fc.constantFrom('home', 'product', '/campaign/spring.html', '/category/hot_rec/?sort=new'),
          device: fc.constantFrom('desktop' as const, 'phone' as const),
          sets: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }).map(String), { maxLength: 8 }),
          back: fc.constantFrom(null, '/content/home?section=hot&draft=7'),
        }),
        ({ at, ...rest }) => {
          const address = { at: at?.toISOString() ?? null, ...rest };
          expect(read(addressOf(address))).toEqual(address);
        },
      ),
    );
  });

  test('is now, a guest and the home page when it says nothing that makes sense', () => {
    const usual = { at: null, shopper: 'guest', page: 'home', device: 'desktop', sets: [], back: null };
    expect(read('')).toEqual(usual);
    expect(read('?at=soon&as=DIAMOND&set=x,0&device=watch')).toEqual(usual);
    expect(read('?page=//evil.example/&back=//evil.example/')).toEqual(usual);
    expect(read('?page=https://evil.example/&back=javascript:alert(1)')).toEqual(usual);
    expect(read('?at=2026-12-10T20:00:00%2B08:00&as=GOLD&page=brand&device=phone&set=12,12,15')).toEqual({
      at: '2026-12-10T12:00:00.000Z',
      shopper: 'GOLD',
      page: 'brand',
      device: 'phone',
      sets: ['12', '15'],
      back: null,
    });
  });
});

test('a kind of page that the shop does not have leads to the home page', () => {
  const pages = [{ kind: 'rankings', name: '花容榜', path: '/rank/' }];
  expect(pathOf(pages, 'rankings')).toBe('/rank/');
  expect(pathOf(pages, 'campaign')).toBe('/');
  expect(pathOf(pages, '/campaign/spring.html')).toBe('/campaign/spring.html');
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
  expect(addressOfSet('2036-12-10T20:00:01+08:00')).toMatchObject({
    at: '2036-12-10T12:01:00.000Z',
    sets: ['7'],
  });
  expect(addressOfSet('2036-12-10T20:00:00+08:00')).toMatchObject({ at: '2036-12-10T12:00:00.000Z' });
  expect(addressOfSet(null)).toMatchObject({ at: null, sets: ['7'] });
});

test.each([
  ['nothing is planned', [null, null], null],
  ['its times are over', ['2026-12-01T00:00:00Z', null], null],
  ['it is planned', ['2026-12-10T12:00:00Z', null], '2026-12-10T12:00:00.000Z'],
  [
    'it is planned and begins later',
    ['2026-12-10T12:00:00Z', '2026-12-11T00:00:30+08:00'],
    '2026-12-10T16:01:00.000Z',
  ],
])('an edit is previewed when shoppers see it: %s', (_, times, at) => {
  const edit = { setId: '7', times, page: '/campaign/spring.html', back: '/campaigns/spring?draft=7' };
  const address = previewOfEdit(edit, Date.parse('2026-12-05T00:00:00Z'));
  expect(read(address.replace('/preview', ''))).toMatchObject({
    at,
    page: '/campaign/spring.html',
    sets: ['7'],
    back: '/campaigns/spring?draft=7',
  });
});
