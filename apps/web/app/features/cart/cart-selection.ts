import type { Cart, CartLine } from '@huarong/contract/cart';
import { isMixedSelection, linesToOrder } from '@huarong/core/cart';

export interface CartSelection {
  checked: readonly CartLine[];
  /** The units that the shown amounts are for. */
  units: number;
  /** A presale is ticked beside another line: nothing can be ordered until one of them is unticked. */
  isMixed: boolean;
  /** The lines that 全选 ticks, which can be ordered together, and those that it unticks. */
  together: readonly CartLine[];
  others: readonly CartLine[];
}

/** What is ticked in the cart, and what of it is ordered. */
export function selectionOf({
  ordinaryShopCartSkus: ordinary,
  presaleShopCartSkus: presales,
}: Cart): CartSelection {
  const checked = [
    ...ordinary.filter((line) => line.checked).map((line) => ({ line, isPresale: false })),
    ...presales.filter((line) => line.checked).map((line) => ({ line, isPresale: true })),
  ];
  return {
    checked: checked.map(({ line }) => line),
    units: linesToOrder(checked).reduce((sum, { line }) => sum + line.quantity, 0),
    isMixed: isMixedSelection(checked),
    together: ordinary.length > 0 ? ordinary : presales.slice(0, 1),
    others: ordinary.length > 0 ? presales : presales.slice(1),
  };
}
