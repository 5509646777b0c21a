import { commonIngredients, findIngredients } from '@huarong/core/catalogue';
import { type CompareRow, rowOf } from './cell.ts';
import { type ComparedProduct, skinFactsOf, specificationOf } from './compared-product.ts';

const ALCOHOLS = ['变性乙醇', '乙醇（酒精）', 'alcohol denat'];
const PERFUMES = ['香精', 'parfum', 'fragrance'];
const SHOWN = 6;

/** What is inside: effects, what all have, what only one has, and the whole list. */
export function ingredientRows(products: readonly ComparedProduct[]): CompareRow[] {
  const lists = products.map(({ product }) => skinFactsOf(product).ingredients);
  const common = commonIngredients(lists);
  const isCommon = new Set(common);
  const specification = (name: string, title = name, note?: string) =>
    rowOf(products, title, ({ product }) => specificationOf(product, name), note);
  return [
    specification('功效', '备案功效'),
    specification('适合肤质'),
    rowOf(
      products,
      '酒精 / 香精',
      ({ product }) => additivesOf(skinFactsOf(product).ingredients),
      '依据全成分',
    ),
    ...(common.length > 0
      ? [
          {
            name: '共同成分',
            note: `${common.length} 种，每款都有`,
            cells: [{ text: common.join('、') }],
            isAlike: true,
            isShared: true,
          },
        ]
      : []),
    rowOf(products, products.length > 1 ? '与别款不同的成分' : '主要成分', ({ product }) => {
      const { ingredients } = skinFactsOf(product);
      const own = ingredients.filter((name) => !isCommon.has(name));
      return shortList(own);
    }),
    rowOf(products, '全成分', ({ product }) => {
      const text = specificationOf(product, '全成分');
      const count = skinFactsOf(product).ingredients.length;
      return text ? { text, more: { label: `共 ${count} 种`, text } } : null;
    }),
    specification('使用方法'),
  ];
}

function additivesOf(ingredients: readonly string[]): string | null {
  if (ingredients.length === 0) return null;
  const found = [
    findIngredients(ingredients, ALCOHOLS).length > 0 && '酒精',
    findIngredients(ingredients, PERFUMES).length > 0 && '香精',
  ].filter(Boolean);
  return found.length > 0 ? `含${found.join('、')}` : '标签中均未列出';
}

function shortList(names: readonly string[]) {
  if (names.length === 0) return null;
  const rest = names.length - SHOWN;
  return rest > 0 ? `${names.slice(0, SHOWN).join('、')} 等 ${names.length} 种` : names.join('、');
}
