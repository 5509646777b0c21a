import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToSearchHistory, emptySearchHistory, removeFromSearchHistory } from './search-history.ts';

const ten = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

test('the newest word comes first', () =>
  expect(addToSearchHistory(['口红'], '精华')).toEqual(['精华', '口红']));
test('a word searched again moves to the front and stays single', () =>
  expect(addToSearchHistory(['精华', '口红'], ' 口红 ')).toEqual(['口红', '精华']));
test('the eleventh word pushes the oldest out', () =>
  expect(addToSearchHistory(ten, '新')).toEqual(['新', ...ten.slice(0, 9)]));
test('an empty word is not remembered', () => expect(addToSearchHistory(['口红'], ' %# ')).toEqual(['口红']));
test('one word can be forgotten', () => {
  expect(removeFromSearchHistory(['精华', '口红'], '口红')).toEqual(['精华']);
  expect(removeFromSearchHistory(['精华'], '口红')).toEqual(['精华']);
});
test('all words can be forgotten', () => expect(emptySearchHistory()).toEqual([]));

test('whatever was in the list, it ends with at most ten different clean words', () => {
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
