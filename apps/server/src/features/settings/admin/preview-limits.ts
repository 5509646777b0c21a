import type { SettingValues } from '@huarong/core/settings';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { counted, type Preview, type PreviewContext } from './preview.ts';

type Limits = SettingValues<'limits'>;

/** Which carts, lines and favourites are at or above the limits, and which lines would say that stock is low. */
export async function previewLimits({ db }: PreviewContext, before: Limits, after: Limits): Promise<Preview> {
  const both = (textOf: (limits: Limits) => ReturnType<typeof sql<number>>) =>
    sql`json_build_array(${textOf(before)}, ${textOf(after)})`;
  const { rows } = await sql<Record<'carts' | 'lines' | 'favourites' | 'low', [number, number]>>`
    select
      (select ${both(({ cartLines }) => sql<number>`count(*) filter (where line_count >= ${cartLines})`)} from cart) as carts,
      (select ${both(({ unitsPerSku }) => sql<number>`count(*) filter (where quantity > ${unitsPerSku})`)}
        from cart_line) as lines,
      (select ${both(({ favourites }) => sql<number>`count(*) filter (where saved >= ${favourites})`)}
        from (select count(*) as saved from favourite group by owner) owners) as favourites,
      (select ${both(({ lowStock }) => sql<number>`count(*) filter (where available between 1 and ${lowStock})`)}
        from stock) as low`.execute(db);
  const found = getFirst(rows);
  return {
    lines: [
      { label: '已经放满的购物车', ...counted(...found.carts, '个') },
      { label: '购物车里要减少才能结算的商品', ...counted(...found.lines, '行') },
      { label: '已经放满的收藏', ...counted(...found.favourites, '个') },
      { label: '在购物车里写“仅剩”的规格', ...counted(...found.low, '种') },
    ],
    note: '按现在的购物车、收藏与库存算',
  };
}
