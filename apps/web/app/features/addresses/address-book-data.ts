import type { Api } from '../../platform/api/index.ts';
import { given } from '../../platform/session/unwrap-reply.ts';

export const loadAddressBook = async (api: Api) => given(await api.addresses.list({}));
