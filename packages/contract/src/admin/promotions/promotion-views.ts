import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import { fen, waitingForApproval } from '../kit/index.ts';

/** The kinds of promotions, and the price of skus that are bought together. */
export const PROMOTION_KINDS = [
  'flashSale',
  'limitedTime',
  'memberPrice',
  'fullAmount',
  'gift',
  'extraBuy',
  'bundle',
] as const;
export const promotionKind = z.enum(PROMOTION_KINDS);
/** A bundle price is named `bundle:` and its number. */
export const promotionId = z.string().regex(/^(bundle:)?[A-Za-z0-9_-]{1,64}$/);

/** What staff write of a promotion. The rule is read by the schema of the price engine, which names every wrong field. */
export const promotionValues = z.object({
  kind: promotionKind,
  title: text(60, 0),
  startsAt: time,
  endsAt: time,
  rule: z.record(z.string().max(40), z.json()),
});

export const listedPromotion = z.object({
  promotionId: z.string(),
  kind: promotionKind,
  title: z.string(),
  /** 满减, 满折, 第 N 件: how the kind reads. */
  kindText: z.string(),
  scopeText: z.string(),
  state: z.enum(['draft', 'live', 'stopped']),
  /** By the clock of the shop. */
  phase: z.enum(['draft', 'planned', 'running', 'ended', 'stopped']),
  startsAt: time,
  endsAt: time,
  /** Null: no limit. Units for a unit price, orders for the others. */
  quota: z.object({ total: z.int(), used: z.int(), unit: z.enum(['件', '单']) }).nullable(),
  updatedBy: z.string().nullable(),
  updatedAt: time.nullable(),
  /** A second person has to approve: to publish a draft, or to change what is live. */
  waiting: waitingForApproval.nullable(),
});

/** A sku as pickers show it. */
export const pickedSku = z.object({
  skuId: z.string(),
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  brandName: z.string(),
  priceFen: fen,
  available: z.int(),
  isOnSale: z.boolean(),
});

export const calendarLine = z.object({
  kind: z.enum(['promotion', 'bundle', 'presale', 'coupon', 'campaign', 'change-set']),
  id: z.string(),
  title: z.string(),
  /** 满减, 付定金, 已排期. */
  note: z.string(),
  from: time,
  until: time,
  isDraft: z.boolean(),
  /** Null where there is no page yet. */
  path: z.string().nullable(),
});

export const promotionResult = z.object({
  orders: z.int(),
  units: z.int(),
  savedFen: fen,
  /** The part of it that came back with cancelled orders and returned units. */
  returnedFen: fen,
  /** Orders that were cancelled or had something returned. */
  returnedOrders: z.int(),
  paidFen: fen,
  quota: z.object({ total: z.int(), used: z.int(), unit: z.enum(['件', '单']) }).nullable(),
  /** By hour for up to three days, otherwise by day. */
  step: z.enum(['hour', 'day']),
  steps: z.array(z.object({ at: time, orders: z.int(), savedFen: fen })),
  readAt: time,
});
