import type { MiniCart } from '@huarong/contract/cart';
import { type CartSection, cartSectionOf } from '@huarong/core/cart';
import { sum, toYuan } from '@huarong/core/shared';
import type { CartDeps } from '../cart-deps.ts';
import type { Line } from './line.ts';
import { presentLine } from './present-line.ts';

/** `totalAmount` sums the unit prices of the checked ordinary lines; order discounts appear in the full cart only. */
export function presentMiniCart(lines: readonly Line[], deps: CartDeps): MiniCart {
  const shown = lines.map((line) => ({ section: sectionOf(line), presented: presentLine(line, deps) }));
  const inSection = (wanted: CartSection) =>
    shown.filter(({ section }) => section === wanted).map(({ presented }) => presented);
  const ordinary = inSection('ordinary');
  const ordered = lines.filter(isOrdered);
  return {
    shopcartSkus: shown.map(({ presented }) => presented),
    ordinaryShopCartSkus: ordinary,
    presaleShopCartSkus: inSection('presale'),
    invalidShopCartSkus: inSection('unavailable'),
    normalOrderItems: ordinary.filter(({ checked }) => checked),
    totalAmount: toYuan(sum(ordered.map(({ amount }) => amount))),
    count: lines.reduce((units, { row }) => units + row.quantity, 0),
  };
}

/** A checked line that belongs to an ordinary checkout. */
const isOrdered = (line: Line): boolean => line.row.is_checked && sectionOf(line) === 'ordinary';

const sectionOf = ({ reason, presale }: Line): CartSection =>
  cartSectionOf({ reason, isPresale: presale !== null });
