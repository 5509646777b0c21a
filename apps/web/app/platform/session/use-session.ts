import { useSyncExternalStore } from 'react';
import { browserPlatform } from '../browser.ts';
import { createCookies } from '../cookies/index.ts';
import { createUserState, type UserState } from './user-state.ts';

const serverState = createUserState(createCookies({ read: () => '', write: () => {} }, { secure: true }));

/** The person in front of the page; an anonymous visitor in the HTML that everyone shares, until the page is alive. */
export function useSession(): UserState {
  const user = typeof document === 'undefined' ? serverState : browserPlatform().user;
  return useSyncExternalStore(user.subscribe, user.get, user.getServer);
}
