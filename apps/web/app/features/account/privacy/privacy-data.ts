import type { PrivacyRecord } from '@huarong/contract/account';
import type { Api } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { given } from '../../../platform/session/unwrap-reply.ts';

export const loadPrivacy = async (api: Api) => given(await api.account.privacyRecord({}));

/** What the account says holds in this browser from this moment on. */
export function obey({ switches }: PrivacyRecord): void {
  browserPlatform().privacy.follow(switches.filter(({ on }) => !on).map(({ code }) => code));
}
