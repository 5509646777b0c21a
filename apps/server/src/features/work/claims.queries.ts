import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** A claim without an action for this long is over. */
const ENDS_AFTER = sql`interval '10 minutes'`;

export interface ClaimRow {
  subject_id: string;
  staff_id: number;
  name: string;
  claimed_at: Date;
}

/** Open claims on things of one kind, by id. */
export async function listClaims(
  db: Queryable,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, ClaimRow>> {
  const { rows } = await sql<ClaimRow>`
    select subject_id, staff_id, staff.name, claimed_at from work_claim join staff on staff.id = work_claim.staff_id
    where subject_kind = ${kind} and subject_id = any (${[...ids]}) and active_at > now() - ${ENDS_AFTER}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.subject_id, row]));
}

/** Things of one kind that somebody works on now; as few as there are staff. */
export async function listOpenClaims(db: Queryable, kind: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select subject_id, staff_id, staff.name, claimed_at from work_claim join staff on staff.id = work_claim.staff_id
    where subject_kind = ${kind} and active_at > now() - ${ENDS_AFTER} order by claimed_at limit 200`.execute(
    db,
  );
  return rows;
}

/** False when somebody else works on it. The claim of whoever has it already goes on. */
export async function insertClaim(
  db: Queryable,
  { kind, id, staffId, takesOver }: { kind: string; id: string; staffId: number; takesOver: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into work_claim (subject_kind, subject_id, staff_id) values (${kind}, ${id}, ${staffId})
    on conflict (subject_kind, subject_id) do update
      set staff_id = excluded.staff_id, active_at = now(),
        claimed_at = case when work_claim.staff_id = excluded.staff_id and work_claim.active_at > now() - ${ENDS_AFTER}
          then work_claim.claimed_at else now() end
      where work_claim.staff_id = excluded.staff_id or work_claim.active_at <= now() - ${ENDS_AFTER}
        or ${takesOver}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export const deleteClaim = (db: Queryable, kind: string, id: string, staffId: number) =>
  db
    .deleteFrom('work_claim')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('staff_id', '=', staffId)
    .execute();

/** An action keeps a claim of the same person open. */
export const touchClaim = (db: Queryable, kind: string, id: string, staffId: number) =>
  sql`
    update work_claim set active_at = now()
    where subject_kind = ${kind} and subject_id = ${id} and staff_id = ${staffId}`.execute(db);
