import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

test.each([
  ['', ''],
  ['13800000002', 'MTM4MDAwMDAwMDI='],
  ['Huarong2026!', 'SHVhcm9uZzIwMjYh'],
  ['口红', '5Y+j57qi'],
  ['💄', '8J+ShA=='],
])('%j is encoded as %j and decoded again', (text, encoded) => {
  expect(encodeBase64(text)).toBe(encoded);
  expect(decodeBase64(encoded)).toBe(text);
});

test.each([
  ['no padding', '5Y+j57q'],
  ['padding in the middle', 'MQ==MQ=='],
  ['too much padding', 'MTM4MQ==='],
  ['the URL alphabet', '5Y-j57qi'],
  ['a space', '5Y j57qi'],
  ['a line end', 'MTM4\n'],
  ['junk', '!!!!%%%not base64@@'],
  ['leftover bits', 'MR=='],
  ['bytes that are no UTF-8', '/////w=='],
  ['a cut character', '5Y8='],
  ['an over-long slash', 'wK8='],
  ['half a surrogate pair', '7aCA'],
])('%s is refused', (_why, encoded) => expect(decodeBase64(encoded)).toBeNull());

test('decoding restores every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text);
    }),
  );
});

test('no input throws, and each text has exactly one encoding', () => {
  fc.assert(
    fc.property(fc.base64String(), (encoded) => {
      const text = decodeBase64(encoded);
      if (text !== null) expect(encodeBase64(text)).toBe(encoded);
    }),
  );
});
