import type { SettingValues } from '@huarong/core/settings';
import { displayYuan } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Preview, PreviewContext } from './preview.ts';

type Values = SettingValues<'packaging'>;

/** Every kind with its price before and after, and how many orders chose it. */
export async function previewPackaging(
  { db }: PreviewContext,
  before: Values,
  after: Values,
): Promise<Preview> {
  const { rows } = await sql<{ id: string; orders: number }>`
    select packaging ->> 'packagingId' as id, count(*)::int as orders
    from shop_order, (select shop_now() as now offset 0) clock
    where created_at > clock.now - interval '30 days' and packaging is not null
    group by 1`.execute(db);
  const orders = new Map(rows.map((row) => [row.id, row.orders]));
  const all = new Map(
    [...before.packagings, ...after.packagings].map((each) => [each.packagingId, each.name]),
  );
  const feeIn = ({ packagings }: Values, id: string) => {
    const found = packagings.find(({ packagingId }) => packagingId === id);
    return found ? displayYuan(found.fee) : '没有';
  };
  return {
    lines: [...all].map(([id, name]) => ({
      label: `${name}，近 30 天 ${(orders.get(id) ?? 0).toLocaleString('en-US')} 笔订单选了`,
      before: feeIn(before, id),
      after: feeIn(after, id),
    })),
    note: '按近 30 天的订单算',
  };
}
