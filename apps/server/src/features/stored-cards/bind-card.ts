import { accept, fen, type Result, refuse, toYuan } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { hashCardNumber, isCorrectPin } from './card-secrets.ts';
import { countAttempt, type TooManyAttempts, uncountAttempt } from './count-attempts.ts';
import { findCardByNumber, hasHeldCard } from './stored-cards.queries.ts';

type Bound = { cardTail: string; balance: string };
type Refused = { code: 'stored-card-wrong' } | { code: 'stored-card-taken' } | TooManyAttempts;

/** Binds a card to the member by its number and PIN. A wrong number, PIN or card gives the same answer in the same time. */
export async function bindCard(
  { db, config, caller }: Pick<Context, 'db' | 'config' | 'caller'>,
  memberId: string,
  { cardNumber, pin }: { cardNumber: string; pin: string },
): Promise<Result<Bound, Refused>> {
  const numberHash = hashCardNumber(config.cardSecret, cardNumber);
  const card = await findCardByNumber(db, numberHash);
  const isHolder =
    card !== undefined && (card.member_id === memberId || (await hasHeldCard(db, card.id, memberId)));
  const attempt = { memberId, numberHash, address: caller.address, isHolder };
  const tooMany = await countAttempt(db, attempt);
  if (tooMany) return refuse(tooMany);
  if (!(await isCorrectPin(card?.pin_hash ?? null, pin)) || !card || card.state !== 'active')
    return refuse({ code: 'stored-card-wrong' });
  await uncountAttempt(db, attempt);

  const isBound = await transaction(db, async (tx) => {
    const bound = await tx
      .updateTable('stored_card')
      .set({ member_id: memberId, bound_at: sql<Date>`shop_now()` })
      .where('id', '=', card.id)
      .where('member_id', 'is', null)
      // Staff may have frozen it since it was read.
      .where('state', '=', 'active')
      .returning([
        'balance_fen',
        'held_fen',
        sql<string>`'bind:' || ${memberId}::text || ':' || bound_at`.as('reference'),
      ])
      .executeTakeFirst();
    if (!bound) return card.member_id === memberId;
    const { reference, ...after } = bound;
    await tx
      .insertInto('stored_card_entry')
      .values({
        card_id: card.id,
        kind: 'bind',
        amount_fen: after.balance_fen,
        ...after,
        reference,
        at: sql<Date>`shop_now()`,
      })
      .execute();
    return true;
  });
  // Only a caller with the right PIN learns that the card is already bound.
  if (!isBound) return refuse({ code: 'stored-card-taken' });
  return accept({ cardTail: card.tail, balance: toYuan(fen(card.balance_fen)) });
}
