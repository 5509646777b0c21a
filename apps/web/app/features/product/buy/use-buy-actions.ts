import type { Sku } from '@huarong/contract/catalogue';
import { type MouseEvent, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { addToCart } from '../../add-to-cart/index.ts';
import type { SkuSheetState } from './SkuSheet/use-sku-sheet.ts';
import type { LiveStock } from './use-live-sku.ts';

/** On sale, in presale with the deposit due, no longer in presale, or sold out. */
export type SaleState = 'sale' | 'deposit' | 'closed' | 'sold-out';

export const saleStateOf = ({
  hasInventory,
  bookingStatus,
}: Pick<Sku, 'hasInventory' | 'bookingStatus'>): SaleState => {
  if (bookingStatus === 'balance') return 'closed';
  if (!hasInventory) return 'sold-out';
  return bookingStatus === 'deposit' ? 'deposit' : 'sale';
};

interface BuyInput {
  sku: Sku;
  stock: LiveStock | null;
  quantity: number;
  sheet: SkuSheetState;
  /** Stock may have changed. */
  onCartChanged: () => void;
}

/** What the buttons of the page and of its sticky bar do. */
export function useBuyActions({ sku, stock, quantity, sheet, onCartChanged }: BuyInput) {
  const [isReminding, setReminding] = useState(false);
  const [isAdding, add] = useAction(async () => {
    if (await addToCart({ skuId: sku.skuId, quantity })) sheet.close();
    onCartChanged();
  });
  return {
    state: saleStateOf(stock ?? sku),
    isAdding,
    add: () => sheet.askFirst() || add(),
    onBuyNow: (event: MouseEvent) => sheet.askFirst() && event.preventDefault(),
    buyNowPath: buyNowPath(sku.skuId, quantity),
    isReminding,
    setReminding,
  };
}
export type BuyActions = ReturnType<typeof useBuyActions>;

/** The checkout of one sku without the cart. */
const buyNowPath = (skuId: string, quantity: number): string =>
  `/order?${new URLSearchParams({ from: 'buynow', sku: skuId, quantity: String(quantity) })}`;
