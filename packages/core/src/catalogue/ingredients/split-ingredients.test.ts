import { describe, expect, it } from 'vitest';
import { checkIngredients, splitIngredients } from './index.ts';

describe('the ingredients of a label', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['水', ['水']],
    ['水、甘油，丁二醇', ['水', '甘油', '丁二醇']],
    ['成分：水；甘油。', ['水', '甘油']],
    ['全成分表: 水, 甘油 , 水', ['水', '甘油']],
    ['INGREDIENTS: AQUA, GLYCERIN', ['AQUA', 'GLYCERIN']],
    ['1,2-己二醇、水', ['1,2-己二醇', '水']],
    ['蓖麻（RICINUS COMMUNIS、油）籽油、水', ['蓖麻（RICINUS COMMUNIS、油）籽油', '水']],
    ['水\r\n甘油\n\n香精', ['水', '甘油', '香精']],
    ['云母（未闭合、水\n甘油', ['云母（未闭合、水', '甘油']],
    ['ＣＩ　１５８５０、生育酚*', ['CI 15850', '生育酚']],
    ['水|甘油｜丁二醇', ['水', '甘油', '丁二醇']],
  ])('splits %j', (label, names) => expect(splitIngredients(label)).toEqual(names));

  it('marks unknown names, suggests the one that is meant, and marks allergens', () => {
    expect(
      checkIngredients(['甘油', '透明质酸那', '芳樟醇', 'CI 77491', '某某物', '甘油（GLYCERIN）']),
    ).toEqual([
      { name: '甘油', isKnown: true, isAllergen: false, suggestion: null },
      { name: '透明质酸那', isKnown: false, isAllergen: false, suggestion: '透明质酸钠' },
      { name: '芳樟醇', isKnown: true, isAllergen: true, suggestion: null },
      { name: 'CI 77491', isKnown: true, isAllergen: false, suggestion: null },
      { name: '某某物', isKnown: false, isAllergen: false, suggestion: null },
      { name: '甘油（GLYCERIN）', isKnown: true, isAllergen: false, suggestion: null },
    ]);
  });
  it.each([
    ['透明质酸', '透明质酸钠'],
    ['透明质酸酸钠', '透明质酸钠'],
    ['完全不同的名字', null],
  ])('suggests for %s', (name, suggestion) =>
    expect(checkIngredients([name])[0]).toMatchObject({ isKnown: false, suggestion }),
  );
});
