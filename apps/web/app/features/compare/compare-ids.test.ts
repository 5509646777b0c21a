import { expect, test } from 'vitest';
import { compareHref, readProductIds } from './compare-ids.ts';

test.each([
  [null, []],
  ['', []],
  ['1,2,1,3', ['1', '2', '3']],
  ['1,2,3,4,5', ['1', '2', '3', '4']],
  ['1,<b>,../2,99999999999999', ['1']],
])('the query %j gives the ids %j', (text, ids) => expect(readProductIds(text)).toEqual(ids));

test('the choice is written to the URL', () => {
  expect(compareHref({ ids: ['1', '2'], isOnlyDifferent: false })).toBe('/compare?ids=1,2');
  expect(compareHref({ ids: ['1'], isOnlyDifferent: true })).toBe('/compare?ids=1&only=different');
  expect(compareHref({ ids: [], isOnlyDifferent: false })).toBe('/compare');
});
