import type { SignedIn, UserInfo } from '@huarong/contract/identity';
import type { CookieName, Cookies } from '../cookies/index.ts';

/** Result of merging the guest cart at login; it can be undone. */
export type CartMerge = NonNullable<SignedIn['cartMerge']>;
/** Guest orders with the mobile that has just signed in. */
export type GuestOrdersOffer = NonNullable<SignedIn['guestOrders']>;

/** State of the current shopper, for every page. */
export interface UserState {
  /** Read from cookies, for display only; the server decides whether the token is valid. */
  isSignedIn: boolean;
  nickname: string;
  cartCount: number;
  /** userInfo, once loaded. */
  info: UserInfo | null;
  /** Merged guest cart, until the notice is dismissed. */
  cartMerge: CartMerge | null;
  /** Guest orders that can be claimed, until the offer is dismissed. */
  guestOrders: GuestOrdersOffer | null;
  /** CMN1039E: signed in elsewhere; 2510: session timed out; SIGNED_OUT. Shown by the session notices. */
  currentErrorCode: string | null;
}

/** Fields of a login reply that are stored. */
export type SignedInMember = Pick<
  SignedIn,
  'UID' | 'Token' | 'user_id' | 'user_name' | 'cartMerge' | 'guestOrders'
>;

/** Cached pages are the same for everyone, so the server renders an anonymous visitor. */
export const ANONYMOUS: UserState = {
  isSignedIn: false,
  nickname: '',
  cartCount: 0,
  info: null,
  cartMerge: null,
  guestOrders: null,
  currentErrorCode: null,
};
/** The code of a sign-out in another tab of this browser; no code of the server. */
export const SIGNED_OUT = 'signedOut';
const FIELDS = Object.keys(ANONYMOUS) as (keyof UserState)[];
const NICKNAME_MAX = 50;
const MEMBER_COOKIES = ['UID', 'Token', 'user_id', 'user_name'] as const;
const BINDING_COOKIES: readonly CookieName[] = ['tpId', 'bind', 'bindId'];

/** An observable value; `subscribe`, `get` and `getServer` are for useSyncExternalStore. */
export function createUserState(cookies: Cookies) {
  const listeners = new Set<() => void>();
  let state = ANONYMOUS;
  const change = (part: Partial<UserState>) => {
    const changed = { ...state, ...part };
    // Returning to an unchanged tab must not re-render the page.
    if (FIELDS.every((field) => changed[field] === state[field])) return;
    state = changed;
    for (const listener of [...listeners]) listener();
  };
  // For a visitor this stays the server's object: another one renders again every part of the page that asks who it is for.
  // The session may have ended on the previous page; the login page shows why.
  change({ ...fromCookies(cookies), currentErrorCode: cookies.get('sessionEnd') || null });
  const deleteCookies = (names: readonly CookieName[]) => names.forEach(cookies.delete);

  function signIn(member: SignedInMember) {
    for (const name of MEMBER_COOKIES) cookies.set(name, member[name]);
    // At login the guest cart and the guest checkout are taken over by the member.
    deleteCookies([...BINDING_COOKIES, 'guestToken', 'guestCheckout', 'sessionEnd']);
    const { cartMerge = null, guestOrders = null } = member;
    change({ ...ANONYMOUS, ...fromCookies(cookies), cartMerge, guestOrders });
  }
  function signOut(errorCode: string | null = null) {
    deleteCookies([...MEMBER_COOKIES, ...BINDING_COOKIES, 'guestToken', 'guestCheckout']);
    if (errorCode) cookies.set('sessionEnd', errorCode);
    change({ ...ANONYMOUS, currentErrorCode: errorCode });
  }

  function refresh() {
    const isSame = state.info?.UID === cookies.get('UID');
    const found = fromCookies(cookies);
    const hasLeft = state.isSignedIn && !found.isSignedIn;
    const isBack = found.isSignedIn && state.currentErrorCode === SIGNED_OUT;
    change({
      ...found,
      info: isSame ? state.info : null,
      ...(hasLeft && { currentErrorCode: SIGNED_OUT, cartCount: 0 }),
      ...(isBack && { currentErrorCode: null }),
    });
  }

  return {
    get: (): UserState => state,
    getServer: (): UserState => ANONYMOUS,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the cookies again, e.g. after a change in another tab. */
    refresh,
    /** Reads the cookies again and keeps the notice of a sign-out in another tab for the login page. */
    noticeSignOut() {
      refresh();
      if (state.currentErrorCode === SIGNED_OUT) cookies.set('sessionEnd', SIGNED_OUT);
    },
    setCartCount: (count: number) => change({ cartCount: Math.max(0, Math.trunc(count) || 0) }),
    /** Updates the header after messages were read, without a request. */
    setUnreadCount(unreadCount: number) {
      if (state.info && state.info.unreadCount !== unreadCount)
        change({ info: { ...state.info, unreadCount } });
    },
    /** Stores userInfo. */
    setInfo: (info: UserInfo) => change({ info, nickname: info.nickname, cartCount: info.miniCartCount }),
    signIn,
    signOut: () => signOut(),
    /** The session ended on the server: signs out here and keeps the code for the notices. */
    endSession: signOut,
    /** Removes a notice the shopper has seen. */
    dismiss(notice: 'cartMerge' | 'guestOrders' | 'currentErrorCode') {
      cookies.delete('sessionEnd');
      change({ [notice]: null });
    },
  };
}
export type UserStateStore = ReturnType<typeof createUserState>;

function fromCookies(cookies: Cookies): Pick<UserState, 'isSignedIn' | 'nickname'> {
  const isSignedIn = cookies.get('Token') !== '';
  const nickname = cookies
    .get('user_name')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return { isSignedIn, nickname: isSignedIn ? [...nickname].slice(0, NICKNAME_MAX).join('') : '' };
}
