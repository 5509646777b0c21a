import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable, Tx } from '#platform/database';
import { lockCatalogueChanges } from '../catalogue/index.ts';
import { referenceOf } from './apply-set.ts';
import { lockSet, markUndone } from './change-sets.queries.ts';
import { listDependents } from './rows/list-dependents.ts';
import { nameRows } from './rows/name-rows.ts';
import { restoreRows } from './rows/restore-rows.ts';
import {
  type ChangedRows,
  listChangedRows,
  listChangedSince,
  listShortStock,
  lockRows,
  setChangeSet,
  setUtcTimeZone,
} from './rows/rows.queries.ts';
import { CHANGED_TABLES, type ChangedTable } from './rows/tables.ts';

export type UndoRefusal =
  | { code: 'change-not-found' }
  | { code: 'change-not-applied' }
  /** What somebody has worked on since: `商品 SA-001`. */
  | { code: 'touched-since'; names: string[] };

export interface UndoneSet {
  /** What was left as it is because somebody has worked on it since. */
  left: string[];
}

export interface UndoOptions {
  /** Null: the console, or the time of the set is over. */
  by: number | null;
  /** Leaves what was worked on since and restores the rest. Not possible for sets that made rows. */
  isLeavingTouched?: boolean;
}

/** Undoes a set exactly, or not at all when somebody has worked on its rows since. */
export async function undoSet(
  tx: Tx,
  setId: number,
  { by, isLeavingTouched = false }: UndoOptions,
): Promise<Result<UndoneSet, UndoRefusal>> {
  await lockCatalogueChanges(tx);
  await setUtcTimeZone(tx);
  await setChangeSet(tx, setId);
  const set = await lockSet(tx, setId);
  if (!set) return refuse({ code: 'change-not-found' });
  if (set.state !== 'applied') return refuse({ code: 'change-not-applied' });

  const rows = await listChangedRows(tx, setId);
  for (const table of CHANGED_TABLES) if (table !== 'product_image') await lockRows(tx, setId, table);
  const touched = await listTouched(tx, setId);
  const names = [...(await nameAll(tx, touched)), ...(await listDependents(tx, rows))];
  if (names.length > 0 && !(isLeavingTouched && !hasNewRows(rows)))
    return refuse({ code: 'touched-since', names: [...new Set(names)] });
  await restoreRows(tx, setId, without(rows, touched), referenceOf(set));
  await markUndone(tx, setId, by, names.length > 0 ? `之后有人改过，没有恢复：${names.join('、')}` : null);
  return accept({ left: names });
}

/** Rows that others may refer to by now. Nothing refers to a cost or an image. */
const hasNewRows = (rows: ChangedRows): boolean =>
  [...rows].some(
    ([table, list]) => table !== 'sku_supply' && table !== 'product_image' && list.some(({ isNew }) => isNew),
  );

type Touched = ReadonlyMap<ChangedTable, readonly string[]>;

async function listTouched(tx: Tx, setId: number): Promise<Touched> {
  const touched = new Map<ChangedTable, string[]>();
  for (const table of CHANGED_TABLES) touched.set(table, await listChangedSince(tx, setId, table));
  touched.get('stock')?.push(...(await listShortStock(tx, setId, 'undo')));
  return touched;
}

async function nameAll(tx: Tx, touched: Touched): Promise<string[]> {
  const names: string[] = [];
  for (const [table, ids] of touched) names.push(...(await nameRows(tx, table, ids)));
  return names;
}

const without = (rows: ChangedRows, touched: Touched): ChangedRows =>
  new Map(
    [...rows].map(([table, list]) => {
      const left = new Set(touched.get(table));
      return [table, list.filter(({ id }) => !left.has(id))];
    }),
  );

/** The row that cannot be deleted because something refers to it. */
export async function findUsedRow(db: Queryable, error: ForeignKeyViolation): Promise<string | null> {
  const [, table] = /on table "(\w+)" violates/.exec(error.message) ?? [];
  const [, id] = /\(id\)=\((\w+)\)/.exec(error.detail ?? '') ?? [];
  const known = CHANGED_TABLES.find((name) => name === table);
  return known && id !== undefined ? ((await nameRows(db, known, [id]))[0] ?? null) : null;
}

type ForeignKeyViolation = Error & { detail?: string };
/** Only the schema knows every foreign key to a row, so only the delete itself shows whether it is used. */
export const isForeignKeyViolation = (error: unknown): error is ForeignKeyViolation =>
  error instanceof Error && 'code' in error && error.code === '23503';
