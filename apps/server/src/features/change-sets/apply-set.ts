import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { type ChangeSource, markApplied } from './change-sets.queries.ts';
import { inBatches } from './rows/in-batches.ts';
import { linkImages } from './rows/link-images.ts';
import { nameRows } from './rows/name-rows.ts';
import {
  type Conflict,
  listConflicts,
  listShortStock,
  lockRows,
  recordRowsAfter,
  recordRowsBefore,
  setChangeSet,
  setUtcTimeZone,
} from './rows/rows.queries.ts';
import { CHANGED_TABLES, type ChangedTable, CONTENT_TABLES, type RowTable } from './rows/tables.ts';
import { writeImages, writeRows } from './rows/write-rows.ts';
import { writeStock } from './rows/write-stock.ts';

export type OnProgress = (done: number, total: number) => void;

export type ApplyRefusal =
  | { code: 'change-conflicts'; conflicts: Conflict[] }
  /** What has too little stock: `库存 SA-001-01`. */
  | { code: 'stock-short'; skuIds: string[]; names: string[] };

/** What applying needs to know of a set. */
export interface AppliedSet {
  id: number;
  kind: string;
  source: ChangeSource;
  reason: string | null;
}

/**
 * Writes the rows of a set and records what an undo needs: everything, or nothing when somebody else has changed one of
 * its columns meanwhile. The caller has locked the set and runs in a transaction that a refusal undoes.
 */
export async function applySet(
  tx: Tx,
  set: AppliedSet,
  onProgress: OnProgress = () => undefined,
): Promise<Result<{ waitingImages: number }, ApplyRefusal>> {
  await setUtcTimeZone(tx);
  await setChangeSet(tx, set.id);
  const ids = await listIds(tx, set.id);
  for (const table of CHANGED_TABLES) if (table !== 'product_image') await lockRows(tx, set.id, table);
  const problem = await findProblem(tx, set.id);
  if (problem) return refuse(problem);

  const total = CHANGED_TABLES.reduce((sum, table) => sum + ids[table].length, 0);
  let done = 0;
  const inSteps = (table: ChangedTable, write: (batch: string[]) => Promise<unknown>) =>
    inBatches(ids[table], async (batch) => {
      await write(batch);
      done += batch.length;
      onProgress(done, total);
    });
  const rows = (table: RowTable) => inSteps(table, (batch) => writeRows(tx, set.id, table, batch));

  for (const table of CHANGED_TABLES)
    await inBatches(ids[table], (batch) => recordRowsBefore(tx, set.id, table, batch));
  await rows('category');
  await rows('brand');
  await rows('product');
  await rows('sku');
  await rows('sku_supply');
  await inSteps('stock', (batch) => writeStock(tx, set.id, batch, stockCause(set)));
  await inSteps('product_image', (batch) => writeImages(tx, set.id, batch));
  for (const table of CONTENT_TABLES) await rows(table);
  const waitingImages = ids.product_image.length === 0 ? 0 : await linkImages(tx, ids.product_image);
  for (const table of CHANGED_TABLES)
    await inBatches(ids[table], (batch) => recordRowsAfter(tx, set.id, table, batch));
  await markApplied(tx, set.id);
  return accept({ waitingImages });
}

/** Two lines of a slot would be shown at the same place and time. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01';

/** How the ledger of stock names a set. */
export const referenceOf = ({ id, kind }: Pick<AppliedSet, 'id' | 'kind'>): string =>
  `${kind === 'import' ? 'import' : 'change'}-${id}`;

const stockCause = (set: AppliedSet) => ({
  reason: set.source.stockReason ?? (set.kind === 'import' ? 'import' : 'correction'),
  reference: referenceOf(set),
  note: set.reason,
});

/** Why a set could not be applied now. */
export async function findProblem(tx: Tx, setId: number): Promise<ApplyRefusal | null> {
  await setUtcTimeZone(tx);
  const conflicts: Conflict[] = [];
  for (const table of CHANGED_TABLES) conflicts.push(...(await listConflicts(tx, setId, table)));
  if (conflicts.length > 0) return { code: 'change-conflicts', conflicts };
  const short = await listShortStock(tx, setId, 'apply');
  return short.length > 0
    ? { code: 'stock-short', skuIds: short, names: await nameRows(tx, 'stock', short) }
    : null;
}

async function listIds(tx: Tx, setId: number): Promise<Record<ChangedTable, string[]>> {
  const rows = await tx
    .selectFrom('change_row')
    .select(['table_name', 'row_id'])
    .where('set_id', '=', setId)
    // A category is inserted after the one above it.
    .orderBy(sql`value ->> 'level'`)
    .orderBy('row_id')
    .execute();
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  const idsOf = (table: ChangedTable) => byTable.get(table)?.map(({ row_id }) => row_id) ?? [];
  return Object.fromEntries(CHANGED_TABLES.map((table) => [table, idsOf(table)])) as Record<
    ChangedTable,
    string[]
  >;
}
