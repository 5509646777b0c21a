import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeedbackNo } from './feedback-texts.ts';

describe('the number of a feedback', () => {
  test.each([
    ['FK20261118000001', 'FK20261118000001'],
    ['fk 2026 1118 000001 ', 'FK20261118000001'],
    ['FK2026111800001', null],
    ['HZ20261118000001', null],
    ['', null],
  ])('%o is read as %o', (typed, number) => expect(parseFeedbackNo(typed)).toBe(number));

  test('is read however it is spaced, and nothing else is', () => {
    const digits = fc.stringMatching(/^\d{14}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 14 }), (number, at) => {
        expect(parseFeedbackNo(`fk${number.slice(0, at)} ${number.slice(at)}`)).toBe(`FK${number}`);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = parseFeedbackNo(text);
        expect(number === null || /^FK\d{14}$/.test(number)).toBe(true);
      }),
    );
  });
});
