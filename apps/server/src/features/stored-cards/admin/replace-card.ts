import { randomBytes, randomUUID } from 'node:crypto';
import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { postEntries } from '../../ledger/index.ts';
import { hashCardNumber, hashPin } from '../card-secrets.ts';
import { moveBalance } from '../move-card-money.ts';
import { deriveSecrets } from './card-numbers.ts';
import { findStaffCard, lockCard, type StaffCardRow } from './cards.queries.ts';
import { recordStaffChange, STATE_TEXTS } from './freeze-card.ts';

const payload = z.object({ cardId: z.string(), balanceFen: z.int(), reason: z.string() });

/** The balance of a lost or frozen card moves to a new card of the same member. */
export const cardReplacementApproval = defineApproval<z.output<typeof payload>>({
  kind: 'card-replacement',
  label: '挂失换卡',
  permission: 'card:approve',
  payload,
  async describe(db, { cardId, balanceFen }) {
    const card = await findStaffCard(db, cardId);
    return [
      { label: '旧卡', value: `尾号 ${card?.tail ?? ''}` },
      { label: '会员', value: card?.nickname ?? '' },
      { label: '转到新卡', value: displayYuan(fen(balanceFen)) },
    ];
  },
  async check(db, { cardId, balanceFen }) {
    const refusal = await findRefusal(db, cardId);
    const card = await findStaffCard(db, cardId);
    return [
      {
        label: '可以换卡',
        isOk: refusal === null,
        detail: refusal === null ? '挂失或冻结，没有占用' : '卡的状态已变化，或有金额占用',
      },
      {
        label: '余额没有变化',
        isOk: card?.balance_fen === balanceFen,
        detail: `现在余额 ${displayYuan(fen(card?.balance_fen ?? 0))}`,
      },
    ];
  },
  execute: replaceCard,
});

export async function requestReplacement(
  context: AdminWriteContext,
  { cardId, reason }: { cardId: string; reason: string },
) {
  const refusal = await findRefusal(context.db, cardId);
  if (refusal) return refuse(refusal);
  const card = await findStaffCard(context.db, cardId);
  const balanceFen = card?.balance_fen ?? 0;
  const { approvalId, approvers } = await requestApproval(context, cardReplacementApproval, {
    subject: { kind: 'stored-card', id: cardId },
    title: `挂失换卡，尾号 ${card?.tail ?? ''}，余额 ${displayYuan(fen(balanceFen))}`,
    amountFen: balanceFen,
    payload: { cardId, balanceFen, reason },
    reason,
  });
  return accept({ approvalId, approvers });
}

async function findRefusal(db: Queryable, cardId: string) {
  const card: StaffCardRow | null = await findStaffCard(db, cardId);
  if (!card) return { code: 'card-not-found' } as const;
  if (card.state !== 'lost' && card.state !== 'frozen')
    return {
      code: 'card-state-wrong',
      state: STATE_TEXTS[card.state],
      action: '换卡，请先挂失或冻结',
    } as const;
  if (card.member_id === null) return { code: 'card-not-bound' } as const;
  return card.held_fen > 0 ? ({ code: 'card-has-hold' } as const) : null;
}

/**
 * The new card is bound to the member at once. Its number and PIN are random and thrown away: nobody needs them, and
 * nobody has them.
 */
async function replaceCard(
  { db, staff, config }: AdminWriteContext,
  { cardId, balanceFen, reason }: z.output<typeof payload>,
) {
  const old = await lockCard(db, cardId);
  if (!old || (await findRefusal(db, cardId)) !== null) return refuse({ code: 'card-state-wrong' });
  const { cardNumber, pin } = deriveSecrets(config.cardSecret, randomBytes(32).toString('hex'), 1);
  const newId = randomUUID();
  await db
    .insertInto('stored_card')
    .values({
      id: newId,
      number_hash: hashCardNumber(config.cardSecret, cardNumber),
      tail: cardNumber.slice(-4),
      pin_hash: await hashPin(pin),
      face_fen: old.face_fen,
      balance_fen: 0,
      member_id: old.member_id,
      bound_at: sql<Date>`shop_now()`,
      expires_at: old.expires_at,
      // It counts for the batch and the age of the first card.
      batch_id: old.batch_id,
      created_at: old.created_at,
      replaces_card_id: cardId,
    })
    .execute();
  const amount = fen(balanceFen);
  if (!(await moveBalance(db, { from: cardId, to: newId, amount, reference: newId })))
    return refuse({ code: 'card-state-wrong' });
  await db.updateTable('stored_card').set({ state: 'closed' }).where('id', '=', cardId).execute();
  await postEntries(db, {
    kind: 'card-replaced',
    reference: newId,
    entries: [
      { account: `card:${cardId}`, amount },
      { account: `card:${newId}`, amount: fen(-amount) },
    ],
  });
  await recordStaffChange(db, {
    cardId,
    memberId: old.member_id,
    action: 'replace',
    staffId: staff.staffId,
    reason,
  });
  return accept({ message: `余额已转到尾号 ${cardNumber.slice(-4)} 的新卡` });
}
