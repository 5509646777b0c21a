import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import type { SearchDocument } from '../document.ts';
import type { MatchedBy } from '../search-query.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { search } from './search.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const byId = new Map(documents.map((document) => [document.id, document]));

interface Expected {
  /** The first three results. */
  brand?: string;
  leaf?: string;
  /** The first result. */
  name?: string;
  /** Every result. */
  all?: (document: SearchDocument) => boolean;
  by?: Partial<MatchedBy> | null;
  dropped?: string[];
  total?: number;
}

const LIP = '唇膏';
const has = (effect: string) => (document: SearchDocument) => document.effects.includes(effect);

const QUERIES: Record<string, [typed: string, expected: Expected][]> = {
  'Chinese words': [
    ['唇膏', { leaf: LIP, by: null }],
    ['粉底液', { leaf: '粉底液' }],
    ['眼影', { leaf: '眼影' }],
    ['睫毛膏', { leaf: '睫毛膏' }],
    ['洗发水', { leaf: '洗发水' }],
    ['保湿面霜', { leaf: '面霜' }],
    ['视黄醇精华', { name: '视黄醇', leaf: '精华' }],
    ['朱砂丝绒哑光唇膏', { name: '朱砂丝绒哑光唇膏', by: null }],
    ['里昂丝绸四色眼影盘', { name: '里昂丝绸四色眼影盘' }],
    ['薰衣草洗发水', { name: '薰衣草花水柔顺洗发水' }],
    ['桂花乌龙茶', { name: '桂花乌龙三角茶包' }],
    ['适合敏感肌的面霜', { leaf: '面霜', dropped: [] }],
  ],
  synonyms: [
    ['口红', { all: (each) => /唇膏|口红|口脂/.test(each.nameCn + each.categoryNames) }],
    ['护手霜', { leaf: '手霜' }],
    ['散粉', { leaf: '定妆蜜粉' }],
    ['洗面奶', { leaf: '洁面' }],
    ['指甲油', { leaf: '甲油' }],
  ],
  pinyin: [
    ['kouhong', { leaf: LIP, by: { kind: 'pinyin', word: 'kouhong', meaning: '口红' } }],
    ['kou hong', { leaf: LIP, by: { kind: 'pinyin', word: 'kou hong', meaning: '口红' } }],
    ['chungao', { leaf: LIP, by: { kind: 'pinyin', meaning: '唇膏' } }],
    ['mianshuang', { leaf: '面霜', by: { kind: 'pinyin', meaning: '面霜' } }],
    ['fendiye', { leaf: '粉底液' }],
    ['xifashui', { leaf: '洗发水' }],
    ['suolanna', { brand: '索兰娜', by: { kind: 'pinyin', meaning: '索兰娜' } }],
    ['xiaochimu', { name: '朱砂丝绒哑光唇膏', by: { kind: 'pinyin', meaning: '小赤木' } }],
    ['baoshimianshuang', { leaf: '面霜', by: { kind: 'pinyin', word: 'baoshi', meaning: '保湿' } }],
    ['lvwu', { brand: '绿舞' }],
    ['索兰娜 chungao', { brand: '索兰娜', leaf: LIP }],
  ],
  initials: [
    ['kh', { leaf: LIP, by: { kind: 'pinyin', meaning: '口红' } }],
    ['cg', { leaf: LIP }],
    ['ms', { leaf: '面霜' }],
    ['fdy', { leaf: '粉底液' }],
    ['xfs', { leaf: '洗发水' }],
    ['sln', { brand: '索兰娜' }],
  ],
  typos: [
    ['solnee', { brand: '索兰娜', by: { kind: 'typo', word: 'solnee', meaning: 'SOLÈNE ARDEY' } }],
    ['kestar', { brand: '凯斯黛', by: { kind: 'typo', meaning: 'KESTRA' } }],
    ['lumivr', { brand: '露蜜芙' }],
    ['lumimre', { brand: '露蜜芙', by: { kind: 'typo' } }],
    ['ravenhould', { brand: '渡鸦', by: { kind: 'typo' } }],
    ['Maison Orevel', { brand: '欧梵', by: { kind: 'typo', word: 'Orevel' } }],
    [
      'lipstik',
      {
        all: (each) => /Lipstick|唇膏|口红/.test(each.nameEn + each.nameCn + each.categoryNames),
        by: { kind: 'typo' },
      },
    ],
  ],
  'traditional characters': [
    [
      '護膚',
      {
        all: (each) => /护肤/.test(each.nameCn + each.categoryNames),
        by: { kind: 'traditional', meaning: '护肤' },
      },
    ],
    ['脣膏', { leaf: LIP, by: { kind: 'traditional', word: '脣膏', meaning: '唇膏' } }],
    ['索蘭娜', { brand: '索兰娜', by: { kind: 'traditional', meaning: '索兰娜' } }],
    ['防曬', { name: '防晒', by: { kind: 'traditional', meaning: '防晒' } }],
    ['絲絨啞光', { name: '朱砂丝绒哑光唇膏' }],
  ],
  'full width': [
    ['ＫＥＳＴＲＡ', { brand: '凯斯黛', by: null }],
    ['ｋｏｕｈｏｎｇ', { leaf: LIP }],
    ['索兰娜　唇膏', { brand: '索兰娜', leaf: LIP }],
    ['３ ＬＥＡＦ', { brand: '三叶' }],
  ],
  nicknames: [
    [
      '小赤木',
      {
        name: '朱砂丝绒哑光唇膏',
        by: { kind: 'nickname', word: '小赤木', meaning: '索兰娜 朱砂丝绒哑光唇膏' },
      },
    ],
    ['小赤木唇膏', { name: '朱砂丝绒哑光唇膏', by: { kind: 'nickname', word: '小赤木' } }],
    ['V 眼霜', { name: 'V紧致淡纹眼霜', by: null }],
    ['橘子瓶', { brand: '橘园', by: { kind: 'nickname' } }],
    ['黑鸦瓶', { name: '苦艾裁缝', by: { kind: 'nickname' } }],
  ],
  'brands in Latin': [
    ['SOLENE ARDEY', { brand: '索兰娜', by: null }],
    ['solène', { brand: '索兰娜', by: null }],
    ['soleneardey', { brand: '索兰娜' }],
    ['nord & nuit', { brand: '北夜' }],
    ['dr.edelmar', { brand: '艾德玛' }],
    ['3leaf', { brand: '三叶' }],
    ['lumi', { brand: '露蜜芙' }],
  ],
  'brands in Chinese': [
    ['索兰娜', { brand: '索兰娜', by: null }],
    ['白露', { brand: '白露' }],
    ['小满', { brand: '小满' }],
    ['渡鸦', { brand: '渡鸦' }],
  ],
  'brand and category': [
    ['索兰娜唇膏', { brand: '索兰娜', leaf: LIP }],
    ['kestra 唇釉', { brand: '凯斯黛', name: '唇釉' }],
    ['solene lipstick', { brand: '索兰娜' }],
    ['渡鸦 香水', { brand: '渡鸦' }],
    ['索兰娜眼影', { name: '里昂丝绸四色眼影盘' }],
  ],
  'effects and shades': [
    ['控油洗发水', { leaf: '洗发水', all: (each) => has('控油')(each) || each.nameCn.includes('控油') }],
    ['抗皱眼霜', { leaf: '眼霜' }],
    ['去屑', { all: (each) => has('去屑')(each) || each.nameCn.includes('去屑') }],
    ['雪夜玫瑰', { name: '朱砂初雪缎光唇膏' }],
    ['枫糖 唇膏', { name: '朱砂丝绒哑光唇膏' }],
    ['角鲨烷', { all: (each) => each.stars.includes('角鲨烷') || each.nameCn.includes('角鲨烷') }],
  ],
  'missing products': [
    ['qwrtpsdfg', { total: 0, by: null, dropped: [] }],
    ['牙膏', { total: 0 }],
    ['!!! ((( .* [-', { total: 0 }],
    ['🌸🌸', { total: 0 }],
    ['索兰娜 牙膏', { brand: '索兰娜', dropped: ['牙膏'] }],
    ['Qwrtpsd 唇膏', { leaf: LIP, dropped: ['Qwrtpsd'] }],
  ],
};

