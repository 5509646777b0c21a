import { DAY_MS, fen, getFirst } from '@huarong/core/shared';
import { insertRows, type Tx } from '#platform/database';
import { postEntries } from '../../ledger/index.ts';
import type { CardStep, DemoCard } from './card-histories.ts';

/** How each step changes balance and held amount, and the sign of the displayed amount. */
const EFFECTS: Record<CardStep['kind'], { balance: -1 | 0 | 1; held: -1 | 0 | 1; shown: -1 | 1 }> = {
  bind: { balance: 0, held: 0, shown: 1 },
  hold: { balance: 0, held: 1, shown: -1 },
  capture: { balance: -1, held: -1, shown: -1 },
  release: { balance: 0, held: -1, shown: 1 },
  refund: { balance: 1, held: 0, shown: 1 },
};

/** Writes the past movements of a card with matching balances and ledger entries. */
export async function writeCardHistory(tx: Tx, cardId: string, card: DemoCard, now: Date): Promise<void> {
  let balance = card.faceFen;
  let held = 0;
  const entries = card.history.map(({ daysAgo, kind, amountFen }, index) => {
    const effect = EFFECTS[kind];
    balance += effect.balance * amountFen;
    held += effect.held * amountFen;
    // A hold and its capture or release share a reference.
    const opened = kind === 'capture' || kind === 'release' ? index - 1 : index;
    return {
      card_id: cardId,
      kind,
      amount_fen: effect.shown * amountFen,
      balance_fen: balance,
      held_fen: held,
      reference: `demo:${cardId}:${opened}`,
      at: new Date(now.getTime() - daysAgo * DAY_MS + index * 60_000),
    };
  });
  await insertRows(tx, 'stored_card_entry', entries);
  await tx
    .updateTable('stored_card')
    .set({ balance_fen: balance, held_fen: held, bound_at: getFirst(entries).at })
    .where('id', '=', cardId)
    .execute();
  const spent = fen(card.faceFen - balance);
  if (spent > 0)
    await postEntries(tx, {
      kind: 'card-spent-before',
      reference: cardId,
      entries: [
        { account: `card:${cardId}`, amount: spent },
        { account: 'sales', amount: fen(-spent) },
      ],
    });
  if (card.lostDaysAgo !== undefined)
    await reportLost(tx, cardId, card.memberId, new Date(now.getTime() - card.lostDaysAgo * DAY_MS));
}

async function reportLost(tx: Tx, cardId: string, memberId: string, at: Date) {
  await tx.updateTable('stored_card').set({ state: 'lost' }).where('id', '=', cardId).execute();
  await insertRows(tx, 'stored_card_change', [
    { card_id: cardId, member_id: memberId, action: 'reportLost', at },
  ]);
}
