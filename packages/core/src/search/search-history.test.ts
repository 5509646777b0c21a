import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearedHistory, forgetKeyword, rememberKeyword } from './search-history.ts';

const ten = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

test('the newest word comes first', () =>
  expect(rememberKeyword(['口红'], '精华')).toEqual(['精华', '口红']));
test('a word searched again moves to the front and stays single', () =>
  expect(rememberKeyword(['精华', '口红'], ' 口红 ')).toEqual(['口红', '精华']));
test('the eleventh word pushes the oldest out', () =>
  expect(rememberKeyword(ten, '新')).toEqual(['新', ...ten.slice(0, 9)]));
test('an empty word is not remembered', () => expect(rememberKeyword(['口红'], ' %# ')).toEqual(['口红']));
test('one word can be forgotten', () => {
  expect(forgetKeyword(['精华', '口红'], '口红')).toEqual(['精华']);
  expect(forgetKeyword(['精华'], '口红')).toEqual(['精华']);
});
test('all words can be forgotten', () => expect(clearedHistory()).toEqual([]));

test('whatever was in the list, it ends with at most ten different clean words', () => {
  const words = fc.string({ unit: 'binary', maxLength: 8 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), words, (history, word) => {
      const remembered = rememberKeyword(history, word);
      expect(remembered.length).toBeLessThanOrEqual(10);
      expect(new Set(remembered).size).toBe(remembered.length);
      expect(remembered).not.toContain('');
      expect(rememberKeyword(remembered, word)).toEqual(remembered);
    }),
  );
});
