import type { Api } from '../../../platform/api/index.ts';
import { given } from '../../../platform/session/given.ts';

export const loadVanity = async (api: Api) => given(await api.account.vanity({}));
