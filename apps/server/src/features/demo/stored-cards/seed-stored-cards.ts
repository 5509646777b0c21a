import { DAY_MS, displayYuan, fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { issueCard } from '../../stored-cards/index.ts';
import { demoCards, giftCards } from './card-histories.ts';
import { writeCardHistory } from './write-card-history.ts';

const PIN = '246810';

/** Seeds stored-value cards of the demo members. Does nothing in a shop with cards. */
export const seedStoredCards = (db: Database, cardSecret: string): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-stored-cards'))`.execute(tx);
    if (await tx.selectFrom('stored_card').select('id').limit(1).executeTakeFirst()) return;
    const now = await readClock(tx);
    for (const card of demoCards) {
      const { cardNumber, faceFen, memberId, expiresInDays } = card;
      const cardId = await issueCard(tx, cardSecret, {
        cardNumber,
        faceFen,
        memberId,
        pin: PIN,
        ...(expiresInDays !== undefined && { expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS) }),
      });
      await writeCardHistory(tx, cardId, card, now);
    }
    for (const gift of giftCards) {
      await issueCard(tx, cardSecret, { ...gift, pin: PIN });
      await insertGiftMessage(tx, gift);
    }
  });

const insertGiftMessage = (tx: Tx, gift: (typeof giftCards)[number]) =>
  tx
    .insertInto('demo_message')
    .values({
      kind: 'sms',
      recipient: gift.to,
      content: `【花容】您收到一张储值卡：卡号 ${gift.cardNumber}，卡密 ${PIN}，面值 ${displayYuan(fen(gift.faceFen))}。登录后在“储值卡”页面绑定即可使用。`,
    })
    .execute();
