import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { isCorrectPin } from './card-secrets.ts';
import { countAttempt, type TooManyAttempts, uncountAttempt } from './count-attempts.ts';
import { findMemberCards } from './stored-cards.queries.ts';

export interface CardStateChange {
  cardId: string;
  action: 'reportLost' | 'found' | 'unbind';
  pin?: string | undefined;
}
type Refused =
  | { code: 'stored-card-not-found' }
  | { code: 'stored-card-unusable' }
  | { code: 'stored-card-wrong' }
  | TooManyAttempts;

/** The state each action requires, and the state it results in. */
const CHANGES = {
  reportLost: { from: 'active', set: { state: 'lost' }, after: 'lost' },
  found: { from: 'lost', set: { state: 'active' }, after: 'active' },
  unbind: { from: 'active', set: { member_id: null, bound_at: null }, after: 'unbound' },
} as const;

/** Reporting a loss needs nothing else; reactivating needs the PIN; unbinding needs a card without holds. */
export async function changeCardState(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  memberId: string,
  input: CardStateChange,
): Promise<Result<{ cardId: string; state: 'lost' | 'active' | 'unbound' }, Refused>> {
  const { cardId, action, pin } = input;
  const [card] = await findMemberCards(db, memberId, [cardId]);
  if (!card) return refuse({ code: 'stored-card-not-found' });
  if (action === 'reportLost' && card.state === 'lost') return accept({ cardId, state: 'lost' });
  if (action === 'found') {
    const attempt = { memberId, numberHash: card.number_hash, address: caller.address, isHolder: true };
    const tooMany = await countAttempt(db, attempt);
    if (tooMany) return refuse(tooMany);
    if (!(await isCorrectPin(card.pin_hash, pin ?? ''))) return refuse({ code: 'stored-card-wrong' });
    await uncountAttempt(db, attempt);
  }
  return (await applyChange(db, memberId, input))
    ? accept({ cardId, state: CHANGES[action].after })
    : refuse({ code: 'stored-card-unusable' });
}

/** Changes the card and records the change in one transaction. */
const applyChange = (db: Database, memberId: string, { cardId, action }: CardStateChange): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { from, set } = CHANGES[action];
    const update = tx
      .updateTable('stored_card')
      .set(set)
      .where('id', '=', cardId)
      .where('member_id', '=', memberId)
      .where('state', '=', from);
    const { numUpdatedRows } = await (action === 'unbind'
      ? // Nobody knows the PIN of a replacement, so that it could not be bound again.
        update.where('held_fen', '=', 0).where('replaces_card_id', 'is', null)
      : update
    ).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx
      .insertInto('stored_card_change')
      .values({ card_id: cardId, member_id: memberId, action, at: sql<Date>`shop_now()` })
      .execute();
    return true;
  });
