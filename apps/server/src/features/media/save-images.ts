import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { type RowChange, saveChanges } from '../change-sets/index.ts';
import { listCodes } from './owners.queries.ts';

/** An image of a product, or of one of its skus. */
export interface Placed {
  skuId: string | null;
  source: string;
}
/** All images of a product: as they were seen, and as they become. */
export interface ProductImages {
  productId: string;
  before: readonly Placed[];
  after: readonly Placed[];
}

type Refusal =
  | { code: 'images-refused'; reason: string }
  | { code: 'images-conflict'; name: string }
  | { code: 'busy'; retryAfter: number };

/** Saves the images of products as one change set. Products whose images stay the same are left out. */
export async function saveImages(
  context: AdminWriteContext,
  { title, reason, products }: { title: string; reason: string; products: readonly ProductImages[] },
): Promise<Result<{ setId: string; productCount: number }, Refusal>> {
  const rows = products.filter((each) => !isSameList(each.before, each.after)).map(rowChange);
  if (rows.length === 0) return refuse({ code: 'images-refused', reason: '没有改动' });
  const saved = await saveChanges(context, {
    kind: 'product',
    title,
    reason,
    source: {},
    rows,
    approval: null,
  });
  if (saved.ok) return accept({ setId: saved.value.setId, productCount: rows.length });
  const { refusal } = saved;
  if (refusal.code === 'busy') return refuse(refusal);
  const id = refusal.code === 'change-conflicts' ? refusal.conflicts[0]?.id : undefined;
  const name = id === undefined ? undefined : (await listCodes(context.db, [id])).get(id);
  return refuse({ code: 'images-conflict', name: name ?? '' });
}

const rowChange = ({ productId, before, after }: ProductImages): RowChange => ({
  table: 'product_image',
  id: productId,
  isNew: false,
  base: { images: before.map(storedForm) },
  value: { images: after.map(storedForm) },
});
const storedForm = ({ skuId, source }: Placed) => ({ sku_id: skuId, source });

const isSameList = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length &&
  one.every(({ skuId, source }, at) => other[at]?.skuId === skuId && other[at]?.source === source);
