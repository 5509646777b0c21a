import { z } from 'zod';
import { Address } from '../addresses/index.ts';
import { Amounts, CartLine, ExtraBuy, OptionalGift } from '../cart/index.ts';
import { Coupon } from '../coupons/index.ts';
import { invoiceStatus } from '../invoices/index.ts';
import { money, time } from '../kit/fields.ts';
import { PaymentMethod, paymentCode } from '../payment/index.ts';

export const orderType = z.enum(['ordinary', 'presale']);

/** A coupon at checkout, with the reason when it is not usable: 差 20.00 元可用. */
const CheckoutCoupon = Coupon.extend({
  usable: z.boolean(),
  chosen: z.boolean(),
  saves: money,
  reason: z.string().optional(),
});

const Presale = z.object({
  deposit: money,
  depositWorth: money,
  balance: money,
  balanceFrom: time,
  balanceUntil: time,
  shipsBy: time,
});

/** Consents the shopper has to give, never preselected: engraving, presale deposit, no-return items. */
const Consent = z.object({ code: z.string(), text: z.string(), skuIds: z.array(z.string()) });

/** The shopper's choices besides the items; stored with the cart until the commit. */
export const CheckoutDraft = z.object({
  addrId: z.string().optional(),
  deliveryMode: z.enum(['express', 'store']),
  deliveryTime: z.enum(['any', 'workday', 'weekend']),
  paymentCode: paymentCode.optional(),
  packagingId: z.string().optional(),
  greeting: z.string().optional(),
  note: z.string().optional(),
});
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

/** The current checkout. `quoteHash` identifies its amounts: a commit with a different one is refused. */
export const Quote = z.object({
  quoteHash: z.string(),
  orderType,
  items: z.array(CartLine),
  amounts: Amounts,
  /** The labelled amounts, line by line. */
  arithmetic: z.array(z.object({ label: z.string(), amount: money })),
  addressList: z.array(Address),
  addrId: z.string().optional(),
  deliveryText: z.string(),
  coupons: z.array(CheckoutCoupon),
  /** The result of each promotion code entered so far. */
  promotionCodes: z.array(z.object({ promotionCode: z.string(), text: z.string(), saves: money })),
  points: z.object({
    available: z.int(),
    usable: z.int(),
    used: z.int(),
    /** What the usable points pay. */
    usableWorth: money.optional(),
  }),
  optionalGifts: z.array(OptionalGift),
  extraBuy: z.array(ExtraBuy),
  packagings: z.array(
    z.object({ packagingId: z.string(), name: z.string(), fee: money, hasCard: z.boolean() }),
  ),
  paymentMethods: z.array(PaymentMethod),
  invoiceStatus,
  /** The earlier choices, restored after leaving or reloading the page. */
  draft: CheckoutDraft,
  presale: Presale.optional(),
  consents: z.array(Consent),
  /** status 0: something to know; 2: a promotion the shopper can still complete. */
  alerts: z.array(z.object({ status: z.literal([0, 2]), text: z.string() })),
  notice: z.string().optional(),
  expectedPoints: z.int(),
  /** Redeemed samples that go out with this order. */
  samples: z
    .array(z.object({ skuId: z.string(), name: z.string(), skuImagePath: z.string(), quantity: z.int() }))
    .optional(),
});
export type Quote = z.infer<typeof Quote>;

/** An address for a placed order. A negative difference is refunded, or lowers what is still to be paid. */
export const ReceivingChoice = z.object({
  address: Address,
  isCurrent: z.boolean(),
  freightDifference: money,
  available: z.boolean(),
  reason: z.string().optional(),
});
export type ReceivingChoice = z.infer<typeof ReceivingChoice>;

export const CommittedOrder = z.object({
  orderId: z.string(),
  orderType,
  totalAmount: money,
  /** Empty when nothing is left to pay. */
  payLink: z.string(),
  /** Seconds until the unpaid order is cancelled automatically. */
  cancelOrderTimeLeft: z.int(),
});
export type CommittedOrder = z.infer<typeof CommittedOrder>;
