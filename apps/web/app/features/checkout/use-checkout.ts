import type { Quote } from '@huarong/contract/checkout';
import { useRef, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { askQuote, type Choices } from './checkout-data.ts';
import type { toInvoice } from './Invoice/invoice-choice.ts';
import type { Purchase } from './purchase.ts';

export interface GuestProof {
  mobile: string;
  smsCode: string;
  rToken: string;
}

/** What is chosen beside the quote. */
interface Given {
  note: string;
  consents: string[];
  guest: GuestProof | null;
  invoice: ReturnType<typeof toInvoice>;
}

/**
 * The checkout as the server last quoted it. Every choice asks for a new quote; what an order costs is only ever what
 * the quote says, and the commit is refused when that has changed meanwhile.
 */
export function useCheckout(purchase: Purchase, first: Quote) {
  const [quote, setQuote] = useState(first);
  const [choices, setChoices] = useState<Choices>(() => rememberedWay(first));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // One key for one wish to order: pressed twice or sent again after a lost answer, it is the same order.
  const key = useRef(crypto.randomUUID());

  async function choose(part: Choices) {
    const next = { ...choices, ...part };
    // Shown at once; a choice that turns out impossible is taken back.
    setChoices(next);
    setBusy(true);
    const reply = await askQuote(browserApi({ quiet: true }), purchase, next);
    setBusy(false);
    if (!reply.ok) {
      setChoices(choices);
      return setProblem(reply.refusal.message);
    }
    setProblem(null);
    setQuote(reply.value);
    key.current = crypto.randomUUID();
  }

  async function commit(given: Given) {
    const { paymentCode } = choices;
    const addrId = choices.addrId ?? quote.addrId;
    if (!addrId) return setProblem('请先填写收货地址');
    if (!paymentCode) return setProblem('请选择支付方式');
    setBusy(true);
    const source = browserPlatform().visitSource.latest();
    const input = {
      quoteHash: quote.quoteHash,
      addrId,
      paymentCode,
      consents: given.consents,
      ...(given.note && { note: given.note }),
      ...(choices.promotionCode && { promotionCode: choices.promotionCode }),
      ...(given.invoice && { invoice: given.invoice }),
      ...given.guest,
      ...(source && { orderSource: JSON.stringify(source) }),
    };
    const options = { headers: { 'Idempotency-Key': key.current, riskControlId: key.current } };
    const { checkout } = browserApi({ quiet: true });
    const reply =
      purchase.from === 'buynow'
        ? await checkout.commitOrderForImmediatelyBuy(input, options)
        : given.guest
          ? await checkout.guestCommitOrderExtend(input, options)
          : await checkout.commitOrderExtend(input, options);
    setBusy(false);
    if (reply.ok) return reply.value;
    setProblem(reply.refusal.message);
    if (reply.refusal.code === 'quote-changed') await choose({});
    return undefined;
  }

  return { quote, choices, isBusy, problem, choose, commit };
}

/** The way to pay of the last time, where this order can be paid so. */
function rememberedWay({ draft, paymentMethods }: Quote): Choices {
  const way = paymentMethods.find(({ paymentCode }) => paymentCode === draft.paymentCode);
  return way?.available ? { paymentCode: way.paymentCode } : {};
}

export type CheckoutState = ReturnType<typeof useCheckout>;
