import { PRIVACY_SWITCHES, type PrivacySwitch } from '@huarong/core/account';
import { mapValues, STORE } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';

export type Switches = Record<PrivacySwitch, boolean>;

export async function readSwitches(db: Queryable, memberId: string): Promise<Switches> {
  const rows = await db
    .selectFrom('privacy_switch')
    .select(['code', 'is_on'])
    .where('member_id', '=', memberId)
    .execute();
  const set = new Map(rows.map(({ code, is_on }) => [code, is_on]));
  return mapValues(PRIVACY_SWITCHES, ({ isOnByDefault }, code) => set.get(code) ?? isOnByDefault);
}

export async function writeSwitch(
  tx: Tx,
  memberId: string,
  { code, on }: { code: PrivacySwitch; on: boolean },
): Promise<void> {
  await tx
    .insertInto('privacy_switch')
    .values({ member_id: memberId, code, is_on: on })
    .onConflict((again) => again.columns(['member_id', 'code']).doUpdateSet({ is_on: on }))
    .execute();
}

declare module '#platform/database' {
  interface DeclaredColumns {
    privacy_change: { code: PrivacyChange['code'] };
  }
}

export interface PrivacyChange {
  memberId: string;
  code: PrivacySwitch | 'export' | 'cancelAccount' | 'keepAccount';
  isOn?: boolean;
  device: string;
}

export async function recordPrivacyChange(
  tx: Tx,
  { memberId, code, isOn, device }: PrivacyChange,
): Promise<void> {
  await tx
    .insertInto('privacy_change')
    .values({ member_id: memberId, code, is_on: isOn ?? null, device })
    .execute();
}

export const listChanges = (db: Queryable, memberId: string) =>
  db
    .selectFrom('privacy_change')
    .select(['code', 'is_on', 'device', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(STORE.account.privacyChangesShown)
    .execute();
export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

export const countHistory = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('browsing_history')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner', '=', memberOwner(memberId))
      .executeTakeFirstOrThrow()
  ).count;
