import type { BundleChoice, BundlePrice } from '@huarong/contract/bundles';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { askPrice, type PriceAnswer } from './ask-price.ts';
import { CALM_MS } from './calm.ts';

interface Known {
  /** The choice the answer is about. */
  about: string;
  refusal: PriceAnswer['refusal'];
  /** Of this choice or, while it is refused, of the one before. */
  price: BundlePrice | null;
}

/** The price of a choice, asked from the shop whenever the choice changes. A late answer about an earlier one is dropped. */
export function usePrice(choice: BundleChoice, first: PriceAnswer) {
  const wanted = JSON.stringify(choice);
  const [known, setKnown] = useState<Known>({ about: wanted, ...first });
  const isAsking = known.about !== wanted;
  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      // Pressing fast must not lead to the rate-limit page: the refusal is said beside the price.
      const options = { signal, keepsPage: true };
      const answer = await askPrice(browserApi({ quiet: true }), JSON.parse(wanted), options);
      if (signal.aborted) return;
      setKnown((before) => ({ about: wanted, ...answer, price: answer.price ?? before.price }));
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, isAsking]);
  return {
    price: known.price,
    refusal: isAsking ? null : known.refusal,
    isAsking,
    /** After a refusal that may have been the line's fault, not the choice's. */
    askAgain: () => setKnown((before) => ({ ...before, about: '' })),
  };
}
