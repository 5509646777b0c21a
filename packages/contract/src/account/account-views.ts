import { z } from 'zod';
import { skinType } from '../community/index.ts';
import { money, text, time } from '../kit/fields.ts';
import { cardType } from '../member-card/index.ts';

const gender = z.enum(['female', 'male', 'undisclosed']);
const birthday = z.iso.date();

/** What a member may change about themselves; what is left out stays, null clears it. */
export const ProfileInput = z.object({
  nickname: text(20, 2).optional(),
  name: text(25, 2).optional(),
  gender: gender.optional(),
  birthday: birthday.optional(),
  telephone: z
    .string()
    .trim()
    .regex(/^[\d+-]{5,20}$/)
    .nullish(),
  city: text(30).nullish(),
  skinType: skinType.nullish(),
  skinConcerns: z.array(text(10)).max(10).optional(),
  avoidedIngredients: z.array(text(20)).max(20).optional(),
});

export const Profile = z.object({
  nickname: z.string(),
  name: z.string().optional(),
  gender,
  birthday: birthday.optional(),
  telephone: z.string().optional(),
  city: z.string().optional(),
  avatarUrl: z.string().optional(),
  cardType,
  cardNumber: z.string(),
  maskedMobile: z.string(),
  maskedEmail: z.string().optional(),
  emailVerified: z.boolean(),
  /** Real name checked: cash on delivery and stored value ask for it. */
  verified: z.boolean(),
  hasPassword: z.boolean(),
  skinType: skinType.optional(),
  skinConcerns: z.array(z.string()),
  avoidedIngredients: z.array(z.string()),
  /** Whole percent. */
  completeness: z.int(),
});
export type Profile = z.infer<typeof Profile>;

/** 个性化推荐 · 营销短信 · 营销邮件 · 站内优惠 · 浏览记录 · 数据分析 · 社区主页 */
export const privacySwitch = z.enum([
  'recommendation',
  'marketingSms',
  'marketingEmail',
  'offers',
  'history',
  'analytics',
  'communityPage',
]);

export const PrivacyRecord = z.object({
  switches: z.array(z.object({ code: privacySwitch, on: z.boolean() })),
  changes: z.array(z.object({ at: time, text: z.string(), device: z.string() })),
  export: z.object({
    status: z.enum(['none', 'preparing', 'ready']),
    downloadUrl: z.string().optional(),
    until: time.optional(),
  }),
  cancellation: z.object({
    /** When the account will go; absent while nobody asked for it. */
    effectiveAt: time.optional(),
    blockedBy: z.array(z.string()),
  }),
});
export type PrivacyRecord = z.infer<typeof PrivacyRecord>;

const BoughtItem = z.object({
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  skuName: z.string(),
  skuImagePath: z.string(),
});

export const OfflineOrder = z.object({
  receiptNo: z.string(),
  storeName: z.string(),
  boughtAt: time,
  statusText: z.string(),
  totalAmount: money,
  points: z.int(),
  items: z.array(BoughtItem.extend({ price: money, quantity: z.int() })),
});
export type OfflineOrder = z.infer<typeof OfflineOrder>;

export const PurchaseRecord = BoughtItem.extend({
  boughtAt: time,
  where: z.string(),
  times: z.int(),
  paid: money,
  offerPrice: money.optional(),
  status: z.enum(['onSale', 'soldOut', 'gone', 'returned']),
});
export type PurchaseRecord = z.infer<typeof PurchaseRecord>;
