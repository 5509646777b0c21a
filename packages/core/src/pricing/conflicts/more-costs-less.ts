import type { FullAmountPromotion, Threshold } from '../model/promotion.ts';
import { fullAmountSaving } from '../steps/full-amount/full-amount-saving.ts';
import { scopeCovers } from '../steps/scope-covers.ts';
import { yuan } from '../texts.ts';
import type { CheckedOffers, Conflict, ConflictCheck } from './model.ts';

/** The price of a unit while no sku is in scope: any will do for steps of units. */
const ANY_PRICE = 100_00;

/**
 * Steps where more costs less: who reaches the next step pays less than who just reaches the one before. That the last
 * yuan before a step is dear is how 满减 works and is no mistake.
 */
export function createMoreCostsLessCheck({ promotions }: CheckedOffers): ConflictCheck {
  const candidates = promotions.flatMap((promotion) =>
    promotion.kind === 'fullAmount' && promotion.tiers.length > 1 ? [{ promotion, price: Infinity }] : [],
  );
  return {
    prepare(sku) {
      for (const each of candidates)
        if (sku.listPrice < each.price && scopeCovers(each.promotion.scope, sku)) each.price = sku.listPrice;
    },
    finish: () =>
      candidates.flatMap(({ promotion, price }) =>
        findDrop(promotion, Number.isFinite(price) ? price : ANY_PRICE),
      ),
  };
}

function findDrop(promotion: FullAmountPromotion, unitPrice: number): Conflict[] {
  const steps = promotion.tiers
    .map(({ reach }) => ({ reach, ...basketAt(reach, unitPrice) }))
    .map((step) => ({ ...step, pays: step.amount - savedIn(promotion, step, unitPrice) }))
    .sort((a, b) => a.amount - b.amount);
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (before && before.amount < step.amount && step.pays < before.pays)
      return [
        {
          kind: 'more-costs-less',
          severity: 'error',
          offers: [{ id: promotion.promotionId, title: promotion.title }],
          title: '多买反而少付',
          detail: `买到${textOf(step.reach)}付 ${yuan(step.pays)}，比买到${textOf(before.reach)}的 ${yuan(before.pays)}还少`,
          skus: [],
          skuCount: 0,
        },
      ];
  }
  return [];
}

/** The smallest basket that reaches it. */
const basketAt = (reach: Threshold, unitPrice: number) =>
  reach.kind === 'amount'
    ? { amount: reach.amount, quantity: Math.max(1, Math.floor(reach.amount / unitPrice)) }
    : { amount: reach.quantity * unitPrice, quantity: reach.quantity };

const savedIn = (
  { tiers }: FullAmountPromotion,
  { amount, quantity }: { amount: number; quantity: number },
  unitPrice: number,
) => fullAmountSaving(tiers, { amount, quantity, units: () => [{ price: unitPrice, quantity }] })?.saved ?? 0;

const textOf = (reach: Threshold) =>
  reach.kind === 'amount' ? ` ${yuan(reach.amount)}` : ` ${reach.quantity} 件`;
