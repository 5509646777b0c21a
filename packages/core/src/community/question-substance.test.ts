import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSubstance, questionSubstance, type Substance } from './index.ts';

describe('a question', () => {
  test.each<[string, Substance]>([
    ['?', 'none'],
    ['？？？', 'none'],
    ['。。。。。。', 'none'],
    ['😀😀😀', 'none'],
    ['啊', 'none'],
    ['啊啊啊啊啊啊', 'none'],
    ['1111111', 'none'],
    ['在？', 'none'],
    ['', 'none'],
    ['123456', 'thin'],
    ['asdfgh', 'thin'],
    ['ＡＳＤＦ', 'thin'],
    ['SPF50', 'thin'],
    ['好的', 'thin'],
    ['在在看', 'thin'],
    ['黏吗', 'enough'],
    ['黏不黏？', 'enough'],
    ['多大', 'enough'],
    ['会干吗', 'enough'],
    ['几天到', 'enough'],
    ['沾杯严重', 'enough'],
    ['还会上架吗', 'enough'],
    ['敏感肌能用吗？', 'enough'],
    ['SPF50 的防晒会搓泥吗', 'enough'],
    ['Is it matte?', 'enough'],
  ])('「%s」 has substance: %s', (text, substance) => expect(questionSubstance(text)).toBe(substance));

  test('gains nothing by marks, blanks and repetition', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('好', '1', 'a', '?'),
        fc.array(fc.constantFrom('?', '！', '…', ' ', '👍', '*', '\u200d'), { maxLength: 40 }),
        fc.integer({ min: 1, max: 50 }),
        (character, marks, times) => {
          expect(questionSubstance(character.repeat(times) + marks.join(''))).toBe('none');
        },
      ),
    ));

  test('keeps its substance when marks are added', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('敏感肌能用吗', '黏吗', 'Is it matte'),
        fc.constantFrom('', '？', '！！！'),
        (text, marks) => {
          expect(questionSubstance(text + marks)).toBe('enough');
        },
      ),
    ));
});

test.each([
  ['能', true],
  ['可以的', true],
  ['5 天', true],
  ['？', false],
  ['……', false],
  ['👍', false],
])('the answer 「%s」 has substance: %s', (text, expected) => expect(hasSubstance(text)).toBe(expected));
