import { lastRefresh } from '@huarong/core/rankings';
import { DAY_MS } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { computeRankings, refreshRankings } from '../../rankings/index.ts';

/** Ten weeks: eight for the trend, and more for last week's ranks. */
const HISTORY_DAYS = 70;
/** Products below this rank of a category never reach a ranking; skipping them keeps seeding fast. */
const PRODUCTS_PER_CATEGORY = 60;

/** Seeds sales of the last weeks, last week's rankings and today's, so that rank changes are shown from the first day. */
export async function seedRankings(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-rankings'))`.execute(tx);
    if (!(await insertSalesDays(tx))) return;
    const lastWeek = new Date(lastRefresh(await readClock(tx)).getTime() - 7 * DAY_MS);
    await computeRankings(tx, lastWeek);
  });
  await refreshRankings(db);
}

/**
 * Spreads the total sales of a product over time, a week's units on one day, with a variation derived from its id.
 * Existing days are not changed: a demo started again later continues where it stopped.
 */
async function insertSalesDays(tx: Tx): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with today as (
      select (shop_now() at time zone 'Asia/Shanghai')::date as day
    ),
    market_day as (
      select each::date as day
      from today, generate_series(today.day - ${HISTORY_DAYS}::int, today.day - 1, interval '1 day') as each
      where extract(isodow from each) = 3
        and each::date > coalesce((select max(day) from product_day), date '2000-01-01')
    ),
    seller as (
      select id, sold_count, (published_at at time zone 'Asia/Shanghai')::date as published_on,
        row_number() over (partition by left(category_id, 7) order by sold_count desc, id) as place
      from product where status = 'published'
    ),
    week as (
      select seller.id, market_day.day,
        7.0 * sold_count / greatest(25, least(240, today.day - published_on))
          * (0.7 + 0.6 * ${randomFraction(sql`id || '/' || market_day.day`)}) as units
      from seller, market_day, today
      where place <= ${PRODUCTS_PER_CATEGORY}::int and market_day.day >= published_on
    )
    insert into product_day (product_id, day, sold, rebought, favoured)
    select id, day, ceil(units), round(units * (0.06 + 0.2 * ${randomFraction(sql`id || '/again'`)})),
      round(units * (0.1 + 0.5 * ${randomFraction(sql`id || '/heart/' || day`)}))
    from week`.execute(tx);
  return numAffectedRows > 0n;
}

/** Between 0 and 1, the same for the same text on every machine. */
const randomFraction = (text: ReturnType<typeof sql>) =>
  sql`(('x' || left(md5(${text}), 6))::bit(24)::int / 16777216.0)`;
