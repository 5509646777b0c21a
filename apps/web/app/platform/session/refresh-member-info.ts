import type { UserInfo } from '@huarong/contract/identity';
import { browserApi } from '../api/index.ts';
import { browserPlatform } from '../browser.ts';

/** Loads userInfo, at first and after a change of the member's data, and updates every page. */
export async function refreshMemberInfo(): Promise<void> {
  const reply = await browserApi({ quiet: true }).identity.userInfo({}, { abortKey: 'userInfo' });
  if (reply.ok) setMemberInfo(reply.value);
}

/** Stores userInfo for the header, and applies privacy switches changed on another device. */
function setMemberInfo(info: UserInfo): void {
  const { user, privacy } = browserPlatform();
  user.setInfo(info);
  privacy.applyAccountSwitches(info.privacyOff ?? []);
}
