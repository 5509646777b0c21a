import { type Database, transaction } from '#platform/database';
import { setSwitches } from './set-switches.ts';

/** Somebody answered a text with R: her switch goes off as if she had done so herself. How many accounts that were. */
export const refuseTexts = (db: Database, mobile: string): Promise<number> =>
  transaction(db, async (tx) => {
    const accounts = await tx.selectFrom('member').select('id').where('mobile', '=', mobile).execute();
    const switches = [{ code: 'marketingSms', on: false }] as const;
    for (const { id } of accounts) await setSwitches(tx, { memberId: id, device: '短信回复 R', switches });
    return accounts.length;
  });
