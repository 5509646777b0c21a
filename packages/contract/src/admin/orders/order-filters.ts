import { z } from 'zod';
import { cursor, listSize, rowId } from '../kit/index.ts';
import { paymentCode, tag } from './order-fields.ts';

/** `a,b` in an address. */
const commaList = <Item extends z.ZodType<unknown, string>>(item: Item, max: number) =>
  z
    .string()
    .transform((list) => list.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).min(1).max(max));

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (typed: string): boolean =>
  typed === '' || (day.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00+08:00`)));

/** Days of Shanghai, both included: `2026-11-13~2026-11-16`; either end may be open. */
const days = z
  .string()
  .max(30)
  .transform((range) => range.split('~'))
  .refine((ends) => ends.length === 2 && ends.every(isDay))
  .transform(([from, to]) => ({ from: from || null, to: to || null }));

/** Yuan, both included: `100~299.50`. */
const amounts = z
  .string()
  .max(40)
  .transform((range) => range.split('~'))
  .refine((ends) => ends.length === 2 && ends.every((end) => /^(\d{1,8}(\.\d{1,2})?)?$/.test(end)))
  .transform(([from, to]) => ({
    fromFen: from ? Math.round(Number(from) * 100) : null,
    toFen: to ? Math.round(Number(to) * 100) : null,
  }));

const yes = z.literal('yes').optional();

export const orderFilters = z.object({
  status: commaList(z.string().regex(/^\d{2}$/), 14).optional(),
  placed: days.optional(),
  paid: days.optional(),
  shipped: days.optional(),
  signed: days.optional(),
  amount: amounts.optional(),
  payment: commaList(paymentCode, 4).optional(),
  kind: commaList(z.enum(['ordinary', 'presale']), 2).optional(),
  province: commaList(z.string().regex(/^\d{6}$/), 34).optional(),
  carrier: commaList(z.string().max(20), 10).optional(),
  brand: z.string().trim().min(1).max(60).optional(),
  sku: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,40}$/)
    .optional(),
  /** The code of a product, and the id of a category: orders with a line of it. */
  product: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,40}$/)
    .optional(),
  category: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .optional(),
  /** The id of a promotion or coupon that the order used. */
  offer: z
    .string()
    .trim()
    .regex(/^[\w:.-]{1,80}$/)
    .optional(),
  /** Hours of Shanghai in which it was paid. */
  hour: commaList(z.string().regex(/^([01]\d|2[0-3])$/), 24).optional(),
  /** As the reports count it: the card at that time, and where the first and the last visit came from. */
  level: commaList(z.string().regex(/^[A-Z]{2,20}$/), 10).optional(),
  firstSource: z.string().trim().min(1).max(40).optional(),
  lastSource: z.string().trim().min(1).max(40).optional(),
  tag: tag.optional(),
  claimedBy: z.union([z.literal('me'), rowId]).optional(),
  late: yes,
  refused: yes,
  /** A cancellation that staff must decide. */
  undecided: yes,
  /** Left the warehouse two days ago, and no carrier has reported it. */
  untraced: yes,
  coupon: yes,
  guest: yes,
  note: yes,
  engraving: yes,
  packaging: yes,
});
export type OrderFilters = z.output<typeof orderFilters>;

export const orderSort = z.enum(['placed', 'paid', 'amount', 'deadline']).default('placed');

export const orderListInput = orderFilters.extend({
  sort: orderSort,
  after: cursor.optional(),
  before: cursor.optional(),
  size: listSize,
});
export type OrderListInput = z.output<typeof orderListInput>;
