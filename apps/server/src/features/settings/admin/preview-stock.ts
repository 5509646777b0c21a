import type { SettingValues } from '@huarong/core/settings';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { counted, type Preview, type PreviewContext } from './preview.ts';

type Stock = SettingValues<'stock'>;

/** How many skus without a mark of their own are low. */
export async function previewStock({ db }: PreviewContext, before: Stock, after: Stock): Promise<Preview> {
  const low = ({ lowUnits }: Stock) =>
    sql<number>`count(*) filter (where available between 1 and ${lowUnits} and low_stock_at is null)::int`;
  const { rows } = await sql<{ before: number; after: number; own: number }>`
    select ${low(before)} as before, ${low(after)} as after, count(low_stock_at)::int as own
    from sku join stock on stock.sku_id = sku.id left join sku_supply on sku_supply.sku_id = sku.id
    where sku.is_live`.execute(db);
  const found = getFirst(rows);
  return {
    lines: [{ label: '按这条线算低库存的规格', ...counted(found.before, found.after, '种') }],
    note: `按现在的库存算；另有 ${found.own.toLocaleString('en-US')} 种规格有自己的低库存线，不受影响`,
  };
}
