import { displayYuan, fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, type Tx, transaction } from '#platform/database';
import { book } from '../ledger/index.ts';
import { captureFromCard, holdOnCard, issueCard } from '../stored-cards/index.ts';

const PIN = '246810';
const LIN = { id: '1000000002', mobile: '13800000002' };
const SHEN = { id: '1000000003', mobile: '13800000003' };

/** One in daily use, one that will expire, one reported lost; and two that wait in the outbox to be bound. */
const CARDS = [
  { cardNumber: '8688202600000913', faceFen: 100_000, memberId: LIN.id, spentFen: 70_000 },
  { cardNumber: '8688202600002271', faceFen: 50_000, memberId: LIN.id, spentFen: 30_000, expiresInDays: 136 },
  { cardNumber: '8688202600007746', faceFen: 10_000, memberId: LIN.id, isLost: true },
  { cardNumber: '8688202600003308', faceFen: 200_000, memberId: SHEN.id },
];
const GIFTS = [
  { cardNumber: '8688202600005508', faceFen: 100_000, to: LIN.mobile },
  { cardNumber: '8688202600006619', faceFen: 30_000, to: '13800000001' },
];

/** Stored-value cards of the demo's members. A shop that has cards already is left alone. */
export const seedStoredCards = (db: Database, cardSecret: string): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-stored-cards'))`.execute(tx);
    if (await tx.selectFrom('stored_card').select('id').limit(1).executeTakeFirst()) return;
    for (const { spentFen = 0, isLost = false, expiresInDays, ...card } of CARDS) {
      const cardId = await issueCard(tx, cardSecret, {
        ...card,
        pin: PIN,
        ...(expiresInDays !== undefined && { expiresAt: await daysFromNow(tx, expiresInDays) }),
      });
      if (spentFen > 0) await spendBefore(tx, cardId, card.memberId, spentFen);
      if (isLost)
        await tx.updateTable('stored_card').set({ state: 'lost' }).where('id', '=', cardId).execute();
    }
    for (const gift of GIFTS) {
      await issueCard(tx, cardSecret, { ...gift, pin: PIN });
      await tellNumber(tx, gift);
    }
  });

/** What it paid for in a shop, before there was this one. */
async function spendBefore(tx: Tx, cardId: string, memberId: string, spentFen: number) {
  const move = { cardId, amount: fen(spentFen), reference: `demo:${cardId}` };
  await holdOnCard(tx, memberId, move);
  await captureFromCard(tx, move);
  await book(tx, {
    kind: 'card-spent-before',
    reference: cardId,
    entries: [
      { account: `card:${cardId}`, amount: fen(spentFen) },
      { account: 'sales', amount: fen(-spentFen) },
    ],
  });
}

const tellNumber = (tx: Tx, gift: (typeof GIFTS)[number]) =>
  tx
    .insertInto('demo_message')
    .values({
      kind: 'sms',
      recipient: gift.to,
      content: `【花容】您收到一张储值卡：卡号 ${gift.cardNumber}，卡密 ${PIN}，面值 ${displayYuan(fen(gift.faceFen))}。登录后在“储值卡”页面绑定即可使用。`,
    })
    .execute();

async function daysFromNow(tx: Tx, days: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select shop_now() + make_interval(days => ${days}) as at`.execute(
    tx,
  );
  return rows[0]!.at;
}
