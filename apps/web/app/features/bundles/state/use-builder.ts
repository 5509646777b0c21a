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
import { readChoice, type UrlChoice, withChoice } from '../choice/choice-query.ts';
import { readDraft } from '../choice/draft.ts';
import { engravingProblem } from '../choice/engraving-text.ts';
import type { PriceResult } from './fetch-price.ts';
import { DEBOUNCE_MS, usePrice } from './use-price.ts';

/** State of the builder: the choice, its price or refusal, and the actions that change it. */
export function useBuilder(bundle: Bundle, initialPrice: PriceResult) {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<BuilderChoice>(() => validChoice(bundle, readChoice(search)));
  /** The slot that the next part goes into, when the shopper chose one. */
  const [targetSlot, setTargetSlot] = useState<string | null>(null);
  const bundleChoice = toBundleChoice(bundle, choice);
  const price = usePrice(bundleChoice, initialPrice);
  const problem = engravingProblem(bundle, choice);
  const missingSlots = listMissingSlots(bundle, choice);
  useChoiceInUrl(bundleChoice);

  // A choice in the link wins over a saved draft.
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
    /** The choice as the API takes it. */
    bundleChoice,
    missingSlots,
    soldOutParts: listSoldOutParts(bundle, choice),
    targetSlot,
    setTargetSlot,
    ...price,
    engravingProblem: problem ?? (price.refusal?.about === 'engraving' ? price.refusal.message : null),
    /** The choice is complete, valid and priced; adding it to the cart validates it again. */
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

/** Keeps the choice in the URL for reloads and bookmarks. Replaces the history entry, so going back takes one step. */
function useChoiceInUrl(choice: UrlChoice): void {
  const [search, setSearch] = useSearchParams();
  const next = withChoice(search, choice).toString();
  const isCurrent = next === search.toString();
  useEffect(() => {
    if (isCurrent) return;
    const timer = setTimeout(
      () => setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true }),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [next, isCurrent, setSearch]);
}
