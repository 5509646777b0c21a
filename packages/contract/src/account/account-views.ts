import { z } from 'zod';
import { UnitPrice } from '../catalogue/index.ts';
import { skinType } from '../community/index.ts';
import { money, text, time } from '../kit/fields.ts';
import { cardType } from '../member-card/index.ts';

const gender = z.enum(['female', 'male', 'undisclosed']);
const birthday = z.iso.date();

/** The editable profile fields; omitted fields stay unchanged, null clears a field. */
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
  /** The real name is verified, as cash on delivery and stored-value cards require. */
  verified: z.boolean(),
  hasPassword: z.boolean(),
  skinType: skinType.optional(),
  skinConcerns: z.array(z.string()),
  avoidedIngredients: z.array(z.string()),
  /** Whole percent. */
  completeness: z.int(),
  /** Until then the birthday cannot be changed. */
  birthdayLockedUntil: birthday.optional(),
  savedAt: time.optional(),
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
  changes: z.array(
    z.object({ at: time, text: z.string(), item: z.string(), change: z.string(), device: z.string() }),
  ),
  /** The versions of agreement and policy that the member agreed to, newest first. */
  consents: z.array(
    z.object({ name: z.string(), link: z.string(), version: z.string(), device: z.string(), at: time }),
  ),
  /** How many history entries are deleted when 浏览记录 is switched off. */
  historyCount: z.int(),
  export: z.object({
    status: z.enum(['none', 'preparing', 'ready']),
    /** Opens only with the member's own session headers. */
    downloadUrl: z.string().optional(),
    until: time.optional(),
    requestedAt: time.optional(),
    sizeBytes: z.int().optional(),
    /** When the next export may be requested; absent: now. */
    nextAt: time.optional(),
  }),
  cancellation: z.object({
    /** When the account will be closed; absent without a request. */
    effectiveAt: time.optional(),
    blockedBy: z.array(z.string()),
    /** The same checks with the page that resolves each, including resolved ones. */
    checks: z.array(
      z.object({ text: z.string(), isSettled: z.boolean(), link: z.string(), action: z.string() }),
    ),
    /** When it would be closed if requested now. */
    wouldGoAt: time,
    /** What the member loses with the account. */
    losing: z.object({ points: z.int(), coupons: z.int(), cardName: z.string(), texts: z.int() }),
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

/** A product in the member's vanity (梳妆台). `item` identifies it in other calls. */
export const VanityItem = BoughtItem.extend({
  item: z.string(),
  brandName: z.string(),
  quantity: z.int(),
  boughtAt: time,
  where: z.string(),
  /** Months of use after opening, from the label; absent when the label has none. */
  openedMonths: z.int().optional(),
  openedOn: z.iso.date().optional(),
  /** The last day of use, once opened. */
  useUntil: z.iso.date().optional(),
  daysLeft: z.int().optional(),
  ...UnitPrice.partial().shape,
  status: z.enum(['onSale', 'soldOut', 'gone']),
});
export type VanityItem = z.infer<typeof VanityItem>;

/** A repeatedly bought product that is nearly used up by its usual pace. */
const RunningLow = BoughtItem.extend({
  everyDays: z.int(),
  lastBoughtAt: time,
  daysLeft: z.int(),
  ...UnitPrice.partial().shape,
  status: z.enum(['onSale', 'soldOut', 'gone']),
});

export const Vanity = z.object({
  inUse: z.array(VanityItem),
  unopened: z.array(VanityItem),
  runningLow: z.array(RunningLow),
  endingSoonCount: z.int(),
});
export type Vanity = z.infer<typeof Vanity>;

export const OfflineOrder = z.object({
  receiptNo: z.string(),
  storeName: z.string(),
  boughtAt: time,
  statusText: z.string(),
  totalAmount: money,
  points: z.int(),
  /** Returned to the store. */
  refundedAmount: money,
  items: z.array(
    BoughtItem.extend({ price: money, quantity: z.int(), returnedQuantity: z.int(), isOnSale: z.boolean() }),
  ),
});
export type OfflineOrder = z.infer<typeof OfflineOrder>;

export const PurchaseRecord = BoughtItem.extend({
  boughtAt: time,
  where: z.string(),
  times: z.int(),
  /** Units; `paid` is for all of them. */
  quantity: z.int().optional(),
  paid: money,
  /** A return or an exchange of it is under way; `returned` follows when it is completed. */
  isReturning: z.boolean().optional(),
  ...UnitPrice.partial().shape,
  status: z.enum(['onSale', 'soldOut', 'gone', 'returned']),
});
export type PurchaseRecord = z.infer<typeof PurchaseRecord>;
