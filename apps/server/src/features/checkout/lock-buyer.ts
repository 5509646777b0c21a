import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Tx } from '#platform/database';

/** A buyer's orders are placed one after the other, so that limits per person and "first order" hold across tabs. */
export const lockBuyer = (tx: Tx, owner: Owner) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${owner}`}, 0))`.execute(tx);
