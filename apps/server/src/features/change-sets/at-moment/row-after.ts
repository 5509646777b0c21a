import { keyOf } from '../rows/tables.ts';
import type { DueRow, RowState } from './plan-rows.ts';

/** What a set changes in the stock of a sku; of a new sku the units it begins with. */
export const stockChange = ({ value }: Pick<DueRow, 'value'>): number =>
  Number(value['change'] ?? value['available'] ?? 0);

/** The images of a product in the form in which a set names them. */
export const imagesOf = (state: RowState | null) =>
  (Array.isArray(state) ? state : []).map(({ sku_id, source }) => ({ sku_id, source }));

/** The row as a set leaves it, as `writeRows`, `writeStock` and `writeImages` do. */
export function rowAfter(row: DueRow, before: RowState | null, at: Date): RowState {
  const { table, id, value } = row;
  if (table === 'product_image') return writtenImages(id, value['images']);
  const current = before && !Array.isArray(before) ? (before as Readonly<Record<string, unknown>>) : {};
  if (table === 'stock')
    return {
      ...current,
      sku_id: id,
      available: (row.isNew ? 0 : Number(current['available'] ?? 0)) + stockChange(row),
    };
  const after = { ...current, ...value, [keyOf(table)]: current[keyOf(table)] ?? id };
  if (table === 'campaign_page') return { ...after, updated_at: at.toISOString() };
  if (table !== 'product') return after;
  const published = value['status'] === 'published' ? at.toISOString() : (value['published_at'] ?? null);
  return {
    ...after,
    updated_at: at.toISOString(),
    published_at: current['published_at'] ?? published,
  };
}

const writtenImages = (productId: string, images: unknown): RowState =>
  (Array.isArray(images) ? images : []).map(({ sku_id, source }, index) => ({
    product_id: productId,
    sku_id: sku_id ?? null,
    position: index + 1,
    source,
  }));
