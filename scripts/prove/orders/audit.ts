import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { auditSql, type Violation } from '../../../apps/server/testing/audit.ts';
import { runLongSql, runSql } from '../../../apps/server/testing/run-sql.ts';
import { PROOF_OWNERS } from './members.ts';

/** The violated invariants. */
export const audit = (db: Database): Promise<Violation[]> => runLongSql<Violation>(db, auditSql);

/** Audits the shop after its open work is done, waiting at most `seconds`. */
export async function auditAtRest(
  db: Database,
  seconds: number,
): Promise<{ violations: Violation[]; waited: number }> {
  const from = performance.now();
  for (;;) {
    const violations = (await countUnfinished(db)) === 0 ? await audit(db) : [NOT_AT_REST];
    const waited = (performance.now() - from) / 1000;
    if (violations.length === 0 || waited > seconds) return { violations, waited };
    await wait(500);
  }
}

const NOT_AT_REST: Violation = { invariant: 'I-9 rest', subject: 'shop', detail: 'work is still open' };

/** Undelivered events, due jobs, open refunds of the proof's members. Jobs of the future do not count. */
async function countUnfinished(db: Database): Promise<number> {
  const [row] = await runSql<{ count: number }>(
    db,
    `select (select count(*) from outbox_event where state = 'waiting')
       + (select count(*) from job where state = 'waiting' and run_at <= shop_now())
       + (select count(*) from refund join shop_order on shop_order.id = order_id
         where refund.state = 'pending' and owner like $1) as count`,
    [PROOF_OWNERS],
  );
  return Number(row!.count);
}
