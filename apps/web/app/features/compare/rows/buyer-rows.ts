import { displayCount } from '../../catalogue/index.ts';
import { type CompareRow, rowOf } from './cell.ts';
import type { ComparedProduct } from './compared-product.ts';

const SHOWN_TAGS = 3;

/** What buyers feel and say: marks of aspects, stars, people with the same skin, frequent words. */
export function buyerRows(
  products: readonly ComparedProduct[],
  skinName: string | null,
): { felt: CompareRow[]; said: CompareRow[] } {
  const aspects = [
    ...new Set(products.flatMap(({ rating }) => rating?.aspects.map(({ name }) => name) ?? [])),
  ];
  return {
    felt: aspects.map((name) =>
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
      rowOf(products, '常被提到', ({ rating }) =>
        rating?.tags
          .slice(0, SHOWN_TAGS)
          .map(({ tag, count }) => `${tag} ${count}`)
          .join('、'),
      ),
    ],
  };
}

function sameSkin(skin: { commentCount: number; praiseRate: number } | undefined, skinName: string | null) {
  if (!skin || skinName === null) return null;
  return skin.commentCount > 0
    ? { text: `${skin.praiseRate}%`, note: `${skinName}，${displayCount(skin.commentCount)} 人` }
    : { text: '还没有', note: `${skinName}的评价` };
}
