import type { Bundle } from '@huarong/contract/bundles';
import { showToast } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type BuilderChoice,
  emptyChoice,
  fittingChoice,
  goneParts,
  openSlots,
  pressPart,
  toBundleChoice,
} from '../choice/builder-choice.ts';
import { readChoice } from '../choice/choice-query.ts';
import { readDraft } from '../choice/draft.ts';
import { engravingProblem } from '../choice/engraving-words.ts';
import type { PriceAnswer } from './ask-price.ts';
import { useAddress } from './use-address.ts';
import { usePrice } from './use-price.ts';

/** A bundle being put together: the choice, what the shop says of it, and everything that changes it. */
export function useBuilder(bundle: Bundle, first: PriceAnswer) {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<BuilderChoice>(() => fittingChoice(bundle, readChoice(search)));
  /** The slot that the next part goes into, when she said which. */
  const [aim, setAim] = useState<string | null>(null);
  const sent = toBundleChoice(bundle, choice);
  const price = usePrice(sent, first);
  const problem = engravingProblem(bundle, choice);
  const open = openSlots(bundle, choice);
  useAddress(sent);

  // A link with a choice in it is what she came for; a draft is for who comes with nothing.
  const cameEmpty = useState(sent.choices.length === 0 && !sent.engraving)[0];
  useEffect(() => {
    const draft = cameEmpty ? readDraft(bundle.bundleId) : null;
    if (!draft) return;
    setChoice(fittingChoice(bundle, draft));
    showToast('已恢复你存的草稿');
  }, [bundle, cameEmpty]);

  return {
    bundle,
    choice,
    /** The choice as the calls take it. */
    sent,
    open,
    gone: goneParts(bundle, choice),
    aim,
    setAim,
    ...price,
    engravingProblem: problem ?? (price.refusal?.about === 'engraving' ? price.refusal.message : null),
    /** The shop has said yes to this very choice, or is about to be asked when it is put into the cart. */
    canBuy:
      bundle.hasInventory &&
      open.length === 0 &&
      problem === null &&
      price.refusal === null &&
      price.price?.complete === true,
    press(skuId: string) {
      const next = pressPart(bundle, choice, skuId, aim);
      setAim(null);
      if (next) setChoice(next);
      else
        showToast(`${bundle.slots.length} ${bundle.unit}都选好了，先点「更换」腾出一${bundle.unit}`, 'info');
    },
    engrave: (words: Partial<Pick<BuilderChoice, 'text' | 'font'>>) =>
      setChoice((before) => ({ ...before, ...words })),
    startAnew() {
      setAim(null);
      setChoice(emptyChoice(bundle));
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
