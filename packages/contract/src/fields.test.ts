import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { email, idList, mobile, money, pageSize, time, wholeNumber } from './kit/fields.ts';
import { filters, searchKeyword } from './search/search-inputs.ts';

const accepts = (schema: z.ZodType, written: unknown) => schema.safeParse(written).success;

describe('a whole number', () => {
  const quantity = wholeNumber({ min: 1, max: 99 });
  it.each([
    [1, 1],
    [99, 99],
    ['1', 1],
    ['99', 99],
  ])('reads %j as %d', (written, meant) => {
    expect(quantity.parse(written)).toBe(meant);
  });
  it.each([
    0,
    100,
    -1,
    1.5,
    '0',
    '100',
    '1e1',
    ' 5',
    '0x10',
    '1.0',
    '',
    '１',
    '١',
    null,
    true,
    [1],
    Number.NaN,
  ])('is not %j', (written) => {
    expect(accepts(quantity, written)).toBe(false);
  });
  it('stops a page at fifty and has a usual size', () => {
    expect(pageSize(25).parse(undefined)).toBe(25);
    expect(pageSize(25).parse('50')).toBe(50);
    expect(accepts(pageSize(25), 51)).toBe(false);
  });
});

describe('a mobile number', () => {
  it.each([
    '13800000001',
    '+8613800000001',
    '8613800000001',
    '138 0000 0001',
    '138-0000-0001',
    '+86 138-0000-0001',
  ])('is %s however it is written', (written) => {
    expect(mobile.parse(written)).toBe('13800000001');
  });
  it.each([
    '１３８０００００００１',
    '12800000001',
    '1380000000',
    '138000000011',
    '+1 3800000001',
    '',
    'abc',
  ])('is not %s', (written) => {
    expect(accepts(mobile, written)).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each(['lin@mail.example', 'lin_zhi.xia9@a.b.example'])('is %s', (written) => {
    expect(accepts(email, written)).toBe(true);
  });
  it.each([
    'lin',
    'lin@',
    'lin@mail',
    '@mail.example',
    'lin+x@mail.example',
    'lin@mail.e',
    '林@mail.example',
  ])('is not %s', (written) => {
    expect(accepts(email, written)).toBe(false);
  });
});

describe('an output field', () => {
  it.each(['0.00', '320.00', '-51.01', '1234567.89'])('is money as %s', (written) => {
    expect(accepts(money, written)).toBe(true);
  });
  it.each(['320', '320.0', '1,220.00', '¥320.00', '.50', '1e2', 320])('is never money as %j', (written) => {
    expect(accepts(money, written)).toBe(false);
  });
  it('is a time with its offset', () => {
    expect(accepts(time, '2026-11-15T20:14:05+08:00')).toBe(true);
    expect(accepts(time, '2026-11-15T20:14:05')).toBe(false);
    expect(accepts(time, '2026-11-15 20:14')).toBe(false);
  });
});

describe('several identifiers', () => {
  it.each([
    ['p1,p2', ['p1', 'p2']],
    ['p1', ['p1']],
    [
      ['p1', 'p2'],
      ['p1', 'p2'],
    ],
    [[100860423], ['100860423']],
    [100860423, ['100860423']],
    ['', []],
  ])('read %j as %j', (written, meant) => {
    expect(idList(2).parse(written)).toEqual(meant);
  });
  it.each(['p1,p2,p3', 'p1;p2', 'p1, p2', "p1,' or 1"])('are not %s', (written) => {
    expect(accepts(idList(2), written)).toBe(false);
  });
});

describe('a search', () => {
  it('removes percent and hash characters and outer spaces', () => {
    expect(searchKeyword.parse(' 100%#口红 ')).toBe('100口红');
    expect(searchKeyword.parse(undefined)).toBe('');
  });
  it('takes fifty characters and no more', () => {
    expect(accepts(searchKeyword, '红'.repeat(50))).toBe(true);
    expect(accepts(searchKeyword, '红'.repeat(51))).toBe(false);
  });
  it('reads filters as choices within facets', () => {
    expect(filters.parse('effect:哑光,丝绒;price:90-600')).toEqual([
      { code: 'effect', values: ['哑光', '丝绒'] },
      { code: 'price', values: ['90-600'] },
    ]);
    expect(filters.parse(undefined)).toEqual([]);
    expect(accepts(filters, 'effect')).toBe(false);
  });
});
