import { createHash } from 'node:crypto';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import {
  isLockTimeout,
  isTransaction,
  lockThenRead,
  markWrites,
  type Queryable,
  type Tx,
  transaction,
  writeAtCommit,
} from '#platform/database';
import { canonicalJson } from './canonical-json.ts';

export interface RepeatableRequest {
  /** The operation and its owner: `checkout:member:42`. Keys are unique within a scope. */
  scope: string;
  key: string;
  body: unknown;
}

/** `key-reused`: the key was used with another body. `in-progress`: the first request with this key is still running. */
export type AnswerRefusal = { code: 'key-reused' } | { code: 'in-progress' };

/**
 * Runs a request once, however many copies of it arrive, and gives every copy the same answer.
 * The key is written in the transaction of the work, so both are committed or neither is. Copies wait for the first
 * one as long as lock_timeout allows. A refusal rolls back everything, including the key.
 * Answers pass through JSON, the first one too: a Date, for example, is returned as its JSON form.
 * `read` only locks and reads. It travels with the claim, and a copy of the request reads in vain.
 */
export async function answerOnce<Value, Refusal extends { code: string }, Read = undefined>(
  db: Queryable,
  request: RepeatableRequest,
  run: (tx: Tx, read: Read) => Promise<Result<Value, Refusal>>,
  ...[read]: Read extends undefined ? [] : [ReadFirst<Read>]
): Promise<Result<Value, Refusal | AnswerRefusal>> {
  const bodyHash = hashOf(request.body);
  const work = async (tx: Tx): Promise<Result<Value, Refusal | AnswerRefusal>> => {
    const { locked: claim, reading } = await lockThenRead(
      tx,
      (first) => claimKey(first, request, bodyHash),
      () => ({ reading: settled(read?.(tx)) }),
    );
    if (claim === 'waited-too-long') return refuse({ code: 'in-progress' });
    if (claim === 'taken') return repeatAnswer<Value>(tx, request, bodyHash);
    const result = await run(tx, reading() as Read);
    return result.ok ? storeAnswer(tx, request, result.value) : result;
  };
  return isTransaction(db)
    ? rollBackRefusals(db, work)
    : transaction(db, work, { shouldCommit: (result) => result.ok });
}

/** Locks and reads what `run` needs, in the packet that claims the key: before it is known whether this is the first copy. */
type ReadFirst<Read> = (tx: Tx) => Promise<Read>;

/** What was read, or the error of reading, for the copy that needs it: the others fail to read when they fail to claim. */
const settled = <Value>(reading: Promise<Value> | undefined): Promise<() => Value | undefined> =>
  Promise.resolve(reading).then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/** The answer that a copy of this request gets, without a transaction; null when no request with its key has been completed. */
export async function findAnswer<Value>(
  db: Queryable,
  request: RepeatableRequest,
): Promise<Result<Value, AnswerRefusal> | null> {
  const first = await findKey(db, request);
  return first ? answerOf<Value>(first, hashOf(request.body)) : null;
}

const hashOf = (body: unknown) => createHash('sha256').update(canonicalJson(body)).digest('hex');

/** A savepoint, because the caller's transaction may go on after a refusal. */
async function rollBackRefusals<Outcome extends { ok: boolean }>(
  tx: Tx,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  await sql`savepoint answer_once`.execute(tx);
  const forgetWrites = markWrites(tx);
  const result = await work(tx);
  if (!result.ok) forgetWrites();
  await sql.raw(`${result.ok ? 'release' : 'rollback to'} savepoint answer_once`).execute(tx);
  return result;
}

/** Every copy but the first waits here until the first one's transaction has ended. */
async function claimKey(tx: Tx, { scope, key }: RepeatableRequest, bodyHash: string) {
  try {
    const { numAffectedRows } = await sql`
      insert into idempotency_key (scope, key, body_hash) values (${scope}, ${key}, ${bodyHash})
      on conflict (scope, key) do nothing`.execute(tx);
    return numAffectedRows === 1n ? 'ours' : 'taken';
  } catch (error) {
    if (isLockTimeout(error)) return 'waited-too-long';
    throw error;
  }
}

async function repeatAnswer<Value>(
  tx: Tx,
  request: RepeatableRequest,
  bodyHash: string,
): Promise<Result<Value, AnswerRefusal>> {
  const first = await findKey(tx, request);
  return first ? answerOf<Value>(first, bodyHash) : refuse({ code: 'in-progress' });
}

interface UsedKey {
  body_hash: string;
  answer: string | null;
}
const findKey = (db: Queryable, { scope, key }: RepeatableRequest): Promise<UsedKey | undefined> =>
  db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();

function answerOf<Value>({ body_hash, answer }: UsedKey, bodyHash: string): Result<Value, AnswerRefusal> {
  if (answer === null) return refuse({ code: 'in-progress' });
  if (body_hash !== bodyHash) return refuse({ code: 'key-reused' });
  return accept(JSON.parse(answer) as Value);
}

async function storeAnswer<Value>(tx: Tx, { scope, key }: RepeatableRequest, value: Value) {
  const answer = JSON.stringify(value ?? null);
  await writeAtCommit(tx, `answer ${scope} ${key}`, () => ({
    answer: sql`update idempotency_key set answer = ${answer} where scope = ${scope} and key = ${key}`,
  }));
  return accept(JSON.parse(answer) as Value);
}
