import type { SignedIn } from '@huarong/contract/identity';
import type { Queryable, Tx } from '#platform/database';
import type { SocialHouse } from '../../integrations/oidc/index.ts';

/** The numbers beside a member's name. Each belongs to another feature, which hands it in. */
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
  privacyOff: string[];
}
export type MemberFigures = (db: Queryable, memberId: string) => Promise<Figures>;

export interface SignInEvent {
  memberId: string;
  mobile: string;
  /** The guest they were until now, proved by the guest's own token. */
  guestId: string | null;
  isNewMember: boolean;
}
export interface SignInEffects {
  cartMerge?: NonNullable<SignedIn['cartMerge']>;
  claimedOrders?: number;
}
/** Runs in the transaction of the login: what the guest gathered becomes the member's, or nobody has signed in. */
export type OnSignIn = (tx: Tx, event: SignInEvent) => Promise<SignInEffects>;

/** Orders placed with a mobile by who had no account, or did not sign in. */
export interface GuestOrders {
  count: (db: Queryable, mobile: string) => Promise<number>;
  /** Takes them into the account; says how many there were. */
  claim: (tx: Tx, member: { memberId: string; mobile: string }) => Promise<number>;
}

export interface IdentityDeps {
  memberFigures: MemberFigures;
  guestOrders: GuestOrders;
  onSignIn: OnSignIn;
  /** The houses whose accounts open ours. */
  houses: readonly SocialHouse[];
}
