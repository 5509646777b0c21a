import { accept, isKeyOf, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { readMonth } from './month.ts';

/** The month and those before it. */
const MONTHS = 6;

interface MonthRow {
  month: string;
  joined: number;
  members: number;
  first_orders: number;
  repeat_orders: number;
}
interface LevelRow {
  level: string;
  members: number;
  first_orders: number;
  repeat_orders: number;
  net_fen: number;
}

/** Who joined and who bought, by month; and the month by card. */
export async function showMembers(db: Queryable, input: { month?: string | undefined }) {
  const month = await readMonth(db, input.month);
  const [months, levels] = await Promise.all([readMonths(db, month), readLevels(db, month)]);
  return accept({
    month,
    months: months.map((row) => ({
      month: row.month,
      joined: row.joined,
      active: row.members,
      firstOrders: row.first_orders,
      repeatOrders: row.repeat_orders,
    })),
    levels: levels.map((row) => ({
      level: row.level,
      label: isKeyOf(STORE.cards, row.level) ? STORE.cards[row.level].name : '下单时不是会员',
      active: row.members,
      firstOrders: row.first_orders,
      repeatOrders: row.repeat_orders,
      netFen: row.net_fen,
    })),
  });
}

async function readMonths(db: Queryable, month: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(asked.month, 'YYYY-MM') as month, (
        select count(*)::int from member where created_at >= asked.month at time zone 'Asia/Shanghai'
          and created_at < (asked.month + interval '1 month') at time zone 'Asia/Shanghai') as joined,
      coalesce(sum(members), 0)::bigint as members, coalesce(sum(first_orders), 0)::bigint as first_orders,
      coalesce(sum(repeat_orders), 0)::bigint as repeat_orders
    from generate_series(${`${month}-01`}::timestamp - make_interval(months => ${sql.lit(MONTHS - 1)}),
      ${`${month}-01`}::timestamp, interval '1 month') asked (month)
    left join sales_member_figure figure on figure.month = asked.month::date
    group by asked.month order by asked.month desc`.execute(db);
  return rows;
}

async function readLevels(db: Queryable, month: string): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select figure.level, members, first_orders, repeat_orders, coalesce((
      select sum(paid_fen - sale_refund_fen) from sales_figure
      where kind = 'level' and value = figure.level and day >= figure.month and day < figure.month + interval '1 month'), 0)::bigint
      as net_fen
    from sales_member_figure figure where month = ${`${month}-01`}::date and members <> 0
    order by members desc, level`.execute(db);
  return rows;
}
