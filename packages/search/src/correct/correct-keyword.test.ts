import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { correctKeyword } from './correct-keyword.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);

describe('a keyword', () => {
  it.each([
    ['睫毛高', '睫毛膏', 'typo'],
    ['粉底夜', '粉底液', 'typo'],
    ['防嗮', '防晒', 'typo'],
    ['朱沙唇膏', '朱砂唇膏', 'typo'],
    ['凯丝黛', '凯斯黛', 'typo'],
    ['洗面nai', '洗面奶', 'pinyin'],
    ['koug红', '口红', 'pinyin'],
    ['粉di液', '粉底液', 'pinyin'],
    ['保湿面shuang', '保湿面霜', 'pinyin'],
  ])('%s is corrected to %s', (typed, keyword, kind) => {
    const corrected = correctKeyword(index, typed);
    expect(corrected.keyword).toBe(keyword);
    expect(corrected.matchedBy?.kind).toBe(kind);
  });

  it.each([
    '保湿面霜',
    'kestra口红',
    'spf50防晒',
    '维C精华',
    '小赤木 6号',
    '牙膏',
    '朱砂',
    'kouhong',
    '白露',
  ])('%s stays as typed', (typed) =>
    expect(correctKeyword(index, typed)).toEqual({ keyword: typed, matchedBy: null }),
  );

  it('of any text is corrected without an error and keeps what is not corrected', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const { keyword, matchedBy } = correctKeyword(index, typed);
        if (matchedBy === null) expect(keyword).toBe(typed);
      }),
      { numRuns: 300 },
    ));
});
