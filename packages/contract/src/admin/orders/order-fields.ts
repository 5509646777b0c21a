/** Fields that several calls of orders share. */
import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { fen } from '../kit/index.ts';
import { claim } from '../work/work.contract.ts';

export const orderId = z.string().regex(/^\d{18}$/);
export const subOrderId = z.string().regex(/^\d{18}-\d{1,2}$/);
export const parcelId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
export const paymentCode = z.enum(['ALIPAY', 'WECHAT', 'SILKPAY', 'COD']);
export const tag = z
  .string()
  .trim()
  .regex(/^[\p{Script=Han}A-Za-z0-9_-]{1,12}$/u);

/** A mark is a fact of the order; a tag was set by staff. */
export const mark = z.enum(['split', 'note', 'engraving', 'packaging', 'greeting', 'presale', 'guest']);

export const orderRow = z.object({
  subOrderId,
  orderId,
  placedAt: time,
  paidAt: time.nullable(),
  recipientName: z.string(),
  recipientMobile: z.string(),
  province: z.string(),
  images: z.array(z.string()),
  /** Lines beyond the images shown. */
  moreLines: z.int(),
  units: z.int(),
  payableFen: fen,
  paymentCode,
  status: z.int(),
  statusText: z.string(),
  /** When it must have left; null once it has, and before it is paid. */
  shipBy: time.nullable(),
  isLate: z.boolean(),
  marks: z.array(mark),
  tags: z.array(z.string()),
  claim: claim.nullable(),
});
export type OrderListRow = z.input<typeof orderRow>;
