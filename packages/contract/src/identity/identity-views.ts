import { z } from 'zod';
import { CartMerge } from '../cart/index.ts';
import { money, time } from '../kit/fields.ts';
import { cardType } from '../member-card/index.ts';

export const SignedIn = z.object({
  UID: z.string(),
  Token: z.string(),
  user_name: z.string(),
  user_id: z.string(),
  nickname: z.string(),
  cardType,
  points: z.int(),
  cartMerge: CartMerge.optional(),
  /** Guest orders with the same mobile; `claimToken` claims them without another code. */
  guestOrders: z.object({ count: z.int(), claimToken: z.string().optional() }).optional(),
  /** Where to continue after a login through an identity provider, which loses the page state. */
  historyLocation: z.string().optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** The mobile has several accounts: one has to be chosen by multiLogin. */
export const NeedsAccount = z.object({
  needs: z.literal('multiLogin'),
  stepToken: z.string(),
  accounts: z.array(
    z.object({
      user_id: z.string(),
      nickname: z.string(),
      cardType,
      points: z.int(),
      orderCount: z.int(),
      lastLoginAt: time.optional(),
      registeredAt: time,
    }),
  ),
});
/** The identity provider's account is not linked yet: a mobile has to be bound. */
export const NeedsBinding = z.object({
  needs: z.literal('bind'),
  stepToken: z.string(),
  /** The identity provider. */
  provider: z.string(),
  nickname: z.string(),
});
/** The login page of the identity provider. */
export const NeedsConsent = z.object({ needs: z.literal('authorize'), authorizeUrl: z.string() });
/** A code was sent. */
export const CodeSent = z.object({
  rToken: z.string(),
  expireSeconds: z.int(),
  resendSeconds: z.int(),
  /** When the caller did not name the mobile. */
  maskedMobile: z.string().optional(),
});

/** The second step of a risky order is passed: the commit is repeated with this value in the header riskControlId. */
export const CommitAllowed = z.object({ riskControlId: z.string() });

export const UserInfo = z.object({
  UID: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  nickname: z.string(),
  avatarUrl: z.string().optional(),
  cardType,
  cardName: z.string(),
  cardNumber: z.string(),
  points: z.int(),
  cardPoints: z.int(),
  payPoints: z.int(),
  miniCartCount: z.int(),
  couponCount: z.int(),
  unreadCount: z.int(),
  /** The available balance of the stored-value cards. */
  storedBalance: money.optional(),
  favouriteCount: z.int().optional(),
  userType: z.enum(['member', 'enterprise']),
  /** Privacy switches that are off, which the browser has to respect. */
  privacyOff: z.array(z.string()).optional(),
  /** Whether the member has ever placed an order: texts for the first order are then not shown. */
  hasOrdered: z.boolean().optional(),
  /** Unit prices of the skus of which the member has used up the own quota, by sku. They replace the prices of lists. */
  usedUpPrices: z.record(z.string(), money).optional(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A signed-in device, with a recognisable name: `Chrome，Windows`. */
export const Device = z.object({
  deviceId: z.string(),
  name: z.string(),
  address: z.string(),
  lastUsedAt: time,
  isThisDevice: z.boolean(),
});
