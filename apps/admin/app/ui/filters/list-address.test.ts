import { expect, it } from 'vitest';
import { filtersOf, withFilter, withoutCursor } from './list-address.ts';

const at = (query: string) => new URLSearchParams(query);

it('a changed filter begins at the first page', () =>
  expect(withFilter(at('status=30&after=x'), 'status', '35').toString()).toBe('status=35'));

it('an empty filter is left out', () => {
  expect(withFilter(at('status=30&q=1'), 'status', null).toString()).toBe('q=1');
  expect(withFilter(at('q=1'), 'q', '').toString()).toBe('');
});

it('the position is forgotten, the filters stay', () =>
  expect(withoutCursor(at('status=30&before=x&after=y')).toString()).toBe('status=30'));

it('the address is what the list asks for', () =>
  expect(filtersOf(new Request('http://admin/orders?status=30,35&q=&view=7&after=c'))).toEqual({
    status: '30,35',
    after: 'c',
  }));
