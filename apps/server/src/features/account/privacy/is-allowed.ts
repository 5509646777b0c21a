import { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from '@huarong/core/account';
import type { Queryable } from '#platform/database';
import { readSwitches } from './privacy.queries.ts';

/** Whether a member lets the shop do this now. Whoever acts on a switch asks here, each time. */
export async function isAllowed(db: Queryable, memberId: string, code: PrivacySwitch): Promise<boolean> {
  const row = await db
    .selectFrom('privacy_switch')
    .select('is_on')
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.is_on ?? PRIVACY_SWITCHES[code].isOnAtFirst;
}

/** What a member does not allow, all at once: for the browser, which acts by itself. */
export async function switchedOff(db: Queryable, memberId: string): Promise<PrivacySwitch[]> {
  const switches = await readSwitches(db, memberId);
  return PRIVACY_CODES.filter((code) => !switches[code]);
}
