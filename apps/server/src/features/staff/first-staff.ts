import { accept, type Result, refuse } from '@huarong/core/shared';
import { OWNER_ROLE } from '@huarong/core/staff';
import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { storeBuiltInRoles } from './roles/store-built-in-roles.ts';
import { createInvite } from './sign-in/enrol.ts';
import { findStaffByLogin } from './staff.queries.ts';

/**
 * Invites the first person, or another owner when every owner has lost their factors: whoever can open the console of the
 * server can do that.
 */
export const inviteOwner = (
  db: Database,
  config: Pick<Config, 'secret' | 'adminUrl'>,
  { login, name }: { login: string; name: string },
): Promise<Result<{ link: string; expiresAt: string }, { code: 'staff-moved-on' }>> =>
  transaction(db, async (tx) => {
    await storeBuiltInRoles(tx);
    const found = await findStaffByLogin(tx, login);
    if (found?.state === 'suspended' || found?.state === 'left') return refuse({ code: 'staff-moved-on' });
    const staffId =
      found?.id ??
      (await tx.insertInto('staff').values({ login, name }).returning('id').executeTakeFirstOrThrow()).id;
    await tx
      .insertInto('staff_role_grant')
      .values({ staff_id: staffId, role_id: OWNER_ROLE })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return accept(await createInvite(tx, config, staffId));
  });
