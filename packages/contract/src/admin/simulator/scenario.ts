import type { CardType } from '@huarong/core/pricing';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';

const CARDS = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const satisfies readonly CardType[];

export const simulatedLine = z.object({ skuId: id, quantity: wholeNumber({ min: 1, max: 99 }) });

/** Who buys what, when, with which coupons. */
export const scenario = z.object({
  lines: z
    .array(simulatedLine)
    .min(1)
    .max(120)
    .refine((lines) => new Set(lines.map(({ skuId }) => skuId)).size === lines.length),
  at: time,
  shopper: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('guest') }),
    z.object({
      kind: z.literal('card'),
      card: z.enum(CARDS),
      isFirstOrder: z.boolean(),
      /** Points that the shopper has. */
      points: wholeNumber({ min: 0, max: 100_000_000 }),
    }),
    z.object({ kind: z.literal('member'), memberId: id }),
  ]),
  /** Coupons as if they were claimed; null: every coupon that can be used then. */
  couponIds: z.array(id).max(100).nullable(),
  /** Those that the order shall use; null: what saves most. */
  useCouponIds: z.array(id).max(4).nullable(),
  points: wholeNumber({ min: 0, max: 100_000_000 }),
  /** The first two digits of the division code; null: no address yet. */
  province: z
    .string()
    .regex(/^\d{2}$/)
    .nullable(),
  withDrafts: z.boolean(),
  extraBuys: z
    .array(z.object({ promotionId: id, skuId: id, quantity: wholeNumber({ min: 1, max: 99 }) }))
    .max(20)
    .default([]),
  /** Of promotions with a choice of gifts: which; left out, the first ones. */
  gifts: z
    .array(z.object({ promotionId: id, giftIds: z.array(id).max(20) }))
    .max(20)
    .default([]),
});

const fen = z.int();
const offer = z.object({
  source: z.string(),
  /** 满减, 秒杀, 优惠券. */
  mark: z.string(),
  id: z.string(),
  title: z.string(),
  /** `draft`: not live; `upcoming`, `ended`: live at another time than the simulated one. */
  state: z.enum(['running', 'upcoming', 'ended', 'draft']),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  reason: z.string(),
});

export const simulated = z.object({
  lines: z.array(
    z.object({
      lineId: z.string(),
      skuId: z.string(),
      name: z.string(),
      skuName: z.string(),
      brandName: z.string(),
      imagePath: z.string().nullable(),
      kind: z.enum(['goods', 'extraBuy']),
      quantity: z.int(),
      listUnitPrice: fen,
      unitPrice: fen,
      priceLabel: z.string(),
      paid: fen,
      units: z.array(z.object({ unitPrice: fen, promotion: fen, coupon: fen, points: fen, paid: fen })),
    }),
  ),
  gifts: z.array(z.object({ skuId: z.string(), title: z.string(), quantity: z.int() })),
  arithmetic: z.array(z.object({ label: z.string(), amount: fen })),
  amounts: z.object({
    goods: fen,
    promotion: fen,
    coupon: fen,
    points: fen,
    freight: fen,
    packaging: fen,
    payable: fen,
  }),
  freightText: z.string(),
  points: z.object({ available: z.int(), usable: z.int(), used: z.int() }),
  expectedPoints: z.int(),
  presale: z.object({ deposit: fen, depositWorth: fen, balance: fen }).nullable(),
  /** What checkout would refuse or leave out: a sku that is not on sale, too little stock. */
  problems: z.array(z.string()),
  fired: z.array(offer.extend({ saved: fen, lines: z.array(z.string()) })),
  notFired: z.array(
    offer.extend({
      code: z.string(),
      label: z.string(),
      /** Fen or units that are missing. */
      missing: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('amount'), amount: fen }),
          z.object({ kind: z.literal('quantity'), quantity: z.int() }),
        ])
        .nullable(),
    }),
  ),
  coupons: z.array(
    z.object({
      couponId: z.string(),
      title: z.string(),
      usable: z.boolean(),
      chosen: z.boolean(),
      saves: fen,
      reason: z.string().nullable(),
    }),
  ),
  /** Promotions of whose gifts a shopper may choose some. */
  giftChoices: z.array(
    z.object({
      promotionId: z.string(),
      title: z.string(),
      reached: z.boolean(),
      choose: z.int(),
      gifts: z.array(
        z.object({ giftId: z.string(), title: z.string(), hasInventory: z.boolean(), chosen: z.boolean() }),
      ),
    }),
  ),
  extraBuys: z.array(
    z.object({
      promotionId: z.string(),
      title: z.string(),
      reached: z.boolean(),
      offers: z.array(
        z.object({ skuId: z.string(), title: z.string(), price: fen, hasInventory: z.boolean() }),
      ),
    }),
  ),
  /** False when the search for the best combination ended early. */
  isProven: z.boolean(),
});

/** A basket from somewhere else. */
export const basketSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('order'), orderId: z.string().regex(/^\d{18}$/) }),
  z.object({ from: z.literal('cart'), memberId: id }),
  /** Codes, barcodes or numbers of skus, each with a quantity after it or not. */
  z.object({ from: z.literal('text'), text: text(8_000) }),
]);
