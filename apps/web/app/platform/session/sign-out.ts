import { browserApi } from '../api/index.ts';
import { browserPlatform } from '../browser.ts';

/** Signs out on the server and here. Here in any case: whoever leaves a shared computer must be gone. */
export async function signOut(): Promise<void> {
  await browserApi({ quiet: true }).identity.logout({});
  browserPlatform().user.signOut();
}
