import { basename } from 'node:path';
import { type Database, longTransaction, type Tx } from '#platform/database';
import { lockCatalogueChanges } from '../catalogue/index.ts';
import type { OnProgress } from '../change-sets/index.ts';
import type { FileSubject } from './columns/columns.ts';
import type { Outcome, Planned } from './plan/plan.ts';
import type { PlaceOf, Problem } from './row.ts';
import { type AppliedImport, applyImport, type Importer } from './write/apply-import.ts';

export interface ImportReport {
  subject: FileSubject;
  rowCount: number;
  problems: Problem[];
  warnings: Problem[];
  outcomes: Outcome[];
  /** New products without a status: they are imported as drafts. */
  draftCount: number;
  /** The id of the run when something was written. */
  runId: number | null;
  /** Images at other hosts that are fetched after the import. */
  waitingImages: number;
}

export interface ImportOptions {
  fileName: string;
  /** False for a dry run: the same report, and nothing is written. */
  isApplied: boolean;
  onProgress?: OnProgress;
  placeOf?: PlaceOf;
  /** Who of the staff imports; absent: the console. */
  madeBy?: Importer;
  /** In the transaction that wrote the set; what it throws takes everything back. */
  onApplied?: (tx: Tx, setId: number) => Promise<void>;
}

/** What a file asks for, before it is compared with the database. */
interface Request {
  subject: FileSubject;
  rowCount: number;
  problems: readonly Problem[];
  warnings: readonly Problem[];
  plan(tx: Tx, isLocking: boolean): Promise<Planned>;
}

/** Plans and writes in one transaction: everything or nothing. */
export function runImport(
  db: Database,
  request: Request,
  { fileName, isApplied, onProgress = () => undefined, madeBy, onApplied }: ImportOptions,
): Promise<ImportReport> {
  const byLine = (a: Problem, b: Problem) => a.line - b.line;
  const report = (planned: Planned, applied: AppliedImport | null): ImportReport => ({
    subject: request.subject,
    rowCount: request.rowCount,
    problems: [...request.problems, ...planned.problems].sort(byLine),
    warnings: [...request.warnings, ...planned.warnings].sort(byLine),
    outcomes: planned.plan.outcomes,
    draftCount: planned.draftCount ?? 0,
    runId: applied?.runId ?? null,
    waitingImages: applied?.waitingImages ?? 0,
  });
  const isDryRun = !isApplied || request.problems.length > 0;

  return longTransaction(db, async (tx) => {
    if (isDryRun) return report(await request.plan(tx, false), null);
    await lockCatalogueChanges(tx);
    // The rows are locked, so the plan is still valid when it is written.
    const planned = await request.plan(tx, true);
    const hasChanges = planned.plan.outcomes.some(({ change }) => change !== 'unchanged');
    if (planned.problems.length > 0 || !hasChanges) return report(planned, null);
    const file = { name: basename(fileName), rowCount: request.rowCount, madeBy: madeBy ?? null };
    const applied = await applyImport(tx, planned.plan, file, onProgress);
    await onApplied?.(tx, applied.runId);
    return report(planned, applied);
  });
}
