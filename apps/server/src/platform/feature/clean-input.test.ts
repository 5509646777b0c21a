import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanInput } from './clean-input.ts';

describe('a request input', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['a control character', 'a\u001bb'],
    ['a C1 control', 'a\u0085b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a bidi override', 'abc\u202etxt'],
    ['a tower of marks', `e${'\u0301'.repeat(6)}`],
  ])('may not contain text with %s', (_what, text) => {
    expect(cleanInput({ note: [text] })).toEqual({ ok: false, refusal: { code: 'forbidden-characters' } });
    expect(cleanInput({ [text]: 1 })).toEqual({ ok: false, refusal: { code: 'forbidden-characters' } });
  });

  it('may contain line breaks, emoji, rare characters and combining marks', () => {
    const note = '第一行\n第二行\t👩🏽‍🦰 𠮷 é';
    expect(cleanInput({ note })).toEqual({ ok: true, value: { note } });
  });

  it('is normalised to NFC', () => expect(cleanInput('e\u0301')).toEqual({ ok: true, value: 'é' }));

  it('may not be nested too deeply', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    expect(cleanInput(nested(32)).ok).toBe(true);
    expect(cleanInput(nested(33))).toEqual({ ok: false, refusal: { code: 'malformed-request' } });
  });

  it('keeps every plain value unchanged', () => {
    const plain = fc.json({ maxDepth: 5 }).filter((text) => !/[\p{M}\p{Cs}]|(?![\t\n\r])\p{Cc}/u.test(text));
    fc.assert(
      fc.property(plain, (text) => {
        expect(cleanInput(JSON.parse(text))).toEqual({ ok: true, value: JSON.parse(text.normalize('NFC')) });
      }),
    );
  });
});
