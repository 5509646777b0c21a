import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128Bars, code128Values } from './code128.ts';

/** What a scanner reads from the symbols. */
function decode(values: readonly number[]): string {
  let set = '';
  let text = '';
  for (const value of values) {
    if (value === 104 || value === 100) set = 'B';
    else if (value === 105 || (value === 99 && set === 'B')) set = 'C';
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

describe('Code 128', () => {
  it('encodes digits in pairs and changes the set for the rest', () => {
    expect(code128Values('202611160041927306')).toEqual([105, 20, 26, 11, 16, 0, 41, 92, 73, 6]);
    expect(code128Values('SF16')).toEqual([104, 51, 38, 17, 22]);
    expect(code128Values('202611160041927306-1').slice(-3)).toEqual([100, 13, 17]);
  });

  it('reads back as the text that was encoded', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]{1,40}$/), (text) => {
        expect(decode(code128Values(text))).toBe(text);
      }),
    );
  });

  it('is 11 modules a symbol, with start, check and stop', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]{1,40}$/), (text) => {
        const { bars, width } = code128Bars(text);
        expect(width).toBe((code128Values(text).length + 1) * 11 + 13 + 20);
        expect(bars[0]?.x).toBe(10);
        for (const [index, bar] of bars.entries())
          if (index > 0) expect(bar.x).toBeGreaterThan(bars[index - 1]!.x + bars[index - 1]!.width - 1);
      }),
    );
  });

  it('refuses what it cannot encode', () => {
    expect(() => code128Values('订单')).toThrow(RangeError);
    expect(() => code128Values('')).toThrow(RangeError);
  });
});
