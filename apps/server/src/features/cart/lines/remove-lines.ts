import type { BundleChoice } from '@huarong/contract/bundles';
import type { RemovedLine } from '@huarong/contract/cart';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

interface Named {
  skuId: string;
  /** Left out: the plain sku. */
  variant?: string | undefined;
}

/**
 * Takes lines out and tells what they were, so that the page can offer to put them back. It takes the cart's row before the
 * lines', like every other change.
 */
export async function removeLines(
  db: Queryable,
  owner: string,
  lines: readonly Named[],
): Promise<RemovedLine[]> {
  const skuIds = lines.map(({ skuId }) => skuId);
  const variants = lines.map(({ variant }) => variant ?? '');
  const { rows } = await sql<Gone>`
    with bag as (
      update cart set changed_at = shop_now() where owner = ${owner} returning owner
    )
    delete from cart_line line
    using bag,
      (select distinct * from unnest(${skuIds}::text[], ${variants}::text[]) as named (sku_id, variant)) named
    where line.owner = bag.owner and line.sku_id = named.sku_id and line.variant = named.variant
    returning line.sku_id, line.variant, line.bundle, line.quantity, line.is_checked`.execute(db);
  return rows.map((line) => ({
    skuId: line.sku_id,
    quantity: line.quantity,
    checked: line.is_checked,
    ...(line.bundle && { variant: line.variant, bundle: line.bundle }),
  }));
}

interface Gone {
  sku_id: string;
  variant: string;
  bundle: BundleChoice | null;
  quantity: number;
  is_checked: boolean;
}
