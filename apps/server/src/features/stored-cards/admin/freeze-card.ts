import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Tx } from '#platform/database';
import { lockCard, type StaffCardRow } from './cards.queries.ts';

export const STATE_TEXTS: Record<StaffCardRow['state'], string> = {
  inactive: '没有激活',
  active: '在用',
  frozen: '已冻结',
  lost: '已挂失',
  closed: '已停用',
};

/** A card reported lost is frozen too, so that whoever has the account cannot open it again. */
const FREEZABLE = ['active', 'lost'];

export async function setFrozen(
  { db, staff }: AdminWriteContext,
  { cardId, isFrozen, reason }: { cardId: string; isFrozen: boolean; reason: string },
) {
  const card = await lockCard(db, cardId);
  if (!card) return refuse({ code: 'card-not-found' });
  if (isFrozen ? !FREEZABLE.includes(card.state) : card.state !== 'frozen')
    return refuse({
      code: 'card-state-wrong',
      state: STATE_TEXTS[card.state],
      action: isFrozen ? '冻结' : '解冻',
    });
  await db
    .updateTable('stored_card')
    .set({ state: isFrozen ? 'frozen' : 'active' })
    .where('id', '=', cardId)
    .execute();
  await recordStaffChange(db, {
    cardId,
    memberId: card.member_id,
    action: isFrozen ? 'freeze' : 'unfreeze',
    staffId: staff.staffId,
    reason,
  });
  return accept(null);
}

export const recordStaffChange = (
  tx: Tx,
  change: {
    cardId: string;
    memberId: string | null;
    action: 'freeze' | 'unfreeze' | 'replace';
    staffId: number;
    reason: string;
  },
) =>
  tx
    .insertInto('stored_card_change')
    .values({
      card_id: change.cardId,
      member_id: change.memberId,
      action: change.action,
      made_by: change.staffId,
      reason: change.reason,
      at: sql<Date>`shop_now()`,
    })
    .execute();
