import type { Api } from '../../../platform/api/index.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';

/** The profile and the devices that are signed in. */
export async function loadProfile(api: Api) {
  const profile = unwrapReply(await api.account.profile({}));
  const { devices } = unwrapReply(await api.identity.devices({}));
  return { profile, devices };
}
export type Device = Awaited<ReturnType<typeof loadProfile>>['devices'][number];
