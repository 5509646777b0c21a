import type { BundleChoice, BundlePrice } from '@huarong/contract/bundles';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { DEBOUNCE_MS } from './debounce.ts';
import { fetchPrice, type PriceResult } from './fetch-price.ts';

interface PricedChoice {
  /** The choice the answer is about. */
  choiceKey: string;
  refusal: PriceResult['refusal'];
  /** Of this choice or, while it is refused, of the one before. */
  price: BundlePrice | null;
}

/** The price of a choice, asked from the shop whenever the choice changes. A late answer about an earlier one is dropped. */
export function usePrice(choice: BundleChoice, initialPrice: PriceResult) {
  const choiceKey = JSON.stringify(choice);
  const [latest, setLatest] = useState<PricedChoice>({ choiceKey, ...initialPrice });
  const isPricing = latest.choiceKey !== choiceKey;
  useEffect(() => {
    if (!isPricing) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      // Pressing fast must not lead to the rate-limit page: the refusal is said beside the price.
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
    /** After a refusal that may have been the line's fault, not the choice's. */
    retry: () => setLatest((before) => ({ ...before, choiceKey: '' })),
  };
}
