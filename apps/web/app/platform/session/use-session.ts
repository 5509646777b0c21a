import { use, useSyncExternalStore } from 'react';
import { browserPlatform } from '../browser.ts';
import { createCookies } from '../cookies/index.ts';
import { ShownSession } from './shown-shopper.ts';
import { createUserState, type UserState } from './user-state.ts';

const serverState = createUserState(createCookies({ read: () => '', write: () => {} }, { secure: true }));

/** The current shopper; an anonymous visitor in the cached HTML until hydration. */
export function useSession(): UserState {
  const user = typeof document === 'undefined' ? serverState : browserPlatform().user;
  const state = useSyncExternalStore(user.subscribe, user.get, user.getServer);
  return use(ShownSession) ?? state;
}
