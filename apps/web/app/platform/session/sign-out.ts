import { browserApi } from '../api/index.ts';
import { browserPlatform } from '../browser.ts';

/** Signs out on the server and, even if that fails, in this browser, because the computer may be shared. */
export async function signOut(): Promise<void> {
  await browserApi({ quiet: true }).identity.logout({});
  browserPlatform().user.signOut();
}
