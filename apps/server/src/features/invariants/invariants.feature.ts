import { invariantsContract } from '@huarong/contract/admin/invariants';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { startRun } from './check-invariants.ts';
import { describeFault, pathOfSubject } from './describe-fault.ts';
import { INVARIANT_GROUPS } from './invariant-texts.ts';
import {
  countOpenFaults,
  findLastRun,
  insertExplanation,
  listHistory,
  listResults,
  type ResultRow,
} from './invariants.queries.ts';

/** The invariants of the books as a page: what each says, and what the last check found. */
export const invariantsFeature: AdminFeature = implementAdmin('invariants', invariantsContract, {
  async overview({ db }) {
    const run = await findLastRun(db);
    const results = await listResults(db);
    const byName = new Map(results.map((result) => [result.name, result]));
    return accept({
      lastRun: run && {
        runId: String(run.id),
        state: run.state,
        startedBy: run.starter,
        startedAt: run.started_at.toISOString(),
        finishedAt: run.finished_at?.toISOString() ?? null,
        lastError: run.last_error,
      },
      durationMs: results.length === 0 ? null : sumOfDurations(results),
      openFaults: await countOpenFaults(db),
      groups: INVARIANT_GROUPS.map(({ label, invariants }) => ({
        label,
        invariants: Object.entries(invariants).map(([name, { title, note }]) => ({
          name,
          title,
          note,
          ...presentResult(name, byName.get(name)),
        })),
      })),
      history: (await listHistory(db)).map(({ at, ...night }) => ({ at: at.toISOString(), ...night })),
    });
  },
  async run({ db, staff }) {
    const runId = await startRun(db, staff.staffId);
    return runId === null ? refuse({ code: 'invariants-running' }) : accept({ runId: String(runId) });
  },
  explain: async ({ db, staff }, fault) =>
    (await insertExplanation(db, { ...fault, staffId: staff.staffId }))
      ? accept(null)
      : refuse({ code: 'invariant-fault-not-found' }),
});

function presentResult(name: string, result: ResultRow | undefined) {
  if (!result) return { found: null, open: 0, durationMs: null, checkedAt: null, faults: [] };
  const { found, duration_ms, checked_at, faults } = result;
  return {
    found,
    open: found - faults.filter(({ reason }) => reason !== null).length,
    durationMs: duration_ms,
    checkedAt: checked_at.toISOString(),
    faults: faults.map(({ subject, detail, reason, explained_by, explained_at }) => ({
      subject,
      detail,
      text: describeFault(name, detail),
      path: pathOfSubject(name, subject),
      explained:
        reason === null || explained_at === null
          ? null
          : { reason, by: explained_by ?? '', at: new Date(explained_at).toISOString() },
    })),
  };
}

/** Invariants of one statement were checked together: their time counts once. */
function sumOfDurations(results: readonly ResultRow[]): number {
  const statements = new Map(
    results.map(({ checked_at, duration_ms }) => [checked_at.getTime(), duration_ms]),
  );
  return [...statements.values()].reduce((sum, ms) => sum + ms, 0);
}
