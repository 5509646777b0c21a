import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { seal, unseal } from '#platform/secrets';

type Secrets = Pick<Config, 'secret' | 'acceptedSecrets'>;

/**
 * Encrypts the secrets of one-time codes again with the current secret, so that the previous one can be removed from the
 * settings. A code that somebody renews meanwhile keeps its new value.
 */
export async function resealStaffCodes(db: Database, secrets: Secrets): Promise<void> {
  if (secrets.acceptedSecrets.length < 2) return;
  const people = await db
    .selectFrom('staff')
    .select(['id', 'totp_sealed'])
    .where('totp_sealed', 'is not', null)
    .execute();
  for (const { id, totp_sealed: sealed } of people) {
    const renewed = sealed === null ? null : reseal(sealed, secrets);
    if (renewed === null) continue;
    await db
      .updateTable('staff')
      .set({ totp_sealed: renewed })
      .where('id', '=', id)
      .where('totp_sealed', '=', sealed)
      .execute();
  }
}

/** Null when the current secret reads it already, or none of them does. */
function reseal(sealed: string, { secret, acceptedSecrets }: Secrets): string | null {
  if (canRead(sealed, [secret]) || !canRead(sealed, acceptedSecrets)) return null;
  return seal(unseal(sealed, acceptedSecrets, 'staff codes'), secret, 'staff codes');
}

function canRead(sealed: string, secrets: readonly string[]): boolean {
  try {
    unseal(sealed, secrets, 'staff codes');
    return true;
  } catch {
    return false;
  }
}
