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
    const open = await listUnfinished(db);
    const violations = open.length === 0 ? await audit(db) : open.map(notAtRest);
    const waited = (performance.now() - from) / 1000;
    if (violations.length === 0 || waited > seconds) return { violations, waited };
    await wait(500);
  }
}

const notAtRest = ({ kind, count }: OpenWork): Violation => ({
  invariant: 'I-9 rest',
  subject: kind,
  detail: `${count} still open`,
});

interface OpenWork {
  kind: string;
  count: number;
}
/** Undelivered events, due jobs, open refunds of the proof's members. Jobs of the future do not count. */
const listUnfinished = (db: Database): Promise<OpenWork[]> =>
  runSql<OpenWork>(
    db,
    `select 'event ' || topic as kind, count(*)::int as count from outbox_event where state = 'waiting' group by topic
     union all
     select 'job ' || kind, count(*)::int from job where state = 'waiting' and run_at <= shop_now() group by kind
     union all
     select 'refund', count(*)::int from refund join shop_order on shop_order.id = order_id
     where refund.state = 'pending' and owner like $1 having count(*) > 0`,
    [PROOF_OWNERS],
  );
