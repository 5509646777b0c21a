import type { BundleChoice, BundlePrice } from '@huarong/contract/bundles';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { fetchPrice, type PriceResult } from './fetch-price.ts';

/** Long enough to type the next letter, short enough to feel immediate. */
export const DEBOUNCE_MS = 180;

interface PricedChoice {
  /** The choice that this price or refusal belongs to. */
  choiceKey: string;
  refusal: PriceResult['refusal'];
  /** The price of this choice or, while it is refused, of the previous one. */
  price: BundlePrice | null;
}

/** Requests the price whenever the choice changes. A late response for an earlier choice is dropped. */
export function usePrice(choice: BundleChoice, initialPrice: PriceResult) {
  const choiceKey = JSON.stringify(choice);
  const [latest, setLatest] = useState<PricedChoice>({ choiceKey, ...initialPrice });
  const isPricing = latest.choiceKey !== choiceKey;
  useEffect(() => {
    if (!isPricing) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      // Fast clicks must not open the rate-limit page, so the refusal is shown beside the price.
      const options = { signal, keepsPage: true };
      const result = await fetchPrice(browserApi({ quiet: true }), JSON.parse(choiceKey), options);
      if (signal.aborted) return;
      setLatest((before) => ({ choiceKey, ...result, price: result.price ?? before.price }));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [choiceKey, isPricing]);
  return {
    price: latest.price,
    refusal: isPricing ? null : latest.refusal,
    isPricing,
    /** Retries after a refusal that a network failure may have caused. */
    retry: () => setLatest((before) => ({ ...before, choiceKey: '' })),
  };
}
