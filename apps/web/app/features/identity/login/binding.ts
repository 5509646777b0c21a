import { browserPlatform } from '../../../platform/browser.ts';

const COOKIES = ['tpId', 'bind', 'bindId'] as const;

/**
 * Remembers that another house has vouched for the shopper and a mobile is still to be bound. Whoever closes the page
 * half-way finds the step again. The cookies open pages, never an account: only the server decides that, by the token.
 */
export function rememberBinding({ provider, stepToken }: { provider: string; stepToken: string }): void {
  const { cookies } = browserPlatform();
  cookies.set('tpId', provider);
  cookies.set('bind', '1');
  cookies.set('bindId', stepToken);
}

/** The step is over: pages that need a login lead to the login page again. */
export const forgetBinding = (): void => COOKIES.forEach(browserPlatform().cookies.delete);
