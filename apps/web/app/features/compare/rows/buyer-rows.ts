import { displayCount } from '../../catalogue/index.ts';
import { type CompareRow, rowOf } from './cell.ts';
import type { ComparedProduct } from './compared-product.ts';

const SHOWN = 3;
/** Bars of a full score. */
const FULL = 5;

/** What buyers feel and say: marks of aspects, stars, people with the same skin, frequent words. */
export function buyerRows(
  products: readonly ComparedProduct[],
  skinName: string | null,
): { felt: CompareRow[]; said: CompareRow[] } {
  const aspects = aspectsToCompare(products);
  return {
    felt: [
      ...feelRows(products),
      ...aspects.map((name) =>
        rowOf(
          products,
          name,
          ({ rating }) => {
            const average = rating?.aspects.find((each) => each.name === name)?.average;
            return average === undefined ? null : { text: average.toFixed(1), score: average };
          },
          '买过的人打分',
        ),
      ),
    ],
    said: [
      rowOf(products, '评分', ({ product: { rating } }) =>
        rating.commentCount > 0
          ? {
              text: rating.average.toFixed(1),
              look: 'figure',
              note: `${displayCount(rating.commentCount)} 条`,
            }
          : null,
      ),
      rowOf(products, '好评率', ({ product: { rating } }) =>
        rating.commentCount > 0 ? `${rating.praiseRate}%` : null,
      ),
      rowOf(products, '同肤质好评', ({ rating }) => sameSkin(rating?.skin, skinName)),
      rowOf(products, '常见好评', ({ rating }) =>
        mostFrequent(rating?.tags.map(({ tag, count }) => ({ name: tag, count }))),
      ),
      rowOf(
        products,
        '常见不满',
        ({ rating }) => mostFrequent(rating?.complaints),
        '四星及以下的评价，至少两人提到',
      ),
    ],
  };
}

/** Aspects that at least half of the products have: one that a single product of four has compares nothing. */
function aspectsToCompare(products: readonly ComparedProduct[]): string[] {
  const named = products.flatMap(({ rating }) => rating?.aspects.map(({ name }) => name) ?? []);
  return [...new Set(named)].filter(
    (name) => named.filter((each) => each === name).length * 2 >= products.length,
  );
}

const FEELS = [
  ['肤感 滋润', 'rich'],
  ['肤感 清爽', 'fresh'],
] as const;

/** How many buyers call it rich, and how many fresh, as shares of both. */
const feelRows = (products: readonly ComparedProduct[]): CompareRow[] =>
  FEELS.map(([name, side]) =>
    rowOf(
      products,
      name,
      ({ rating }) => {
        if (!rating?.feel) return null;
        const count = rating.feel[side];
        const all = rating.feel.rich + rating.feel.fresh;
        return {
          text: count > 0 ? `${count} 人提到` : '没有人提到',
          score: (count / all) * FULL,
          spoken: `${name}，${count} 人提到，提到肤感的共 ${all} 人次`,
        };
      },
      '评价里的说法',
    ),
  );

const mostFrequent = (counted: readonly { name: string; count: number }[] = []): string =>
  counted
    .slice(0, SHOWN)
    // Unbroken, so that no line begins with a number.
    .map(({ name, count }) => `${name}\u00a0${count}`)
    .join('、');

function sameSkin(skin: { commentCount: number; praiseRate: number } | undefined, skinName: string | null) {
  if (!skin || skinName === null) return null;
  return skin.commentCount > 0
    ? { text: `${skin.praiseRate}%`, note: `${skinName}，${displayCount(skin.commentCount)} 人` }
    : { text: '还没有', note: `${skinName}的评价` };
}
