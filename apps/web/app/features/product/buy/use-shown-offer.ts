import type { Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { useRef } from 'react';
import type { LiveSku } from './use-live-sku.ts';

/**
 * The offer to show: the shopper's own; until it is loaded the public one of the sku the page was opened with, or the last one
 * of another shade at the same price, so that the buttons below do not move while it loads.
 */
export function useShownOffer(
  sku: Sku,
  live: LiveSku | null,
  publicOffer: SkuPromotion | null,
): SkuPromotion | null {
  const last = useRef<SkuPromotion | null>(null);
  const known = live?.offer ?? (publicOffer?.skuId === sku.skuId ? publicOffer : null);
  if (known) last.current = known;
  const isSamePrice = last.current?.offerPrice === sku.offerPrice && !last.current.presale;
  return known ?? (isSamePrice ? last.current : null);
}
