import type { UserInfo } from '@huarong/contract/identity';
import { browserPlatform } from '../browser.ts';

/** What userInfo answered, for the header; and what she switched off on another device holds on this one too. */
export function fillMember(info: UserInfo): void {
  const { user, privacy } = browserPlatform();
  user.fill(info);
  privacy.follow(info.privacyOff ?? []);
}
