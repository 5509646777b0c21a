import type { Api } from '../../../platform/api/index.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';

/** The profile and the devices that are signed in. */
export async function loadProfile(api: Api) {
  const profile = unwrapReply(await api.account.profile({}));
  const { devices } = unwrapReply(await api.identity.devices({}));
  const social = await api.identity.socialAccounts({});
  // Optional: the rest of the page works without it.
  return { profile, devices, socialAccounts: social.ok ? social.value.accounts : [] };
}
export type SocialAccount = Awaited<ReturnType<typeof loadProfile>>['socialAccounts'][number];
export type Device = Awaited<ReturnType<typeof loadProfile>>['devices'][number];
