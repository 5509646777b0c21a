import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { seal } from '#platform/secrets';
import { hashPassword } from '../../identity/index.ts';
import { storeBuiltInRoles } from '../../staff/index.ts';
import { DEMO_PASSWORD } from '../members/demo-members.ts';
import { DEMO_TOTP_SECRET, demoStaff } from './demo-staff.ts';

/** Creates the demo's staff, once. */
export async function seedStaff(db: Database, { secret }: Pick<Config, 'secret'>): Promise<void> {
  await storeBuiltInRoles(db);
  const existing = new Set(
    (await db.selectFrom('staff').select('login').execute()).map(({ login }) => login),
  );
  const missing = demoStaff.filter(({ login }) => !existing.has(login));
  if (missing.length === 0) return;
  const hashed = await hashPassword(DEMO_PASSWORD);
  if (!hashed.ok) throw new Error('the password of the demo staff could not be hashed');
  await transaction(db, async (tx) => {
    for (const { login, name, role } of missing) {
      const { id } = await tx
        .insertInto('staff')
        .values({
          login,
          name,
          password_hash: hashed.value,
          totp_sealed: seal(DEMO_TOTP_SECRET, secret, 'staff codes'),
          state: 'active',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('staff_role_grant').values({ staff_id: id, role_id: role }).execute();
    }
  });
}
