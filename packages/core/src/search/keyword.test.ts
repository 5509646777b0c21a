import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanKeyword,
  decodeKeyword,
  encodeKeyword,
  hotPath,
  keywordToSearch,
  searchPath,
} from './keyword.ts';

describe('a search keyword', () => {
  test.each([
    ['  口红 ', '口红'],
    ['100% 玫瑰#精油', '100 玫瑰精油'],
    ['%#%', ''],
    ['lip\tstick\n', 'lip stick'],
    ['a\0b', 'a b'],
    ['口\u200b红', '口红'],
    ['\u202e红口', '红口'],
    ['\ud800口红', '口红'],
    ['cafe\u0301', 'café'],
    ['cafe%\u0301', 'café'],
    ['　口红　', '口红'],
    ['💄'.repeat(3), '💄💄💄'],
    ["L'Aube & 花 <b>", "L'Aube & 花 <b>"],
    ['', ''],
  ])('%j is read as %j', (typed, read) => expect(cleanKeyword(typed)).toBe(read));

  test('has at most fifty characters, counted as a reader counts them', () => {
    expect(cleanKeyword('花'.repeat(60))).toBe('花'.repeat(50));
    expect(cleanKeyword(`${'花'.repeat(49)} 容`)).toBe('花'.repeat(49));
    expect(cleanKeyword('😀'.repeat(60))).toBe('😀'.repeat(48));
  });
  // Work that grows with the square of the text would not end before the time limit of a test.
  test('is extracted from a megabyte of pasted text', () =>
    expect(cleanKeyword('口红'.repeat(500_000))).toHaveLength(50));
  test('falls back to the placeholder when nothing was typed', () => {
    expect(keywordToSearch(' %# ', '哑光口红')).toBe('哑光口红');
    expect(keywordToSearch('精华', '哑光口红')).toBe('精华');
    expect(keywordToSearch('', '')).toBe('');
  });
});

describe('the k of a search link', () => {
  test('is the keyword in base64', () => {
    expect(encodeKeyword('口红')).toBe('5Y+j57qi');
    expect(searchPath('口红')).toBe('/search/?k=5Y%2Bj57qi');
    expect(hotPath('口红')).toBe('/hot/?k=5Y%2Bj57qi');
  });
  test.each([
    ['as written', '5Y+j57qi'],
    ['with the plus read as a space', '5Y j57qi'],
    ['in the URL alphabet', '5Y-j57qi'],
  ])('%s is decoded to the keyword', (_how, k) => expect(decodeKeyword(k)).toBe('口红'));
  test('may lack its padding', () => expect(decodeKeyword('bGlwcw')).toBe('lips'));

  test.each([
    ['nothing', ''],
    ['no parameter', null],
    ['junk', '!!!!%%%not base64@@'],
    ['padding alone', '=='],
    ['padding in the middle', 'bG=lw'],
    ['three signs of padding', 'bA==='],
    ['one character left over', 'bGlwc'],
    ['bytes that are no text', '/////w=='],
    ['half a Chinese character', '5Y8='],
    ['leftover bits', 'bR=='],
    ['a line end', 'bGlwcw==\n'],
    ['still percent-encoded', '5Y%2Bj57qi'],
    ['only forbidden characters', 'JSMl'],
    ['a bomb', 'QUFB'.repeat(250_000)],
    ['more than 256 characters', 'QUFB'.repeat(65)],
  ])('%s is an empty search', (_what, k) => expect(decodeKeyword(k)).toBe(''));

  test('may be 256 characters long', () => expect(decodeKeyword('QUFB'.repeat(64))).toBe('A'.repeat(50)));
  test('is cleaned after decoding', () => expect(decodeKeyword(btoa('a%23\0b'))).toBe('a23 b'));

  test('restores every keyword', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
        const word = cleanKeyword(typed);
        expect(cleanKeyword(word)).toBe(word);
        expect(decodeKeyword(encodeKeyword(typed))).toBe(word);
        expect(decodeKeyword(new URL(searchPath(typed), 'https://shop.invalid').searchParams.get('k'))).toBe(
          word,
        );
      }),
      { numRuns: 2_000 },
    );
  });
  test('never throws and never yields more than fifty clean characters', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
    );
    fc.assert(
      fc.property(junk, (k) => {
        const word = decodeKeyword(k);
        expect([...word].length).toBeLessThanOrEqual(50);
        expect(word).not.toMatch(/[%#\p{Cc}]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
