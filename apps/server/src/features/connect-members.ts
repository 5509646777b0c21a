import { fen, keysOf, toYuan } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';
import { CONSENT_DOCUMENTS, listSwitchedOff, recordConsents } from './account/index.ts';
import { readVersions } from './campaigns/index.ts';
import { countUnits, mergeCarts } from './cart/index.ts';
import type { PurchasePort } from './community/index.ts';
import { type CouponPointsPort, countCoupons, grantRegistrationCoupons } from './coupons/index.ts';
import { countFavourites, mergeFavourites } from './favourites/index.ts';
import { deleteAllViewed, mergeHistory } from './history/index.ts';
import type { GuestOrders, MemberFigures, OnSignIn } from './identity/index.ts';
import { getUnread } from './messages/index.ts';
import {
  claimGuestOrders,
  clearComment,
  countGuestOrders,
  countOrders,
  findPurchase,
  listUncommented,
  recordComment,
} from './orders/index.ts';
import { getPointsBalance, returnCouponPoints, spendPointsOnCoupon } from './points/index.ts';
import { findShopper } from './promotions/index.ts';
import { mergeReminders } from './reminders/index.ts';
import { sumUsableBalance } from './stored-cards/index.ts';

/** The counts shown beside a member's name, each read from the feature that owns it. */
export const memberFigures: MemberFigures = async (db: Queryable, memberId) => {
  const { payPoints, cardPoints } = await getPointsBalance(db, memberId);
  const coupons = await countCoupons(db, memberId, 'online');
  return {
    points: payPoints,
    payPoints,
    cardPoints,
    miniCartCount: await countUnits(db, memberOwner(memberId)),
    couponCount: coupons.usable,
    orderCount: await countOrders(db, memberId),
    hasOrdered: !(await findShopper(db, memberId))?.isFirstOrder,
    unreadCount: (await getUnread(db, memberId)).total,
    storedBalance: toYuan(fen(await sumUsableBalance(db, memberId))),
    favouriteCount: await countFavourites(db, { owner: memberOwner(memberId) }),
    privacyOff: await listSwitchedOff(db, memberId),
  };
};

/**
 * Moves a guest's cart, favourites, history and reminders to the member. A new account also gets the guest orders of
 * its mobile; existing members are offered them. It is given its coupons after that, because one for the first order is
 * not for a member who has ordered. Whoever signs in agrees to the texts in force: the form asks for it.
 */
export const onSignIn: OnSignIn = async (tx, { guestId, memberId, mobile, isNewMember, device }) => {
  const versions = await readVersions(tx, keysOf(CONSENT_DOCUMENTS));
  await recordConsents(tx, { memberId, device, versions });
  const cartMerge = guestId === null ? null : await mergeCarts(tx, { guestId, memberId });
  if (guestId !== null) {
    await mergeFavourites(tx, { guestId, memberId });
    await mergeHistory(tx, { guestId, memberId });
    await mergeReminders(tx, { guestId, memberId });
  }
  const claimedOrders = isNewMember ? await claimGuestOrders(tx, { memberId, mobile }) : 0;
  if (isNewMember) await grantRegistrationCoupons(tx, memberId);
  return { ...(cartMerge && { cartMerge }), claimedOrders };
};

export const guestOrders: GuestOrders = { count: countGuestOrders, claim: claimGuestOrders };

export const purchases: PurchasePort = {
  findPurchase: findPurchase,
  listUncommented,
  recordComment: recordComment,
  clearComment,
};

export const couponPoints: CouponPointsPort = { spend: spendPointsOnCoupon, giveBack: returnCouponPoints };

export const deleteMemberHistory = (tx: Tx, memberId: string) => deleteAllViewed(tx, memberOwner(memberId));
