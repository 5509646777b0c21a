import type { Promotion } from '@huarong/core/pricing';
import { promotionSchema } from '@huarong/core/pricing/schema';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { listCardLevels } from '../card-levels/index.ts';
import { listTimedSettings } from '../settings/index.ts';
import { bookingStatusOf, type Offers, promotionOf } from './offers.ts';
import type { Presale } from './promotions.queries.ts';

/** More than any shop runs in a year; the rest is left out by the order of their ends. */
const MOST_OFFERS = 2_000;

export interface OffersAt extends Offers {
  /** Ids of promotions, sets and presales that are not live. */
  drafts: ReadonlySet<string>;
}

/**
 * The offers as staff look at them: of another time, and with drafts when wanted. Those that ended more than a month before
 * both now and that time are left out.
 */
export async function readOffersAt(
  db: Queryable,
  { at, withDrafts }: { at: Date; withDrafts: boolean },
): Promise<OffersAt> {
  const states: ('live' | 'draft')[] = withDrafts ? ['live', 'draft'] : ['live'];
  const since = sql<Date>`least(shop_now(), ${at}::timestamptz) - interval '31 days'`;
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('state', 'in', states)
    .where('ends_at', '>', since)
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .limit(MOST_OFFERS)
    .execute();
  const bundlePrices = await db
    .selectFrom('bundle_price')
    .selectAll()
    .where('state', 'in', states)
    .where('ends_at', '>', since)
    .orderBy('id')
    .limit(MOST_OFFERS)
    .execute();
  const presales = await db
    .selectFrom('presale')
    .selectAll()
    .where('state', 'in', states)
    .where('balance_until', '>', since)
    .orderBy('id')
    .limit(MOST_OFFERS)
    .execute();
  const promotions: Promotion[] = [];
  const unreadable: { id: string; problem: string }[] = [];
  for (const row of rows) {
    const parsed = promotionSchema.safeParse(promotionOf(row));
    if (parsed.success) promotions.push(parsed.data);
    else unreadable.push({ id: row.id, problem: parsed.error.issues[0]?.message ?? '' });
  }
  return {
    promotions: promotions.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1)),
    bundlePrices,
    presales: presalesOf(presales, at.getTime()),
    unreadable,
    soldOut: new Set(),
    cardLevels: await listCardLevels(db),
    settings: await listTimedSettings(db),
    version: '',
    since: at,
    drafts: new Set(
      [...rows, ...bundlePrices, ...presales].flatMap(({ id, state }) => (state === 'draft' ? [id] : [])),
    ),
  };
}

/** A promotion that is live or a draft, as it is stored: a draft may be incomplete. */
export async function findPromotion(db: Queryable, id: string): Promise<object | null> {
  const row = await db
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'stopped')
    .executeTakeFirst();
  return row ? promotionOf(row) : null;
}

/** One for each sku: the one that takes deposits then, else the live one. */
function presalesOf(presales: readonly Presale[], at: number): ReadonlyMap<string, Presale> {
  const rank = (presale: Presale) =>
    (bookingStatusOf(presale, at) === 'deposit' ? 2 : 0) + (presale.state === 'live' ? 1 : 0);
  return new Map(
    presales.toSorted((a, b) => rank(a) - rank(b)).map((presale) => [presale.sku_id, presale] as const),
  );
}
