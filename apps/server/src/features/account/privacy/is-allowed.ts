import { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from '@huarong/core/account';
import type { Queryable } from '#platform/database';
import { readSwitches } from './privacy.queries.ts';

/** Whether a member allows this now. Code that depends on a privacy switch calls this each time. */
export async function isAllowed(db: Queryable, memberId: string, code: PrivacySwitch): Promise<boolean> {
  const row = await db
    .selectFrom('privacy_switch')
    .select('is_on')
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.is_on ?? PRIVACY_SWITCHES[code].isOnByDefault;
}

/** All switches that a member has turned off, for the browser. */
export async function listSwitchedOff(db: Queryable, memberId: string): Promise<PrivacySwitch[]> {
  const switches = await readSwitches(db, memberId);
  return PRIVACY_CODES.filter((code) => !switches[code]);
}
