import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from './open-database.ts';

/**
 * The parts of one write, each a `with` of the statement. `refer` gives the name under which another part reads a part, which
 * then has a `returning`; the others have none.
 */
export type CommitWrite = (
  refer: (part: string) => RawBuilder<unknown>,
) => Record<string, RawBuilder<unknown>>;

interface CollectedWrites {
  /** Made by one statement, by their keys. */
  together: Map<string, CommitWrite>;
  alone: LoneWrite[];
}
interface LoneWrite {
  write: CommitWrite;
  /** The error that the caller of the transaction gets instead. */
  errorOf: (error: unknown) => unknown;
}
/** A statement that is sent with the commit. */
export interface LastWrite {
  query: CompiledQuery;
  errorOf: LoneWrite['errorOf'];
}
const sameError = (error: unknown) => error;
const collected = new WeakMap<Queryable, CollectedWrites>();

/** For `transaction`: collects the writes of a new transaction and returns the statements that make them. */
export function collectWrites(tx: Tx): () => LastWrite[] {
  const writes: CollectedWrites = { together: new Map(), alone: [] };
  collected.set(tx, writes);
  return () => {
    const together = [...writes.together.values()];
    // Those alone come last: many transactions contend for their rows, which so are locked for the shortest time.
    const [last, ...others] = writes.alone;
    const all =
      last && others.length === 0
        ? [{ parts: [...together, last.write], errorOf: last.errorOf }]
        : [
            ...(together.length > 0 ? [{ parts: together, errorOf: sameError }] : []),
            ...writes.alone.map(({ write, errorOf }) => ({ parts: [write], errorOf })),
          ];
    return all.map(({ parts, errorOf }) => ({ query: statementOf(parts).compile(tx), errorOf }));
  };
}

/**
 * Makes a write at the end of its transaction: all of them are one statement, which travels with the commit. Only for writes
 * that no later statement of the transaction reads and whose row count decides nothing. They run in the order in which they
 * were asked for and must not touch the same row; of two with the same key only the later is made. Outside a transaction a write
 * is made at once.
 */
export async function writeAtCommit(db: Queryable, key: string, write: CommitWrite): Promise<void> {
  const writes = collected.get(db);
  if (writes) {
    writes.together.delete(key);
    writes.together.set(key, write);
  } else await statementOf([write]).execute(db);
}

/**
 * The same for a write whose rows the transaction may touch more than once: the only one is the end of that statement, of several
 * each is a statement of its own. It may be refused by a constraint, which rolls the transaction back; `errorOf` must know that
 * constraint from others.
 */
export async function writeAloneAtCommit(
  db: Queryable,
  write: CommitWrite,
  errorOf: LoneWrite['errorOf'] = sameError,
): Promise<void> {
  const writes = collected.get(db);
  if (writes) writes.alone.push({ write, errorOf });
  else
    await statementOf([write])
      .execute(db)
      .catch((error: unknown) => {
        throw errorOf(error);
      });
}

/** From now on the writes of this transaction are made at once, for one that reads what it has changed. */
export const writeAtOnce = (tx: Tx): void => void collected.delete(tx);

/** For a savepoint: the returned function forgets the writes that were collected since. */
export function markWrites(tx: Queryable): () => void {
  const writes = collected.get(tx);
  if (!writes) return () => undefined;
  const before = { together: [...writes.together], alone: [...writes.alone] };
  return () => {
    writes.together.clear();
    for (const [key, write] of before.together) writes.together.set(key, write);
    writes.alone.splice(0, Number.POSITIVE_INFINITY, ...before.alone);
  };
}

/** The last select counts every part that no other part reads, one after the other: so they run in their order. */
function statementOf(writes: readonly CommitWrite[]): RawBuilder<unknown> {
  const parts = writes.flatMap((write, index) => {
    const read = new Set<string>();
    const nameOf = (part: string) => sql.ref(`write_${index}_${part}`);
    const refer = (part: string) => {
      read.add(part);
      return nameOf(part);
    };
    return Object.entries(write(refer)).map(([part, statement]) => ({
      name: nameOf(part),
      isCounted: !read.has(part),
      statement: read.has(part) ? statement : sql`${statement} returning 1`,
    }));
  });
  const counts = parts
    .filter(({ isCounted }) => isCounted)
    .map(({ name }) => sql`(select count(*) from ${name})`);
  return sql`with ${sql.join(parts.map(({ name, statement }) => sql`${name} as (${statement})`))} select ${sql.join(counts)}`;
}
