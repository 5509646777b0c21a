import { selectionRefusal } from '@huarong/core/cart';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';
import { lineIdOf } from '../../bundles/index.ts';
import { lockCart } from '../cart.queries.ts';

interface CheckedLine {
  skuId: string;
  variant?: string | undefined;
  checked: boolean;
}

/** Applies all changes or none. */
export const saveChecked = (
  db: Queryable,
  {
    owner,
    list,
    isPresale,
  }: { owner: string; list: readonly CheckedLine[]; isPresale: (skuId: string) => boolean },
): Promise<Result<null, { code: 'presale-alone' }>> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const lines = await tx
      .selectFrom('cart_line')
      .select(['sku_id', 'variant', 'is_checked'])
      .where('owner', '=', owner)
      .execute();
    const requested = new Map(
      list.map(({ skuId, variant = '', checked }) => {
        const line = { sku_id: skuId, variant, checked };
        return [lineIdOf(line), line];
      }),
    );
    const refusal = selectionRefusal(
      lines.map((line) => ({
        lineId: lineIdOf(line),
        isChecked: line.is_checked,
        isPresale: line.variant === '' && isPresale(line.sku_id),
      })),
      new Map([...requested].map(([lineId, { checked }]) => [lineId, checked])),
    );
    if (refusal) return refuse(refusal);

    const changes = JSON.stringify([...requested.values()]);
    await sql`
      update cart_line set is_checked = change.checked
      from jsonb_to_recordset(${changes}::jsonb) as change (sku_id text, variant text, checked boolean)
      where cart_line.owner = ${owner} and cart_line.sku_id = change.sku_id and cart_line.variant = change.variant`.execute(
      tx,
    );
    return accept(null);
  });
