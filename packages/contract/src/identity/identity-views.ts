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
  /** Orders placed with the same mobile as a guest; `claimToken` takes them without another code. */
  guestOrders: z.object({ count: z.int(), claimToken: z.string().optional() }).optional(),
  /** Where to go on, when the way in led through another house and the page has forgotten. */
  historyLocation: z.string().optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** The mobile has several accounts: one has to be picked, by multiLogin. */
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
/** Somebody else's word is known, ours is not: a mobile has to be bound. */
export const NeedsBinding = z.object({
  needs: z.literal('bind'),
  stepToken: z.string(),
  /** The house that vouched. */
  provider: z.string(),
  nickname: z.string(),
});
/** The way to the other house's login page. */
export const NeedsConsent = z.object({ needs: z.literal('authorize'), authorizeUrl: z.string() });
/** A code is on its way. */
export const CodeSent = z.object({
  rToken: z.string(),
  expireSeconds: z.int(),
  resendSeconds: z.int(),
});

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
  /** What her stored-value cards can pay now. */
  storedBalance: money.optional(),
  favouriteCount: z.int().optional(),
  userType: z.enum(['member', 'enterprise']),
  /** Privacy switches that are off: what this browser may not do by itself. */
  privacyOff: z.array(z.string()).optional(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A place where the member is signed in, told so that they recognise it: `Chrome，Windows`. */
export const Device = z.object({
  deviceId: z.string(),
  name: z.string(),
  address: z.string(),
  signedInAt: time,
  lastUsedAt: time,
  isThisDevice: z.boolean(),
});
