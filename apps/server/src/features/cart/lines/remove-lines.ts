import type { BundleChoice } from '@huarong/contract/bundles';
import type { RemovedLine } from '@huarong/contract/cart';
import { sql } from 'kysely';
import { type CommitWrite, type Queryable, type Tx, writeAtCommit } from '#platform/database';

interface LineRef {
  skuId: string;
  /** Omitted for a plain sku. */
  variant?: string | undefined;
}

/**
 * Removes lines and returns them, so that the page can offer to restore them. It locks the cart's row before the lines',
 * like every other change.
 */
export async function removeLines(
  db: Queryable,
  owner: string,
  lines: readonly LineRef[],
): Promise<RemovedLine[]> {
  const removal = removalOf(owner, lines)(sql.ref);
  const { rows } = await sql<DeletedRow>`
    with cart_row as (${removal.cart_row}) ${removal.lines}
    returning line.sku_id, line.variant, line.bundle, line.quantity, line.is_checked`.execute(db);
  return rows.map((line) => ({
    skuId: line.sku_id,
    quantity: line.quantity,
    checked: line.is_checked,
    ...(line.bundle && { variant: line.variant, bundle: line.bundle }),
  }));
}

/** The same with the commit of a transaction. */
export const removeLinesAtCommit = (tx: Tx, owner: string, lines: readonly LineRef[]): Promise<void> =>
  writeAtCommit(tx, `cart ${owner}`, removalOf(owner, lines));

const removalOf = (owner: string, lines: readonly LineRef[]) => {
  const skuIds = lines.map(({ skuId }) => skuId);
  const variants = lines.map(({ variant }) => variant ?? '');
  return ((refer) => ({
    cart_row: sql`update cart set changed_at = shop_now() where owner = ${owner} returning owner`,
    lines: sql`
      delete from cart_line line
      using ${refer('cart_row')} as cart_row,
        (select distinct * from unnest(${skuIds}::text[], ${variants}::text[]) as named (sku_id, variant)) named
      where line.owner = cart_row.owner and line.sku_id = named.sku_id and line.variant = named.variant`,
  })) satisfies CommitWrite;
};

interface DeletedRow {
  sku_id: string;
  variant: string;
  bundle: BundleChoice | null;
  quantity: number;
  is_checked: boolean;
}
