import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, parseIntents } from './parse-intents.ts';

const read = (keyword: string) => {
  const { intents, rest } = parseIntents(keyword, () => false);
  return { labels: intents.map(({ intent }) => intent.label), rest };
};

describe('prices in a keyword', () => {
  it.each([
    ['500元以内面霜', '价格 ≤ ¥500', '面霜'],
    ['口红 200以下', '价格 ≤ ¥200', '口红'],
    ['300左右的面霜', '价格 ¥240–360', '面霜'],
    ['两百五以内口红', '价格 ≤ ¥250', '口红'],
    ['百元面膜', '价格 ¥80–120', '面膜'],
    ['百元以内', '价格 ≤ ¥100', ''],
    ['千元以上精华', '价格 ≥ ¥1000', '精华'],
    ['100-200元身体乳', '价格 ¥100–200', '身体乳'],
    ['100到200的洗发水', '价格 ¥100–200', '洗发水'],
    ['不超过１００的护发素', '价格 ≤ ¥100', '护发素'],
    ['平价眼影', '价格 ≤ ¥200', '眼影'],
    ['贵妇面霜', '价格 ≥ ¥600', '面霜'],
  ])('%s is %s and the words %s', (keyword, label, rest) =>
    expect(read(keyword)).toEqual({ labels: [label], rest }),
  );

  it.each(['spf50+', 'SPF50以上', 'n20左右', '42 north', '205 唇釉', '3支以内', '100ml', '9色眼影盘'])(
    'are not in %s',
    (keyword) => expect(read(keyword)).toEqual({ labels: [], rest: keyword }),
  );
});

describe('other intents', () => {
  it.each([
    ['送妈妈的礼物', ['送给：妈妈'], ''],
    ['男友洗面奶', ['送给：男友'], '洗面奶'],
    ['淡斑精华', ['淡斑（提亮）'], '精华'],
    ['姨妈色口红', ['颜色：姨妈色'], '口红'],
    ['黄皮显白', ['颜色：黄皮显白'], ''],
    ['早C晚A', ['早C晚A（维C与视黄醇类）'], ''],
    ['无酒精爽肤水', ['不含酒精'], '爽肤水'],
    ['YSL口红', ['相近：唇膏、唇釉'], '口红'],
    ['送女友 500以内', ['送给：女友', '价格 ≤ ¥500'], ''],
    ['黑头发', [], '黑头发'],
    ['macadamia', [], 'macadamia'],
    ['玫瑰精华', [], '玫瑰精华'],
  ])('%s', (keyword, labels, rest) => expect(read(keyword)).toEqual({ labels, rest }));

  it('are not unsold brands when the shop has the brand', () =>
    expect(parseIntents('观夏 香薰', (phrase) => phrase === '观夏')).toEqual({
      intents: [],
      rest: '观夏 香薰',
    }));
});

const words = fc.array(
  fc.oneof(
    fc.constantFrom(
      '500元以内',
      '送妈妈',
      '淡斑',
      '豆沙色',
      '早C晚A',
      '无酒精',
      'YSL',
      '面霜',
      '的',
      ' ',
      '两百',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  { maxLength: 8 },
);

describe('any keyword', () => {
  it('is read without an error, and no character is invented', () =>
    fc.assert(
      fc.property(words, (parts) => {
        const keyword = parts.join('');
        const { intents, rest } = parseIntents(keyword, () => false);
        for (const { start, end } of intents) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(keyword.length);
          expect(cut(keyword, [{ start, end }]).length).toBeLessThanOrEqual(keyword.length);
        }
        const typed = [...keyword];
        for (const character of rest) expect(character === ' ' || typed.includes(character)).toBe(true);
      }),
      { numRuns: 2_000 },
    ));
});
