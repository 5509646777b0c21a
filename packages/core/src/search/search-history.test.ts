import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToSearchHistory, emptySearchHistory, removeFromSearchHistory } from './search-history.ts';

const ten = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

test('the newest keyword comes first', () =>
  expect(addToSearchHistory(['口红'], '精华')).toEqual(['精华', '口红']));
test('a repeated keyword moves to the front without a duplicate', () =>
  expect(addToSearchHistory(['精华', '口红'], ' 口红 ')).toEqual(['口红', '精华']));
test('the eleventh keyword removes the oldest', () =>
  expect(addToSearchHistory(ten, '新')).toEqual(['新', ...ten.slice(0, 9)]));
test('an empty keyword is not added', () => expect(addToSearchHistory(['口红'], ' %# ')).toEqual(['口红']));
test('one keyword can be removed', () => {
  expect(removeFromSearchHistory(['精华', '口红'], '口红')).toEqual(['精华']);
  expect(removeFromSearchHistory(['精华'], '口红')).toEqual(['精华']);
});
test('all keywords can be removed', () => expect(emptySearchHistory()).toEqual([]));

test('any list ends with at most ten different clean keywords', () => {
  const keywords = fc.string({ unit: 'binary', maxLength: 8 });
  fc.assert(
    fc.property(fc.array(keywords, { maxLength: 30 }), keywords, (before, keyword) => {
      const history = addToSearchHistory(before, keyword);
      expect(history.length).toBeLessThanOrEqual(10);
      expect(new Set(history).size).toBe(history.length);
      expect(history).not.toContain('');
      expect(addToSearchHistory(history, keyword)).toEqual(history);
    }),
  );
});
