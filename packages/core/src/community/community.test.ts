import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageBandAt,
  aspectsOf,
  cleanText,
  filterKnownAspects,
  findSensitiveWord,
  mostSimilar,
  planComment,
  publicName,
  similarAgeBands,
  similarity,
  tagsOf,
  topicOf,
  visibleLength,
} from './index.ts';

const DAY = 86_400_000;
const signedAt = new Date('2026-01-01T00:00:00Z');
const later = (days: number) => new Date(signedAt.getTime() + days * DAY);

describe('who may comment', () => {
  const first = { signedAt, earlier: null, isFollowUp: false, now: later(1) };
  const earlier = { createdAt: later(1), hasFollowUp: false, isRefused: false };

  it.each([
    ['who bought and received the item', first, { kind: 'comment' }],
    [
      'who writes anew what was sent back',
      { ...first, earlier: { ...earlier, isRefused: true } },
      { kind: 'rewrite' },
    ],
    [
      'who follows up on the last day',
      { ...first, earlier, isFollowUp: true, now: later(181) },
      { kind: 'follow-up', daysOfUse: 181 },
    ],
    [
      'who changes a follow-up that is not shown yet, also after the window',
      {
        ...first,
        earlier: { ...earlier, hasFollowUp: true, canRewriteFollowUp: true },
        isFollowUp: true,
        now: later(400),
      },
      { kind: 'rewrite-follow-up' },
    ],
    [
      'who follows up on the first day',
      { ...first, earlier, isFollowUp: true },
      { kind: 'follow-up', daysOfUse: 1 },
    ],
  ])('%s', (_who, facts, plan) => expect(planComment(facts)).toEqual({ ok: true, value: plan }));

  it.each([
    ['who has not received the item', { ...first, signedAt: null }, 'comment-not-allowed'],
    ['who has already commented', { ...first, earlier }, 'comment-exists'],
    [
      'who follows up on what was sent back',
      { ...first, earlier: { ...earlier, isRefused: true }, isFollowUp: true },
      'comment-not-allowed',
    ],
    ['who has no comment to follow up on', { ...first, isFollowUp: true }, 'comment-not-allowed'],
    [
      'who followed up already',
      { ...first, earlier: { ...earlier, hasFollowUp: true }, isFollowUp: true },
      'comment-exists',
    ],
    [
      'who comes a moment too late',
      { ...first, earlier, isFollowUp: true, now: new Date(later(181).getTime() + 1) },
      'comment-window-closed',
    ],
  ])('not one %s', (_who, facts, code) =>
    expect(planComment(facts)).toEqual({ ok: false, refusal: { code } }),
  );
});

describe('sensitive words', () => {
  it.each([
    ['用完消炎了', 'medical'],
    ['消 炎 效果好', 'medical'],
    ['消-炎、消。炎', 'medical'],
    ['号称祛痘的', 'medical'],
    ['全网最低价', 'absolute'],
    ['加微信 abc', 'advertising'],
    ['加Ｖ看朋友圈', 'advertising'],
    ['去 evil-shop.com 买', 'advertising'],
    ['https://x.example', 'advertising'],
    ['电话 13800000001', 'privacy'],
    ['电话１３８ ００００ ０００１', 'privacy'],
    ['身份证 11010119900307721X', 'privacy'],
    ['写的都是脑 残', 'abuse'],
  ])('are found in 「%s」', (text, kind) => expect(findSensitiveWord(text)?.kind).toBe(kind));

  it.each([
    '颜色很正，第二支了',
    '用了 180 天，花了 320.00 元',
    '订单里 3 支一起到',
    '味道治愈，像刚晒的被子',
    '',
  ])('are not found in 「%s」', (text) => expect(findSensitiveWord(text)).toBeNull());

  it('are found with separators between their characters', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(' ', '.', '*', '-', '\u200b', '、'), { maxLength: 5 }),
        (filling) => {
          expect(findSensitiveWord(`好用，祛${filling.join('')}痘`)?.word).toBe('祛痘');
        },
      ),
    ));
});

