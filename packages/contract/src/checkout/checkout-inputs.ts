import { z } from 'zod';
import { BundleChoice } from '../bundles/index.ts';
import { channel, quantity } from '../cart/index.ts';
import { InvoiceRequest } from '../invoices/index.ts';
import { id, mobile, smsCode, text, wholeNumber } from '../kit/fields.ts';
import { paymentCode } from '../payment/index.ts';

/** One goods coupon and one free-freight coupon. */
const couponIds = z.array(id).max(2);
const giftIds = z.array(id).max(20);
const points = wholeNumber({ min: 0, max: 100_000_000 });
const promotionCode = text(32);
/** An empty note takes the note away. */
export const note = z.string().trim().max(200);

/** Left out: the shop picks the best legal combination. Given: it is followed, empty lists included. */
export const QuoteInput = z.object({
  addrId: id.optional(),
  couponIds: couponIds.optional(),
  promotionCode: promotionCode.optional(),
  points: points.optional(),
  giftIds: giftIds.optional(),
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
  /** Left out or empty: as quoted. Something else than was quoted is answered with a new quote. */
  couponIds: couponIds.optional(),
  promotionCode: promotionCode.optional(),
  points: points.optional(),
  giftIds: giftIds.optional(),
  invoice: InvoiceRequest.optional(),
  note: note.optional(),
  /** The codes the shopper ticked. */
  consents: z.array(id).max(20).default([]),
  /** Guests prove their mobile here. */
  mobile: mobile.optional(),
  smsCode: smsCode.optional(),
  rToken: id.optional(),
  /** Where this visit and the first one came from, for the shop's own figures. */
  orderSource: text(500).optional(),
  firstTouchSource: text(500).optional(),
});
/** The quote remembers what is bought; a caller may say it again. */
export const BuyNowCommitInput = CommitInput.extend({
  skuId: id.optional(),
  quantity: quantity.optional(),
  bundle: BundleChoice.optional(),
});
