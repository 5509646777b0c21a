import { expect, test } from 'vitest';
import { keywordIn, oneOf, pageIn } from './read-query.ts';

const search = (text: string) => new URLSearchParams(text);

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=10001', 1],
  ['page=最后', 1],
])('%j is page %i', (text, page) => expect(pageIn(search(text))).toBe(page));

test('an unknown tab falls back to the default', () => {
  expect(oneOf(['a', 'b'], 'b', 'a')).toBe('b');
  expect(oneOf(['a', 'b'], 'c', 'a')).toBe('a');
  expect(oneOf(['a', 'b'], null, 'a')).toBe('a');
});

test('a keyword is trimmed and cut at fifty characters', () =>
  expect(keywordIn(search(`word= ${'口'.repeat(60)} `))).toBe('口'.repeat(50)));
