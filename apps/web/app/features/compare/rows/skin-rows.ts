import type { SkinMatch } from '@huarong/core/catalogue';
import { type CompareRow, rowOf } from './cell.ts';
import type { ComparedProduct } from './compared-product.ts';

export const MATCH_NAMES: Readonly<Record<SkinMatch['level'], string>> = {
  good: '较匹配',
  fair: '可以考虑',
  caution: '留意一下',
  unknown: '',
};

/** How well each product fits, with why. */
export const matchRow = (products: readonly ComparedProduct[]): CompareRow =>
  rowOf(
    products,
    '肤质匹配',
    ({ match: { level, reasons } }) =>
      level === 'unknown'
        ? null
        : {
            text: [MATCH_NAMES[level], ...reasons.map(({ text }) => text)].join('，'),
            lines: [
              MATCH_NAMES[level],
              ...(reasons.length > 0
                ? reasons.map(({ isFor, text }) => `${isFor ? '＋' : '－'} ${text}`)
                : ['标签没有限定肤质']),
            ],
          },
    '依据商品标签',
  );
