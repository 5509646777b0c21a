import { integrationKeysContract } from '@huarong/contract/admin/integration';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { createKey, listKeys, revokeKey } from './manage-keys.ts';

/** Keys with which other systems call the admin API. */
export const integrationKeysFeature: AdminFeature = implementAdmin(
  'integrationKeys',
  integrationKeysContract,
  {
    list: async ({ db }) => accept(await listKeys(db)),
    create: createKey,
    revoke: (context, { keyId }) => revokeKey(context, keyId),
  },
);
