import { z } from 'zod';
import { money, time, wholeNumber } from '../kit/fields.ts';
import { Tender } from '../payment/index.ts';

/** 1 仅退款 2 退货退款 3 换货 */
export const returnKind = wholeNumber({ min: 1, max: 3 });
/** 1 不想要了 2 与描述不符 3 质量问题 4 使用后过敏 5 发错或少发 6 包装破损 */
export const returnReason = wholeNumber({ min: 1, max: 6 });
/** 10 待审核 · 20 待寄回 · 30 待收货 · 40 验货中 · 50 退款中 · 55 退款失败 · 60 已完成 · 81 已撤销 · 82 审核拒绝 · 83 验货不通过 · 84 超时关闭 */
export const returnStatus = z.literal([10, 20, 30, 40, 50, 55, 60, 81, 82, 83, 84]);

const ReturnLine = z.object({
  returnSkuId: z.string(),
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  skuName: z.string(),
  skuImagePath: z.string(),
  quantity: z.int(),
  paidShare: money,
});

/** A line that may be returned, and until when. */
export const Returnable = ReturnLine.extend({
  orderId: z.string(),
  subOrderId: z.string(),
  signedAt: time,
  returnableUntil: time.optional(),
  /** For quality and allergy, thirty days. */
  qualityUntil: time,
  kinds: z.array(z.literal([1, 2, 3])),
  exception: z.string().optional(),
});
export type Returnable = z.infer<typeof Returnable>;

/** Read from the shares stored on the lines, down to which means each part goes back to. */
export const RefundPreview = z.object({
  goods: money,
  promotionShare: money,
  couponShare: money,
  pointsShare: money,
  giftValue: money,
  freight: money,
  total: money,
  tenders: z.array(Tender),
  pointsBack: z.int(),
  pointsTaken: z.int(),
  couponBack: z.boolean(),
});
export type RefundPreview = z.infer<typeof RefundPreview>;

export const ReturnSummary = z.object({
  returnId: z.string(),
  orderId: z.string(),
  subOrderId: z.string(),
  kind: z.literal([1, 2, 3]),
  returnStatus,
  statusText: z.string(),
  items: z.array(ReturnLine),
  refundTotal: money,
  createdAt: time,
  /** By when the shopper has to send it. */
  sendBy: time.optional(),
  canCancel: z.boolean(),
  canAddWaybill: z.boolean(),
});
export type ReturnSummary = z.infer<typeof ReturnSummary>;

export const ReturnDetail = ReturnSummary.extend({
  reasonText: z.string(),
  description: z.string(),
  imageUrls: z.array(z.string()),
  refund: RefundPreview,
  timeline: z.array(z.object({ at: time, title: z.string(), text: z.string() })),
  sendTo: z.object({ name: z.string(), telephone: z.string(), address: z.string() }).optional(),
  carrier: z.string().optional(),
  waybillNo: z.string().optional(),
});
export type ReturnDetail = z.infer<typeof ReturnDetail>;
