import { z } from 'zod';
import { LinePart } from '../bundles/index.ts';
import { money, time, wholeNumber } from '../kit/fields.ts';
import { Tender } from '../payment/index.ts';

const returnKindCode = z.literal([1, 2, 3]);
const returnReasonCode = z.literal([1, 2, 3, 4, 5, 6, 7]);
/** 1 仅退款 2 退货退款 3 换货 */
export const returnKind = wholeNumber({ min: 1, max: 3 }).pipe(returnKindCode);
/** 1 不想要了 2 与描述不符 3 质量问题 4 使用后过敏 5 发错或少发 6 包装破损 7 商品召回 */
export const returnReason = wholeNumber({ min: 1, max: 7 }).pipe(returnReasonCode);
/** 10 待审核 · 20 待寄回 · 30 待收货 · 40 验货中 · 50 退款中 · 55 退款失败 · 60 已完成 · 81 已撤销 · 82 审核拒绝 · 83 验货不通过 · 84 超时关闭 */
export const returnStatus = z.literal([10, 20, 30, 40, 50, 55, 60, 81, 82, 83, 84]);

const ReturnLine = z.object({
  returnSkuId: z.string(),
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  skuName: z.string(),
  skuImagePath: z.string(),
  quantity: z.int(),
  paidShare: money,
  /** The parts of a bundle, which is returned as a whole. */
  parts: z.array(LinePart.omit({ skuImagePath: true })).optional(),
});

/** A returnable line with its deadline. */
export const Returnable = ReturnLine.extend({
  orderId: z.string(),
  subOrderId: z.string(),
  signedAt: time,
  returnableUntil: time.optional(),
  /** For quality and allergy. */
  qualityUntil: time,
  /** For units of a recalled lot. */
  recallUntil: time.optional(),
  /** The days that these deadlines were counted with. */
  returnDays: z.int(),
  faultDays: z.int(),
  kinds: z.array(returnKindCode),
  exception: z.string().optional(),
  /** The quantity bought; `quantity` may still be returned. */
  bought: z.int(),
  engraving: z.string().optional(),
  /** The reasons available now and what each allows. */
  reasons: z.array(
    z.object({
      reason: returnReasonCode,
      text: z.string(),
      kinds: z.array(returnKindCode),
      /** The shop pays the postage. */
      isFault: z.boolean(),
      needsPictures: z.boolean(),
    }),
  ),
  /** An exchange needs the same sku in stock. */
  canExchange: z.boolean(),
});
export type Returnable = z.infer<typeof Returnable>;

/** Read from the shares stored on the lines, with the refund of each tender. */
export const RefundPreview = z.object({
  goods: money,
  promotionShare: money,
  couponShare: money,
  pointsShare: money,
  giftValue: money,
  freight: money,
  total: money,
  tenders: z.array(Tender.extend({ state: z.enum(['planned', 'pending', 'done', 'failed']) })),
  pointsBack: z.int(),
  pointsTaken: z.int(),
  couponBack: z.boolean(),
  /** A coupon was used, so the page shows whether it is restored. */
  hasCoupon: z.boolean(),
  /** The shop pays the postage, because it is at fault. */
  postageByShop: z.boolean(),
  /** Gifts no longer earned: those not returned are charged, unless the shop is at fault. */
  gifts: z.array(
    z.object({
      returnSkuId: z.string(),
      productName: z.string(),
      quantity: z.int(),
      comingBack: z.int(),
      value: money,
    }),
  ),
});
export type RefundPreview = z.infer<typeof RefundPreview>;

export const ReturnSummary = z.object({
  returnId: z.string(),
  orderId: z.string(),
  subOrderId: z.string(),
  kind: returnKindCode,
  kindText: z.string(),
  returnStatus,
  statusText: z.string(),
  items: z.array(ReturnLine),
  refundTotal: money,
  createdAt: time,
  /** The deadline for sending it. */
  sendBy: time.optional(),
  canCancel: z.boolean(),
  canAddWaybill: z.boolean(),
  /** The next step and its deadline as a sentence. */
  nextText: z.string(),
});
export type ReturnSummary = z.infer<typeof ReturnSummary>;

export const ReturnDetail = ReturnSummary.extend({
  reasonText: z.string(),
  description: z.string(),
  /** Text and images may still be changed. */
  canAmend: z.boolean(),
  sendBack: z.enum(['pickup', 'self']),
  imageIds: z.array(z.string()),
  imageUrls: z.array(z.string()),
  refund: RefundPreview,
  /** All steps, with the finished ones. */
  steps: z.array(
    z.object({ label: z.string(), at: time.optional(), state: z.enum(['done', 'current', 'open']) }),
  ),
  timeline: z.array(z.object({ at: time, title: z.string(), text: z.string() })),
  sendTo: z.object({ name: z.string(), telephone: z.string(), address: z.string() }).optional(),
  /** To choose from for the way back. */
  carriers: z.array(z.string()),
  carrier: z.string().optional(),
  waybillNo: z.string().optional(),
});
export type ReturnDetail = z.infer<typeof ReturnDetail>;
