import type { SettingValues } from '@huarong/core/settings';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { counted, type Preview, type PreviewContext } from './preview.ts';

type Times = SettingValues<'order-times'>;

/** Which payments and returns of the last days would still have been in time. */
export async function previewOrderTimes(
  { db }: PreviewContext,
  before: Times,
  after: Times,
): Promise<Preview> {
  const paidIn = ({ payMinutes }: Times) =>
    sql<number>`count(*) filter (where paid_at <= created_at + make_interval(mins => ${payMinutes}))::int`;
  const { rows: payments } = await sql<{ all: number; before: number; after: number }>`
    select count(*)::int as "all", ${paidIn(before)} as before, ${paidIn(after)} as after
    from shop_order, (select shop_now() as now offset 0) clock
    where paid_at > clock.now - interval '30 days' and kind <> 'presale' and payment_code <> 'COD'`.execute(
    db,
  );
  const openFor = ({ returnDays }: Times) => sql<number>`count(*) filter (where clock.now <
    (date_trunc('day', signed_at at time zone 'Asia/Shanghai') + make_interval(days => ${returnDays + 1}))
      at time zone 'Asia/Shanghai')::int`;
  const { rows: signed } = await sql<{ before: number; after: number }>`
    select ${openFor(before)} as before, ${openFor(after)} as after
    from sub_order, (select shop_now() as now offset 0) clock
    where signed_at > clock.now - interval '61 days'`.execute(db);
  const [paid, open] = [getFirst(payments), getFirst(signed)];
  return {
    lines: [
      { label: '在付款时限内付款的订单', ...counted(paid.before, paid.after, '笔') },
      { label: '签收后还能无理由退货的包裹，按新天数算', ...counted(open.before, open.after, '单') },
    ],
    note: `按近 30 天付款的 ${paid.all.toLocaleString('en-US')} 笔订单与最近的签收算；已经提交的订单不变`,
  };
}
