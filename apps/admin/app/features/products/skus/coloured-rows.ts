import type { SkuRow } from './use-sku-edits.ts';

/** The skus whose colour is known, as comparisons of shades take them. */
export const colouredRows = (rows: readonly SkuRow[]): { id: string; hex: string; row: SkuRow }[] =>
  rows.flatMap((row) => {
    const { shade_hex: hex } = row.values;
    return hex !== null && /^#[0-9a-f]{6}$/i.test(hex) ? [{ id: row.key, hex, row }] : [];
  });
