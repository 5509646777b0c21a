import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCode,
  cleanPlainText,
  codeKey,
  correctBarcode,
  isImageSource,
  isValidBarcode,
  parsePrice,
} from './index.ts';

describe('barcode', () => {
  it.each(['6901234567892', '96385074', '036000291452', '10614141000415'])('%s is valid', (barcode) =>
    expect(isValidBarcode(barcode)).toBe(true),
  );
  it.each([
    '6901234567893',
    '690123456789',
    '',
    '69012345678９2',
    '6.90123E+12',
    '123456789',
    '000000000000000',
  ])('%s is invalid', (barcode) => expect(isValidBarcode(barcode)).toBe(false));
  it.each([
    ['2000207101075', '2000207101072'],
    ['6901234567892', '6901234567892'],
    ['69012345', '69012341'],
    ['690123', null],
    ['69012345678x2', null],
  ])('%s becomes %s with its own check digit', (barcode, corrected) =>
    expect(correctBarcode(barcode)).toBe(corrected),
  );
  it('is invalid with any single wrong digit', () => {
    const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const complete = [...Array(10).keys()].map((last) => [...digits, last]);
        const real = complete.filter((candidate) => isValidBarcode(candidate.join('')));
        expect(real).toHaveLength(1);
        const wrong = real[0]!.with(at, (real[0]![at]! + shift) % 10);
        expect(isValidBarcode(wrong.join(''))).toBe(false);
      }),
    );
  });
});

describe('a price', () => {
  it.each([
    ['0.01', 1],
    ['320', 32_000],
    ['1000000.00', 100_000_000],
  ])('%s is accepted', (text, value) => expect(parsePrice(text)).toEqual({ ok: true, value }));

  it.each([
    ['0', 'too-low'],
    ['-1', 'too-low'],
    ['1000000.01', 'too-high'],
    ['1,180', 'not-an-amount'],
    ['¥320', 'not-an-amount'],
    ['3.999', 'not-an-amount'],
    ['1e3', 'not-an-amount'],
    ['', 'not-an-amount'],
  ])('%j is refused as %s', (text, code) =>
    expect(parsePrice(text)).toEqual({ ok: false, refusal: { code } }),
  );
});

describe('a code', () => {
  it.each([
    [' SA-001 ', 'SA-001'],
    ['ＳＡ－００１', 'SA-001'],
    ['口红/03', '口红/03'],
  ])('%j is normalised to %s', (text, code) => expect(cleanCode(text)).toBe(code));

  it.each(['', '   ', 'A B', '-A', "'A", 'A\u200bB', 'A\nB', 'A'.repeat(65)])('%j is refused', (text) =>
    expect(cleanCode(text)).toBeNull(),
  );

  it('has the same key in upper and lower case', () => expect(codeKey('sa-001')).toBe(codeKey('SA-001')));
});

describe('a text', () => {
  it('is normalised', () => expect(cleanPlainText(' e\u0301\r\nb\rc ')).toBe('é\nb\nc'));

  it.each(['\u0000', '\u0007', 'a\u202eb', '\ud800', 'a\u0301\u0301\u0301\u0301\u0301\u0301', '锟\ufffd'])(
    'with %j is refused',
    (text) => expect(cleanPlainText(text)).toBeNull(),
  );

  it('does not change when cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanPlainText(text);
        if (clean !== null) expect(cleanPlainText(clean)).toBe(clean);
      }),
    );
  });
});

describe('an image source', () => {
  it.each([
    'https://img.example.com/a/b.jpg?x=1',
    'lipstick/03.webp',
    '/pictures/sku-baici.svg',
    '口红 正面.png',
  ])('may be %s', (source) => expect(isImageSource(source)).toBe(true));

  it.each([
    'http://img.example.com/a.jpg',
    '//evil.example/a.jpg',
    'javascript:alert(1)',
    '../secret.png',
    'a/../../b.png',
    'https://user:pass@evil.example/a.jpg',
    'https://a b/c.jpg',
    'C:\\pictures\\a.jpg',
    '',
  ])('may not be %j', (source) => expect(isImageSource(source)).toBe(false));
});
