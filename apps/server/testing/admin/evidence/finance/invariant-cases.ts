import { sql } from 'kysely';
import { type PrepareCase, REASON } from '../evidence-case.ts';

const FAULT = { name: 'I-2 card', subject: 'C1', detail: 'balance 1, ledger 0' };

export const invariantCases: Record<string, PrepareCase> = {
  // The second call of the same check is refused while the first one runs.
  'invariants.run': () => ({ input: {}, refused: {} }),
  'invariants.explain': async ({ db }) => {
    await sql`
      with run as (insert into invariant_run (state, finished_at) values ('done', now()) returning id),
      result as (
        insert into invariant_result (run_id, name, found, duration_ms, checked_at)
        select id, ${FAULT.name}, 1, 1, now() from run returning run_id)
      insert into invariant_fault (run_id, name, position, subject, detail)
      select run_id, ${FAULT.name}, 1, ${FAULT.subject}, ${FAULT.detail} from result`.execute(db);
    return { input: { ...FAULT, reason: REASON }, refused: { ...FAULT, subject: 'C2', reason: REASON } };
  },
};
