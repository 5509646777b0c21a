import { type Queryable, transaction } from '#platform/database';
import { setSwitches } from './set-switches.ts';

/** A reply of R to a text turns off the switch of every account with this mobile. Returns how many accounts. */
export const optOutOfTexts = (db: Queryable, mobile: string): Promise<number> =>
  transaction(db, async (tx) => {
    const accounts = await tx.selectFrom('member').select('id').where('mobile', '=', mobile).execute();
    const switches = [{ code: 'marketingSms', on: false }] as const;
    for (const { id } of accounts) await setSwitches(tx, { memberId: id, device: '短信回复 R', switches });
    return accounts.length;
  });
