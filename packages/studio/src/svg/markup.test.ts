import { describe, expect, it } from 'vitest';
import { d, el, escapeText, num } from './markup.ts';

describe('markup', () => {
  it.each([
    [0, '0'],
    [-0.001, '0'],
    [0.5, '.5'],
    [-0.5, '-.5'],
    [10.5, '10.5'],
    [100.126, '100.13'],
  ])('writes %d as %s', (value, written) => {
    expect(num(value)).toBe(written);
  });

  it('writes a path without redundant spaces', () => {
    expect(d`M${1.26} ${-2}L${-0.5} ${3}`).toBe('M1.3-2L-.5 3');
  });

  it('leaves out attributes without a value', () => {
    expect(el('path', { d: 'M0 0', fill: undefined })).toBe('<path d="M0 0"/>');
  });

  it('escapes special characters in text', () => {
    expect(escapeText('A & <B>')).toBe('A &amp; &lt;B&gt;');
  });
});
