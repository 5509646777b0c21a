import type { Tx } from '#platform/database';
import { applySet, insertSet, type OnProgress } from '../../change-sets/index.ts';
import type { Plan } from '../plan/plan.ts';
import { rowChanges } from './row-changes.ts';

export interface AppliedImport {
  /** The number of its change set. */
  runId: number;
  /** Images at other hosts that are fetched from now on. */
  waitingImages: number;
}

/** Writes a plan as a change set, which can be undone. */
export async function applyImport(
  tx: Tx,
  plan: Plan,
  file: { name: string; rowCount: number; madeBy: number | null },
  onProgress: OnProgress,
): Promise<AppliedImport> {
  const source = { file: file.name, rows: file.rowCount };
  const set = { kind: 'import', source, reason: null };
  const id = await insertSet(tx, {
    ...set,
    title: [...file.name].slice(0, 120).join(''),
    madeBy: file.madeBy,
    rows: rowChanges(plan),
  });
  const applied = await applySet(tx, { id, ...set }, onProgress);
  // The rows were locked before they were compared with the file.
  if (!applied.ok) throw new Error(`import ${id} met ${applied.refusal.code}`);
  return { runId: id, waitingImages: applied.value.waitingImages };
}
