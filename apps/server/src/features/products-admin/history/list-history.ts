import { accept, refuse } from '@huarong/core/shared';
import type { AdminContext } from '#platform/admin';
import { type ColumnPort, describeRow } from '../../change-sets/index.ts';
import { listEditedProducts } from '../edit/product.queries.ts';
import { listPrices, listProductRows, listProductSets } from './history.queries.ts';

const SIZE = 30;

/** What was changed of a product and its skus, and which prices they had. */
export async function listHistory(
  { db, staff }: Pick<AdminContext, 'db' | 'staff'>,
  columnOf: ColumnPort,
  { productId, after }: { productId: string; after?: string | undefined },
) {
  const [product] = await listEditedProducts(db, [productId]);
  if (!product) return refuse({ code: 'no-such-product' as const });
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    return refuse({ code: 'invalid-input' as const, message: '记录的位置无效，请从头看起' });
  const found = await listProductSets(db, productId, {
    size: SIZE + 1,
    after: after === undefined ? null : Number(after),
  });
  const sets = found.slice(0, SIZE);
  const rows = await listProductRows(
    db,
    productId,
    sets.map(({ id }) => id),
  );
  const bySet = Map.groupBy(rows, ({ set_id }) => set_id);
  const canSeeCost = staff.permissions.has('cost:read');
  const last = sets.at(-1);
  return accept({
    sets: sets.map((set) => ({
      setId: String(set.id),
      kind: set.kind,
      title: set.title,
      state: set.state,
      reason: set.reason,
      madeBy: set.maker_name,
      at: set.at.toISOString(),
      changes: (bySet.get(set.id) ?? []).flatMap((row) => {
        const subject = row.table_name === 'product' ? null : (row.name ?? row.code);
        return describeRow(row, [], { columnOf, canSeeCost }).fields.map((field) => ({ subject, ...field }));
      }),
    })),
    next: last && found.length > SIZE ? String(last.id) : null,
    prices: (await listPrices(db, productId)).map((price) => ({
      skuId: price.sku_id,
      name: price.name,
      at: price.at.toISOString(),
      offerFen: price.offer_after_fen,
      offerBeforeFen: price.offer_before_fen,
      marketFen: price.market_after_fen,
      setId: price.set_id === null ? null : String(price.set_id),
    })),
  });
}
