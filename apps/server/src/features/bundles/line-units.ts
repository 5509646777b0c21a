import type { AssembledBundle } from './assemble.ts';

/** The stock units that a line of a cart takes: its sku, or the case and parts of a bundle. */
export const lineUnits = ({
  row,
  bundle,
}: {
  row: { sku_id: string; quantity: number };
  bundle: Pick<AssembledBundle, 'units'> | null;
}): { skuId: string; quantity: number }[] =>
  (bundle?.units ?? [{ skuId: row.sku_id, quantity: 1 }]).map(({ skuId, quantity }) => ({
    skuId,
    quantity: quantity * row.quantity,
  }));
