import type { UserInfo } from '@huarong/contract/identity';
import { browserApi } from '../api/index.ts';
import { browserPlatform } from '../browser.ts';

/** Asks who is signed in and what they have, at first and after something about them has changed: every page shows it at once. */
export async function refreshMemberInfo(): Promise<void> {
  const reply = await browserApi({ quiet: true }).identity.userInfo({}, { abortKey: 'userInfo' });
  if (reply.ok) setMemberInfo(reply.value);
}

/** What userInfo answered, for the header; and what she switched off on another device holds on this one too. */
function setMemberInfo(info: UserInfo): void {
  const { user, privacy } = browserPlatform();
  user.setInfo(info);
  privacy.applyAccountSwitches(info.privacyOff ?? []);
}
