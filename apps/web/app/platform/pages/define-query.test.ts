import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defineQuery,
  flag,
  freeText,
  identifier,
  keyword,
  oneOf,
  pageIn,
  pageNumber,
} from './define-query.ts';

const orders = defineQuery(
  {
    tab: oneOf(['all', 'unpaid'], 'all'),
    months: oneOf(['3', '12'], '12', 'm'),
    keyword: freeText(5),
    item: identifier(),
    page: pageNumber,
  },
  { startsOver: ['tab'] },
);
const read = (search: string) => orders.read(new URLSearchParams(search));
const first = orders.initial;

describe('reading an address', () => {
  it('takes the initial value for what is missing', () =>
    expect(read('')).toEqual({ tab: 'all', months: '12', keyword: '', item: '', page: 1 }));

  it('takes what the address names', () =>
    expect(read('tab=unpaid&m=3&keyword=%20rose%20&item=a.1&page=7')).toEqual({
      tab: 'unpaid',
      months: '3',
      keyword: 'rose',
      item: 'a.1',
      page: 7,
    }));

  it.each(['tab=other', 'm=4', 'page=0', 'page=1e3', 'page=-1', 'page=10001', 'page=', 'item=a%20b'])(
    'ignores %s',
    (search) => expect(read(search)).toEqual(first),
  );

  it('cuts a text that is too long', () => expect(read('keyword=abcdefgh').keyword).toBe('abcde'));
});

describe('writing an address', () => {
  it('leaves out initial values', () => expect(orders.path('/orders', first)).toBe('/orders'));

  it('keeps the other fields and begins at page 1', () =>
    expect(orders.path('/orders', { ...first, months: '3', page: 4 }, { keyword: 'rose' })).toBe(
      '/orders?m=3&keyword=rose',
    ));

  it('goes to another page of the same list', () =>
    expect(orders.path('/orders', { ...first, months: '3' }, { page: 2 })).toBe('/orders?m=3&page=2'));

  it('begins anew when a field changes that starts the page over', () =>
    expect(orders.path('/orders', { ...first, months: '3', item: 'a' }, { tab: 'unpaid' })).toBe(
      '/orders?tab=unpaid',
    ));
});

describe('fields', () => {
  const messages = defineQuery({
    type: { ...oneOf([1, 2], 1), isAlwaysWritten: true },
    status: oneOf(['10', '20'], null),
    onlyNew: flag('unread'),
    keyword,
  });
  const pathTo = messages.pathAt('/messages');

  it('writes a field that is always written', () =>
    expect(pathTo(messages.initial)).toBe('/messages?type=1'));

  it('may have none of a list of values', () => {
    expect(messages.read(new URLSearchParams('status=99')).status).toBeNull();
    expect(pathTo(messages.initial, { status: '20' })).toBe('/messages?type=1&status=20');
  });

  it('writes a flag as 1, and reads nothing else as on', () => {
    expect(pathTo(messages.initial, { onlyNew: true })).toBe('/messages?type=1&unread=1');
    for (const [text, isOn] of [
      ['1', true],
      ['true', false],
      ['', false],
    ] as const)
      expect(messages.read(new URLSearchParams({ unread: text })).onlyNew).toBe(isOn);
  });

  it('trims a keyword and cuts it at fifty characters', () =>
    expect(messages.read(new URLSearchParams(`word= ${'口'.repeat(60)} `)).keyword).toBe('口'.repeat(50)));
});

it.each([
  ['', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=10001', 1],
  ['page=最后', 1],
])('%j is page %i', (text, page) => expect(pageIn(new URLSearchParams(text))).toBe(page));
it('reads the page of a list from another parameter', () =>
  expect(pageIn(new URLSearchParams('pageNo=3&page=2'), 'pageNo')).toBe(3));

it('reads back whatever it wrote', () =>
  fc.assert(
    fc.property(
      fc.record({
        tab: fc.constantFrom('all' as const, 'unpaid' as const),
        months: fc.constantFrom('3' as const, '12' as const),
        keyword: fc.string({ maxLength: 5 }).map((text) => text.trim()),
        item: fc.stringMatching(/^[A-Za-z0-9_.-]{0,20}$/),
        page: fc.integer({ min: 1, max: 10_000 }),
      }),
      (query) => {
        const path = orders.path('/orders', first, query);
        expect(orders.read(new URL(path, 'https://shop.test').searchParams)).toEqual(query);
      },
    ),
  ));
