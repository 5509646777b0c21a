import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '#platform/database';
import { deleteInSlices } from '#platform/retention';

export interface DeliveryRow {
  id: number;
  webhook_id: number;
  event_id: string;
  topic: string;
  sequence: number;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  status: number | null;
  milliseconds: number | null;
  error: string | null;
  created_at: Date;
  attempted_at: Date | null;
  next_attempt_at: Date;
}
export interface DeliveryFilter {
  webhookId: number;
  state?: string | undefined;
  topic?: string | undefined;
}

const COLUMNS = sql`id, webhook_id, event_id, topic, sequence, state, attempts, status, milliseconds, error, created_at,
  attempted_at, next_attempt_at`;

/** A page after (older than) or before (newer than) an id; read backwards, it is turned round. */
export async function listDeliveries(
  db: Queryable,
  { webhookId, state, topic }: DeliveryFilter,
  { size, after, before }: { size: number; after?: string | undefined; before?: string | undefined },
): Promise<DeliveryRow[]> {
  const isBackwards = before !== undefined;
  const { rows } = await sql<DeliveryRow>`
    select ${COLUMNS} from webhook_delivery
    where webhook_id = ${webhookId} and (${state ?? null}::text is null or state = ${state ?? null})
      and (${topic ?? null}::text is null or topic = ${topic ?? null})
      and (${after ?? null}::bigint is null or id < ${after ?? null}::bigint)
      and (${before ?? null}::bigint is null or id > ${before ?? null}::bigint)
    order by id ${isBackwards ? sql`asc` : sql`desc`} limit ${size}`.execute(db);
  return isBackwards ? rows.reverse() : rows;
}

/** Counted up to one more than the page says. */
const COUNTED = 10_000;

/** Null: more than 10,000. */
export async function countDeliveries(
  db: Queryable,
  { webhookId, state, topic }: DeliveryFilter,
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from webhook_delivery
      where webhook_id = ${webhookId} and (${state ?? null}::text is null or state = ${state ?? null})
        and (${topic ?? null}::text is null or topic = ${topic ?? null}) limit ${COUNTED + 1}) counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count > COUNTED ? null : count;
}

export async function findDelivery(
  db: Queryable,
  deliveryId: number,
): Promise<(DeliveryRow & { body: string }) | null> {
  const { rows } = await sql<DeliveryRow & { body: string }>`
    select ${COLUMNS}, body from webhook_delivery where id = ${deliveryId}
      and exists (select 1 from webhook where webhook.id = webhook_id and webhook.state <> 'removed')`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Which deliveries are sent again: one, those that failed, or all of a period. */
export type ResendScope = { deliveryId: number } | { failed: true } | { from: Date; to: Date };

/** They keep their event id. They merge with nothing: an old state is sent as what it was. Returns how many. */
export async function resetDeliveries(
  tx: Tx,
  webhookId: number,
  scope: ResendScope,
  limit: number,
): Promise<number> {
  const chosen =
    'deliveryId' in scope
      ? sql`id = ${scope.deliveryId} and state <> 'waiting'`
      : 'failed' in scope
        ? sql`state = 'parked'`
        : sql`state <> 'waiting' and created_at >= ${scope.from} and created_at < ${scope.to}`;
  const { numAffectedRows = 0n } = await sql`
    update webhook_delivery set state = 'waiting', settled_at = null, attempts = 0, next_attempt_at = now(), merge_key = null
    where id in (select id from webhook_delivery where webhook_id = ${webhookId} and ${chosen}
      order by id limit ${limit})`.execute(tx);
  return Number(numAffectedRows);
}

const RETENTION_DAYS = 30;

/** False: time ran out. */
export const deleteOldDeliveries = (db: Database, isTimeUp: () => boolean): Promise<boolean> =>
  deleteInSlices(
    db,
    {
      table: 'webhook_delivery',
      age: 'created_at',
      before: sql<Date>`(now() - make_interval(days => ${sql.lit(RETENTION_DAYS)}))`,
      isOver: sql<boolean>`true`,
    },
    isTimeUp,
  );
