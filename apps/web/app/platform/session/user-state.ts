import type { SignedIn, UserInfo } from '@huarong/contract/identity';
import type { CookieName, Cookies } from '../cookies/index.ts';

/** What a login did with the guest's cart; it can be undone. */
export type CartMerge = NonNullable<SignedIn['cartMerge']>;
/** Orders placed as a guest with the mobile that has just signed in. */
export type GuestOrdersOffer = NonNullable<SignedIn['guestOrders']>;

/** What every page may want to know about the person in front of it. */
export interface UserState {
  /** A hint from cookies for what to show; only the server knows whether the token is good. */
  isSignedIn: boolean;
  nickname: string;
  cartCount: number;
  /** What the server told about the member, once it was asked. */
  info: UserInfo | null;
  /** What became of the guest's cart at login, until it has been shown. */
  cartMerge: CartMerge | null;
  /** Orders that could be taken into the account, until she has answered. */
  guestOrders: GuestOrdersOffer | null;
  /** CMN1039E signed in elsewhere, 2510 session timed out: the pages explain what happened. */
  currentErrorCode: string | null;
}

/** What a login call gives back to keep. */
export type SignedInMember = Pick<
  SignedIn,
  'UID' | 'Token' | 'user_id' | 'user_name' | 'cartMerge' | 'guestOrders'
>;

/** Cached pages are the same for everyone, so the server always renders the anonymous visitor. */
const ANONYMOUS: UserState = {
  isSignedIn: false,
  nickname: '',
  cartCount: 0,
  info: null,
  cartMerge: null,
  guestOrders: null,
  currentErrorCode: null,
};
const FIELDS = Object.keys(ANONYMOUS) as (keyof UserState)[];
const NICKNAME_MAX = 50;
const MEMBER_COOKIES = ['UID', 'Token', 'user_id', 'user_name'] as const;
const BINDING_COOKIES: readonly CookieName[] = ['tpId', 'bind', 'bindId'];

/** A small observable value; `subscribe`, `get` and `getServer` are what useSyncExternalStore takes. */
export function createUserState(cookies: Cookies) {
  const listeners = new Set<() => void>();
  // The page that heard of the end has left for the login page, which has to say why.
  let state = { ...ANONYMOUS, ...fromCookies(cookies), currentErrorCode: cookies.get('sessionEnd') || null };
  const change = (part: Partial<UserState>) => {
    const changed = { ...state, ...part };
    // Coming back to a tab where nothing happened must not redraw the page.
    if (FIELDS.every((field) => changed[field] === state[field])) return;
    state = changed;
    for (const listener of [...listeners]) listener();
  };
  const deleteCookies = (names: readonly CookieName[]) => names.forEach(cookies.delete);

  function signIn(member: SignedInMember) {
    for (const name of MEMBER_COOKIES) cookies.set(name, member[name]);
    // The guest's cart is the member's now, and so is the way to the checkout.
    deleteCookies([...BINDING_COOKIES, 'guestToken', 'guestCheckout', 'sessionEnd']);
    const { cartMerge = null, guestOrders = null } = member;
    change({ ...ANONYMOUS, ...fromCookies(cookies), cartMerge, guestOrders });
  }
  function signOut(errorCode: string | null = null) {
    deleteCookies([...MEMBER_COOKIES, ...BINDING_COOKIES, 'guestToken', 'guestCheckout']);
    if (errorCode) cookies.set('sessionEnd', errorCode);
    change({ ...ANONYMOUS, currentErrorCode: errorCode });
  }

  return {
    get: (): UserState => state,
    getServer: (): UserState => ANONYMOUS,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the cookies again, e.g. when the shopper comes back from another tab. */
    refresh() {
      const isSame = state.info?.UID === cookies.get('UID');
      change({ ...fromCookies(cookies), info: isSame ? state.info : null });
    },
    setCartCount: (count: number) => change({ cartCount: Math.max(0, Math.trunc(count) || 0) }),
    /** Messages were read: the header says so without asking again. */
    setUnreadCount(unreadCount: number) {
      if (state.info && state.info.unreadCount !== unreadCount)
        change({ info: { ...state.info, unreadCount } });
    },
    /** What userInfo answered. */
    setInfo: (info: UserInfo) => change({ info, nickname: info.nickname, cartCount: info.miniCartCount }),
    signIn,
    signOut: () => signOut(),
    /** The server no longer knows this login: signed out here too, and why is kept for the pages to say. */
    endSession: signOut,
    /** Read and understood. */
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
