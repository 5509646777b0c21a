import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';
import { lineIdOf } from '../../bundles/index.ts';
import { lockCart } from '../cart.queries.ts';

interface Checked {
  skuId: string;
  variant?: string | undefined;
  checked: boolean;
}

/** Ticks and unticks together, or not at all: a presale is ordered alone, so a mixed choice is turned down whole. */
export const saveChecked = (
  db: Queryable,
  {
    owner,
    list,
    isPresale,
  }: { owner: string; list: readonly Checked[]; isPresale: (skuId: string) => boolean },
): Promise<Result<null, { code: 'presale-alone' }>> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const lines = await tx
      .selectFrom('cart_line')
      .select(['sku_id', 'variant', 'is_checked'])
      .where('owner', '=', owner)
      .execute();
    const wished = new Map(
      list.map(({ skuId, variant = '', checked }) => {
        const line = { sku_id: skuId, variant, checked };
        return [lineIdOf(line), line];
      }),
    );
    const ticked = lines.filter((line) => wished.get(lineIdOf(line))?.checked ?? line.is_checked);
    const presales = ticked.filter((line) => line.variant === '' && isPresale(line.sku_id)).length;
    // Only a choice that ticks something can be refused: unticking must always work.
    if (list.some(({ checked }) => checked) && presales > 0 && (presales > 1 || ticked.length > presales))
      return refuse({ code: 'presale-alone' });

    const wishes = JSON.stringify([...wished.values()]);
    await sql`
      update cart_line set is_checked = wish.checked
      from jsonb_to_recordset(${wishes}::jsonb) as wish (sku_id text, variant text, checked boolean)
      where cart_line.owner = ${owner} and cart_line.sku_id = wish.sku_id and cart_line.variant = wish.variant`.execute(
      tx,
    );
    return accept(null);
  });
