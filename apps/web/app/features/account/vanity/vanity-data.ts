import type { Api } from '../../../platform/api/index.ts';
import { given } from '../../../platform/session/unwrap-reply.ts';

export const loadVanity = async (api: Api) => given(await api.account.vanity({}));
