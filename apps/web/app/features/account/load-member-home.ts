import type { Api } from '../../platform/api/index.ts';
import { given } from '../../platform/session/given.ts';

/** Who the member is, and what they have. */
export const loadMemberHome = async (api: Api) => ({ info: given(await api.identity.userInfo({})) });
