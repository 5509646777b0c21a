import type { SignedIn } from '@huarong/contract/identity';
import type { CardType } from '@huarong/core/pricing';
import type { Queryable, Tx } from '#platform/database';
import type { IdentityProvider } from '../../integrations/oidc/index.ts';

/** The numbers shown beside a member's name. Each is provided by another feature. */
export interface Figures {
  points: number;
  cardPoints: number;
  payPoints: number;
  miniCartCount: number;
  couponCount: number;
  unreadCount: number;
  storedBalance: string;
  favouriteCount: number;
  orderCount: number;
  /** Also with orders that the member has hidden or cancelled. */
  hasOrdered: boolean;
  privacyOff: string[];
}
export type MemberFigures = (db: Queryable, memberId: string) => Promise<Figures>;
/** Unit prices in yuan of the skus of which the member has used up the own quota, by sku. */
type UsedUpPrices = (
  db: Queryable,
  member: { memberId: string; card: CardType },
) => Promise<Record<string, string>>;

export interface SignInEvent {
  memberId: string;
  mobile: string;
  /** The guest session that ends with this login, verified by its own token. */
  guestId: string | null;
  isNewMember: boolean;
  /** Its kind: Mac 电脑，Safari. */
  device: string;
}
export interface SignInEffects {
  cartMerge?: NonNullable<SignedIn['cartMerge']>;
  claimedOrders?: number;
}
/** Runs in the login transaction and moves the guest's cart and history to the member; a failure cancels the login. */
export type OnSignIn = (tx: Tx, event: SignInEvent) => Promise<SignInEffects>;

/** Orders placed with a mobile without signing in. */
export interface GuestOrders {
  count: (db: Queryable, mobile: string) => Promise<number>;
  /** Moves them to the account; returns how many there were. */
  claim: (tx: Tx, member: { memberId: string; mobile: string }) => Promise<number>;
}

export interface IdentityDeps {
  memberFigures: MemberFigures;
  usedUpPrices: UsedUpPrices;
  guestOrders: GuestOrders;
  onSignIn: OnSignIn;
  /** The identity providers for social login. */
  identityProviders: readonly IdentityProvider[];
}
