import { describe, expect, it } from 'vitest';
import { search } from '../query/search.ts';
import { GROUPS } from '../relevance/index.ts';
import { suggest } from '../suggest/suggest.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { DEFAULT_WORDS } from '../text/default-words.ts';
import type { ShopWords } from '../text/shop-words.ts';
import { buildIndex } from './build-index.ts';
import { buildWordColumns } from './word-columns.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);

function withWords(from: typeof index, words: ShopWords) {
  const steps = buildWordColumns(from, words);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...from, ...step.value };
  }
}
const changed = (change: Partial<ShopWords>) => withWords(index, { ...DEFAULT_WORDS, ...change });
const cream = documents.find(({ inStock, categoryNames }) => inStock && categoryNames.includes('面霜'))!;

describe('words of the shop', () => {
  it('gives the same index as a whole build with these words', () => {
    const words: ShopWords = {
      twoWay: [...DEFAULT_WORDS.twoWay, ['素颜霜', '面霜']],
      oneWay: [{ words: ['水乳'], targets: ['乳液'] }],
      nicknames: [{ words: ['小白罐子'], productIds: [cream.id] }],
      fillers: ['的', '好用'],
    };
    const [whole, part] = [buildIndex(documents, brands, words), withWords(index, words)];
    for (const [typed] of [...Object.values(GROUPS).flat(), ['素颜霜'], ['水乳'], ['小白罐子'], ['xbgz']]) {
      expect(search(part, { keyword: typed! })).toEqual(search(whole, { keyword: typed! }));
      expect(suggest(part, typed!)).toEqual(suggest(whole, typed!));
    }
  });

  it('finds a new synonym in both directions, a one-way one in its own', () => {
    const total = (at: typeof index, keyword: string) => search(at, { keyword }).total;
    expect(total(index, '素颜霜')).not.toBe(total(index, '面霜'));
    const twoWay = changed({ twoWay: [...DEFAULT_WORDS.twoWay, ['zzcream', '面霜']] });
    expect(total(twoWay, 'zzcream')).toBeGreaterThan(0);
    const oneWay = changed({ oneWay: [{ words: ['面霜'], targets: ['睫毛膏'] }] });
    expect(total(oneWay, '面霜')).toBeGreaterThan(total(index, '面霜'));
    expect(total(oneWay, '睫毛膏')).toBe(total(index, '睫毛膏'));
  });

  it('finds exactly the products of a nickname first, says so, and suggests it', () => {
    const named = changed({ nicknames: [{ words: ['小白罐子', 'Zz Jar'], productIds: [cream.id, 'gone'] }] });
    for (const keyword of ['小白罐子', 'zz jar', 'ZZ JAR'])
      expect(search(named, { keyword })).toMatchObject({ ids: [cream.id], matchedBy: { kind: 'nickname' } });
    expect(search(named, { keyword: 'xiaobaiguanzi' }).ids[0]).toBe(cream.id);
    expect(search(named, { keyword: '小白罐子 面霜' }).ids[0]).toBe(cream.id);
    expect(suggest(named, '小白罐').keywords[0]?.word).toBe('小白罐子');
    expect(search(index, { keyword: '小白罐子' }).ids).not.toEqual([cream.id]);
  });

  it('ignores a new filler word, and takes any text as a word', () => {
    expect(search(index, { keyword: '超绝面霜' }).droppedWords).not.toEqual([]);
    const filled = changed({ fillers: [...DEFAULT_WORDS.fillers, '超绝'] });
    expect(search(filled, { keyword: '超绝面霜' }).droppedWords).toEqual([]);
    const odd = changed({
      twoWay: [
        ['c++(', '面霜'],
        ['[a-z', '\\'],
      ],
      oneWay: [],
      fillers: [''],
    });
    expect(search(odd, { keyword: 'c++(' }).total).toBeGreaterThanOrEqual(0);
  });
});
