import type { Quote } from '@huarong/contract/checkout';
import { amountFields, commoditySkus } from '@huarong/core/analytics';
import { useRef, useState } from 'react';
import { type Api, browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { shopNow } from '../../platform/clock/shop-clock.ts';
import { refreshMemberInfo } from '../../platform/session/refresh-member-info.ts';
import { type SecondStep, secondStepFrom } from '../identity/index.ts';
import { type CheckoutChoices, fetchQuote } from './checkout-data.ts';
import type { toInvoice } from './payment/Invoice/invoice-choice.ts';
import type { Purchase } from './purchase.ts';

export interface GuestVerification {
  mobile: string;
  smsCode: string;
  rToken: string;
}

/** Details of the order that do not change the quote. */
interface CommitDetails {
  note: string;
  consents: string[];
  guest: GuestVerification | null;
  invoice: ReturnType<typeof toInvoice>;
}

/**
 * The checkout of the last quote. Every choice requests a new quote; the commit is refused when the quote has changed
 * meanwhile.
 */
export function useCheckout(purchase: Purchase, initialQuote: Quote) {
  const [quote, setQuote] = useState(initialQuote);
  const [choices, setChoices] = useState<CheckoutChoices>(() => lastPaymentMethod(initialQuote));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  // The verification of the second step, valid until the order is placed.
  const riskControlId = useRef<string | null>(null);
  // One key per attempt: a double click or a retry after a lost response places the same order.
  const idempotencyKey = useRef(crypto.randomUUID());

  async function choose(changes: CheckoutChoices) {
    let next = { ...choices, ...changes };
    // Shown optimistically and reverted when the quote is refused.
    setChoices(next);
    setBusy(true);
    let reply = await fetchQuote(browserApi({ quiet: true }), purchase, next);
    // Another address may make the freight free: a coupon chosen before must not stop it, the server chooses again.
    if (!reply.ok && reply.refusal.code === 'coupon-unusable' && !('couponIds' in changes)) {
      next = { ...next, couponIds: undefined, promotionCode: undefined };
      setChoices(next);
      reply = await fetchQuote(browserApi({ quiet: true }), purchase, next);
    }
    setBusy(false);
    if (!reply.ok) {
      setChoices(choices);
      return setProblem(reply.refusal.message);
    }
    setProblem(null);
    setQuote(reply.value);
    idempotencyKey.current = crypto.randomUUID();
  }

  async function commit(details: CommitDetails) {
    const { paymentCode } = choices;
    const addrId = choices.addrId ?? quote.addrId;
    if (!addrId) return setProblem('请先填写收货地址');
    if (!paymentCode) return setProblem('请选择支付方式');
    setBusy(true);
    const { visitSource, trackOnce } = browserPlatform();
    const source = visitSource.latest();
    const firstTouch = visitSource.first();
    const input = {
      quoteHash: quote.quoteHash,
      addrId,
      paymentCode,
      consents: details.consents,
      ...(details.note && { note: details.note }),
      ...(choices.promotionCode && { promotionCode: choices.promotionCode }),
      ...(details.invoice && { invoice: details.invoice }),
      ...details.guest,
      ...(source && { orderSource: JSON.stringify(source) }),
      ...(firstTouch && { firstTouchSource: JSON.stringify(firstTouch) }),
    };
    const reply = await commitOrder(purchase, input, {
      key: idempotencyKey.current,
      riskControlId: riskControlId.current ?? idempotencyKey.current,
      isGuest: details.guest !== null,
    });
    setBusy(false);
    if (reply.ok) {
      trackOnce({ name: 'order_placed', orderID: reply.value.orderId, ...quoteFields(quote) });
      // The order may have used up a quota and has emptied the cart.
      if (details.guest === null) void refreshMemberInfo();
      return reply.value;
    }
    if (reply.refusal.code === 'high-risk') {
      setProblem(null);
      setSecondStep(secondStepFrom(reply.refusal, shopNow()));
      return undefined;
    }
    // What changed is shown first, then why.
    if (reply.refusal.code === 'quote-changed' || isSoldOut(reply.refusal)) await choose({});
    setProblem(messageOf(reply.refusal, quote));
    return undefined;
  }

  const closeSecondStep = () => setSecondStep(null);
  /** The next commit carries the verification. */
  function passSecondStep(id: string) {
    riskControlId.current = id;
    closeSecondStep();
  }

  return {
    ...{ quote, choices, isBusy, problem, choose, commit },
    ...{ secondStep, closeSecondStep, passSecondStep },
  };
}

const isSoldOut = (refusal: { code: string; available?: number }): boolean =>
  refusal.code === 'out-of-stock' && refusal.available === 0;

/** With the name of the line that a refusal is about. */
function messageOf({ message, skuId }: { message: string; skuId?: string }, { items }: Quote): string {
  const line = items.find((item) => item.skuId === skuId);
  return line ? `「${line.productName} ${line.skuName}」${message}` : message;
}

/** The quote in the words of analytics. */
export const quoteFields = ({ items, amounts, coupons }: Quote) => ({
  commodity_sku: commoditySkus(items),
  coupons: coupons.filter(({ chosen }) => chosen).map(({ couponId }) => couponId),
  ...amountFields(amounts),
});

type CommitInput = Parameters<Api['checkout']['guestCommitOrderExtend']>[0];

/** Three calls place an order: buy now, cart of a guest, cart of a member. */
function commitOrder(
  purchase: Purchase,
  input: CommitInput,
  { key, riskControlId, isGuest }: { key: string; riskControlId: string; isGuest: boolean },
) {
  const options = { headers: { 'Idempotency-Key': key, riskControlId } };
  const { checkout } = browserApi({ quiet: true });
  if (purchase.from === 'buynow') return checkout.commitOrderForImmediatelyBuy(input, options);
  return isGuest
    ? checkout.guestCommitOrderExtend(input, options)
    : checkout.commitOrderExtend(input, options);
}

/** The payment method stored in the draft, where it is available for this order. */
function lastPaymentMethod({ draft, paymentMethods }: Quote): CheckoutChoices {
  const method = paymentMethods.find(({ paymentCode }) => paymentCode === draft.paymentCode);
  return method?.available ? { paymentCode: method.paymentCode } : {};
}

export type CheckoutState = ReturnType<typeof useCheckout>;
