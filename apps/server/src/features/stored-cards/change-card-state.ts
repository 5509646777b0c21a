import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { isPin } from './card-secrets.ts';
import { countTry } from './count-tries.ts';
import { findCardsOf } from './stored-cards.queries.ts';

export interface StateWish {
  cardId: string;
  action: 'reportLost' | 'found' | 'unbind';
  pin?: string | undefined;
}
type Refused =
  | { code: 'stored-card-not-found' }
  | { code: 'stored-card-unusable' }
  | { code: 'stored-card-wrong' }
  | { code: 'rate-limited'; retryAfter: number };

/** Lost at once and without questions; found again only by whoever knows the PIN; unbound while no order holds any of it. */
export async function changeCardState(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  memberId: string,
  { cardId, action, pin }: StateWish,
): Promise<Result<{ cardId: string; state: 'lost' | 'active' | 'unbound' }, Refused>> {
  const [card] = await findCardsOf(db, memberId, [cardId]);
  if (!card) return refuse({ code: 'stored-card-not-found' });
  const own = db.updateTable('stored_card').where('id', '=', cardId).where('member_id', '=', memberId);

  if (action === 'reportLost') {
    const lost = await own.set({ state: 'lost' }).where('state', 'in', ['active', 'lost']).executeTakeFirst();
    return lost.numUpdatedRows > 0n
      ? accept({ cardId, state: 'lost' })
      : refuse({ code: 'stored-card-unusable' });
  }
  if (action === 'unbind') {
    const freed = await own
      .set({ member_id: null, bound_at: null })
      .where('held_fen', '=', 0)
      .where('state', '=', 'active')
      .executeTakeFirst();
    return freed.numUpdatedRows > 0n
      ? accept({ cardId, state: 'unbound' })
      : refuse({ code: 'stored-card-unusable' });
  }
  const retryAfter = await countTry(db, { memberId, numberHash: card.number_hash, address: caller.address });
  if (retryAfter > 0) return refuse({ code: 'rate-limited', retryAfter });
  if (!(await isPin(card.pin_hash, pin ?? ''))) return refuse({ code: 'stored-card-wrong' });
  const found = await own.set({ state: 'active' }).where('state', '=', 'lost').executeTakeFirst();
  return found.numUpdatedRows > 0n
    ? accept({ cardId, state: 'active' })
    : refuse({ code: 'stored-card-unusable' });
}
