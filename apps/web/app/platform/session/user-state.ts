import type { Cookies } from '../cookies/index.ts';

/** What every page may want to know about the person in front of it. */
export interface UserState {
  /** A hint from cookies for what to show; only the server knows whether the token is good. */
  isSignedIn: boolean;
  nickname: string;
  cartCount: number;
  /** CMN1039E signed in elsewhere, 2510 session timed out: the header and the cart explain what happened. */
  currentErrorCode: string | null;
}

/** What a login call gives back to keep. */
export interface SignedInMember {
  UID: string;
  Token: string;
  userId: string;
  nickname: string;
}

/** Cached pages are the same for everyone, so the server always renders the anonymous visitor. */
const ANONYMOUS: UserState = { isSignedIn: false, nickname: '', cartCount: 0, currentErrorCode: null };
const FIELDS = Object.keys(ANONYMOUS) as (keyof UserState)[];
const NICKNAME_MAX = 50;

/** A small observable value; `subscribe`, `get` and `getServer` are what useSyncExternalStore takes. */
export function createUserState(cookies: Cookies) {
  let state = { ...ANONYMOUS, ...fromCookies(cookies) };
  const listeners = new Set<() => void>();
  const change = (part: Partial<UserState>) => {
    const changed = { ...state, ...part };
    // Coming back to a tab where nothing happened must not redraw the page.
    if (FIELDS.every((field) => changed[field] === state[field])) return;
    state = changed;
    for (const listener of [...listeners]) listener();
  };
  const refresh = () => change(fromCookies(cookies));

  return {
    get: (): UserState => state,
    getServer: (): UserState => ANONYMOUS,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the cookies again, e.g. when the shopper comes back from another tab. */
    refresh,
    setCartCount: (count: number) => change({ cartCount: Math.max(0, Math.trunc(count) || 0) }),
    setErrorCode: (code: string | null) => change({ currentErrorCode: code }),
    signIn({ UID, Token, userId, nickname }: SignedInMember) {
      cookies.set('UID', UID);
      cookies.set('Token', Token);
      cookies.set('user_id', userId);
      cookies.set('user_name', nickname);
      for (const name of ['tpId', 'bind', 'bindId', 'guestCheckout'] as const) cookies.delete(name);
      change({ ...fromCookies(cookies), currentErrorCode: null });
    },
    signOut() {
      for (const name of ['UID', 'Token', 'user_id', 'user_name', 'tpId', 'bind', 'bindId'] as const)
        cookies.delete(name);
      change({ ...fromCookies(cookies), cartCount: 0 });
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
