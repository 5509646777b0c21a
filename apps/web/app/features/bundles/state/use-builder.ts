import type { Bundle } from '@huarong/contract/bundles';
import { showToast } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type BuilderChoice,
  emptyChoice,
  listMissingSlots,
  listSoldOutParts,
  toBundleChoice,
  togglePart,
  validChoice,
} from '../choice/builder-choice.ts';
import { readChoice } from '../choice/choice-query.ts';
import { readDraft } from '../choice/draft.ts';
import { engravingProblem } from '../choice/engraving-text.ts';
import type { PriceResult } from './fetch-price.ts';
import { useChoiceInUrl } from './use-choice-in-url.ts';
import { usePrice } from './use-price.ts';

/** A bundle being put together: the choice, what the shop says of it, and everything that changes it. */
export function useBuilder(bundle: Bundle, initialPrice: PriceResult) {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<BuilderChoice>(() => validChoice(bundle, readChoice(search)));
  /** The slot that the next part goes into, when she said which. */
  const [targetSlot, setTargetSlot] = useState<string | null>(null);
  const bundleChoice = toBundleChoice(bundle, choice);
  const price = usePrice(bundleChoice, initialPrice);
  const problem = engravingProblem(bundle, choice);
  const missingSlots = listMissingSlots(bundle, choice);
  useChoiceInUrl(bundleChoice);

  // A link with a choice in it is what she came for; a draft is for who comes with nothing.
  const startsEmpty = useState(bundleChoice.choices.length === 0 && !bundleChoice.engraving)[0];
  useEffect(() => {
    const draft = startsEmpty ? readDraft(bundle.bundleId) : null;
    if (!draft) return;
    setChoice(validChoice(bundle, draft));
    showToast('已恢复你存的草稿');
  }, [bundle, startsEmpty]);

  return {
    bundle,
    choice,
    /** The choice as the calls take it. */
    bundleChoice,
    missingSlots,
    soldOutParts: listSoldOutParts(bundle, choice),
    targetSlot,
    setTargetSlot,
    ...price,
    engravingProblem: problem ?? (price.refusal?.about === 'engraving' ? price.refusal.message : null),
    /** The shop has said yes to this very choice, or is about to be asked when it is put into the cart. */
    canBuy:
      bundle.hasInventory &&
      missingSlots.length === 0 &&
      problem === null &&
      price.refusal === null &&
      price.price?.complete === true,
    toggle(skuId: string) {
      const next = togglePart(bundle, choice, skuId, targetSlot);
      setTargetSlot(null);
      if (next) setChoice(next);
      else
        showToast(`${bundle.slots.length} ${bundle.unit}都选好了，先点「更换」腾出一${bundle.unit}`, 'info');
    },
    engrave: (change: Partial<Pick<BuilderChoice, 'text' | 'font'>>) =>
      setChoice((before) => ({ ...before, ...change })),
    clear() {
      setTargetSlot(null);
      setChoice(emptyChoice(bundle));
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
