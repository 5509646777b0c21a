import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeUtf8 } from './encode-utf8.ts';

test('gives the same bytes as Buffer.from', () => {
  for (const unit of ['grapheme', 'binary', 'binary-ascii'] as const)
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 500 }), (text) => encodeUtf8(text).equals(Buffer.from(text))),
    );
});

test('replaces half of a surrogate pair', () => {
  expect(encodeUtf8('花\ud83d容').toString()).toBe('花\ufffd容');
});
