import type { UserInfo } from '@huarong/contract/identity';
import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import { ANONYMOUS, type UserState } from './user-state.ts';

/** Whom a preview shows the page to: a member of no name with this card. */
export type ShownShopper = Pick<UserInfo, 'cardType' | 'cardName'>;

/** Set by the server for each document of a preview. */
export const shownShopperContext = createRouterContext<ShownShopper | null>(null);

/** The session that a preview is rendered with; null on every other page. */
export const ShownSession = createContext<UserState | null>(null);

/** The session of somebody with this card who has ordered before and has nothing in the account. */
export function sessionOf({ cardType, cardName }: ShownShopper): UserState {
  const nickname = `${cardName}会员`;
  return {
    ...ANONYMOUS,
    isSignedIn: true,
    nickname,
    info: {
      UID: '',
      user_id: '',
      user_name: '',
      nickname,
      cardType,
      cardName,
      cardNumber: '',
      points: 0,
      cardPoints: 0,
      payPoints: 0,
      miniCartCount: 0,
      couponCount: 0,
      unreadCount: 0,
      userType: 'member',
      hasOrdered: true,
    },
  };
}
