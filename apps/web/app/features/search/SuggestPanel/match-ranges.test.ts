import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchRanges } from './match-ranges.ts';

const emphasised = (text: string, typed: string) =>
  matchRanges(text, typed).map(([start, end]) => text.slice(start, end));

it.each([
  ['修护精华油', '修护', ['修护']],
  ['夜光修护精华油', '精华', ['精华']],
  ['SOLÈNE ARDEY', 'solene', ['SOLÈNE']],
  ['SOLÈNE ARDEY', 'ＡＲＤ', ['ARD']],
  ['水光水乳', '水', ['水', '水']],
  ['朱砂丝绒唇膏', '唇膏 朱砂', ['朱砂', '唇膏']],
  ['aaaa', 'aa', ['aaaa']],
  ['💄口红💄', '💄', ['💄', '💄']],
  ['口红', 'kouhong', []],
  ['口红', '', []],
  ['a.b', '.', ['.']],
])('finds in %s the text %s as %j', (text, typed, found) => expect(emphasised(text, typed)).toEqual(found));

it('returns ordered, separate ranges inside the text', () => {
  const keywords = fc.string({ unit: fc.constantFrom('a', 'É', '花', '💄', ' ', '\u0301', 'ﬁ') });
  fc.assert(
    fc.property(keywords, keywords, (text, typed) => {
      const edges = matchRanges(text, typed).flat();
      expect(edges.every((edge, index) => index === 0 || edge > edges[index - 1]!)).toBe(true);
      expect((edges.at(-1) ?? 0) <= text.length).toBe(true);
    }),
  );
});
