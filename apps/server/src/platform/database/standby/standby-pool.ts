import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { errorCode, isDatabaseUnavailable, READ_ONLY_CODE } from '../errors.ts';
import { BEGIN, END } from '../watched-pool.ts';
import type { WatchedStandby } from './watch-standby.ts';

/** Connections to the standby while it is usable, otherwise to the primary; a read that the standby fails is sent again. */
export const standbyFirst = (
  standby: PostgresPool,
  primary: PostgresPool,
  watched: Pick<WatchedStandby, 'isUsable' | 'onFailure'>,
): PostgresPool => ({
  options: standby.options,
  end: () => standby.end(),
  async connect() {
    if (!watched.isUsable()) return primary.connect();
    try {
      return withPrimary(await standby.connect(), primary, watched.onFailure);
    } catch (error) {
      watched.onFailure(error);
      return primary.connect();
    }
  },
});

/** A query that replay of the log got in the way of; nothing is wrong with the standby. */
const RECOVERY_CONFLICT_CODE = '40001';
const STATEMENT_TIMEOUT_CODE = '57014';

function withPrimary(
  client: PostgresPoolClient,
  primary: PostgresPool,
  onFailure: (error: unknown) => void,
): PostgresPoolClient {
  let isInTransaction = false;
  async function query(text: string, values: readonly unknown[]) {
    if (BEGIN.test(text)) isInTransaction = true;
    if (END.test(text)) isInTransaction = false;
    try {
      return await client.query(text, values);
    } catch (error) {
      const isConflict = errorCode(error) === RECOVERY_CONFLICT_CODE;
      if (!isConflict && isLost(error)) onFailure(error);
      else if (!isConflict) throw error;
      // The rest of a transaction is on the lost connection; who began it begins again.
      if (isInTransaction) throw error;
      const other = await primary.connect();
      try {
        return await other.query(text, values);
      } finally {
        other.release();
      }
    }
  }
  // Kysely also declares a cursor form of `query`, which only streams use.
  return {
    query,
    release: (destroy?: boolean) => (client.release as (destroy?: boolean) => void)(destroy),
  } as unknown as PostgresPoolClient;
}

/** A write that came here by mistake must fail, and a slow query would be as slow on the primary. */
const isLost = (error: unknown) =>
  isDatabaseUnavailable(error) && ![READ_ONLY_CODE, STATEMENT_TIMEOUT_CODE].includes(errorCode(error) ?? '');
