import { sql } from 'kysely';
import type { JsonOf, Queryable, Tables, Tx } from '#platform/database';
import { createToken, hashToken } from '#platform/session';
import type { StepDetails } from '../authentication/login-flow.ts';

export type StepKind = Tables['login_step']['kind'];

declare module '#platform/database' {
  interface DeclaredColumns {
    login_step: { details: JsonOf<StepDetails> };
  }
}

export interface Step {
  memberId: string | null;
  details: StepDetails;
  expiresAt: Date;
}

/** Stores what was verified for the next call of the same login; only its token gives access. */
export async function createStep(
  tx: Queryable,
  step: {
    kind: StepKind;
    memberId?: string;
    details?: StepDetails;
    seconds: number;
    /** Given when an identity provider passes it through its own pages. */
    token?: string;
  },
): Promise<{ token: string; expiresAt: Date }> {
  const token = step.token ?? createToken();
  const { expires_at } = await tx
    .insertInto('login_step')
    .values({
      token_hash: hashToken(token),
      kind: step.kind,
      member_id: step.memberId ?? null,
      details: JSON.stringify(step.details ?? {}),
      expires_at: sql<Date>`shop_now() + make_interval(secs => ${step.seconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, expiresAt: expires_at };
}

const toStep = (row: { member_id: string | null; details: StepDetails; expires_at: Date }): Step => ({
  memberId: row.member_id,
  details: row.details,
  expiresAt: row.expires_at,
});

/** A valid step of this kind; tokens of other kinds are not accepted. */
export async function findStep(db: Queryable, kind: StepKind, token: string): Promise<Step | null> {
  const row = await db
    .selectFrom('login_step')
    .select(['member_id', 'details', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst();
  return row ? toStep(row) : null;
}

/** Marks the step as used; of concurrent calls one succeeds. */
export async function consumeStep(tx: Tx, kind: StepKind, token: string): Promise<Step | null> {
  const row = await tx
    .updateTable('login_step')
    .set({ used_at: sql<Date>`shop_now()` })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .returning(['member_id', 'details', 'expires_at'])
    .executeTakeFirst();
  return row ? toStep(row) : null;
}
