import type { Quote } from '@huarong/contract/checkout';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { type Purchase, readPurchase } from './purchase.ts';

/** The choices of the buyer; the server picks a default for each absent one. */
export interface CheckoutChoices {
  addrId?: string | undefined;
  couponIds?: string[] | undefined;
  promotionCode?: string | undefined;
  points?: number;
  giftIds?: string[];
  extraBuys?: { activityId: string; skuId: string }[];
  paymentCode?: PaymentCode;
}
export type PaymentCode = Quote['paymentMethods'][number]['paymentCode'];

export const fetchQuote = (api: Api, purchase: Purchase, choices: CheckoutChoices) =>
  purchase.from === 'cart'
    ? api.checkout.getShopcartStepTwo(choices)
    : api.checkout.stepTwoForImmediatelyBuy({
        ...choices,
        skuId: purchase.skuId,
        quantity: purchase.quantity,
        bundle: purchase.bundle,
      });

/** The first quote, or the message of its refusal. */
export async function loadCheckout(api: Api, { url }: PageArgs) {
  const purchase = readPurchase(url.searchParams);
  const reply = await fetchQuote(api, purchase, {});
  return reply.ok
    ? { purchase, quote: reply.value, refusal: null }
    : { purchase, quote: null, refusal: reply.refusal.message };
}
