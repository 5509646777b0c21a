import { pathParametersOf } from '@huarong/contract/kit';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import { adminCalls } from '../admin-calls.ts';
import { CASES } from '../evidence/cases.ts';
import type { EvidenceShop } from '../evidence/evidence-case.ts';

const MARK = 'field-of-an-attacker';
const MARKED_NUMBER = 987_654_321;
/** Columns that no caller may set, as the database and as the contracts spell them. */
const EXTRA: Record<string, unknown> = {
  ...{ actor: MARK, made_by: MARK, madeBy: MARK, owner: MARK, staff_id: MARKED_NUMBER, sessionId: MARK },
  ...{ password_hash: MARK, totp_sealed: MARK, is_built_in: MARK, isStaff: MARK, is_staff: MARK },
  ...{
    payable_fen: MARKED_NUMBER,
    paid_fen: MARKED_NUMBER,
    refunded_fen: MARKED_NUMBER,
    amount: MARKED_NUMBER,
  },
  ...{
    author_name: MARK,
    authorName: MARK,
    created_at: MARK,
    createdAt: MARK,
    settled_at: MARK,
    result: MARK,
  },
  ...{
    requested_by: MARKED_NUMBER,
    decided_by: MARKED_NUMBER,
    approval_id: MARKED_NUMBER,
    bulk_run_id: MARKED_NUMBER,
  },
};

/** Fields beside the declared ones in the body of every write: nothing of them may be stored. */
export async function addFields(shop: EvidenceShop, everyNth: number): Promise<AttackResult> {
  const attempts = [];
  const writes = adminCalls.filter(({ endpoint }) => endpoint.isWrite && endpoint.body !== 'multipart');
  for (const { call, route } of writes.filter((_, index) => index % everyNth === 0)) {
    const prepared = await CASES[call]?.(shop);
    if (!prepared) continue;
    const inPath = pathParametersOf(route);
    const extra = Object.entries(EXTRA).filter(([name]) => !inPath.includes(name));
    await (prepared.by ?? shop.owner).call(route, { ...Object.fromEntries(extra), ...prepared.input });
    attempts.push({ what: call, isHeld: !(await isStored(shop)) });
  }
  return resultOf(attempts);
}

async function isStored({ db }: EvidenceShop): Promise<boolean> {
  const rows = await db.selectFrom('audit_row').select('after').orderBy('id', 'desc').limit(40).execute();
  const entries = await db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(2).execute();
  const text = JSON.stringify([rows, entries]);
  return text.includes(MARK) || text.includes(String(MARKED_NUMBER));
}
