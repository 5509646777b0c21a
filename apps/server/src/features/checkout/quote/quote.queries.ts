import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { getColumn, type JsonOf, type Queryable } from '#platform/database';
import type { ResolvedChoices } from '../basket/choices.ts';
import type { Source } from '../basket/load-basket.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    quote: { item: JsonOf<Source> | null; choices: JsonOf<ResolvedChoices> };
  }
}

/** Stores a quote and deletes this owner's expired quotes. */
export async function saveQuote(
  db: Queryable,
  owner: Owner,
  quote: { hash: string; source: Source; choices: ResolvedChoices },
): Promise<void> {
  const item = JSON.stringify(quote.source);
  const choices = JSON.stringify(quote.choices);
  await sql`
    with old as (
      delete from quote where owner = ${owner} and created_at < shop_now() - make_interval(hours => ${STORE.orders.quoteHours})
    )
    insert into quote (owner, hash, source, item, choices, created_at)
    values (${owner}, ${quote.hash}, ${quote.source.kind}, ${item}::jsonb, ${choices}::jsonb, shop_now())
    on conflict (owner, hash) do update
      set created_at = excluded.created_at, source = excluded.source, item = excluded.item, choices = excluded.choices`.execute(
    db,
  );
}

export interface Quoted {
  source: Source;
  choices: ResolvedChoices;
}
export interface QuoteRow {
  source: string;
  item: Source | null;
  choices: ResolvedChoices;
}

/** The quote with this hash that has not expired, alone or as a part of a statement. */
export const selectQuote = (db: Queryable, owner: Owner, hash: string) =>
  db
    .selectFrom('quote')
    .select(['source', 'item', 'choices'])
    .where('owner', '=', owner)
    .where('hash', '=', hash)
    .where('created_at', '>', sql<Date>`shop_now() - make_interval(hours => ${STORE.orders.quoteHours})`);

export const quoteOf = (row: QuoteRow): Quoted => ({
  source: row.source === 'cart' ? (row.item ?? { kind: 'cart' }) : getColumn(row, 'item'),
  choices: row.choices,
});

/** Null when this owner has none or it has expired. */
export async function findQuote(db: Queryable, owner: Owner, hash: string): Promise<Quoted | null> {
  const row = await selectQuote(db, owner, hash).executeTakeFirst();
  return row ? quoteOf(row) : null;
}
