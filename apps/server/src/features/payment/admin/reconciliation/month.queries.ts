import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { ProviderName } from '../../../../integrations/payment/index.ts';

export interface MonthRow {
  day: string;
  provider: ProviderName;
  state: 'done' | 'failed' | 'missing' | 'waiting' | null;
  /** Received less given back; null: not compared yet. */
  ours_fen: number | null;
  bill_fen: number | null;
  fees_fen: number | null;
  open: number;
}

/** Each day of a month until `until`, by provider, from the results of its comparisons. */
export const listMonthByProvider = async (db: Queryable, month: string, until: string): Promise<MonthRow[]> =>
  (
    await sql<MonthRow>`
      with bound as (
        select ${`${month}-01`}::date as first,
          least((${`${month}-01`}::date + interval '1 month')::date - 1, ${until}::date) as last
      ), open as (
        select coalesce(known.day, (known.created_at at time zone 'Asia/Shanghai')::date) as day, known.provider,
          count(*)::int as count
        from recon_break known where known.resolved_at is null and not known.is_waiting group by 1, 2
      )
      select each.day::date::text as day, given.provider, run.state,
        case when run.state = 'done' then run.payments_fen - run.refunds_fen end as ours_fen,
        bill.payments_fen - bill.refunds_fen as bill_fen, bill.fees_fen, coalesce(open.count, 0) as open
      from bound
      cross join generate_series(bound.first::timestamp, bound.last::timestamp, interval '1 day') as each (day)
      cross join unnest(array['alipay', 'wechat']) as given (provider)
      left join recon_run run on run.provider = given.provider and run.day = each.day::date
      left join provider_bill bill on bill.provider = given.provider and bill.day = each.day::date and bill.is_current
      left join open on open.provider = given.provider and open.day = each.day::date
      order by each.day, given.provider`.execute(db)
  ).rows;
