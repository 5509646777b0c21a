import type { Api } from '../../platform/api/index.ts';
import { given } from '../../platform/session/given.ts';

/** Where the account is open now. */
export const loadProfile = async (api: Api) => given(await api.identity.devices({}));
export type Device = Awaited<ReturnType<typeof loadProfile>>['devices'][number];
