import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { countSelected, listNames, listSelected, type Selection } from './bulk.queries.ts';
import {
  type BulkProduct,
  type ColumnChange,
  changesOf,
  editProblem,
  type FieldEdit,
  refusalOf,
} from './edits.ts';

const MAX_PRODUCTS = 20_000;

export interface BulkInput {
  selection: Selection;
  edits: readonly FieldEdit[];
}
export interface PlannedProduct {
  product: BulkProduct;
  changes: ColumnChange[];
}
export interface BulkPlan {
  total: number;
  changed: PlannedProduct[];
  refused: { product: BulkProduct; reason: string }[];
}
export type BulkRefusal =
  | { code: 'bulk-too-many'; limit: number }
  | { code: 'bulk-value-wrong'; reason: string };

/** What a bulk edit does to each product it finds. */
export async function planBulk(
  db: Queryable,
  { selection, edits }: BulkInput,
): Promise<Result<BulkPlan, BulkRefusal>> {
  const problem = editProblem(edits) ?? (await missingParent(db, edits));
  if (problem !== null) return refuse({ code: 'bulk-value-wrong', reason: problem });
  const total = await countSelected(db, selection);
  if (edits.length === 0) return accept({ total, changed: [], refused: [] });
  if (total > MAX_PRODUCTS) return refuse({ code: 'bulk-too-many', limit: MAX_PRODUCTS });
  const plan: BulkPlan = { total, changed: [], refused: [] };
  for (const product of await listSelected(db, selection)) {
    const changes = changesOf(product, edits);
    if (changes.length === 0) continue;
    const reason = refusalOf(product, changes);
    if (reason === null) plan.changed.push({ product, changes });
    else plan.refused.push({ product, reason });
  }
  return accept(plan);
}

/** A brand or category that products would be moved to and that is not there. */
async function missingParent(db: Queryable, edits: readonly FieldEdit[]): Promise<string | null> {
  for (const table of ['brand', 'category'] as const) {
    const value = edits.find(({ field }) => field === table)?.value;
    if (value === undefined) continue;
    const names = await listNames(db, table, [String(value)]);
    if (names.size === 0) return table === 'brand' ? '没有这个品牌' : '没有这个分类';
  }
  return null;
}
