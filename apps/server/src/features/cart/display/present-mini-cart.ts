import type { MiniCart } from '@huarong/contract/cart';
import { CartLineStatus } from '@huarong/core/cart';
import { sum, times, toYuan } from '@huarong/core/shared';
import type { CartDeps } from '../cart-deps.ts';
import type { Line } from './line.ts';
import { presentLine } from './present-line.ts';

/** `totalAmount` sums the unit prices of the checked ordinary lines; order discounts appear in the full cart only. */
export function presentMiniCart(lines: readonly Line[], deps: CartDeps): MiniCart {
  const shown = lines.map((line) => presentLine(line, deps));
  const valid = shown.filter(({ status }) => status === CartLineStatus.Available);
  const ordered = lines.filter(isOrdered);
  return {
    shopcartSkus: shown,
    ordinaryShopCartSkus: valid.filter(({ type }) => type !== 'presale'),
    presaleShopCartSkus: valid.filter(({ type }) => type === 'presale'),
    invalidShopCartSkus: shown.filter(({ status }) => status === CartLineStatus.Unavailable),
    normalOrderItems: valid.filter(({ type, checked }) => type !== 'presale' && checked),
    totalAmount: toYuan(sum(ordered.map(({ unitPrice, row }) => times(unitPrice, row.quantity)))),
    count: lines.reduce((units, { row }) => units + row.quantity, 0),
  };
}

/** A checked line that belongs to an ordinary checkout. */
export const isOrdered = ({ row, reason, presale }: Line) =>
  row.is_checked && reason === null && presale === null;
