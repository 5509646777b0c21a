import { expect, test } from 'vitest';
import { isStrongPassword, normalisePassword } from './password-rules.ts';

test.each([
  'Huarong2026!',
  'abcdefg1',
  '1234567!',
  'abcdefgh!',
  'a1'.repeat(10),
  '花容月貌2026',
  'Ａbcdefg1',
])('%s is accepted', (password) => expect(isStrongPassword(password)).toBe(true));

test.each([
  ['empty', ''],
  ['seven characters', 'abcdef1'],
  ['twenty-one characters', `${'a1'.repeat(10)}b`],
  ['letters only', 'abcdefgh'],
  ['digits only', '12345678'],
  ['symbols only', '!!!!!!!!'],
  ['a space', 'abcd efg1'],
  ['a line end', 'abcdefg1\n'],
  ['something invisible', 'abcdefg\u200b1'],
  ['a direction mark', 'abcdefg1\u202e'],
  ['a megabyte', 'a1'.repeat(500_000)],
])('a password of %s is refused', (_what, password) => expect(isStrongPassword(password)).toBe(false));

test('full-width letters are the same password', () =>
  expect(normalisePassword('Ｈuarong２０２６！')).toBe('Huarong2026!'));
