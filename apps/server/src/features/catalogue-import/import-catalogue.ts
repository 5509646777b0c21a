import { basename } from 'node:path';
import type { Database, Tx } from '#platform/database';
import { loadExisting } from './load-existing.ts';
import { type Draft, draftProducts } from './plan/draft-products.ts';
import type { Outcome } from './plan/plan.ts';
import { type Planned, planImport } from './plan/plan-import.ts';
import type { Problem, Row } from './row.ts';
import { applyImport, type OnProgress } from './write/apply-import.ts';
import { lockImports, transactionWithLongTimeout } from './write/transaction-with-long-timeout.ts';

export interface ImportReport {
  rowCount: number;
  problems: Problem[];
  warnings: Problem[];
  outcomes: Outcome[];
  /** The id of the run when something was written. */
  runId: number | null;
}

export interface ImportOptions {
  fileName: string;
  /** False for a dry run: the same report, and nothing is written. */
  isApplied: boolean;
  onProgress?: OnProgress;
}

/** Imports the rows of a file in one transaction: all of them or none. */
export async function importCatalogue(
  db: Database,
  rows: readonly Row[],
  { fileName, isApplied, onProgress = () => undefined }: ImportOptions,
): Promise<ImportReport> {
  const { drafts, problems } = draftProducts(rows);
  const report = (planned: Planned, runId: number | null): ImportReport => ({
    rowCount: rows.length,
    problems: [...problems, ...planned.problems].sort((a, b) => a.line - b.line),
    warnings: planned.warnings,
    outcomes: planned.plan.outcomes,
    runId,
  });
  const isDryRun = !isApplied || problems.length > 0;

  return transactionWithLongTimeout(db, async (tx) => {
    if (isDryRun) return report(await planAgainstDatabase(tx, drafts, false), null);
    await lockImports(tx);
    // The rows are locked, so the plan is still valid when it is written.
    const planned = await planAgainstDatabase(tx, drafts, true);
    const hasChanges = planned.plan.outcomes.some(({ change }) => change !== 'unchanged');
    if (planned.problems.length > 0 || !hasChanges) return report(planned, null);
    const file = { name: basename(fileName), rowCount: rows.length };
    return report(planned, await applyImport(tx, planned.plan, file, onProgress));
  });
}

async function planAgainstDatabase(tx: Tx, drafts: readonly Draft[], isLocking: boolean): Promise<Planned> {
  const filter = {
    productKeys: drafts.map(({ key }) => key),
    skuKeys: drafts.flatMap(({ skus }) => skus.map(({ key }) => key)),
  };
  return planImport(drafts, await loadExisting(tx, filter, isLocking));
}
