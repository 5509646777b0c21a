import type { Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';

export interface LiveStock {
  inventory: number;
  hasInventory: boolean;
  bookingStatus: Sku['bookingStatus'];
  deliveryText: string;
  expectedOn?: string | undefined;
}
export interface LiveSku {
  skuId: string;
  offer: SkuPromotion | null;
  stock: LiveStock | null;
}

/** Current price, stock and delivery, with the gifts that this many units earn, because the published page may be half a minute old; null until loaded or without a sku. */
export function useLiveSku(
  skuId: string | null,
  quantity: number,
  districtCode: string,
): { live: LiveSku | null; refresh: () => void } {
  const [live, setLive] = useState<LiveSku | null>(null);
  const [refreshCount, setRefreshCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts how often a fresh answer was wanted.
  useEffect(() => {
    if (skuId === null) return;
    let isCurrent = true;
    const api = browserApi({ quiet: true });
    void Promise.all([
      api.catalogue.promotion({ skuId, quantity }),
      api.catalogue.inventory({ skuId, ...(districtCode && { districtCode }) }),
    ]).then(([offer, stock]) => {
      // A late response for the previous sku is dropped.
      if (!isCurrent) return;
      setLive({ skuId, offer: offer.ok ? offer.value : null, stock: stock.ok ? stock.value : null });
    });
    return () => {
      isCurrent = false;
    };
  }, [skuId, quantity, districtCode, refreshCount]);

  return { live: live?.skuId === skuId ? live : null, refresh: () => setRefreshCount((count) => count + 1) };
}
