import { describe, expect, it } from 'vitest';
import {
  getAt,
  getFirst,
  getFrom,
  getLast,
  isKeyOf,
  isNonEmpty,
  keysOf,
  requireValue,
  zip,
} from './collections.ts';

describe('getAt, getFirst and getLast', () => {
  it('read elements of arrays and typed arrays', () => {
    expect(getAt(['a', 'b', 'c'], 1)).toBe('b');
    expect(getAt(new Int16Array([7, 8]), 1)).toBe(8);
    expect(getFirst(['a', 'b'])).toBe('a');
    expect(getLast(['a', 'b'])).toBe('b');
  });
  it('accept null, 0 and empty text as elements', () => {
    expect(getAt([null, 0, ''], 0)).toBeNull();
    expect(getAt([null, 0, ''], 1)).toBe(0);
    expect(getAt([null, 0, ''], 2)).toBe('');
  });
  it('throw outside the list', () => {
    expect(() => getAt(['a'], 1)).toThrow('no element 1 in a list of 1');
    expect(() => getAt(['a'], -1)).toThrow(RangeError);
    expect(() => getFirst([])).toThrow(RangeError);
    expect(() => getLast([])).toThrow(RangeError);
  });
});

describe('getFrom', () => {
  it('reads a known key', () => {
    expect(getFrom(new Map([['a', 0]]), 'a')).toBe(0);
  });
  it('throws for an unknown key', () => {
    expect(() => getFrom(new Map([['a', 1]]), 'b')).toThrow('no entry for b');
  });
});

describe('zip', () => {
  it('pairs elements by position', () => {
    expect(zip(['a', 'b'], [1, 2])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(zip([], [])).toEqual([]);
  });
  it('throws when the lengths differ', () => {
    expect(() => zip(['a'], [1, 2])).toThrow('cannot pair 1 elements with 2');
    expect(() => zip(['a', 'b'], [1])).toThrow(RangeError);
  });
});

describe('requireValue', () => {
  it('passes on what is set, also 0 and empty text', () => {
    expect(requireValue<number | null>(0, 'deposit')).toBe(0);
    expect(requireValue<string | undefined>('', 'note')).toBe('');
  });
  it('throws with the name of what is missing', () => {
    expect(() => requireValue(null, 'sendBy')).toThrow('sendBy is not set');
    expect(() => requireValue(undefined, 'sendBy')).toThrow(TypeError);
  });
});

describe('isNonEmpty', () => {
  it('tells an empty list from a list with elements', () => {
    expect(isNonEmpty([])).toBe(false);
    expect(isNonEmpty([undefined])).toBe(true);
  });
});

describe('isKeyOf and keysOf', () => {
  const table = { PINK: 1, GOLD: 2 };
  it('list the keys in their order', () => {
    expect(keysOf(table)).toEqual(['PINK', 'GOLD']);
  });
  it('refuse inherited names', () => {
    expect(isKeyOf(table, 'PINK')).toBe(true);
    expect(isKeyOf(table, 'toString')).toBe(false);
  });
});
