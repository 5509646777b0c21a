import type { Tx } from '#platform/database';
import {
  applySet,
  askSecondPerson,
  insertSet,
  listUnusualPrices,
  type OnProgress,
  priceChangeApproval,
  recordBases,
} from '../../change-sets/index.ts';
import type { Plan } from '../plan/plan.ts';
import { rowChanges } from './row-changes.ts';

export interface AppliedImport {
  /** The number of its change set. */
  runId: number;
  /** Images at other hosts that are fetched from now on. */
  waitingImages: number;
  /** Nothing is written until a second person has approved the prices. */
  isWaiting: boolean;
}

/** Who imports. The console asks nobody: its operator has the database. */
export interface Importer {
  staffId: number;
  name: string;
}

/** Writes a plan as a change set, which can be undone. Unusual prices of staff wait for a second person, as in the grid. */
export async function applyImport(
  tx: Tx,
  plan: Plan,
  file: { name: string; rowCount: number; madeBy: Importer | null },
  onProgress: OnProgress,
): Promise<AppliedImport> {
  const source = { file: file.name, rows: file.rowCount };
  const set = { kind: 'import', source, reason: null, title: [...file.name].slice(0, 120).join('') };
  const rows = rowChanges(plan);
  const id = await insertSet(tx, { ...set, madeBy: file.madeBy?.staffId ?? null, rows });
  const reasons = file.madeBy ? await listUnusualPrices(tx, id) : [];
  if (file.madeBy && reasons.length > 0) {
    await recordBases(tx, id, rows);
    const context = { db: tx, staff: file.madeBy, note: () => undefined };
    await askSecondPerson(context, { id, ...set }, { kind: priceChangeApproval, reasons });
    return { runId: id, waitingImages: 0, isWaiting: true };
  }
  const applied = await applySet(tx, { id, ...set }, onProgress);
  // The rows were locked before they were compared with the file.
  if (!applied.ok) throw new Error(`import ${id} met ${applied.refusal.code}`);
  return { runId: id, waitingImages: applied.value.waitingImages, isWaiting: false };
}
