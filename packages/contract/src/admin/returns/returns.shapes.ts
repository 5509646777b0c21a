import type { Finding } from '@huarong/core/returns';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { fen, rowId } from '../kit/index.ts';

/** The tabs of the list. `open` is everything that is not finished. */
export const returnTab = z.enum([
  'open',
  'review',
  'sending',
  'transit',
  'inspect',
  'refunding',
  'failed',
  'ended',
]);
export type ReturnTab = z.output<typeof returnTab>;

/** What happens at the end of the time that is left. */
export const dueKind = z.enum(['auto-approval', 'review', 'send', 'refund']);

export const returnRow = z.object({
  returnId: z.string(),
  orderId: z.string(),
  kind: z.int(),
  kindText: z.string(),
  reason: z.int(),
  reasonText: z.string(),
  status: z.int(),
  statusText: z.string(),
  refundFen: fen,
  units: z.int(),
  productName: z.string(),
  imagePath: z.string().nullable(),
  imageCount: z.int(),
  createdAt: time,
  dueAt: time.nullable(),
  dueKind: dueKind.nullable(),
  /** Masked: 林** 138****0002. */
  recipientName: z.string(),
  recipientMobile: z.string(),
  isMember: z.boolean(),
  waybillNo: z.string().nullable(),
});

const returnedLine = z.object({
  lineId: z.string(),
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandName: z.string(),
  skuName: z.string(),
  imagePath: z.string().nullable(),
  isGift: z.boolean(),
  bought: z.int(),
  unitPriceFen: fen,
  /** What was paid for the units of this return. */
  paidFen: fen,
  units: z.array(z.int()),
});

const refundPreview = z.object({
  goodsFen: fen,
  promotionFen: fen,
  couponFen: fen,
  pointsFen: fen,
  giftFen: fen,
  freightFen: fen,
  totalFen: fen,
  pointsBack: z.int(),
  pointsTaken: z.int(),
  isCouponBack: z.boolean(),
  giftsDue: z.array(z.object({ name: z.string(), quantity: z.int(), comingBack: z.int(), valueFen: fen })),
  tenders: z.array(z.object({ name: z.string(), amountFen: fen, state: z.string() })),
});

const image = z.object({ imageId: z.string(), url: z.string() });

const FINDINGS = ['intact', 'opened', 'damaged', 'wrong', 'missing'] as const satisfies readonly Finding[];
const finding = z.enum(FINDINGS);

export const inspectedUnit = z.object({
  lineId: id,
  unit: wholeNumber({ min: 0, max: 999 }),
  finding,
  isAccepted: z.boolean(),
  isSellable: z.boolean(),
  note: text(200, 0),
});

export const returnDetail = returnRow.extend({
  description: z.string(),
  sendBack: z.enum(['pickup', 'self']),
  carrier: z.string().nullable(),
  /** To choose from for the way back. */
  carriers: z.array(z.string()),
  isRefundedInstead: z.boolean(),
  /** The last message to the shopper. */
  note: z.string(),
  images: z.array(image),
  lines: z.array(returnedLine),
  signedAt: time.nullable(),
  /** Until when this could be applied for, and by which rule. */
  windowUntil: time.nullable(),
  wasInWindow: z.boolean(),
  rules: z.array(z.string()),
  rule: z.object({ isFault: z.boolean(), isSellable: z.boolean() }),
  refund: refundPreview,
  member: z.object({
    memberId: z.string().nullable(),
    returns: z.array(
      z.object({
        returnId: z.string(),
        createdAt: time,
        reasonText: z.string(),
        statusText: z.string(),
        refundFen: fen,
      }),
    ),
  }),
  /** Decisions on returns of the same products in the last 180 days. */
  earlierDecisions: z.array(
    z.object({ reasonText: z.string(), returns: z.int(), approved: z.int(), refused: z.int() }),
  ),
  inspection: z.array(inspectedUnit.extend({ inspectedBy: z.string(), inspectedAt: time })),
  inspectionImages: z.array(image),
  /** Cash on delivery that has to be handed back; null without any. */
  cash: z.object({ amountFen: fen, approvalId: rowId.nullable() }).nullable(),
  history: z.array(
    z.object({
      id: z.string(),
      at: time,
      title: z.string(),
      note: z.string(),
      by: z.enum(['staff', 'shopper', 'system']),
      name: z.string().nullable(),
    }),
  ),
});
