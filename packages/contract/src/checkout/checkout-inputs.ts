import { z } from 'zod';
import { BundleChoice } from '../bundles/index.ts';
import { channel, quantity } from '../cart/index.ts';
import { InvoiceRequest } from '../invoices/index.ts';
import { id, mobile, smsCode, text, wholeNumber } from '../kit/fields.ts';
import { paymentCode } from '../payment/index.ts';

/** One item coupon and one free-freight coupon. */
const couponIds = z.array(id).max(2);
const giftIds = z.array(id).max(20);
/** 加价购, one unit of each. */
const extraBuys = z.array(z.object({ activityId: id, skuId: id })).max(20);
const points = wholeNumber({ min: 0, max: 100_000_000 });
const promotionCode = text(32);
/** An empty note removes the note. */
export const note = z.string().trim().max(200);

/** Omitted: the best combination is chosen. Given: it is used as is, including empty lists. */
export const QuoteInput = z.object({
  addrId: id.optional(),
  couponIds: couponIds.optional(),
  promotionCode: promotionCode.optional(),
  points: points.optional(),
  giftIds: giftIds.optional(),
  extraBuys: extraBuys.optional(),
  paymentCode: paymentCode.optional(),
});
export const BuyNowQuoteInput = QuoteInput.extend({
  skuId: id,
  quantity: quantity.default(1),
  channel,
  bundle: BundleChoice.optional(),
});

export const CommitInput = z.object({
  quoteHash: text(128),
  addrId: id,
  paymentCode,
  /** Omitted or empty: as quoted. A different value is answered with a new quote. */
  couponIds: couponIds.optional(),
  promotionCode: promotionCode.optional(),
  points: points.optional(),
  giftIds: giftIds.optional(),
  invoice: InvoiceRequest.optional(),
  note: note.optional(),
  /** The codes the shopper confirmed. */
  consents: z.array(id).max(20).default([]),
  /** Guests verify their mobile here. */
  mobile: mobile.optional(),
  smsCode: smsCode.optional(),
  rToken: id.optional(),
  /** The sources of this visit and of the first one, for analytics. Five values of 64 characters, each of which JSON may escape. */
  orderSource: text(1000).optional(),
  firstTouchSource: text(1000).optional(),
});
/** The quote stores what is bought; a caller may repeat it. */
export const BuyNowCommitInput = CommitInput.extend({
  skuId: id.optional(),
  quantity: quantity.optional(),
  bundle: BundleChoice.optional(),
});
