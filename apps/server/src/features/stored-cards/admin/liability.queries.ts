import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface LiabilityRow {
  batch_id: number | null;
  requested_at: Date | null;
  /** Months since the cards were issued. */
  age: number;
  state: 'inactive' | 'active' | 'frozen' | 'lost' | 'closed';
  cards: number;
  issued_fen: number;
  balance_fen: number;
  ending_fen: number;
}

/**
 * Cards by batch, age and state. It reads one index, whatever the number of cards. A replacement continues the card it
 * replaced, which is not counted as issued again.
 */
export async function listLiability(db: Queryable): Promise<LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    select cards.batch_id, batch.requested_at, cards.state, cards.age, cards.cards, cards.issued_fen, cards.balance_fen,
      cards.ending_fen
    from (
      select stored_card.batch_id, stored_card.state,
        case
          when issued.at > clock.now - interval '3 months' then 0
          when issued.at > clock.now - interval '6 months' then 3
          when issued.at > clock.now - interval '12 months' then 6
          when issued.at > clock.now - interval '24 months' then 12
          else 24
        end as age,
        count(*)::int as cards,
        coalesce(sum(stored_card.face_fen) filter (where replaces_card_id is null
          and (stored_card.batch_id is null or card_batch.activated_at is not null)), 0)::bigint as issued_fen,
        sum(balance_fen)::bigint as balance_fen,
        coalesce(sum(balance_fen) filter (where expires_at <= clock.now + interval '1 year'), 0)::bigint as ending_fen
      from stored_card
      left join card_batch on card_batch.id = stored_card.batch_id
      -- Called for each card, the clock took most of the time.
      cross join (select shop_now() as now offset 0) clock
      cross join lateral (select coalesce(card_batch.activated_at, stored_card.created_at) as at) issued
      group by 1, 2, 3) cards
    left join card_batch batch on batch.id = cards.batch_id
    order by cards.batch_id desc nulls last`.execute(db);
  return rows;
}
