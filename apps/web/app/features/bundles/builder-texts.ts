import type { Bundle } from '@huarong/contract/bundles';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';

const NUMERALS = '零一二三四五六七八九十';

/** How many parts make a full bundle, in Chinese numerals: 四格, 五支. */
export const fullCountText = ({ slots, unit }: Bundle): string =>
  `${NUMERALS[slots.length] ?? ` ${slots.length} `}${unit}`;

export const yuan = (amount: string): string => displayYuan(fromYuan(amount) ?? ZERO);

/** 打底与加深 · 每格 ¥68.00 */
export function groupNote(bundle: Bundle, group: Bundle['groups'][number]): string {
  const prices = bundle.parts
    .filter(({ groupName }) => groupName === group.name)
    .map(({ offerPrice }) => fromYuan(offerPrice) ?? ZERO);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const price = displayYuan(prices.find((each) => each === least) ?? ZERO);
  return `${group.hint} · 每${bundle.unit} ${price}${most > least ? ' 起' : ''}`;
}
