import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKIN_TYPES } from '../../community/index.ts';
import { commonIngredients, findIngredients, matchSkin, type SkinFacts, type SkinNeeds } from './index.ts';
import { EFFECTS_FOR } from './match-skin.ts';

const cream: SkinFacts = {
  skinTypes: ['干性', '敏感'],
  effects: ['保湿', '舒缓'],
  ingredients: ['水', '甘油', '神经酰胺 NP'],
};
const needs = (given: Partial<SkinNeeds>): SkinNeeds => ({
  skinType: null,
  concerns: [],
  avoided: [],
  ...given,
});
const withIngredient = (name: string): SkinFacts => ({
  ...cream,
  ingredients: [...cream.ingredients, name],
});

describe('how well a product fits a skin', () => {
  it.each([
    ['the own type', cream, needs({ skinType: 'dry' }), 'good', ['标注适合干性肤质']],
    [
      'a near type',
      cream,
      needs({ skinType: 'combinationDry' }),
      'fair',
      ['标注适合干性肤质，和混合偏干接近'],
    ],
    ['another type', cream, needs({ skinType: 'oily' }), 'caution', ['标注适合干性、敏感，没有油性']],
    [
      'a near type and a concern',
      cream,
      needs({ skinType: 'combinationDry', concerns: ['泛红'] }),
      'good',
      ['标注适合干性肤质，和混合偏干接近', '舒缓，对应你的泛红'],
    ],
    [
      'an irritant on sensitive skin',
      withIngredient('香精'),
      needs({ skinType: 'sensitive' }),
      'fair',
      ['含香精，敏感时先在耳后试', '标注适合敏感肤质'],
    ],
    [
      'an avoided ingredient, once',
      withIngredient('香精'),
      needs({ skinType: 'sensitive', avoided: ['香精'] }),
      'caution',
      ['含有你要避开的香精', '标注适合敏感肤质'],
    ],
    ['no limit on the label', { ...cream, skinTypes: [] }, needs({ skinType: 'oily' }), 'fair', []],
    ['nothing known of the skin', cream, needs({}), 'unknown', []],
    [
      'a tool',
      { skinTypes: [], effects: ['便携'], ingredients: [] },
      needs({ skinType: 'dry' }),
      'unknown',
      [],
    ],
  ] as const)('%s', (_title, product, skin, level, reasons) => {
    const match = matchSkin(product, skin);
    expect(match.level).toBe(level);
    expect(match.reasons.map(({ text }) => text)).toEqual(reasons);
  });

  const LEVELS = ['caution', 'fair', 'good'];
  const rank = (product: SkinFacts, skin: SkinNeeds) => LEVELS.indexOf(matchSkin(product, skin).level);
  const names = ['水', '甘油', '香精', '变性乙醇', '烟酰胺'];
  const products = fc.record({
    skinTypes: fc.subarray(['干性', '中性', '混合', '油性', '敏感']),
    effects: fc.subarray([...new Set(Object.values(EFFECTS_FOR).flat())]),
    ingredients: fc.subarray(names, { minLength: 1 }),
  });
  const skins = fc.record({
    skinType: fc.constantFrom(...SKIN_TYPES),
    concerns: fc.subarray(Object.keys(EFFECTS_FOR)),
    avoided: fc.subarray(names),
  });

  it('an effect more never makes it worse, an avoided ingredient always does', () =>
    fc.assert(
      fc.property(
        products,
        skins,
        fc.constantFrom(...Object.values(EFFECTS_FOR).flat()),
        (product, skin, effect) => {
          const better = { ...product, effects: [...product.effects, effect] };
          expect(rank(better, skin)).toBeGreaterThanOrEqual(rank(product, skin));
          const avoided = { ...skin, avoided: [product.ingredients[0]!] };
          expect(matchSkin(product, avoided).level).toBe('caution');
        },
      ),
    ));

  it('the order of the lists does not matter, and every level but unknown is explained by its reasons', () =>
    fc.assert(
      fc.property(products, skins, (product, skin) => {
        const reversed = {
          skinTypes: product.skinTypes.toReversed(),
          effects: product.effects.toReversed(),
          ingredients: product.ingredients.toReversed(),
        };
        const match = matchSkin(product, skin);
        expect(matchSkin(reversed, { ...skin, concerns: skin.concerns.toReversed() }).level).toBe(
          match.level,
        );
        if (match.level === 'caution') expect(match.reasons[0]?.isFor).toBe(false);
        if (match.level === 'good') expect(match.reasons.some(({ isFor }) => isFor)).toBe(true);
      }),
    ));
});

it('ingredients are found in any width and case', () =>
  expect(
    findIngredients(['变性乙醇（Alcohol Denat.）', '香精'], ['ＡＬＣＯＨＯＬ', '香精', ' ', '视黄醇']),
  ).toEqual(['ＡＬＣＯＨＯＬ', '香精']));

it('common ingredients are those of every list', () => {
  expect(
    commonIngredients([
      ['水', '甘油', '香精'],
      ['甘油', '水'],
      ['角鲨烷', '甘油', '水'],
    ]),
  ).toEqual(['水', '甘油']);
  expect(commonIngredients([['水']])).toEqual([]);
  expect(commonIngredients([])).toEqual([]);
});