describe.each(Object.entries(QUERIES))('searching by %s', (_, queries) => {
  it.each(queries)('%s', (keyword, expected) => {
    const answer = search(index, { keyword, pageSize: documents.length });
    const found = answer.ids.map((id) => byId.get(id)!);
    const leading = found.slice(0, 3);
    if (expected.total === undefined) expect(found.length).toBeGreaterThan(0);
    else expect(answer.total).toBe(expected.total);
    if (expected.brand) for (const each of leading) expect(each.brandCn).toBe(expected.brand);
    if (expected.leaf) for (const each of leading) expect(each.categoryNames.at(-1)).toBe(expected.leaf);
    if (expected.name) expect(found[0]!.nameCn).toContain(expected.name);
    if (expected.all) expect(found.filter((each) => !expected.all?.(each))).toEqual([]);
    if (expected.dropped) expect(answer.droppedWords).toEqual(expected.dropped);
    if (expected.by === null) expect(answer.matchedBy).toBeNull();
    else if (expected.by) expect(answer.matchedBy).toMatchObject(expected.by);
  });
});

describe('without results', () => {
  it('returns the nearest brand', () => {
    const answer = search(index, { keyword: 'kestraaaaa' });
    expect(answer.total).toBe(0);
    expect(brands.find((brand) => brand.id === answer.nearestBrandId)?.en).toBe('KESTRA');
  });

  it('does not drop words because of a narrow filter', () => {
    const answer = search(index, { keyword: '索兰娜 唇膏', priceRange: { minFen: 9_000_000 } });
    expect(answer).toMatchObject({ total: 0, droppedWords: [], matchedBy: null });
    expect(answer.nearestBrandId).toBeUndefined();
  });
});
