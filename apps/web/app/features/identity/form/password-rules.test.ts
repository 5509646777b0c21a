import { describe, expect, test } from 'vitest';
import { passwordRules, passwordStrength } from './password-rules.ts';

describe('a typed password', () => {
  test.each([
    ['huarong26', [true, true]],
    ['huarong', [false, false]],
    ['huaronghua', [true, false]],
    ['1234567890', [true, false]],
    ['h1', [false, true]],
    ['huarong2026huarong202', [false, true]],
    ['', [false, false]],
  ])('%j meets the rules for length and character kinds: %j', (typed, expected) =>
    expect(passwordRules(typed).map(({ isMet }) => isMet)).toEqual(expected),
  );
  test('shows its current length while it is too short', () =>
    expect(passwordRules('huarong')[0]?.text).toBe('8–20 位，目前 7 位'));
  test('is counted in characters, not code units', () =>
    expect(passwordRules('𠮷𠮷𠮷𠮷')[0]?.text).toBe('8–20 位，目前 4 位'));
  test.each([
    ['', 0],
    ['huarong', 1],
    ['huarong 26', 1],
    ['huarong26', 2],
    ['Huarong26!', 3],
    ['Huarong2026!', 4],
  ])('%j fills %d of four bars', (typed, bars) => expect(passwordStrength(typed)).toBe(bars));
});