describe('user text', () => {
  it.each([
    ['  前后空白 \n', '前后空白'],
    ['一\n\n\n\n\n二', '一\n\n二'],
    ['看\u200b不\u2060见', '看不见'],
    ['行尾空白   \n下一行', '行尾空白\n下一行'],
    ['👩‍👩‍👧 💄', '👩‍👩‍👧 💄'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j is cleaned to %j', (written, cleaned) => expect(cleanText(written)).toBe(cleaned));

  it('does not change when cleaned twice', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    ));

  it.each([
    ['颜色很正', 4],
    ['\u200d\u200d\u200d', 0],
    [' \n\t', 0],
    ['𠮷', 1],
    ['e\u0301', 1],
  ])('%j has %d visible characters', (text, count) => expect(visibleLength(text)).toBe(count));
});

describe('the public name', () => {
  it.each([
    ['阿黎在上海', '阿黎在上海'],
    ['13800000001', '138****0001'],
    ['小周13800000001', '小周138****0001'],
    ['lin@example.com', 'l***'],
    ['   ', '花容会员'],
  ])('of %j is %j', (nickname, shown) => expect(publicName(nickname)).toBe(shown));

  it('is anonymous when the member asks for it', () =>
    expect(publicName('阿黎在上海', { isAnonymous: true })).toBe('匿名用户'));
});

describe('similarity', () => {
  it('includes one age band on each side', () => {
    expect(similarAgeBands('18-24')).toEqual(['18-24', '25-30']);
    expect(similarAgeBands('31-35')).toEqual(['25-30', '31-35', '36-40']);
    expect(similarAgeBands('41+')).toEqual(['36-40', '41+']);
  });

  it('of texts compares pairs of characters', () => {
    expect(similarity('会不会拔干', '会不会拔干？')).toBe(1);
    expect(similarity('颜色深吗', '物流几天')).toBe(0);
    expect(similarity('', '任何')).toBe(0);
  });

  it('puts the most similar question first and drops dissimilar ones', () => {
    const asked = ['孕期可以用吗？', '油皮可以用吗？', '几天能到货？'].map((content) => ({ content }));
    expect(mostSimilar(asked, '油皮能用吗', 5)[0]).toEqual({ content: '油皮可以用吗？' });
    expect(mostSimilar(asked, '到货', 5)).toEqual([{ content: '几天能到货？' }]);
    expect(mostSimilar(asked, '刻字', 5)).toEqual([]);
    expect(mostSimilar(asked, ' ', 5)).toEqual([]);
  });
});

describe('classification', () => {
  it.each([
    ['黄二白可以选 03 朱砂吗？', 'shade'],
    ['敏感唇能用吗？', 'skin'],
    ['沾杯严重吗？', 'lasting'],
    ['早上可以用吗？怎么用', 'use'],
    ['黏不黏？', 'feel'],
    ['生产日期新鲜吗？', 'keep'],
    ['可以刻字吗', 'wrap'],
    ['？', 'other'],
  ])('puts %s under %s', (question, topic) => expect(topicOf(question)).toBe(topic));

  it('assigns praise tags only to comments with high stars', () => {
    expect(tagsOf('很显白，不拔干，送妈妈了', 5)).toEqual(['显白', '不拔干', '送礼合适']);
    expect(tagsOf('说好的显白呢', 2)).toEqual([]);
    expect(tagsOf('显白不拔干持妆服帖保湿温和清爽', 5)).toHaveLength(4);
  });

  it('keeps ratings of the aspects of the category', () => {
    expect(aspectsOf('600020301')).toContain('显色');
    expect(aspectsOf('77777')).toEqual(['质量', '描述相符', '包装']);
    expect(
      filterKnownAspects('600020301', [
        { name: '显色', stars: 5 },
        { name: '口味', stars: 1 },
      ]),
    ).toEqual({
      显色: 5,
    });
  });
});

describe('the age band of a person', () => {
  it.each([
    ['2008-11-15', '18-24'],
    ['2008-11-16', null],
    ['2001-11-16', '18-24'],
    ['2001-11-15', '25-30'],
    ['1985-11-15', '41+'],
    ['1985-11-16', '36-40'],
  ])('born on %j is %s today', (birthday, band) => expect(ageBandAt(birthday, '2026-11-15')).toBe(band));
});
