import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaintsIn, countComplaints } from './complaints.ts';
import { countFeel } from './feel.ts';

const written = (content: string, stars = 3) => ({ content, stars });

describe('complaints of a comment', () => {
  it.each([
    ['叠防晒就起泥，早上没法用。', ['搓泥']],
    ['太油了，早上起来脸上能反光，油皮慎重。', ['偏油腻']],
    ['味道冲，贴着鼻子受不了。泵头用到一半就卡住了。', ['味道不喜欢', '泵头不好用']],
    ['用了两周没看出变化，价格又不低。', ['变化不明显', '价格偏高']],
    ['颜色和图差一截，上脸偏橘。', ['颜色有差别']],
    ['后面叠面霜不搓泥，一整天没有起皮，也不会太油。', []],
    ['不掉色，没有浮粉', []],
    ['很好用', []],
  ])('%s', (content, names) => expect(complaintsIn(written(content))).toEqual(names));

  it('are not looked for in five stars', () =>
    expect(complaintsIn(written('以前那支太油了，这支刚好', 5))).toEqual([]));

  it('are common from two buyers on, each counted once, the most frequent first', () => {
    const comments = [
      written('搓泥，真的搓泥，起泥'),
      written('起泥，味道冲', 1),
      written('有点冲', 2),
      written('一推就成小泥条', 4),
      written('飞粉严重'),
    ];
    expect(countComplaints(comments)).toEqual([
      { name: '搓泥', count: 3 },
      { name: '味道不喜欢', count: 2 },
    ]);
    expect(countComplaints([])).toEqual([]);
  });

  it('are never counted more often than there are comments, in any order of them', () => {
    const texts = fc.constantFrom('起泥', '不搓泥', '太油', '太油，起泥', '好用', '漏了，漏了');
    const comments = fc.array(fc.record({ content: texts, stars: fc.integer({ min: 1, max: 5 }) }));
    fc.assert(
      fc.property(comments, (list) => {
        const counts = countComplaints(list);
        expect(counts.every(({ count }) => count >= 2 && count <= list.length)).toBe(true);
        expect(countComplaints(list.toReversed())).toEqual(counts);
      }),
    );
  });
});

describe('how it feels', () => {
  const feel = (...texts: string[]) => countFeel(texts.map((content) => written(content, 5)));

  it('counts comments that call it rich, or fresh, or both', () => {
    expect(feel('很滋润', '水润但清爽', '不黏，不油')).toEqual({ rich: 2, fresh: 2 });
    expect(feel('不保湿', '不滋润', '清爽', '不油', '控油')).toEqual({ rich: 0, fresh: 3 });
  });

  it('is unknown while too few mention it', () => expect(feel('很滋润', '清爽', '好闻')).toBeNull());
});
